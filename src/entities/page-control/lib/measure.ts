import { overlap } from '../model/boxes'
import type { Box, ControlFacts, ScannedPage } from '../model/facts'
import { findControls, identify, isInsideControl } from './controls'
import { isDisabled, keyboardOf } from './keyboard'
import { layerOf, placeOf, stayingPart } from './layer'
import { boxOf, unclippedBox, visibilityOf } from './visibility'

interface Measured {
  element: Element
  facts: ControlFacts
  /** Where it can be seen, relative to the viewport; null where it cannot. */
  seen: Box | null
  /** The part of the page that it moves with. */
  part: Element | null
}

/** Every control of a page, measured. */
export function scanPage(view: Window): ScannedPage {
  const measured = findControls(view.document).map((element) => measure(element, view))
  for (const one of measured) one.facts.overlaps = overlapsOf(one, measured)
  const { pathname, search } = view.location
  return {
    address: pathname + search,
    width: view.innerWidth,
    height: view.innerHeight,
    controls: measured.map(({ facts }) => facts),
  }
}

function measure(element: Element, view: Window): Measured {
  const box = boxOf(element)
  const visibility = visibilityOf(element, view)
  const identity = identify(element)
  return {
    element,
    seen: visibility === 'visible' ? unclippedBox(element, view) : null,
    part: stayingPart(element, view),
    facts: {
      ...identity,
      type: typeOf(element),
      submitsUnasked:
        element.tagName === 'BUTTON' && !element.hasAttribute('type') && element.closest('form') !== null,
      box: { ...box, left: box.left + view.scrollX, top: box.top + view.scrollY },
      inline: identity.kind === 'link' && isInText(element, view),
      visibility,
      disabled: isDisabled(element),
      keyboard: keyboardOf(element),
      nested: isInsideControl(element),
      layer: layerOf(element, view),
      place: placeOf(element, view),
      overlaps: [],
    },
  }
}

function typeOf(element: Element): string | null {
  if (element.tagName === 'BUTTON' || element.tagName === 'INPUT') return (element as HTMLButtonElement).type
  return element.getAttribute('role')
}

/** A link with words beside it in its line, which WCAG 2.5.8 lets be as high as that line. */
function isInText(element: Element, view: Window): boolean {
  if (!view.getComputedStyle(element).display.startsWith('inline')) return false
  const beside = [...(element.parentElement?.childNodes ?? [])].filter(({ nodeType }) => nodeType === 3)
  return beside.some(({ textContent }) => /\p{L}/u.test(textContent ?? ''))
}

/** Only within one part of the page: what scrolls away below a bar does not overlap it. */
function overlapsOf({ element, seen, part }: Measured, all: readonly Measured[]): string[] {
  if (!seen) return []
  return all
    .filter((other) => other.part === part && other.seen !== null && overlap(seen, other.seen))
    .filter((other) => !element.contains(other.element) && !other.element.contains(element))
    .map(({ facts }) => facts.name || facts.element)
}
