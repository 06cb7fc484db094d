export type {
  ColumnProfile,
  ColumnType,
  DataProblem,
  DatasetPreview,
  DatasetProfile,
  Encoding,
  Figure,
  HistogramBin,
  ProfileProgress,
  Quartiles,
  Reading,
  ReadingChoice,
  TopValue,
} from '@orrery/profiler/types'
export { type Change, type ColumnChange, compareProfiles, missingShare } from './compare'
export { type Drift, LARGE, MEDIUM } from './drift'
export { keptProfileOf, type KeptProfile, keptProfiles, outdated } from './kept'
export { missingIn } from './missing'
export { KINDS, profileOf, WIDE } from './sample-columns'
export { PROFILE } from './sample-profile'
