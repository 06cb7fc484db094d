export { DatasetProfilePage } from './ui/DatasetProfilePage'
