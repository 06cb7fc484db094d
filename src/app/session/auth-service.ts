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
 * The user of the session that this browser stores, or null. The client is loaded only if the session has to be renewed
 * or is in the address: like the client, this trusts a stored session until the service rejects it.
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
    // The client removes a session that the service refuses, and keeps a session that it could not check.
    if (!error || !mayHaveSession()) return null
    throw error
  } catch (error) {
    throw toFailure(error)
  }
}

/** ms. The service ends a session that was unused for this long (packages/server/database/library.ts). */
const UNUSED_LIMIT = 14 * 24 * 3_600_000

/**
 * The user that the stored session names, without a request to the service. Null when nothing readable is stored, or the
 * session expired because it was not used. `now` is a time of day in ms.
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
  /** The user signed in here, or another tab stored a session. */
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
  /** The token of a session that another tab reported before this browser showed it; a request would go without it. */
  let unseen: string | null = null
  const isStored = (token: string) => readStoredSession()?.accessToken === token
  window.addEventListener(
    'storage',
    (event) => {
      if (event.key !== null && event.key !== SESSION_KEY) return
      if (!mayHaveSession()) return changed(null)
      // Once the client is loaded, it reports the user that signed in in the other tab.
      const isReported = isBackendLoaded() && !(unseen && isStored(unseen))
      unseen = null
      const user = isReported ? null : recalled()
      if (user) changed(user)
      appeared()
    },
    { signal: ends.signal },
  )
  void backendLoaded.then(({ client, adminEmail }) => {
    if (ends.signal.aborted) return
    const { data } = client.auth.onAuthStateChange((event, session) => {
      if (event === 'INITIAL_SESSION') return
      unseen = session && !isStored(session.access_token) ? session.access_token : null
      if (unseen) return
      changed(session && toAuthUser(session.user, adminEmail))
      // Unlike a late refresh, a sign-in counts even while another user is being signed out.
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
 * Ends the session: first in this browser, so that no answer of the service can keep the user signed in, then at the
 * service. Rejects with a `Failure` when the service could not be reached; when `offline`, it sends no request.
 */
export async function signOut(offline: boolean, signal?: AbortSignal): Promise<void> {
  const session = readStoredSession()
  forgetStoredSession()
  try {
    if (offline && !isBackendLoaded()) throw connectionFailure()
    const { client } = await getBackend()
    // Ends a refresh that is under way, and signs out the other tabs.
    await client.auth.signOut({ scope: 'local' })
    if (!session) return
    if (offline) throw connectionFailure()
    const { error } = await withSignal(client.auth.admin, signal).signOut(session.accessToken, 'local')
    if (error && !ENDED.has(error.status ?? 0)) throw error
  } catch (error) {
    throw toFailure(error)
  }
}

/** The statuses that the service answers for a session that has already ended. */
const ENDED = new Set([401, 403, 404])
