export {
  type ModelPage,
  type ModelVersion,
  type RegisteredModel,
  STAGE_LABELS,
} from './registered-model'
export { SAMPLE_MODEL_PAGE, SAMPLE_MODELS } from './samples'
export { fieldText, type Signature } from './signature'
