import { Button } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { ColumnsMenu } from './ColumnsMenu'
import { RowCheckbox } from './RowCheckbox'
import type { Column } from './types'
import type { useDataTable } from './use-data-table'

export interface TableHeadProps<Row> {
  table: ReturnType<typeof useDataTable<Row>>
  columns: readonly Column<Row>[]
  /** Nothing to select. */
  none: boolean
  selectable: boolean
  withActions: boolean
}

/** The headers: a button where rows can be sorted by them, and the box that selects all rows. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { table, columns, none, selectable, withActions } = props
  const { sort, hidden } = table
  const hideable = columns.filter((column) => column.hideable)
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectable ? (
          <th scope="col" data-narrow="">
            <RowCheckbox
              label="Select all"
              checked={table.all}
              mixed={table.some && !table.all}
              disabled={none}
              onToggle={table.selectAll}
            />
          </th>
        ) : null}
        {table.shown.map((column) => {
          const sorted = sort?.id === column.id ? (sort.desc ? 'descending' : 'ascending') : undefined
          return (
            <th
              key={column.id}
              scope="col"
              style={{ width: column.width }}
              aria-sort={sorted ?? (column.sortBy ? 'none' : undefined)}
              data-end={column.align === 'end' ? '' : undefined}
            >
              {column.sortBy ? (
                <Button
                  variant="ghost"
                  size="xs"
                  // Its edge and padding extend outwards, so that its text aligns with that of the cells.
                  mx="calc(-0.5rem - 1px)"
                  maxWidth="calc(100% + 1rem + 2px)"
                  px="2"
                  color={sorted ? 'fg' : 'fg.muted'}
                  onClick={() => table.sortBy(column.id)}
                >
                  {column.header}
                  {sorted === 'ascending' ? <ArrowUp size={14} aria-hidden /> : null}
                  {sorted === 'descending' ? <ArrowDown size={14} aria-hidden /> : null}
                </Button>
              ) : (
                column.header
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
                  table.setHidden(shown ? hidden.filter((one) => one !== id) : [...hidden, id])
                }
              />
            ) : null}
          </td>
        ) : null}
      </tr>
    </thead>
  )
}
