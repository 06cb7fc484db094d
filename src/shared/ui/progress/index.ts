export { ProgressBar, type ProgressBarProps } from './ProgressBar'
export { ProgressRing, type ProgressRingProps } from './ProgressRing'
