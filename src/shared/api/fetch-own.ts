import { getBackend } from './client'
import { readStoredSession, storedSessionLasts } from './stored-session'
import { watchedAnswer } from './watched-fetch'

/** `fetch` of an address of this server with the stored session. The client is loaded only if the session has to be renewed. */
export async function fetchOwn(address: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${await accessToken()}`)
  return watchedAnswer(() => fetch(address, { ...init, headers }), headers)
}

async function accessToken(): Promise<string> {
  const session = readStoredSession()
  if (session && storedSessionLasts() > 0) return session.accessToken
  const { client } = await getBackend()
  const { data } = await client.auth.getSession()
  return data.session?.access_token ?? ''
}
