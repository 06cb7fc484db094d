import { fromCallback, fromPromise } from 'xstate'
import type { AuthUser, Profile } from '@/entities/profile/model'
import type { SessionEvent } from './types'

/** The requests of the session to the auth service and the browser. */
export const needs = {
  /** Resolves with the user of the stored session, or null. Rejects with a `Failure`. */
  readSession: fromPromise<AuthUser | null>(() => Promise.reject(new Error('readSession is not provided'))),
  /** Resolves with the user of a stored session that has not run out, without asking the service, or null. */
  recallUser: fromPromise<AuthUser | null>(() => Promise.reject(new Error('recallUser is not provided'))),
  /** Sends `auth.changed` and `session.appeared` for as long as it runs. Must not call the auth client in its callback. */
  watchAuth: fromCallback<SessionEvent>(() => {
    throw new Error('watchAuth is not provided')
  }),
  /** Sends `connection.lost` at once where there is none, and with `connection.returned` every change. */
  watchConnection: fromCallback<SessionEvent>(() => {
    throw new Error('watchConnection is not provided')
  }),
  /** Resolves with the profile row of the user. Rejects with a `Failure`. */
  fetchProfile: fromPromise<Profile, { user: AuthUser }>(() =>
    Promise.reject(new Error('fetchProfile is not provided')),
  ),
  /**
   * Ends the session here at once, then at the service, which is not asked when `offline`. Rejects with a `Failure` when the
   * service could not be reached.
   */
  signOut: fromPromise<void, { offline: boolean }>(() =>
    Promise.reject(new Error('signOut is not provided')),
  ),
}
