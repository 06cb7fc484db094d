import type { ControlIdentity } from '../model/facts'
import { accessibleName } from './accessible-name'

const BUTTONS =
  'button, input[type=button], input[type=submit], input[type=reset], input[type=image], summary, [role=button], [role=tab], [role=switch], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]'
const LINKS = 'a[href], area[href], [role=link]'
const CONTROLS = `${BUTTONS}, ${LINKS}`
/** Takes clicks by right, though it is neither button nor link. */
const OTHER_CONTROLS = 'label, input, select, textarea, option, dialog'

/** Tell controls of one name apart. */
const LANDMARKS = 'header, nav, main, footer, dialog, [role=dialog], [role=menu]'

/** Marks what belongs to the diagnostics themselves: it is left out of what they look at. */
export const IGNORED = 'data-scan-ignore'

let nextId = 1
const ids = new WeakMap<Element, string>()

/** A name that stays with the element while it lives. */
function idOf(element: Element): string {
  const id = ids.get(element) ?? `control-${nextId++}`
  ids.set(element, id)
  return id
}

/** Buttons, links, and what only looks like one, in the order of the page. */
export function findControls(page: Document): Element[] {
  const view = page.defaultView
  if (!view) return []
  const pointed = (element: Element) => view.getComputedStyle(element).cursor === 'pointer'
  return [...page.body.querySelectorAll('*')].filter((element) => {
    if (element.closest(`[${IGNORED}]`)) return false
    if (element.matches(CONTROLS)) return true
    if (element.closest(`${CONTROLS}, ${OTHER_CONTROLS}`)) return false
    if (element.hasAttribute('onclick')) return true
    // The hand is inherited: only the element that brings it is meant.
    return pointed(element) && element.parentElement !== null && !pointed(element.parentElement)
  })
}

/** The element of an id that `findControls` saw, while it is on the page. */
export const findControl = (page: Document, id: string): Element | null =>
  findControls(page).find((element) => ids.get(element) === id) ?? null

export const isInsideControl = (element: Element): boolean =>
  element.parentElement?.closest(CONTROLS) !== null && element.parentElement !== null

export function identify(element: Element): ControlIdentity {
  const kind = element.matches(LINKS) ? 'link' : element.matches(BUTTONS) ? 'button' : 'clickable'
  const name = accessibleName(element).slice(0, 120)
  const around = element.parentElement?.closest(LANDMARKS)
  const own = describe(element)
  return { id: idOf(element), kind, name, element: around ? `${describe(around)} ${own}` : own }
}

/** An element in a few characters: its tag and what tells it apart. */
export function describe(element: Element): string {
  const tag = element.tagName.toLowerCase()
  if (element.id && !/[:«»]/.test(element.id)) return `${tag}#${element.id}`
  for (const attribute of ['role', 'href', 'type', 'aria-label']) {
    const value = element.getAttribute(attribute)
    if (value) return `${tag}[${attribute}="${value.slice(0, 60)}"]`
  }
  return tag
}
