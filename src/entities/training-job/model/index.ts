export {
  changedJob,
  changedJobs,
  dueChanges,
  JOB_RULES,
  type JobChange,
  takesChange,
  TRAINING_PLACES,
} from './changes'
export { trainingJobs } from './collection'
export { durationOf, epochMsOf, GPU_MEMORY, TRAINABLE_MODELS } from './learning'
export { type LogLine, logOf } from './log'
export {
  EMPTY_JOB,
  isNameTaken,
  JOB_BOUNDS,
  type NewJob,
  newJobSchema,
  type OtherJobs,
  queuedJob,
} from './new-job'
export { sampleJobs } from './samples'
export {
  figureAt,
  jobAt,
  type JobFigures,
  type JobMetric,
  type JobSeries,
  seriesOf,
  type TrainingJob,
} from './simulate'
export {
  JOB_STATUSES,
  type JobChangeType,
  type JobMoment,
  type JobStatus,
  type StoredJob,
  STATUS_LABELS,
} from './training-job'
