/** The longest that each value of a body of `/auth/v1` may be, in characters. */
const LONGEST: Readonly<Record<string, number>> = {
  email: 320,
  password: 1000,
  current_password: 1000,
  refresh_token: 500,
  token_hash: 500,
  token: 500,
  type: 50,
  code_challenge: 200,
  code_challenge_method: 20,
}
const LONGEST_OTHER = 1000
/** Metadata of an account is measured together with what is stored already (`MAX_METADATA`). */
const MEASURED_ELSEWHERE = 'data'

/**
 * A message for a body of the auth service with a value that is too long, or null. Checked before an address
 * is counted, a password compared or a token looked up, so that the server never stores such a value.
 */
export function tooLong(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  for (const [name, value] of Object.entries(body)) {
    if (name === MEASURED_ELSEWHERE) continue
    const known = Object.hasOwn(LONGEST, name)
    const longest = known ? (LONGEST[name] as number) : LONGEST_OTHER
    const { length } = typeof value === 'string' ? value : JSON.stringify(value)
    if (length > longest) return `${known ? name : 'A value'} is longer than ${longest} characters`
  }
  return null
}
