import { useControllableState } from '@chakra-ui/react'
import { useMemo } from 'react'
import { sortedRows } from './sorted-rows'
import type { DataTableProps, TableSelection, TableSort } from './types'

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
  const sortColumn = sortedElsewhere ? undefined : columns.find(({ id }) => id === sort?.id)
  const sorted = useMemo(
    () => (sortColumn?.sortBy ? sortedRows(rows, sortColumn.sortBy, sort?.desc ?? false) : rows),
    [rows, sortColumn, sort?.desc],
  )
  const shown = useMemo(() => columns.filter(({ id }) => !hidden.includes(id)), [columns, hidden])
  const canSelect = typeof selectable === 'function' ? selectable : () => selectable
  const some = useMemo(() => rows.some((row) => selection[rowId(row)]), [rows, selection, rowId])
  return {
    sorted,
    /** The columns that are not hidden. */
    shown,
    sort,
    /** Sorts by a column; the same column again reverses the order. */
    sortBy: (id: string) => {
      const first = columns.find((column) => column.id === id)?.descendingFirst ?? false
      setSort({ id, desc: sort?.id === id ? !sort.desc : first })
    },
    hidden,
    setHidden,
    selection,
    setSelection,
    canSelect,
    some,
    all: some && rows.every((row) => !canSelect(row) || selection[rowId(row)]),
    selectAll: (checked: boolean) => {
      const next = { ...selection }
      for (const row of rows)
        if (!checked) delete next[rowId(row)]
        else if (canSelect(row)) next[rowId(row)] = true
      setSelection(next)
    },
  }
}
