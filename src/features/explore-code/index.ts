export { CodeSkeleton, restOfWindow } from './ui/CodeSkeleton'
export { ExploredCode } from './ui/ExploredCode'
