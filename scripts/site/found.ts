/**
 * `text` with what `from` finds replaced. Throws when it finds nothing: `hint` says what it is and where it was, for whoever
 * changed that and now has to change this.
 */
export function replaced(text: string, from: string | RegExp, to: string, hint: string): string {
  if (typeof from === 'string' ? !text.includes(from) : text.search(from) < 0)
    throw new Error(`The build does not find ${from} any more. ${hint}`)
  return text.replace(from, () => to)
}

/** The value, or an error that says what to do without it. */
export function found<T>(value: T | null | undefined, hint: string): T {
  if (value === null || value === undefined) throw new Error(hint)
  return value
}
