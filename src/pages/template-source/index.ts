export { type TemplateSource, templateSourceLoader } from './model/source'
export { TemplateSourcePage } from './ui/TemplateSourcePage'
