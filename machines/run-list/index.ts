export { type RunListContext, type RunListEvent, runListMachine, type RunRange } from './run-list.machine'
