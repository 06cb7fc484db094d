export { NewProjectButton } from './ui/NewProjectButton'
export { NewProjectProvider, type NewProjectProviderProps, useNewProject } from './ui/NewProjectProvider'
