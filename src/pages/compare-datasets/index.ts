export { CompareDatasetsPage } from './ui/CompareDatasetsPage'
