/** ms that a server may take to answer: a database that is away takes some of them. */
const PATIENCE = 60_000

/**
 * Asks a server over a connection of its own. A connection that is used again may have been closed by the server a
 * moment before, at the end of its idle time, and the request would fail although the server is well. Rejects with the
 * address and the reason when there is no answer in time or none at all.
 */
export async function request(url: string, init: RequestInit = {}, patience = PATIENCE): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('connection', 'close')
  try {
    return await fetch(url, { ...init, headers, signal: AbortSignal.timeout(patience) })
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string; message?: string } }
    const reason = cause?.code ?? cause?.message ?? message
    throw new Error(`${init.method ?? 'GET'} ${url} has no answer: ${reason}`, { cause: error })
  }
}
