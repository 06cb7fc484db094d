export { shownOf } from './shown'
export { liveOfSync } from './setup'
export type { Pushed, SyncContext, SyncEvent, SyncShown } from './setup'
export { syncMachine } from './sync.machine'
