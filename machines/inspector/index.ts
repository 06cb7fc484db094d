export {
  type InspectorContext,
  type InspectorEvent,
  inspectorMachine,
  LARGEST,
  SMALLEST,
} from './inspector.machine'
export type { Dock, ImportedLog, InspectorLayout, InspectorPart, Json, LogEntry, LogFile } from './types'
