export { type ProjectListContext, type ProjectListEvent, projectListMachine } from './project-list.machine'
