export { DataTable } from './DataTable'
export { useRowTabIndex } from './row-focus'
export { RowLink } from './RowLink'
export type { Column, DataTableProps, RowAction, TableSelection, TableSort } from './types'
