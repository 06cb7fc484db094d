export { useTemplateRequest } from './model/use-template-request'
export { TemplateRequestDialog } from './ui/TemplateRequestDialog'
