declare global {
  interface Window {
    /** What the document has asked for before the app was there, by address (app/entrypoint/early-account.js). */
    askedEarly?: Record<string, { token?: string; answer: Promise<Response> } | undefined>
  }
}

/**
 * The answer that the document has asked for already with this token, once; otherwise what `ask` gets. What could not be
 * reached is asked for again.
 */
export async function askedEarly(
  address: string,
  token: string | undefined,
  ask: () => Promise<Response>,
): Promise<Response> {
  const early = window.askedEarly?.[address]
  delete window.askedEarly?.[address]
  return early && early.token === token ? early.answer.catch(ask) : ask()
}
