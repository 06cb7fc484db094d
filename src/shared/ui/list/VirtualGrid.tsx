import { chakra } from '@chakra-ui/react'
import { useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
} from 'react'
import { useColumns } from './use-columns'
import { useInPieces } from './use-in-pieces'

export interface VirtualGridProps<Item> {
  label: string
  items: readonly Item[]
  /** What an item is known by, a function that stays the same. Without it, by its place: drawing another item there is then cheapest. */
  itemKey?: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
  itemStyle?: (index: number) => CSSProperties | undefined
  /** px; as many columns as fit. Without it there is one. */
  narrowest?: number
  /** px between the items */
  gap?: number
  /** px, the height of a row before it is measured */
  estimate: number
  /** Rows drawn above and below the visible ones. */
  overscan: number
  /** px of a box that scrolls by itself; without it the page scrolls. */
  maxHeight?: number
  /** How many there are when `items` are only the first of them. */
  total?: number
  /** Told the place of the last row drawn, whenever that or the function changes. */
  onDraw?: (last: number) => void
}

const NOTHING_DRAWN: VirtualItem[] = []
/** rows */
const PIECE = 3

/** Not drawn again while the list scrolls. */
const Drawn = memo(function DrawnItem<Item>(
  props: Pick<VirtualGridProps<Item>, 'renderItem'> & { item: Item; index: number },
) {
  return props.renderItem(props.item, props.index)
}) as <Item>(props: Pick<VirtualGridProps<Item>, 'renderItem'> & { item: Item; index: number }) => ReactNode

/** As many items as there are, in rows: only those near the view are drawn. Plain elements, for the speed of it. */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { label, itemKey, renderItem, itemStyle, gap = 0, estimate, overscan, maxHeight, onDraw } = props
  const { narrowest = Number.POSITIVE_INFINITY, total = props.items.length } = props
  // Other items, and those that come into view, are drawn in pieces of time.
  const items = useDeferredValue(props.items)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const layout = useColumns(list, narrowest, gap)
  const columns = layout?.columns ?? 1
  const boxed = maxHeight !== undefined
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index]
      return itemKey && item !== undefined ? itemKey(item) : index
    },
    [items, itemKey],
  )
  const options = {
    count: Math.ceil(items.length / columns),
    estimateSize: () => estimate,
    gap,
    overscan,
    scrollMargin: boxed ? 0 : (layout?.top ?? 0),
    getItemKey: useCallback((row: number) => `${columns} ${keyAt(row * columns)}`, [columns, keyAt]),
    useFlushSync: false,
  }
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component alone, and what is costly here is memoised by hand
  const inPage = useWindowVirtualizer<HTMLDivElement>({ ...options, enabled: !boxed })
  const inBox = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    ...options,
    enabled: boxed,
    getScrollElement: () => box.current,
  })
  const rows = boxed ? inBox : inPage
  const drawn = useInPieces(layout ? rows.getVirtualItems() : NOTHING_DRAWN, PIECE)
  const last = drawn.at(-1)?.index
  useEffect(() => {
    if (last !== undefined) onDraw?.(last)
  }, [last, onDraw])
  const grid = (
    <div
      ref={list}
      role="list"
      aria-label={boxed ? undefined : label}
      style={{ position: 'relative', height: rows.getTotalSize() }}
    >
      {drawn.map((row) => (
        <div
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          role="presentation"
          style={{
            position: 'absolute',
            top: 0,
            insetInline: 0,
            display: 'grid',
            gap,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - options.scrollMargin}px)`,
          }}
        >
          {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
            const index = row.index * columns + column
            return (
              <div
                key={keyAt(index)}
                role="listitem"
                aria-setsize={total}
                aria-posinset={index + 1}
                style={itemStyle?.(index)}
              >
                <Drawn item={item} index={index} renderItem={renderItem} />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
  return boxed ? (
    <chakra.div
      ref={box}
      role="region"
      aria-label={label}
      tabIndex={0}
      maxHeight={`${maxHeight}px`}
      overflowY="auto"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
    >
      {grid}
    </chakra.div>
  ) : (
    grid
  )
}
