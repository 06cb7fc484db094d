import { type CSSProperties, memo, type ReactNode } from 'react'

interface DrawnProps<Item> {
  item: Item
  index: number
  renderItem: (item: Item, index: number) => ReactNode
}

/** Not drawn again while the list scrolls. */
const Drawn = memo(function DrawnItem<Item>({ item, index, renderItem }: DrawnProps<Item>) {
  return renderItem(item, index)
}) as <Item>(props: DrawnProps<Item>) => ReactNode

export interface GridItemProps<Item> extends DrawnProps<Item> {
  /** How many there are in all. */
  total: number
  style: CSSProperties | undefined
}

/** One item, which says which of how many it is. */
export function GridItem<Item>({ total, style, ...drawn }: GridItemProps<Item>) {
  return (
    <div role="listitem" aria-setsize={total} aria-posinset={drawn.index + 1} style={style}>
      <Drawn {...drawn} />
    </div>
  )
}
