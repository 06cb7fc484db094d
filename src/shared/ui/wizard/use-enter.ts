import { type RefObject, useEffect } from 'react'

/** Enter is theirs: a button or link is pressed, a text area gets a new line. */
const OWN_ENTER = 'a, button, textarea, summary, [contenteditable]'

/** The browser submits from these by itself. */
const TEXT_INPUT = 'input:not([type=radio], [type=checkbox])'

/**
 * Enter submits the step's form from wherever focus rests in the wizard: on its heading, on the page behind it after
 * a step changed or a link opened it, on a box or choice beside the form. The form's text fields submit by themselves.
 */
export function useEnter(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const submit = (event: KeyboardEvent) => {
      const step = form.current
      if (!step || !(event.target instanceof Element) || !isPlainEnter(event)) return
      const { target } = event
      if (target.closest(OWN_ENTER) || !isReachable(step)) return
      const rests = target.contains(step) || step.closest('[data-wizard]')?.contains(target)
      if (!rests || (step.contains(target) && target.matches(TEXT_INPUT))) return
      event.preventDefault()
      step.requestSubmit()
    }
    document.addEventListener('keydown', submit)
    return () => document.removeEventListener('keydown', submit)
  }, [form])
}

/** False while a dialog covers the step, or another element replaces it. */
const isReachable = (step: HTMLElement) =>
  step.getClientRects().length > 0 && !step.closest('[inert], [aria-hidden=true]')

function isPlainEnter(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.defaultPrevented || event.repeat || event.isComposing) return false
  return !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
}
