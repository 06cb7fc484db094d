export { DocPage } from './ui/DocPage'
