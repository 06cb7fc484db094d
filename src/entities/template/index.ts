export { TemplateCard, type TemplateCardProps } from './ui/TemplateCard'
export { TemplatePreview, type TemplatePreviewProps } from './ui/TemplatePreview'
