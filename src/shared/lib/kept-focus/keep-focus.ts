/** What the keyboard can go on in when the control that it was on is gone: a part of the page with a beginning and an end. */
const ROOMS =
  'dialog, [role=dialog], [role=alertdialog], [role=region], [role=tabpanel], [role=group], [role=log], [role=list], section, form, fieldset, article, aside, nav, ul, ol, main, [tabindex]'

/** Takes no keys for now, or for good. */
const isUsable = (control: Element) =>
  control.isConnected && !control.matches(':disabled') && control.closest('[hidden], [inert]') === null

/**
 * Keeps the keyboard in a document. A browser drops it to the body when the focused control is removed, disabled or hidden,
 * and the next Tab begins at the top of the page. Whatever has not put the focus somewhere better by the second frame then
 * gets it in the innermost part of the page around the control that is left; a control that was disabled has it back once
 * it is enabled again. Returns what ends it.
 */
export function keepFocus(page: Document): () => void {
  /** What has the keyboard, and what stands around it, from the inside out. */
  let held: Element | null = null
  let around: Element[] = []
  /** A control that is disabled, and the place that has the keyboard for it meanwhile. */
  let away: { control: HTMLElement; room: HTMLElement } | null = null
  let looks = false

  const hold = ({ target }: FocusEvent) => {
    held = target as Element
    around = ancestorsOf(held)
    if (held !== away?.room) away = null
  }
  // By a press on empty ground the keyboard is put away; what is removed afterwards has not lost it.
  const release = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return
    queueMicrotask(() => {
      if (held === target && isUsable(target as Element) && page.activeElement !== target) held = null
    })
  }
  const look = () => {
    looks = false
    if (away) {
      const { control, room } = away
      if (page.activeElement === room && !isUsable(control)) return
      away = null
      if (page.activeElement === room) return control.focus({ preventScroll: true })
    }
    const focused = page.activeElement
    if (!held || isUsable(held) || (focused && focused !== page.body && focused !== held)) return
    const control = held as HTMLElement
    const room = roomOf(around) ?? page.querySelector<HTMLElement>('main')
    held = null
    if (!room) return
    enter(room)
    if (control.isConnected) away = { control, room }
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

/** The innermost room that is still there, and in sight. */
const roomOf = (around: readonly Element[]) =>
  around.find(
    (one): one is HTMLElement =>
      one.matches(ROOMS) &&
      isUsable(one) &&
      one.closest('[aria-hidden=true]') === null &&
      one.checkVisibility(),
  )

/** Focuses a part of the page, which is no stop of the Tab key afterwards. */
function enter(room: HTMLElement): void {
  const passes = !room.hasAttribute('tabindex')
  if (passes) room.tabIndex = -1
  room.focus({ preventScroll: true })
  if (passes) room.addEventListener('focusout', () => room.removeAttribute('tabindex'), { once: true })
}
