export { editsOf, type ProjectEditActor, useProjectEdit } from './model/use-project-edit'
export { EditProjectDialog } from './ui/EditProjectDialog'
