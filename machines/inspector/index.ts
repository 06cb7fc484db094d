export { inspectorMachine, LARGEST, SMALLEST } from './inspector.machine'
export type {
  Dock,
  ImportedLog,
  InspectorContext,
  InspectorEvent,
  InspectorLayout,
  InspectorPart,
  Json,
  LogEntry,
  LogFile,
} from './types'
