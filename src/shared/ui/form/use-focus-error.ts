import { type RefObject, useEffect } from 'react'

/** Moves focus to the refused field of the form whenever a new refusal arrives. `field` is the control's name. */
export function useFocusError(
  form: RefObject<HTMLFormElement | null>,
  error: { field: string } | null,
): void {
  useEffect(() => {
    if (!error) return
    const control = form.current?.elements.namedItem(error.field)
    if (control instanceof HTMLElement) control.focus()
  }, [form, error])
}
