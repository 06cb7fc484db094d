export { useDatasets } from './api/use-datasets'
export { useFavouriteDatasets } from './api/use-favourites'
export { DatasetStatusDot } from './ui/DatasetStatusDot'
