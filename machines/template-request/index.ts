export {
  type TemplateRequestContext,
  type TemplateRequestEvent,
  templateRequestMachine,
} from './template-request.machine'
