/**
 * The auth client with `signal` on every request that it sends through the returned object; its methods take no signal.
 * An aborted request fails as a network error. Renewals of the session go on, because other calls wait for them too.
 * Throws when `signal` has already aborted.
 *
 * The library reads its protected field `fetch` for each request; tests/api/taken-back.test.ts fails if that changes.
 */
export function withSignal<T extends object>(client: T, signal: AbortSignal | undefined): T {
  if (!signal) return client
  signal.throwIfAborted()
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (key === 'fetch') return bound(value as typeof fetch, signal)
      return key === 'admin' ? withSignal(value as object, signal) : value
    },
  })
}

/** The auth client logs a rejected request, but passes an error status on. */
const bound =
  (send: typeof fetch, signal: AbortSignal): typeof fetch =>
  async (input, init) => {
    if (isRenewal(String(input))) return send(input, init)
    try {
      const response = await send(input, { ...init, signal })
      // Reads the body here, since it may arrive late as well.
      const { status, headers } = response
      return new Response((await response.text()) || null, { status, headers })
    } catch (error) {
      if (!signal.aborted) throw error
      return Response.json({ error_code: 'request_timeout', msg: 'Network error' }, { status: 408 })
    }
  }

const isRenewal = (address: string) => new URL(address).searchParams.get('grant_type') === 'refresh_token'
