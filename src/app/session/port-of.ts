import type { SessionPort } from '@/entities/profile/model'
import { shallowEqual } from '@/shared/lib/machine'
import { sessionOf } from '@machines/session'
import type { SessionActor } from './session-actor'

/** The session of a running actor, in the form that pages read and send requests to. */
export function portOf(actor: SessionActor): SessionPort {
  let known = sessionOf(actor.getSnapshot())
  const getSnapshot = () => {
    const session = sessionOf(actor.getSnapshot())
    if (!shallowEqual(session, known)) known = session
    return known
  }
  return {
    getSnapshot,
    subscribe(listener) {
      let told = getSnapshot()
      const subscription = actor.subscribe(() => {
        if (getSnapshot() === told) return
        told = getSnapshot()
        listener(told)
      })
      return () => subscription.unsubscribe()
    },
    isOffline: () => actor.getSnapshot().context.offline,
    send: (request) => actor.send(request),
  }
}
