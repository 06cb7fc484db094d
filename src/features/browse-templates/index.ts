export { useTemplateGallery } from './model/use-template-gallery'
export { TemplateGallery } from './ui/TemplateGallery'
