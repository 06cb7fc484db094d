export { shownOf } from './shown'
export type { Pushed, SyncContext, SyncEvent, SyncShown } from './setup'
export { syncMachine } from './sync.machine'
