import { fetchProfile } from '@/entities/profile'
import {
  type Actor,
  type ActorEnvironment,
  createAppActor,
  fromCallback,
  fromPromise,
} from '@/shared/lib/machine'
import { sessionMachine } from '@machines/session'
import { readSession, recallUser, signOut, watchAuth } from './auth-service'

export type SessionActor = Actor<typeof sessionMachine>

/** Starts the session of this browser. Called once by the entry. */
export function createSessionActor(environment: ActorEnvironment): SessionActor {
  return createAppActor(
    sessionMachine.provide({
      actors: {
        readSession: fromPromise(readSession),
        recallUser: fromPromise(recallUser),
        watchAuth: fromCallback(({ sendBack }) =>
          watchAuth(
            {
              changed: (user) => sendBack({ type: 'auth.changed', user }),
              appeared: () => sendBack({ type: 'session.appeared' }),
            },
            environment.clock,
          ),
        ),
        fetchProfile: fromPromise(({ input, signal }) => fetchProfile(input.user.id, signal)),
        signOut: fromPromise(({ signal }) => signOut(signal)),
      },
    }),
    environment,
  )
}
