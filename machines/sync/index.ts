export { shownOf } from './shown'
export { liveOfSync } from './setup'
export type { Left, Pushed, SyncContext, SyncEvent, SyncShown } from './setup'
export { syncMachine } from './sync.machine'
