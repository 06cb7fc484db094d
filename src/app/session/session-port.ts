import type { Session, SessionPort } from '@/entities/profile/model'
import { backendLoaded, dropMalformedSession, mayHaveSession, SESSION_KEY } from '@/shared/api'
import { type ActorEnvironment, shallowEqual } from '@/shared/lib/machine'

/** ms. Ours: the code of the session may take as long as its answer; then it counts as unknown, and is asked for again. */
const LOAD_TIMEOUT = 5000

/**
 * The session of this browser, in the form that pages read and send requests to. The entry calls it once. A browser
 * without a stored session is signed out without a machine, which is loaded when a session is stored here or in another
 * tab, and when a form has loaded the auth client.
 */
export function createSessionPort(environment: ActorEnvironment): SessionPort {
  const { clock, late, snapshots } = environment
  dropMalformedSession()
  let known: Session = mayHaveSession() ? { status: 'loading', user: null } : { status: 'signedOut' }
  let running: SessionPort | null = null
  let asked = false
  const listeners = new Set<(session: Session) => void>()
  const tell = (session: Session) => {
    if (shallowEqual(session, known)) return
    known = session
    for (const listener of listeners) listener(known)
  }

  const load = async () => {
    const { startSession } = await import('./start-session')
    running = startSession(environment)
    const follow = (session: Session) => {
      // The machine starts by looking for a user: until it has found a user, a visitor who was signed out stays signed
      // out.
      const looks = session.status === 'loading' && session.user === null
      if (!looks || known.status !== 'signedOut') tell(session)
    }
    running.subscribe(follow)
    follow(running.getSnapshot())
  }
  const start = () => {
    if (asked) return
    asked = true
    if (known.status === 'loading')
      clock.setTimeout(() => {
        if (!running) tell({ status: 'unknown', user: null })
      }, LOAD_TIMEOUT)
    load().catch(() => {
      asked = false
      clock.setTimeout(start, LOAD_TIMEOUT)
    })
  }

  late?.add(start)
  if (known.status === 'loading' || snapshots?.has('session')) start()
  void backendLoaded.then(start)
  window.addEventListener('storage', ({ key }) => {
    if (running || (key !== null && key !== SESSION_KEY) || !mayHaveSession()) return
    tell({ status: 'loading', user: null })
    start()
  })
  return {
    getSnapshot: () => known,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOffline: () => running?.isOffline() ?? false,
    // Until the machine runs, no user is signed in, so a request has no receiver and is dropped.
    send: (request) => running?.send(request),
  }
}
