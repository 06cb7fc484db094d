import { intersection } from '../model/boxes'
import type { Box } from '../model/facts'
import type { PointerFacts, PointerReport } from '../model/reach'
import { describe, findControls, identify } from './controls'
import { isDisabled } from './keyboard'
import { layerOf, placeOf } from './layer'
import { boxOf, unclippedBox, visibilityOf } from './visibility'

/** The pointer's findings on every visible control. */
export function examinePage(view: Window): PointerReport {
  const shown = findControls(view.document).filter((element) =>
    ['visible', 'scrolledAway'].includes(visibilityOf(element, view)),
  )
  const bars = shown.filter((element) => placeOf(element, view) === 'bar')
  return {
    width: view.innerWidth,
    height: view.innerHeight,
    barLayer: bars.length > 0 ? Math.min(...bars.map((element) => layerOf(element, view))) : null,
    controls: shown.map((element) => examine(element, view)),
  }
}

function examine(element: Element, view: Window): PointerFacts {
  const window = { left: 0, top: 0, width: view.innerWidth, height: view.innerHeight }
  const rest = unclippedBox(element, view)
  const shown = rest && intersection(rest, window)
  return {
    ...identify(element),
    box: boxOf(element),
    takesPointer: view.getComputedStyle(element).pointerEvents !== 'none',
    disabled: isDisabled(element),
    onTop: shown ? pointsOf(shown).map(([x, y]) => topAt(element, x, y)) : [],
  }
}

/** The middle, and a point near each corner. */
function pointsOf({ left, top, width, height }: Box): [number, number][] {
  const at = (x: number, y: number): [number, number] => [left + width * x, top + height * y]
  return [at(0.5, 0.5), at(0.15, 0.2), at(0.85, 0.2), at(0.15, 0.8), at(0.85, 0.8)]
}

function topAt(element: Element, x: number, y: number): string | null {
  const top = element.ownerDocument.elementFromPoint(x, y)
  if (!top || element.contains(top) || isLineAround(top, element)) return null
  return describe(top)
}

/** The gap between the lines of a wrapped link belongs to the text around it. */
const isLineAround = (top: Element, element: Element) =>
  top.contains(element) && element.getClientRects().length > 1
