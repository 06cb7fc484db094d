/** Text that is sought is nothing that was written. */
const WRITTEN = 'input:not([type=search], [type=checkbox], [type=radio], [type=range]), textarea'

const typed = new WeakSet<EventTarget>()

/** Records the fields that receive input, from now on. */
export function watchTyping(): void {
  addEventListener('input', ({ target }) => target && typed.add(target), { capture: true })
}

/** Whether loading the page anew would lose text, or whatever would keep the tab from closing. */
export function hasUnsaved(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITTEN)
  if ([...fields].some((field) => typed.has(field) && field.value !== '')) return true
  // The question that closing the tab would bring, without closing it.
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** Loads the page anew without the browser's question, because the caller has already asked. */
export function reloadUnasked(): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  location.reload()
}
