export { Panel } from './Panel'
export { FoldedPanel } from './FoldedPanel'
