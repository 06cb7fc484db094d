export { useDatasets } from './api/use-datasets'
export {
  beginUpload,
  downloadWorkspaceFile,
  finishUpload,
  readWorkspaceFile,
  removeWorkspaceFile,
  sendPart,
} from './api/workspace-file'
export { useFavouriteDatasets } from './api/use-favourites'
export { DatasetStatusDot } from './ui/DatasetStatusDot'
