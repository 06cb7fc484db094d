export { editsOf, type ProjectEditActor, useProjectEdit } from './model/project-edit'
export { EditProjectDialog } from './ui/EditProjectDialog'
