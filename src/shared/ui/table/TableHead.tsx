import { Button } from '@chakra-ui/react'
import type { Table } from '@tanstack/react-table'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { ColumnsMenu } from './ColumnsMenu'
import { RowCheckbox } from './RowCheckbox'
import type { Column, TableSort } from './types'

export interface TableHeadProps<Row> {
  table: Table<Row>
  columns: readonly Column<Row>[]
  sort: TableSort | null
  hidden: readonly string[]
  onHiddenChange: (hidden: readonly string[]) => void
  selectable: boolean
  withActions: boolean
}

/** The headers: a button where rows can be sorted by them, and the box that selects all rows. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { table, columns, sort, hidden, onHiddenChange, selectable, withActions } = props
  const hideable = columns.filter((column) => column.hideable)
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectable ? (
          <th scope="col" data-narrow="">
            <RowCheckbox
              label="Select all"
              checked={table.getIsAllRowsSelected()}
              mixed={table.getIsSomeRowsSelected()}
              disabled={table.getRowCount() === 0}
              onToggle={(checked) => table.toggleAllRowsSelected(checked)}
            />
          </th>
        ) : null}
        {table.getVisibleLeafColumns().map((column) => {
          const shown = columns.find(({ id }) => id === column.id)
          const sorted = sort?.id === column.id ? (sort.desc ? 'descending' : 'ascending') : undefined
          return (
            <th
              key={column.id}
              scope="col"
              style={{ width: shown?.width }}
              aria-sort={sorted}
              data-end={shown?.align === 'end' ? '' : undefined}
            >
              {column.getCanSort() ? (
                <Button
                  variant="ghost"
                  size="xs"
                  // Its edge and padding stand outside, so that its words begin where those of the cells do.
                  mx="calc(-0.5rem - 1px)"
                  maxWidth="calc(100% + 1rem + 2px)"
                  px="2"
                  color={sorted ? 'fg' : 'fg.muted'}
                  onClick={() => column.toggleSorting()}
                >
                  {shown?.header}
                  {sorted === 'ascending' ? <ArrowUp size={14} aria-hidden /> : null}
                  {sorted === 'descending' ? <ArrowDown size={14} aria-hidden /> : null}
                </Button>
              ) : (
                shown?.header
              )}
            </th>
          )
        })}
        {withActions || hideable.length > 0 ? (
          <td data-narrow="" data-actions="">
            {hideable.length > 0 ? (
              <ColumnsMenu
                columns={hideable.map(({ id, header }) => ({ id, header, shown: !hidden.includes(id) }))}
                onToggle={(id, shown) =>
                  onHiddenChange(shown ? hidden.filter((one) => one !== id) : [...hidden, id])
                }
              />
            ) : null}
          </td>
        ) : null}
      </tr>
    </thead>
  )
}
