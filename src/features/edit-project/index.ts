export { editsOf, useProjectEdit } from './model/use-project-edit'
export { EditProjectDialog } from './ui/EditProjectDialog'
