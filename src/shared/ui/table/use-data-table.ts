import { useControllableState } from '@chakra-ui/react'
import {
  type ColumnDef,
  getCoreRowModel,
  getSortedRowModel,
  type SortingState,
  type Updater,
  useReactTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column, DataTableProps, TableSelection, TableSort } from './types'

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other))

const definition = <Row>(column: Column<Row>): ColumnDef<Row, unknown> => ({
  id: column.id,
  accessorFn: (row) => column.sortBy?.(row) ?? undefined,
  enableSorting: column.sortBy !== undefined,
  sortDescFirst: column.descendingFirst ?? false,
  sortUndefined: 'last',
  sortingFn: (one, other, id) => compare(one.getValue(id), other.getValue(id)),
  enableHiding: column.hideable ?? false,
})

const resolve = <Value>(updater: Updater<Value>, value: Value): Value =>
  typeof updater === 'function' ? (updater as (value: Value) => Value)(value) : updater

/** The rows in their order, the columns that are shown, and the selection: the table's own, or its owner's. */
export function useDataTable<Row>(props: DataTableProps<Row>) {
  const { rows, columns, rowId, selectable = false, sortedElsewhere = false } = props
  const [sort, setSort] = useControllableState<TableSort | null>({
    value: props.sort,
    defaultValue: null,
    onChange: props.onSortChange,
  })
  const [selection, setSelection] = useControllableState<TableSelection>({
    value: props.selection,
    defaultValue: {},
    onChange: props.onSelectionChange,
  })
  const [hidden, setHidden] = useControllableState<readonly string[]>({
    value: props.hidden,
    defaultValue: [],
    onChange: props.onHiddenChange,
  })
  const sorting: SortingState = useMemo(() => (sort ? [sort] : []), [sort])
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this hook alone
  const table = useReactTable<Row>({
    data: rows as Row[],
    columns: useMemo(() => columns.map(definition), [columns]),
    getRowId: rowId,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    manualSorting: sortedElsewhere,
    enableMultiSort: false,
    enableSortingRemoval: false,
    enableRowSelection:
      typeof selectable === 'function' ? ({ original }) => selectable(original) : selectable,
    state: {
      sorting,
      rowSelection: selection,
      columnVisibility: useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]),
    },
    onSortingChange: (updater) => setSort(resolve(updater, sorting)[0] ?? null),
    onRowSelectionChange: (updater) => setSelection(resolve(updater, selection)),
  })
  return { table, sort, hidden, setHidden, selection, setSelection }
}
