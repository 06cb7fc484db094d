// This script is inlined into the page and runs before all others. It records clicks, keys and input on elements that
// React has not hydrated yet, and repeats them after hydration. Typed text stays in its field until then, and is stored
// nowhere else.
{
  const BUTTON = 'button, [role=button], input[type=submit]'
  /** React marks what it has taken over. */
  const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

  const TEXTS = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea'
  /** The fields that were looked at when they came alive. */
  const met = new WeakSet()
  const typed = new Set()
  /**
   * The last button pressed, and its name: where the app draws a page anew, a new button with this name takes its place.
   */
  let pressed = null
  const nameOf = (button) => (button.getAttribute('aria-label') ?? button.textContent).trim()
  let keys = null
  /** The text typed for the requested palette, until its field takes it; null while no palette is requested. */
  let words = null

  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest(BUTTON)
      if (!button || isAlive(button)) return
      event.preventDefault()
      pressed = { button, name: nameOf(button) }
    },
    true,
  )
  // As app/shell/use-account-paths has it: the build knows a path, and not what follows it.
  const PASSED_THROUGH = /^\/(signin|signup|auth\/callback|forgot-password|reset-password|unauthorized)\/?$/
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a[href^="/signin"], a[href^="/signup"]')
      if (!link || isAlive(link)) return
      const { pathname, search, hash } = location
      const back = PASSED_THROUGH.test(pathname)
        ? new URLSearchParams(search).get('returnUrl')
        : pathname + search + hash
      if (back && back !== '/') link.search = `?returnUrl=${encodeURIComponent(back)}`
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      if (!isAlive(event.target)) event.preventDefault()
    },
    true,
  )
  for (const type of ['input', 'change'])
    addEventListener(
      type,
      ({ target }) => {
        if (!isAlive(target)) typed.add(target)
      },
      true,
    )
  // The keys that work on every page.
  const keep = (event) => {
    const { key, code, altKey, ctrlKey, metaKey } = event
    // Escape withdraws the request.
    if (key === 'Escape') keys = words = null
    const palette = (ctrlKey || metaKey) && !event.shiftKey && !altKey && key.toLowerCase() === 'k'
    if (!palette && !(altKey && code === 'KeyI')) return
    event.preventDefault()
    words = palette ? '' : null
    keys = { key, code, altKey, ctrlKey, metaKey, bubbles: true, cancelable: true }
  }
  addEventListener('keydown', keep, true)
  const gather = (event) => {
    const { key, altKey, ctrlKey, metaKey } = event
    if (key === 'Escape') words = null
    if (words === null || altKey || ctrlKey || metaKey) return
    if (key !== 'Backspace' && [...key].length > 1) return
    event.preventDefault()
    words = key === 'Backspace' ? words.slice(0, -1) : words + key
  }
  addEventListener('keydown', gather, true)
  // A press elsewhere means that the typed text is not for the palette.
  addEventListener('pointerdown', () => (words = null), true)

  const type = (field) => {
    const checks = field.type === 'checkbox' || field.type === 'radio'
    const own = Object.getPrototypeOf(field)
    const set = (name, value) => Object.getOwnPropertyDescriptor(own, name).set.call(field, value)
    const [start, end] = [field.selectionStart, field.selectionEnd]
    if (checks) {
      // React compares with what was set by its own way, and a click turns it round again.
      field.checked = !field.checked
      field.click()
      return
    }
    if (field.localName !== 'select') {
      const { value } = field
      field.value = ''
      set('value', value)
    }
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
    if (start !== null && start !== undefined && document.activeElement === field)
      queueMicrotask(() => field.setSelectionRange(start, end))
  }

  window.early = {
    /** Does what waited for parts of the page that are alive now. */
    settle() {
      // No event reports a value that the browser fills in by itself: it differs from the value that the app has written.
      for (const field of document.querySelectorAll(TEXTS)) {
        if (met.has(field) || !isAlive(field)) continue
        met.add(field)
        if (field.value !== field.defaultValue) typed.add(field)
      }
      for (const field of typed) {
        if (field.isConnected && !isAlive(field)) continue
        typed.delete(field)
        if (field.isConnected) type(field)
      }
      if (!pressed) return
      const { button, name } = pressed
      const heir = button.isConnected
        ? button
        : [...document.querySelectorAll(BUTTON)].find((one) => nameOf(one) === name && one.checkVisibility())
      if (!heir || !isAlive(heir)) return
      pressed = null
      heir.click()
    },
    /** The app's own listener for page-wide keys is attached from now on. */
    listens() {
      removeEventListener('keydown', keep, true)
      if (keys) document.dispatchEvent(new KeyboardEvent('keydown', keys))
      keys = null
    },
    /** Returns the text that was typed for the palette's field, which has the focus now. */
    words() {
      removeEventListener('keydown', gather, true)
      const typed = words ?? ''
      words = null
      return typed
    },
  }
}
