export { type Gestures, recordGestures } from './model/gestures'
export type { Inspected, Inspection } from './model/inspection'
export { readLogFile } from './model/log-file'
export { type Restoration, readLink } from './model/read-link'
export { HASH } from './model/state-link'
export type { InspectedActor, InspectionView, Json, LogEntry } from './model/types'
export { useInspection } from './model/use-inspection'
export { visible } from './model/visible'
export {
  InspectorPanel,
  type InspectorPanelProps,
  ownEnvironment,
  useInspectionOf,
} from './ui/InspectorPanel'
export { InspectorView, type InspectorViewProps } from './ui/InspectorView'
