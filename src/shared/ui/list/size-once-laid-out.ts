import type { Virtualizer } from '@tanstack/react-virtual'

/**
 * How high an item is: what was known or estimated, until the browser has laid it out and says so. Asked as soon as it is there,
 * the browser would have to lay out the page at once.
 */
export function sizeOnceLaidOut<Scrolls extends Element | Window, Item extends Element>(
  item: Item,
  laidOut: ResizeObserverEntry | undefined,
  list: Virtualizer<Scrolls, Item>,
): number {
  const [box] = laidOut?.borderBoxSize ?? []
  if (box) return Math.round(box.blockSize)
  const index = list.indexFromElement(item)
  return list.itemSizeCache.get(list.options.getItemKey(index)) ?? list.options.estimateSize(index)
}
