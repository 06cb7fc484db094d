export {
  alertInWords,
  type AlertKind,
  type AlertRules,
  type EndpointAlert,
  readRules,
  typedRules,
} from './alert'
export {
  binName,
  type DriftColumn,
  driftOf,
  driftStatus,
  driftWord,
  type EndpointDrift,
  missingShare,
  sharesOf,
  type WorstDrift,
} from './drift'
export {
  earlierVersion,
  type Endpoint,
  type EndpointNumbers,
  type EndpointVersion,
  errorKinds,
  errorsOf,
  mainVersion,
  type Signature,
} from './endpoint'
export { columnsIn, rowsAtOnce } from './file-rows'
export { inputInWords, type KeptRequest, type KeptRequests, typedInput } from './kept-requests'
export { exampleIn, KEY_VARIABLE, type Language, LANGUAGES } from './examples'
export {
  answerInWords,
  firstValues,
  inputHint,
  readRow,
  type Row,
  type WrittenTensor,
} from './row'
export {
  EXAMPLE_ALERTS,
  EXAMPLE_DRIFT,
  EXAMPLE_ENDPOINT,
  EXAMPLE_KEPT,
  EXAMPLE_NUMBERS,
  EXAMPLE_RULES,
} from './samples'
export {
  type Deployed,
  endpointNameError,
  endpointNameOf,
  type LoadedModel,
  type ServedModel,
  SERVING_STAGES,
  type StoredModel,
} from './serving'
