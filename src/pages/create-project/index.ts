export { CreateProjectPage, createProjectLoader } from './ui/CreateProjectPage'
export { NewProjectDialog } from './ui/NewProjectDialog'
