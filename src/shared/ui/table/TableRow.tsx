import type { Row } from '@tanstack/react-table'
import type { Ref } from 'react'
import { RowCheckbox } from './RowCheckbox'
import { RowFocus } from './row-focus'
import { RowMenu } from './RowMenu'
import type { Column, RowAction } from './types'

export interface TableRowProps<Item> {
  ref: Ref<HTMLTableRowElement>
  row: Row<Item>
  index: number
  name: string
  columns: readonly Column<Item>[]
  /** Tab enters this row. */
  active: boolean
  selectable: boolean
  busy: boolean
  /** Undefined: the table has no menus. */
  actions: readonly RowAction[] | undefined
  onFocus: (id: string) => void
  onSelect: (index: number, checked: boolean, range: boolean) => void
}

/** One row: its box, its cells, its menu. */
export function TableRow<Item>(props: TableRowProps<Item>) {
  const { ref, row, index, name, columns, active, selectable, busy, actions, onFocus, onSelect } = props
  const selected = row.getIsSelected()
  return (
    <RowFocus value={active ? 0 : -1}>
      <tr
        ref={ref}
        data-index={index}
        data-row={row.id}
        data-selected={selected ? '' : undefined}
        aria-rowindex={index + 2}
        aria-busy={busy || undefined}
        tabIndex={active ? 0 : -1}
        onFocus={() => onFocus(row.id)}
      >
        {selectable ? (
          <td data-narrow="">
            <RowCheckbox
              label={`Select ${name}`}
              checked={selected}
              disabled={!row.getCanSelect()}
              onToggle={(checked, range) => onSelect(index, checked, range)}
            />
          </td>
        ) : null}
        {columns.map((column, place) => {
          const cell = {
            'data-cell': '',
            'data-end': column.align === 'end' ? '' : undefined,
            'data-wrap': column.wrap ? '' : undefined,
          }
          return place === 0 ? (
            <th key={column.id} scope="row" {...cell}>
              {column.cell(row.original)}
            </th>
          ) : (
            <td key={column.id} {...cell}>
              {column.cell(row.original)}
            </td>
          )
        })}
        {actions ? (
          <td data-narrow="" data-actions="">
            {actions.length > 0 ? <RowMenu name={name} actions={actions} busy={busy} /> : null}
          </td>
        ) : null}
      </tr>
    </RowFocus>
  )
}
