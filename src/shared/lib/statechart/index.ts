export type { DrawnMachine, MachineHeader, MachineSample, MachineSummary } from './catalogue'
export { chartNames, loadChart } from './charts'
export { eventName, stateId, transitionId } from './ids'
export {
  type Box,
  CHART_TYPE,
  type ChartLayout,
  type ChartOutline,
  type PlacedArrow,
  type PlacedLine,
  type PlacedState,
  type PlacedTransition,
  type Point,
  type StateOutline,
  type TransitionOutline,
} from './layout'
