export { joinShown, shownOf } from './shown'
export { liveOfSync } from './setup'
export type { Left, Pulled, Pushed, SyncContext, SyncEvent, SyncShown } from './setup'
export { syncMachine } from './sync.machine'
