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
export { storedProfileOf, type StoredProfile, storedProfiles, outdated } from './stored-profile'
export { PROFILE } from './sample-profile'
