import { hasServer } from '@/shared/config'
import { fetchOwn } from './fetch-own'
import { readStoredSession } from './stored-session'

/**
 * Opens a stream of the server of this origin with the stored session. Null where there is no such server (a build for
 * hosted Supabase) or no session. Rejects with the error of the network.
 */
export async function openStream(path: string, signal: AbortSignal): Promise<Response | null> {
  if (!hasServer() || !readStoredSession()) return null
  return fetchOwn(path, { headers: { accept: 'text/event-stream' }, signal, cache: 'no-store' })
}
