declare global {
  interface Window {
    /**
     * Requests that the document sent before the app loaded, by address (app/entrypoint/early-account.js).
     */
    askedEarly?: Record<string, { token?: string; answer: Promise<Response> } | undefined>
  }
}

/**
 * The response to a request that the document already sent with this token, used once; otherwise the response
 * of `ask`. Calls `ask` as well when the early request failed.
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
