export { useDataExport } from './model/use-data-export'
export { DataExport } from './ui/DataExport'
