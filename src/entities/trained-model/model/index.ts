export { SAMPLE_CHOICE, SAMPLE_FACTS, SAMPLE_REPORT, SAMPLE_TRAINED } from './sample'
export {
  BUDGETS,
  type ColumnFacts,
  type FileFacts,
  KIND_NAMES,
  proposedChoice,
  type Report,
  type TaskKind,
  type TrainedModel,
  type TrainingChoice,
  type TrainingProgress,
  type Warning,
  withTarget,
} from './trained-model'
