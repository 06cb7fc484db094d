export {
  MOST_EXPORTED,
  type RunExportContext,
  type RunExportEvent,
  type RunExportOrder,
  runExportMachine,
} from './run-export.machine'
