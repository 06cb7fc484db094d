export { type Artifact, type ArtifactFolder, type Artifacts, artifactTree } from './artifacts'
export {
  columnId,
  type KeyColumn,
  MOST_COLUMNS,
  type RunColumns,
  shownColumns,
  sortedColumn,
  sortOf,
  valueIn,
} from './columns'
export {
  MOST_EDITED,
  NO_RUNS_EDITED,
  type PickedRuns,
  type RunEdit,
  type RunsEdited,
  type TagEdit,
  tagProblem,
} from './edits'
export type { RunExportFormat } from './export'
export { formatMetric, formatTook } from './format'
export {
  bestChoices,
  bestOf,
  type BestOf,
  groupingChoices,
  groupingOf,
  nameOfGroup,
  queryOfGroup,
  type RunGroup,
  type RunGrouping,
  type RunGroups,
} from './groups'
export {
  ALL_RUNS,
  isNarrowed,
  readFilter,
  type RunClause,
  type RunQuery,
  type RunSort,
} from './query'
export {
  type Experiment,
  isRunning,
  type LatestMetric,
  type MetricValue,
  NOTE_TAG,
  ownTags,
  type Run,
  RUN_STATUSES,
  type RunCounts,
  type RunDataset,
  runDuration,
  type RunKeys,
  type RunList,
  type RunPage,
  type RunStatus,
  STATUS_LABELS,
} from './run'
export { SAMPLE_ARTIFACTS, SAMPLE_RUN, sampleSeries } from './samples'
export { type Bucket, type MetricSeries, type SeriesAxis, smoothed } from './series'
