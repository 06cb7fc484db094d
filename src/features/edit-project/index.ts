export { useProjectEdit } from './ui/use-project-edit'
