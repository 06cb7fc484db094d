export { TemplatesPage } from './ui/TemplatesPage'
