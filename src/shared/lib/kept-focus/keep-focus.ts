/**
 * Containers in which the focus can continue after its control is gone: parts of the page with a beginning
 * and an end.
 */
const ROOMS =
  'dialog, [role=dialog], [role=alertdialog], [role=region], [role=tabpanel], [role=group], [role=log], [role=list], section, form, fieldset, article, aside, nav, ul, ol, main, [tabindex]'

/** Takes no keys for now, or for good. */
const isUsable = (control: Element) =>
  control.isConnected && !control.matches(':disabled') && control.closest('[hidden], [inert]') === null

/**
 * Keeps the keyboard focus in a document. A browser drops it to the body when the focused control is removed,
 * disabled or hidden, and the next Tab starts at the top of the page. Unless the focus has moved elsewhere by
 * the second frame, it moves to the innermost remaining container of the control; a disabled control gets it
 * back when it is enabled again. Returns a function that ends this.
 */
export function keepFocus(page: Document): () => void {
  /** The focused element and its ancestors, from the inside out. */
  let held: Element | null = null
  let around: Element[] = []
  /** A control that is disabled, and the place that has the keyboard for it meanwhile. */
  let away: { control: HTMLElement; container: HTMLElement } | null = null
  let looks = false

  const hold = ({ target }: FocusEvent) => {
    held = target as Element
    around = ancestorsOf(held)
    if (held !== away?.container) away = null
  }
  // A press on empty ground releases the focus; a control that is removed afterwards has not lost it.
  const release = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return
    queueMicrotask(() => {
      if (held === target && isUsable(target as Element) && page.activeElement !== target) held = null
    })
  }
  const look = () => {
    looks = false
    if (away) {
      const { control, container } = away
      if (page.activeElement === container && !isUsable(control)) return
      away = null
      if (page.activeElement === container) return control.focus({ preventScroll: true })
    }
    const focused = page.activeElement
    if (!held || isUsable(held) || (focused && focused !== page.body && focused !== held)) return
    const control = held as HTMLElement
    const container = containerOf(around) ?? page.querySelector<HTMLElement>('main')
    held = null
    if (!container) return
    enter(container)
    if (control.isConnected) away = { control, container }
  }
  const changed = () => {
    const lost = held !== null && !isUsable(held)
    if (looks || !(lost || away)) return
    looks = true
    // Menus and dialogs put the focus back in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(look))
  }
  const observer = new MutationObserver(changed)
  observer.observe(page, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  page.addEventListener('focusin', hold)
  page.addEventListener('focusout', release)
  return () => {
    observer.disconnect()
    page.removeEventListener('focusin', hold)
    page.removeEventListener('focusout', release)
  }
}

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = []
  for (let one = element.parentElement; one && one.localName !== 'body'; one = one.parentElement)
    found.push(one)
  return found
}

/** The innermost container that is still there, and in sight. */
const containerOf = (around: readonly Element[]) =>
  around.find(
    (one): one is HTMLElement =>
      one.matches(ROOMS) &&
      isUsable(one) &&
      one.closest('[aria-hidden=true]') === null &&
      one.checkVisibility(),
  )

/** Focuses a part of the page, which is no stop of the Tab key afterwards. */
function enter(container: HTMLElement): void {
  const passes = !container.hasAttribute('tabindex')
  if (passes) container.tabIndex = -1
  container.focus({ preventScroll: true })
  if (passes)
    container.addEventListener('focusout', () => container.removeAttribute('tabindex'), { once: true })
}
