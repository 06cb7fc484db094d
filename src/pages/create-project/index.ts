export { CreateProjectPage } from './ui/CreateProjectPage'
export { NewProjectDialog } from './ui/NewProjectDialog'
