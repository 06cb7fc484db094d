import { toAuthUser } from '@/entities/profile'
import type { AuthUser } from '@/entities/profile/model'
import { backendLoaded, getBackend, mayHaveSession, SESSION_KEY } from '@/shared/api'
import { toFailure } from '@/shared/lib/failure'

/** The user of the session that this browser holds, or null. Loads the client only when there may be one. */
export async function readSession(): Promise<AuthUser | null> {
  if (!mayHaveSession()) return null
  try {
    const { client, adminEmail } = await getBackend()
    const { data, error } = await client.auth.getSession()
    if (error) throw error
    return data.session && toAuthUser(data.session.user, adminEmail)
  } catch (error) {
    throw toFailure(error)
  }
}

export interface AuthListener {
  /** The service reports who is signed in. */
  changed: (user: AuthUser | null) => void
  /** Another tab stored a session. */
  appeared: () => void
}

/**
 * Follows the auth service once its client is loaded, and other tabs' sessions until then.
 * The callback only reports: calling the client inside it would deadlock it.
 */
export function watchAuth({ changed, appeared }: AuthListener): () => void {
  const ends = new AbortController()
  window.addEventListener(
    'storage',
    (event) => {
      if (event.key !== null && event.key !== SESSION_KEY) return
      if (mayHaveSession()) appeared()
      else changed(null)
    },
    { signal: ends.signal },
  )
  void backendLoaded.then(({ client, adminEmail }) => {
    if (ends.signal.aborted) return
    const { data } = client.auth.onAuthStateChange((event, session) => {
      if (event !== 'INITIAL_SESSION') changed(session && toAuthUser(session.user, adminEmail))
    })
    ends.signal.addEventListener('abort', () => data.subscription.unsubscribe())
  })
  return () => ends.abort()
}

/** Ends the session in this browser, even when the service cannot be reached. */
export async function signOut(): Promise<void> {
  const { client } = await getBackend()
  const { error } = await client.auth.signOut({ scope: 'local' })
  if (error) window.localStorage.removeItem(SESSION_KEY)
}
