/** A sign-up that waits for its confirmation link, as /signup and /signin hand it over in the history entry. */
export interface UnconfirmedSignUp {
  name: string
  username: string
  email: string
  /** Random, 128 bits in hex: the server withdraws the sign-up for the browser that knows it. */
  claim: string
}

/** The sign-up that the state of a history entry carries, or null. Only /signup and /signin write one. */
export function unconfirmedIn(state: unknown): UnconfirmedSignUp | null {
  const found = (state as { unconfirmed?: UnconfirmedSignUp } | null)?.unconfirmed
  return found?.claim ? found : null
}
