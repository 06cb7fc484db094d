export { type RunRestoreActor, runRestoreMachine, useRunRestore } from './model/use-run-restore'
