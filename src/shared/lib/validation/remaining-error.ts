/**
 * What stays on screen of a form's error while somebody types: the error of the same field, as it is now. The error of
 * another field waits until the form is sent again, so that focus never jumps away from the field that is being typed in.
 */
export function remainingError<E extends { field: string }>(shown: E | null, found: E | null): E | null {
  return shown && found?.field === shown.field ? found : null
}
