import { readBuildBackend } from '@/shared/config'
import { backendLoaded, isBackendLoaded } from './backend-loaded'
import { getBackend } from './client'
import { readStoredSession, storedSessionLasts } from './stored-session'
import { watchedAnswer } from './watched-fetch'

/**
 * Opens a stream of the server of this origin with the stored session. Null where there is no such server (a build for
 * hosted Supabase) or no session. Rejects with the error of the network.
 */
export async function openStream(path: string, signal: AbortSignal): Promise<Response | null> {
  if (readBuildBackend(import.meta.env).kind !== 'embedded') return null
  if (storedSessionLasts() === 0 || isBackendLoaded()) {
    // It renews a session that has run out.
    const { client } = isBackendLoaded() ? await backendLoaded : await getBackend()
    await client.auth.getSession()
  }
  const session = readStoredSession()
  if (!session) return null
  const headers = new Headers({
    accept: 'text/event-stream',
    authorization: `Bearer ${session.accessToken}`,
  })
  return watchedAnswer(() => fetch(path, { headers, signal, cache: 'no-store' }), headers)
}
