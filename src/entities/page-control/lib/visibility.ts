import { intersection } from '../model/boxes'
import type { Box, Visibility } from '../model/facts'

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

export function* ancestors(element: Element): Generator<Element> {
  for (let one = element.parentElement; one; one = one.parentElement) yield one
}

/** The part of an element that its scrolling and clipping ancestors leave, relative to the viewport. */
export function unclippedBox(element: Element, view: Window): Box | null {
  let box: Box | null = boxOf(element)
  if (view.getComputedStyle(element).position === 'fixed') return box
  for (const one of ancestors(element)) {
    if (one === element.ownerDocument.body || box === null) break
    const { overflowX, overflowY, position } = view.getComputedStyle(one)
    if (overflowX !== 'visible' || overflowY !== 'visible') box = intersection(box, boxOf(one))
    if (position === 'fixed') break
  }
  return box
}

/** Smaller than this in one direction, something is meant for screen readers only. */
const SPECK = 2

export function visibilityOf(element: Element, view: Window): Visibility {
  if (element.getClientRects().length === 0) return 'notRendered'
  if (view.getComputedStyle(element).visibility !== 'visible') return 'hidden'
  const chain = [element, ...ancestors(element)]
  if (chain.some((one) => view.getComputedStyle(one).opacity === '0')) return 'transparent'
  if (element.closest('[inert]')) return 'inert'
  const box = boxOf(element)
  if (box.width < SPECK || box.height < SPECK) return 'visuallyHidden'
  const right = box.left + box.width + view.scrollX
  const bottom = box.top + box.height + view.scrollY
  if (right <= 0 || bottom <= 0) return 'offPage'
  const rest = unclippedBox(element, view)
  if (rest && (rest.width < SPECK || rest.height < SPECK)) return 'visuallyHidden'
  return rest ? 'visible' : 'scrolledAway'
}
