export { RunIt } from './ui/RunIt'
export { RunSkeleton } from './ui/RunSkeleton'
