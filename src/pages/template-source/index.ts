export { templateSourceLoader } from './model/source'
export { TemplateSourcePage } from './ui/TemplateSourcePage'
