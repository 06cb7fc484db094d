import type { User } from '@supabase/supabase-js'
import { toAuthUser } from '@/entities/profile'
import type { AuthUser } from '@/entities/profile/model'
import {
  backendConfig,
  backendLoaded,
  forgetStoredSession,
  getBackend,
  isBackendLoaded,
  knownAdminEmail,
  mayHaveSession,
  onSessionEnded,
  readStoredSession,
  SESSION_KEY,
  storedSessionLasts,
  withSignal,
} from '@/shared/api'
import type { ControllableClock } from '@/shared/lib/clock'
import { connectionFailure, toFailure } from '@/shared/lib/failure'

/**
 * The user of the session that this browser holds, or null. The client is loaded only for one that has to be renewed, or
 * that stands in the address: like the client, this believes a stored session until the service says otherwise.
 */
export async function readSession(): Promise<AuthUser | null> {
  if (!mayHaveSession()) return null
  try {
    if (storedSessionLasts() > 0) {
      const { adminEmail } = await backendConfig()
      const user = recalled(adminEmail)
      if (user) return user
    }
    const { client, adminEmail } = await getBackend()
    const { data, error } = await client.auth.getSession()
    if (data.session) return toAuthUser(data.session.user, adminEmail)
    // The client forgets a session that the service refuses, and keeps one that it could not ask about.
    if (!error || !mayHaveSession()) return null
    throw error
  } catch (error) {
    throw toFailure(error)
  }
}

/** ms. The service ends a session that nobody used for so long (packages/server/database/library.ts). */
const UNUSED_LIMIT = 14 * 24 * 3_600_000

/**
 * Whom the stored session names, without asking the service. Null when nothing readable is stored, or the session has run
 * out for want of use. `now` is a time of day in ms.
 */
export async function recallUser(now: number): Promise<AuthUser | null> {
  const stored = readStoredSession()
  return stored && now <= stored.expiresAt + UNUSED_LIMIT ? recalled() : null
}

function recalled(adminEmail = knownAdminEmail()): AuthUser | null {
  const user = readStoredSession()?.user
  return user ? toAuthUser(user as User, adminEmail) : null
}

export interface AuthListener {
  /** The service reports who is signed in. */
  changed: (user: AuthUser | null) => void
  /** Somebody signed in, or another tab stored a session. */
  appeared: () => void
}

/**
 * Follows the auth service once its client is loaded, and other tabs' sessions until then.
 * The callback only reports: calling the client inside it would deadlock it.
 */
export function watchAuth(
  { changed, appeared }: AuthListener,
  clock: Pick<ControllableClock, 'setTimeout' | 'clearTimeout'>,
): () => void {
  const ends = new AbortController()
  // The client renews a session before it ends.
  const renews = clock.setTimeout(
    () => void (mayHaveSession() && getBackend().catch(() => undefined)),
    storedSessionLasts(),
  )
  ends.signal.addEventListener(
    'abort',
    onSessionEnded(() => changed(null)),
  )
  window.addEventListener(
    'storage',
    (event) => {
      if (event.key !== null && event.key !== SESSION_KEY) return
      if (!mayHaveSession()) return changed(null)
      // Once it is loaded, the client says whom the other tab has signed in.
      const user = isBackendLoaded() ? null : recalled()
      if (user) changed(user)
      appeared()
    },
    { signal: ends.signal },
  )
  void backendLoaded.then(({ client, adminEmail }) => {
    if (ends.signal.aborted) return
    const { data } = client.auth.onAuthStateChange((event, session) => {
      if (event === 'INITIAL_SESSION') return
      changed(session && toAuthUser(session.user, adminEmail))
      // Unlike a refresh that comes late, this one counts while somebody else is being signed out.
      if (event === 'SIGNED_IN') appeared()
    })
    ends.signal.addEventListener('abort', () => data.subscription.unsubscribe())
  })
  return () => {
    clock.clearTimeout(renews)
    ends.abort()
  }
}

/**
 * Ends the session: first in this browser, so that nothing the service does or fails to do keeps anybody signed in,
 * then at the service. Rejects with a `Failure` when the service could not be told; `offline`, nobody is asked.
 */
export async function signOut(offline: boolean, signal?: AbortSignal): Promise<void> {
  const session = readStoredSession()
  forgetStoredSession()
  try {
    if (offline && !isBackendLoaded()) throw connectionFailure()
    const { client } = await getBackend()
    // Ends a refresh that is under way, and tells the other tabs.
    await client.auth.signOut({ scope: 'local' })
    if (!session) return
    if (offline) throw connectionFailure()
    const { error } = await withSignal(client.auth.admin, signal).signOut(session.accessToken, 'local')
    if (error && !ENDED.has(error.status ?? 0)) throw error
  } catch (error) {
    throw toFailure(error)
  }
}

/** What the service answers for a session that is gone already. */
const ENDED = new Set([401, 403, 404])
