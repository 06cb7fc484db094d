import { memo, type Ref } from 'react'
import { RowCheckbox } from './RowCheckbox'
import { RowFocus } from './row-focus'
import { RowMenu } from './RowMenu'
import type { Column, RowAction } from './types'

export interface TableRowProps<Item> {
  ref: Ref<HTMLTableRowElement>
  row: Item
  id: string
  index: number
  name: string
  columns: readonly Column<Item>[]
  /** Tab enters this row. */
  active: boolean
  /** Undefined: the table has no boxes. */
  selected: boolean | undefined
  canSelect: boolean
  busy: boolean
  /** None: the table has no menus; empty: this row has none. */
  menu: 'none' | 'empty' | 'filled'
  /** These stay the same between renders, so that only the rows are drawn that change. */
  actionsOf: (row: Item) => readonly RowAction[] | undefined
  onFocus: (id: string) => void
  onSelect: (index: number, checked: boolean, range: boolean) => void
}

/** One row: its box, its cells, its menu. */
function Row<Item>(props: TableRowProps<Item>) {
  const { ref, row, id, index, name, columns, active, selected, canSelect, busy, menu } = props
  const { actionsOf, onFocus, onSelect } = props
  return (
    <RowFocus value={active ? 0 : -1}>
      <tr
        ref={ref}
        data-index={index}
        data-row={id}
        data-selected={selected ? '' : undefined}
        aria-rowindex={index + 2}
        aria-busy={busy || undefined}
        tabIndex={active ? 0 : -1}
        onFocus={() => onFocus(id)}
      >
        {selected === undefined ? null : (
          <td data-narrow="">
            <RowCheckbox
              label={`Select ${name}`}
              checked={selected}
              disabled={!canSelect}
              onToggle={(checked, range) => onSelect(index, checked, range)}
            />
          </td>
        )}
        {columns.map((column, place) => {
          const cell = {
            'data-cell': '',
            'data-end': column.align === 'end' ? '' : undefined,
            'data-wrap': column.wrap ? '' : undefined,
            'data-label': column.labelled ? column.header : undefined,
          }
          return place === 0 ? (
            <th key={column.id} scope="row" {...cell}>
              {column.cell(row)}
            </th>
          ) : (
            <td key={column.id} {...cell}>
              {column.cell(row)}
            </td>
          )
        })}
        {menu === 'none' ? null : (
          <td data-narrow="" data-actions="">
            {menu === 'filled' ? (
              <RowMenu name={name} actions={() => actionsOf(row) ?? []} busy={busy} />
            ) : null}
          </td>
        )}
      </tr>
    </RowFocus>
  )
}

export const TableRow = memo(Row) as typeof Row
