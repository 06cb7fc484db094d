export {
  changeRun,
  editRuns,
  readArtifact,
  readArtifacts,
  readExperiments,
  readRun,
  readRunCounts,
  readRunGroups,
  readRunKeys,
  readRuns,
  readSeries,
  type RunChange,
  searchRuns,
} from './api/run-api'
export { streamRunChanges } from './api/run-stream'
export { saveRuns } from './api/save-runs'
export { removableRuns } from './api/removable-runs'
export { useRunColumns } from './api/use-run-columns'
export { RunStatusDot } from './ui/RunStatusDot'
export { type FinishedTraining, storeTraining } from './api/store-training'
