export { type RunEditContext, type RunEditEvent, runEditMachine } from './run-edit.machine'
