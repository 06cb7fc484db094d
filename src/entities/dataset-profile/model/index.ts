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
export { keptProfileOf, type KeptProfile, keptProfiles, outdated } from './kept'
export { PROFILE } from './sample-profile'
