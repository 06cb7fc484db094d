import { type RefObject, useEffect } from 'react'

/** Moves focus to the refused field of the form whenever a new refusal arrives. `field` is the control's name. */
export function useFocusError(
  form: RefObject<HTMLFormElement | null>,
  error: { field: string } | null,
): void {
  useEffect(() => {
    if (!error) return
    const control = form.current?.elements.namedItem(error.field)
    // A group of radio buttons is a list; its first one stands for it.
    const target = control instanceof RadioNodeList ? control[0] : control
    if (target instanceof HTMLElement) target.focus()
  }, [form, error])
}
