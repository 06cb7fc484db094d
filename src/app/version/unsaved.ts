/** Text that is sought is nothing that was written. */
const WRITTEN = 'input:not([type=search], [type=checkbox], [type=radio], [type=range]), textarea'

const typed = new WeakSet<EventTarget>()

/** Notes where somebody types, from now on. */
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

/** Loads the page anew; whoever asks for it has asked already. */
export function reloadUnasked(): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  location.reload()
}
