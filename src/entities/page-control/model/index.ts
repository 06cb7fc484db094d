export { intersection, overlap } from './boxes'
export type { Box, ControlFacts, ControlIdentity, ScannedPage, Visibility } from './facts'
export {
  type ControlTotals,
  type JudgedControl,
  judge,
  MIN_TARGET,
  NAVBAR_LAYER,
  problemsOf,
  sizeText,
  totalsOf,
} from './problems'
export { coversOf, type PointerFacts, type PointerReport, type Reach, reachOf } from './reach'
export { type ViewportClass, viewportClass } from './viewport'
