import type { Session, SessionPort } from '@/entities/profile/model'
import { backendLoaded, dropMalformedSession, mayHaveSession, SESSION_KEY } from '@/shared/api'
import { type ActorEnvironment, createLateValue } from '@/shared/lib/machine'
import type { SessionActor } from './session-actor'

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
  let actor: SessionActor | null = null
  const session = createLateValue<Session, void>({
    first: mayHaveSession() ? { status: 'loading', user: null } : { status: 'signedOut' },
    async load() {
      if (session.getSnapshot().status === 'loading')
        clock.setTimeout(() => {
          if (!actor) session.set({ status: 'unknown', user: null })
        }, LOAD_TIMEOUT)
      const { createSessionActor, followSession } = await import('./session-actor')
      actor = createSessionActor(environment)
      followSession(actor, (next) => {
        // The machine starts by looking for a user: until it has found a user, a visitor who was signed out stays signed
        // out.
        const searches = next.status === 'loading' && next.user === null
        if (!searches || session.getSnapshot().status !== 'signedOut') session.set(next)
      })
    },
    onFailed: () => void clock.setTimeout(start, LOAD_TIMEOUT),
  })
  const start = () => void session.start()

  late?.add(start)
  if (session.getSnapshot().status === 'loading' || snapshots?.has('session')) start()
  void backendLoaded.then(start)
  window.addEventListener('storage', ({ key }) => {
    if (actor || (key !== null && key !== SESSION_KEY) || !mayHaveSession()) return
    session.set({ status: 'loading', user: null })
    start()
  })
  return {
    getSnapshot: session.getSnapshot,
    subscribe: session.subscribe,
    isOffline: () => actor?.getSnapshot().context.offline ?? false,
    // Until the machine runs, no user is signed in, so a request has no receiver and is dropped.
    send: (request) => actor?.send(request),
  }
}
