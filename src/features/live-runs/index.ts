export { followStream, watchPage } from './model/follow-stream'
export { useLiveRuns } from './model/use-live-runs'
export { LiveRunsActor } from './ui/LiveRunsActor'
