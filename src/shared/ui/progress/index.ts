export { ProgressBar } from './ProgressBar'
export { ProgressRing } from './ProgressRing'
