export {
  type InspectorEvent,
  inspectorMachine,
  LARGEST,
  SMALLEST,
} from './inspector.machine'
export type {
  Dock,
  ImportedLog,
  InspectorContext,
  InspectorLayout,
  InspectorPart,
  Json,
  LogEntry,
  LogFile,
} from './types'
