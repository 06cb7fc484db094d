export { TemplateSourcePage } from './ui/TemplateSourcePage'
