export { NewProjectButton } from './ui/NewProjectButton'
export { NewProjectProvider } from './ui/NewProjectProvider'
