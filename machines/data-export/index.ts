export { type DataExportContext, dataExportMachine } from './data-export.machine'
