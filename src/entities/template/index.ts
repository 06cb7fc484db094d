export { TemplateCard } from './ui/TemplateCard'
