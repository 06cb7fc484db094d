export { SAMPLE_CHOICE, SAMPLE_FACTS, SAMPLE_REPORT, SAMPLE_TRAINED } from './sample'
export { groupOf, SPLIT_NAMES, splitColumns, splitText, withSplit } from './split'
export {
  BUDGETS,
  type ColumnFacts,
  type Dependence,
  type FileFacts,
  KIND_NAMES,
  proposedChoice,
  type Report,
  type SplitBy,
  type TaskKind,
  type TrainedModel,
  type TrainingChoice,
  type TrainingProgress,
  type Warning,
  withTarget,
} from './trained-model'
