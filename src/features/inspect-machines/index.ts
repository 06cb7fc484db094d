export type { Inspected, Inspection, Pulse } from './model/inspection'
export { createInspection } from './model/inspection'
export { type Restoration, readLink } from './model/read-link'
export type { Restored } from './model/restore'
export { HASH } from './model/state-link'
export { readLogFile } from './model/log-file'
export type {
  AcceptedEvent,
  ClockState,
  InspectedActor,
  InspectionView,
  Json,
  LogEntry,
  RunningTimer,
} from './model/types'
export { browserPulse, useInspection } from './model/use-inspection'
export { AcceptedEvents, type AcceptedEventsProps } from './ui/AcceptedEvents'
export { ActorPart, type ActorPartProps } from './ui/ActorPart'
export { ActorTree, type ActorTreeProps } from './ui/ActorTree'
export { ClockControl } from './ui/ClockControl'
export { ContextTree, type ContextTreeProps } from './ui/ContextTree'
export { EventLog, type EventLogProps } from './ui/EventLog'
export {
  InspectorPanel,
  type InspectorPanelProps,
  ownEnvironment,
  useInspectionOf,
} from './ui/InspectorPanel'
export { LinkPart, type LinkPartProps } from './ui/LinkPart'
export { InspectorView, type InspectorViewProps } from './ui/InspectorView'
export { SequenceView } from './ui/SequenceView'
export { Timers, type TimersProps } from './ui/Timers'
