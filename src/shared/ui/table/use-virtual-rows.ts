import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useRef } from 'react'
import { sizeOnceLaidOut } from '../list'
import { ROW_HEIGHT } from './styles'
import { type RowKeysOptions, useRowKeys } from './use-row-keys'

export interface VirtualRowsOptions<Row> extends Omit<RowKeysOptions<Row>, 'scrollTo'> {
  /** px */
  rowHeight: number
  /** How far below the top of the page the rows begin, px; null until the browser has laid them out. */
  top: number | null
  /** The scroll container; null where the page scrolls. */
  box: RefObject<HTMLDivElement | null> | null
  /** Every row is near. */
  whole: boolean
}

/** Room for what stays at the top of the page, when a row is scrolled to, px. */
const SCROLL_PADDING = 120

type Rows = Virtualizer<Element | Window, HTMLTableRowElement>

/** The rows near the view, of the page or of the box that they scroll in under the table's head, and the keys that go through them. */
export function useVirtualRows<Row>(options: VirtualRowsOptions<Row>) {
  const { rows, rowId, rowHeight, top, box, whole } = options
  const kept = useRef<number | null>(null)
  const shared = {
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 8,
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index]
        return row ? rowId(row) : index
      },
      [rows, rowId],
    ),
    rangeExtractor: (range: Range) => (whole ? everyRow(range) : withRow(range, kept.current)),
    measureElement: sizeOnceLaidOut,
    useFlushSync: false,
  }
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this hook alone
  const inPage = useWindowVirtualizer<HTMLTableRowElement>({
    ...shared,
    enabled: box === null,
    scrollMargin: top ?? 0,
    // Asked before the browser has laid out the page, the window would make it do so at once.
    getScrollElement: () => (top === null ? null : window),
    scrollPaddingStart: SCROLL_PADDING,
    scrollPaddingEnd: ROW_HEIGHT,
  })
  const inBox = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    ...shared,
    enabled: box !== null,
    getScrollElement: () => (top === null ? null : (box?.current ?? null)),
    // The head takes as much of the box at the top as it moves the rows down; at the bottom it has to be added.
    scrollPaddingEnd: 2 * ROW_HEIGHT,
  })
  const virtual = (box === null ? inPage : inBox) as Rows
  const keys = useRowKeys({
    ...options,
    scrollTo: (index) => virtual.scrollToIndex(index, { align: 'auto' }),
  })
  kept.current = keys.kept
  return { virtual, keys }
}

/** The rendered rows, each with the free space above it, and the free space below the last row, in px. */
export function placedRows(drawn: readonly VirtualItem[], virtual: Rows) {
  const { scrollMargin: top } = virtual.options
  let end = 0
  const rows = drawn.map((item) => {
    // The rendered rows lag behind; their positions must not, or the table would jump when its own position
    // changes.
    const place = virtual.measurementsCache[item.index] ?? item
    const gap = place.start - top - end
    end = place.end - top
    return { index: item.index, gap }
  })
  return { rows, rest: virtual.getTotalSize() - end }
}

const everyRow = ({ count }: Range): number[] => Array.from({ length: count }, (_, index) => index)

/** The rows around the view, and the focused row. */
function withRow(range: Range, kept: number | null): number[] {
  const around = defaultRangeExtractor(range)
  return kept === null || kept >= range.count || around.includes(kept)
    ? around
    : [...around, kept].toSorted((one, other) => one - other)
}
