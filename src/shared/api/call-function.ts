import { backendConfig } from './backend'
import { isBackendLoaded } from './backend-loaded'
import { getBackend } from './client'
import type { Database } from './database.types'
import { readStoredSession, storedSessionLasts } from './stored-session'
import { watchedAnswer } from './watched-fetch'

type Functions = Database['public']['Functions']

/**
 * Calls a function of the database with the stored session. The client is loaded only if the session has to be renewed.
 * Rejects with what the service answers, or with the error of the network.
 */
export async function callFunction<Name extends keyof Functions & string>(
  name: Name,
  args: Functions[Name]['Args'],
  signal: AbortSignal,
): Promise<unknown> {
  const session = readStoredSession()
  if (!session || storedSessionLasts() === 0 || isBackendLoaded()) {
    const { client } = await getBackend()
    const { data, error } = await client.rpc(name, args as never).abortSignal(signal)
    if (error) throw error
    return data
  }
  const { url, key } = await backendConfig()
  const headers = new Headers({
    accept: 'application/json',
    'content-type': 'application/json',
    apikey: key,
    authorization: `Bearer ${session.accessToken}`,
  })
  const address = `${url.replace(/\/+$/, '')}/rest/v1/rpc/${name}`
  const ask = () => fetch(address, { method: 'POST', headers, body: JSON.stringify(args), signal })
  const response = await watchedAnswer(ask, headers)
  const body: unknown = await response.json()
  if (!response.ok) throw body
  return body
}
