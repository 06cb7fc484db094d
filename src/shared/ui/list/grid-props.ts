import type { CSSProperties, ReactNode } from 'react'

export interface VirtualGridProps<Item> {
  label: string
  items: readonly Item[]
  /**
   * The key of an item, a stable function. Defaults to its index: rendering another item there is then
   * cheapest.
   */
  itemKey?: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
  itemStyle?: (index: number) => CSSProperties | undefined
  /** px; as many columns as fit. Without it there is one. */
  narrowest?: number
  /** px between the items */
  gap?: number
  /** px, the height of a row before it is measured */
  estimate: number
  /** Rows rendered above and below the visible rows. */
  overscan: number
  /** px of a box that scrolls by itself; without it the page scrolls. */
  maxHeight?: number
  /** How many there are when `items` are only the first of them. */
  total?: number
}
