import { useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useCallback, useDeferredValue, useRef } from 'react'
import { GridItem } from './GridItem'
import type { VirtualGridProps } from './grid-props'
import { ListBox } from './ListBox'
import { sizeOnceLaidOut } from './size-once-laid-out'
import { useColumns } from './use-columns'
import { useInBatches } from './use-in-batches'

const NOTHING_DRAWN: VirtualItem[] = []
/** rows */
const BATCH = 3

/** Items in rows, of which only those near the view are drawn. Plain elements, for the speed of it. */
export function WindowedGrid<Item>(props: VirtualGridProps<Item>) {
  const { label, itemKey, renderItem, itemStyle, gap = 0, estimate, overscan, maxHeight } = props
  const { narrowest = Number.POSITIVE_INFINITY, total = props.items.length } = props
  // Other items, and those that come into view, are rendered in batches.
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
    measureElement: sizeOnceLaidOut,
    useFlushSync: false,
  }
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component alone, and what is costly here is memoised by hand
  const inPage = useWindowVirtualizer<HTMLDivElement>({
    ...options,
    enabled: !boxed,
    // Asked before the browser has laid out the page, the window would make it do so at once.
    getScrollElement: () => (layout ? window : null),
  })
  const inBox = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    ...options,
    enabled: boxed,
    getScrollElement: () => box.current,
  })
  const rows = boxed ? inBox : inPage
  const drawn = useInBatches(layout ? rows.getVirtualItems() : NOTHING_DRAWN, BATCH)
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
            // The rendered rows lag behind; their positions must not.
            transform: `translateY(${(rows.measurementsCache[row.index] ?? row).start - options.scrollMargin}px)`,
          }}
        >
          {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
            const index = row.index * columns + column
            return (
              <GridItem
                key={keyAt(index)}
                item={item}
                index={index}
                total={total}
                style={itemStyle?.(index)}
                renderItem={renderItem}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
  return boxed ? (
    <ListBox ref={box} label={label} maxHeight={maxHeight}>
      {grid}
    </ListBox>
  ) : (
    grid
  )
}
