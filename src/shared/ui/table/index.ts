export { DataTable } from './DataTable'
export { RowLink } from './RowLink'
export type { Column, DataTableProps, RowAction, TableSelection, TableSort } from './types'
