/**
 * `text` with the match of `from` replaced. Throws without a match: `hint` names the missing text and its former place,
 * so that the developer who changed that place also changes this call.
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
