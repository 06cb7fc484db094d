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
export { formatMetric, formatTook } from './format'
export {
  ALL_RUNS,
  isNarrowed,
  readFilter,
  type RunClause,
  type RunQuery,
  type RunSort,
  searchOf,
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
  silentMinutes,
  STATUS_LABELS,
} from './run'
export { SAMPLE_RUN, sampleSeries } from './samples'
export { type Bucket, type MetricSeries, type SeriesAxis, smoothed } from './series'
