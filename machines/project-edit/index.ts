export { type ProjectEditContext, type ProjectEditEvent, projectEditMachine } from './project-edit.machine'
