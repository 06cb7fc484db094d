export { intersection, overlap } from './boxes'
export type { ControlFacts, ScannedPage, Visibility } from './facts'
export {
  type ControlTotals,
  type JudgedControl,
  judge,
  NAVBAR_LAYER,
  problemsOf,
  sizeText,
  totalsOf,
} from './problems'
export { coversOf, type PointerFacts, type PointerReport, type Reach, reachOf } from './reach'
export { viewportClass } from './viewport'
