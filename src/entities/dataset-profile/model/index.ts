export type {
  ColumnProfile,
  ColumnType,
  DataProblem,
  DatasetProfile,
  HistogramBin,
  ProfileProgress,
  TopValue,
} from './types'
