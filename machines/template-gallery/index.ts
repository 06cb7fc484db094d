export {
  type TemplateGalleryContext,
  type TemplateGalleryEvent,
  type TemplateGalleryInput,
  templateGalleryMachine,
} from './template-gallery.machine'
