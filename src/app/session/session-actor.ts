import { fetchProfile } from '@/entities/profile'
import {
  type Actor,
  type ActorEnvironment,
  createAppActor,
  fromCallback,
  fromPromise,
} from '@/shared/lib/machine'
import { isOnline, watchOnline } from '@/shared/lib/online'
import { sessionMachine } from '@machines/session'
import { readSession, recallUser, signOut, watchAuth } from './auth-service'

export type SessionActor = Actor<typeof sessionMachine>

/** Starts the session of this browser. Called once by the entry. */
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
          const tell = () => sendBack({ type: isOnline() ? 'connection.returned' : 'connection.lost' })
          if (!isOnline()) tell()
          return watchOnline(tell)
        }),
        fetchProfile: fromPromise(({ input, signal }) => fetchProfile(input.user.id, signal)),
        signOut: fromPromise(({ input, signal }) => signOut(input.offline, signal)),
      },
    }),
    environment,
  )
}
