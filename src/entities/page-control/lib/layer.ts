import type { ControlFacts } from '../model/facts'
import { ancestors } from './visibility'

const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], dialog'
const BARS = 'header, nav, [role=banner], [role=navigation]'
const STAYS = new Set(['fixed', 'sticky'])

/** The nearest part around an element, itself included, that stays while the page scrolls; null for the page. */
export function stayingPart(element: Element, view: Window): Element | null {
  return (
    [element, ...ancestors(element)].find((one) => STAYS.has(view.getComputedStyle(one).position)) ?? null
  )
}

export function placeOf(element: Element, view: Window): ControlFacts['place'] {
  if (element.closest(OVERLAYS)) return 'overlay'
  const part = stayingPart(element, view)
  if (!part) return 'page'
  return part.matches(BARS) || part.querySelector(BARS) || element.closest(BARS) ? 'bar' : 'overlay'
}

/**
 * The z-index of the outermost stacking context around an element: inner contexts only order their own
 * content.
 */
export function layerOf(element: Element, view: Window): number {
  const outermostFirst = [element, ...ancestors(element)].reverse()
  for (const one of outermostFirst) {
    if (one === element.ownerDocument.documentElement) continue
    const { zIndex, position, opacity, transform, filter, isolation } = view.getComputedStyle(one)
    const parent = one.parentElement
    const isItem = parent ? /flex|grid/.test(view.getComputedStyle(parent).display) : false
    if (zIndex !== 'auto' && (position !== 'static' || isItem)) return Number(zIndex)
    if (STAYS.has(position) || opacity !== '1' || transform !== 'none' || filter !== 'none') return 0
    if (isolation === 'isolate') return 0
  }
  return 0
}
