/** A sign-up that waits for its confirmation link, as /signup and /signin hand it over in the history entry. */
export interface UnconfirmedSignUp {
  name: string
  username: string
  email: string
  /** Random, 128 bits in hex: the server withdraws the sign-up for the browser that knows it. */
  claim: string
}

/** The sign-up that the state of a history entry carries, or null. Another page or an older build may have written it. */
export function unconfirmedIn(state: unknown): UnconfirmedSignUp | null {
  const found = (state as { unconfirmed?: Partial<UnconfirmedSignUp> } | null)?.unconfirmed
  if (!found) return null
  const { name, username, email, claim } = found
  const texts = [name, username, email, claim]
  return texts.every((text) => typeof text === 'string') ? (found as UnconfirmedSignUp) : null
}
