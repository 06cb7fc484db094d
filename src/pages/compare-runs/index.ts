export { CompareRunsPage } from './ui/CompareRunsPage'
