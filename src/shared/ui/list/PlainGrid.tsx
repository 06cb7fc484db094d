import { GridItem } from './GridItem'
import type { VirtualGridProps } from './grid-props'
import { ListBox } from './ListBox'

/** Items in rows, all of them rendered; the browser decides how many are side by side. */
export function PlainGrid<Item>(props: VirtualGridProps<Item>) {
  const { label, items, itemKey, renderItem, itemStyle, narrowest, gap = 0, maxHeight } = props
  const rows = narrowest === undefined
  const grid = (
    <div
      role="list"
      aria-label={maxHeight === undefined ? label : undefined}
      style={{
        display: 'grid',
        gap,
        gridTemplateColumns: rows
          ? 'minmax(0, 1fr)'
          : `repeat(auto-fill, minmax(min(${narrowest}px, 100%), 1fr))`,
      }}
    >
      {items.map((item, index) => (
        <GridItem
          key={itemKey ? itemKey(item) : index}
          item={item}
          index={index}
          total={props.total ?? items.length}
          style={itemStyle?.(index)}
          renderItem={renderItem}
        />
      ))}
    </div>
  )
  return maxHeight === undefined ? (
    grid
  ) : (
    <ListBox label={label} maxHeight={maxHeight}>
      {grid}
    </ListBox>
  )
}
