export {
  changeRun,
  readExperiments,
  readRun,
  readRunCounts,
  readRunKeys,
  readSeries,
  RUN_PAGE,
  type RunChange,
  searchRuns,
} from './api/run-api'
export { RunStatusDot } from './ui/RunStatusDot'
