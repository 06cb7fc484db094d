import type { CSSProperties, ReactNode } from 'react'

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
}
