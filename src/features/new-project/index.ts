export { NewProjectButton } from './ui/NewProjectButton'
export { NewProjectProvider, useNewProject } from './ui/NewProjectProvider'
