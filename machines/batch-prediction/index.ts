export {
  type BatchPredictionContext,
  type BatchPredictionEvent,
  batchPredictionMachine,
  type BatchResult,
} from './batch-prediction.machine'
