import { Box, chakra, Skeleton, Text, useCallbackRef, VisuallyHidden } from '@chakra-ui/react'
import type { VirtualItem } from '@tanstack/react-virtual'
import { formatNumber } from '@/shared/lib/format'
import { Fragment, useDeferredValue, useEffect, useId, useRef } from 'react'
import { useColumns, useInBatches } from '../list'
import { boxStyles, narrowStyles, ROW_HEIGHT, tableStyles } from './styles'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'
import type { DataTableProps, RowAction } from './types'
import { useDataTable } from './use-data-table'
import { usePrinting } from './use-printing'
import { placedRows, useVirtualRows } from './use-virtual-rows'
import { useWide } from './use-wide'

/**
 * A table for comparing entries: real table elements in rows of 44 px, sorted by their headers, selected by
 * checkboxes, navigated by keyboard. The page scrolls, or with `maxHeight` a box; only the rows near the view
 * are rendered, and on paper the first `PRINTED` of all. On a narrow screen, a row has two lines.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rowId, rowName, state = 'ready', empty, error, actions, isBusy, onDraw } = props
  const { total = props.rows.length, selectable = false, narrow = '40rem', whole = false } = props
  const { rowHeight = ROW_HEIGHT } = props
  // Ten thousand other rows are put in order, and the first of them drawn, in pieces of time.
  const rows = useDeferredValue(props.rows)
  const table = useDataTable({ ...props, rows })
  const { sorted, shown, selection, canSelect } = table
  const body = useRef<HTMLTableSectionElement>(null)
  const layout = useColumns(body, Number.POSITIVE_INFINITY, 0)
  const box = useRef<HTMLDivElement>(null)
  const wide = useWide()
  const maxHeight = wide ? props.maxHeight : undefined
  const boxed = maxHeight !== undefined
  const { virtual, keys } = useVirtualRows({
    body,
    rows: sorted,
    rowId,
    canSelect,
    selection,
    onSelectionChange: table.setSelection,
    onOpen: props.onOpen,
    rowHeight,
    top: layout?.top ?? null,
    box: boxed ? box : null,
    whole,
  })
  const near = useInBatches(layout ? virtual.getVirtualItems() : NOTHING_DRAWN, BATCH)
  const printing = usePrinting()
  const drawn = printing && !whole ? virtual.measurementsCache.slice(0, PRINTED) : near
  const last = near.at(-1)?.index
  useEffect(() => {
    if (last !== undefined) onDraw?.(last)
  }, [last, onDraw])
  const actionsOf = useCallbackRef(actions)
  const select = useCallbackRef(keys.select)
  const none = rows.length === 0
  const keysId = useId()
  const placed = placedRows(drawn, virtual)
  return (
    <Box
      containerType="inline-size"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
      {...(boxed ? { ref: box, css: boxStyles(maxHeight), ...SCROLLS, 'aria-label': label } : CLIPS)}
    >
      <chakra.table
        // The table's own width decides, not the page's: the same table may be beside a rail or in a dialog.
        css={[tableStyles, { [`@container (max-width: ${narrow})`]: narrowStyles }]}
        aria-label={label}
        aria-rowcount={total + 1}
        aria-busy={state === 'loading' || undefined}
        aria-describedby={rows.length > 1 ? keysId : undefined}
      >
        <TableHead
          table={table}
          columns={columns}
          none={none}
          selectable={selectable !== false}
          withActions={actions !== undefined}
        />
        <chakra.tbody ref={body} onKeyDown={keys.onKeyDown}>
          {placed.rows.map(({ index, gap }) => {
            const row = sorted[index]
            if (!row) return null
            const id = rowId(row)
            return (
              <Fragment key={id}>
                <Space height={gap} />
                <TableRow
                  ref={virtual.measureElement}
                  row={row}
                  id={id}
                  index={index}
                  name={rowName(row)}
                  columns={shown}
                  active={index === keys.active}
                  selected={selectable === false ? undefined : Boolean(selection[id])}
                  canSelect={canSelect(row)}
                  busy={isBusy?.(row) ?? false}
                  menu={menuOf(actions?.(row))}
                  actionsOf={actionsOf}
                  onFocus={keys.activate}
                  onSelect={select}
                />
              </Fragment>
            )
          })}
          <Space height={placed.rest} />
        </chakra.tbody>
      </chakra.table>
      {rows.length > 1 ? (
        <VisuallyHidden id={keysId}>
          The arrow keys move between rows{props.onOpen ? ', Enter opens one' : ''}.
        </VisuallyHidden>
      ) : null}
      {printing && total > drawn.length ? <LeftOut count={total - drawn.length} /> : null}
      {none ? <Face state={props.rows.length > 0 ? 'loading' : state} empty={empty} error={error} /> : null}
    </Box>
  )
}

const NOTHING_DRAWN: VirtualItem[] = []
/** rows */
const BATCH = 8
/** Rows; some 30 pages, drawn in less than a second. */
const PRINTED = 500

const CLIPS = { overflow: 'clip' } as const
const SCROLLS = { role: 'region', tabIndex: 0 } as const

const menuOf = (actions: readonly RowAction[] | undefined) =>
  actions ? (actions.length > 0 ? 'filled' : 'empty') : 'none'

/** The place of rows that are not drawn. */
function Space({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden>
      <chakra.td style={{ height, padding: 0 }} />
    </tr>
  ) : null
}

/** Ends a table on paper. */
const LeftOut = ({ count }: { count: number }) => (
  <Text px="4" py="3" borderTopWidth="1px">
    {formatNumber(count)} more {count === 1 ? 'row is' : 'rows are'} not printed
  </Text>
)

const PLACES = [0, 1, 2, 3, 4, 5]

/** A table without rows: on their way, not to be had, or none. */
function Face({ state, empty, error }: Pick<DataTableProps<never>, 'state' | 'empty' | 'error'>) {
  if (state === 'loading')
    return (
      <Box aria-hidden>
        {PLACES.map((place) => (
          <Box
            key={place}
            height={`${ROW_HEIGHT}px`}
            px="4"
            py="3.5"
            borderTopWidth={place > 0 ? '1px' : '0'}
          >
            <Skeleton height="4" maxWidth={`${40 + ((place * 17) % 40)}%`} />
          </Box>
        ))}
      </Box>
    )
  return (
    <Box px="4" py="6">
      {state === 'error' ? error : empty}
    </Box>
  )
}
