export {
  type ProjectEditContext,
  type ProjectEditEvent,
  type ProjectEdits,
  projectEditMachine,
} from './project-edit.machine'
