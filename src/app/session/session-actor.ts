import { fetchProfile } from '@/entities/profile'
import { type Session, sessionProfile } from '@/entities/profile/model'
import { applyFormatting } from '@/entities/settings'
import {
  type Actor,
  type ActorEnvironment,
  createAppActor,
  fromCallback,
  fromPromise,
} from '@/shared/lib/machine'
import { isOnline, watchOnline } from '@/shared/lib/online'
import { sessionMachine, sessionOf } from '@machines/session'
import { readSession, recallUser, signOut, watchAuth } from './auth-service'

export type SessionActor = Actor<typeof sessionMachine>

/** Starts the session of this browser. Called once by `createSessionPort`. */
export function createSessionActor(environment: ActorEnvironment): SessionActor {
  return createAppActor(
    sessionMachine.provide({
      actors: {
        readSession: fromPromise(readSession),
        recallUser: fromPromise(() => recallUser(environment.now())),
        watchAuth: fromCallback(({ sendBack }) =>
          watchAuth(
            {
              changed: (user) => sendBack({ type: 'auth.changed', user }),
              appeared: () => sendBack({ type: 'session.appeared' }),
            },
            environment.clock,
          ),
        ),
        watchConnection: fromCallback(({ sendBack }) => {
          const report = () => sendBack({ type: isOnline() ? 'connection.returned' : 'connection.lost' })
          if (!isOnline()) report()
          return watchOnline(report)
        }),
        fetchProfile: fromPromise(({ input, signal }) => fetchProfile(input.user.id, signal)),
        signOut: fromPromise(({ input, signal }) => signOut(input.offline, signal)),
      },
    }),
    environment,
  )
}

/** Calls `show` with the session of a running actor, at once and after every transition. */
export function followSession(actor: SessionActor, show: (session: Session) => void): void {
  const follow = () => {
    const session = sessionOf(actor.getSnapshot())
    // SET-03: before any page renders the session, so that dates are written in the formats of the account.
    applyFormatting(sessionProfile(session)?.id ?? null)
    show(session)
  }
  actor.subscribe(follow)
  follow()
}
