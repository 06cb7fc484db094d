export { useLiveRuns } from './model/use-live-runs'
