import { askedEarly } from './asked-early'
import { backendConfig } from './backend'
import { isBackendLoaded } from './backend-loaded'
import { readStoredSession, storedSessionLasts } from './stored-session'
import { watchedAnswer } from './watched-fetch'

/**
 * Reads the row with this id with the stored session, without loading the client. Resolves with nothing where the client has
 * to be asked: it is there already, the session has to be renewed, or no whole answer came. Rejects with what the service
 * says when it refuses, or with the network error of `/api/config`.
 */
export async function readRow(table: string, id: string, signal?: AbortSignal): Promise<unknown> {
  const session = readStoredSession()
  if (!session || storedSessionLasts() === 0 || isBackendLoaded()) return undefined
  const { url, key } = await backendConfig()
  const address = `${url.replace(/\/+$/, '')}/rest/v1/${table}?select=*&id=eq.${encodeURIComponent(id)}`
  const { accessToken } = session
  const headers = new Headers({
    accept: 'application/vnd.pgrst.object+json',
    apikey: key,
    authorization: `Bearer ${accessToken}`,
  })
  const ask = () => askedEarly(address, accessToken, () => fetch(address, { headers, signal }))
  const response = await watchedAnswer(ask, headers).catch(() => null)
  if (!response || response.status >= 500) return undefined
  const body: unknown = await response.json().catch(() => undefined)
  // Reading the body may be aborted: signing out aborts the request, even after a refusal has arrived.
  if (typeof body !== 'object' || body === null) return undefined
  if (!response.ok) throw body
  return body
}
