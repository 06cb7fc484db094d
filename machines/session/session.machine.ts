// The account of this browser: loading, signed in (with its profile) or signed out, in step with the other tabs.
// Started once by the entry; rendered by the shell, the route guard and every page that needs the account.
// Covers SES-01 to SES-06.
import { assertEvent, assign, fromCallback, fromPromise, raise, setup } from 'xstate'
import { type AuthUser, fallbackProfile, type Profile } from '@/entities/profile/model'

export interface SessionContext {
  user: AuthUser | null
  profile: Profile | null
  /** Why the last step fell short; null when all is well. */
  error: string | null
}

export type SessionEvent =
  /** The auth service reports who is signed in now, after any change in this tab or another. */
  | { type: 'auth.changed'; user: AuthUser | null }
  /** Another tab stored a session while the auth client is not loaded here. */
  | { type: 'session.appeared' }
  | { type: 'profile.refresh' }
  /** The profile row was changed by this tab and came back from the database. */
  | { type: 'profile.changed'; profile: Profile }
  | { type: 'signOut' }
  | { type: 'safety.elapsed' }

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
  },
  actors: {
    /** Resolves with the user of the stored session, or null. Rejects with a `Failure`. */
    readSession: fromPromise<AuthUser | null>(() => Promise.reject(new Error('readSession is not provided'))),
    /** Sends `auth.changed` and `session.appeared` for as long as it runs. Must not call the auth client in its callback. */
    watchAuth: fromCallback<SessionEvent>(() => {
      throw new Error('watchAuth is not provided')
    }),
    /** Resolves with the profile row of the user. Rejects with a `Failure`. */
    fetchProfile: fromPromise<Profile, { user: AuthUser }>(() =>
      Promise.reject(new Error('fetchProfile is not provided')),
    ),
    /** Ends the session here, even when the service cannot be reached. */
    signOut: fromPromise<void>(() => Promise.reject(new Error('signOut is not provided'))),
  },
  actions: {
    setUser: assign(({ context, event }) => {
      assertEvent(event, 'auth.changed')
      const sameUser = event.user?.id === context.user?.id
      return { user: event.user, profile: sameUser ? context.profile : null, error: null }
    }),
    setProfile: assign({
      profile: ({ event }) => {
        assertEvent(event, 'profile.changed')
        return event.profile
      },
      error: null,
    }),
    useFallbackProfile: assign({
      profile: ({ context }) => context.profile ?? (context.user ? fallbackProfile(context.user) : null),
    }),
    forget: assign({ user: null, profile: null }),
    setError: assign({ error: (_, params: { message: string }) => params.message }),
    clearError: assign({ error: null }),
  },
  guards: {
    hasUser: (_, params: { user: AuthUser | null }) => params.user !== null,
    reportsUser: ({ event }) => event.type === 'auth.changed' && event.user !== null,
  },
  delays: {
    /** SES-02 */
    SAFETY_TIMEOUT: 5000,
    /** SES-03 */
    SESSION_FETCH_TIMEOUT: 5000,
    /** SES-03 */
    PROFILE_FETCH_TIMEOUT: 5000,
    /** Ours: signing out never waits longer than this for the service. */
    SIGN_OUT_TIMEOUT: 5000,
  },
}).createMachine({
  id: 'session',
  meta: { secrets: [] },
  context: { user: null, profile: null, error: null },
  entry: raise({ type: 'safety.elapsed' }, { delay: 'SAFETY_TIMEOUT', id: 'safety' }),
  invoke: {
    id: 'watchAuth',
    src: 'watchAuth',
    onError: {
      actions: { type: 'setError', params: { message: 'Sign-in changes in other tabs are not followed' } },
    },
  },
  on: {
    'auth.changed': [
      { guard: 'reportsUser', target: '.signedIn', actions: 'setUser' },
      { target: '.signedOut', actions: 'forget' },
    ],
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'hasUser', params: ({ event }) => ({ user: event.output }) },
            target: 'signedIn',
            actions: assign({ user: ({ event }) => event.output, error: null }),
          },
          { target: 'signedOut', actions: 'clearError' },
        ],
        onError: {
          target: 'signedOut',
          actions: {
            type: 'setError',
            params: ({ event }) => ({ message: (event.error as Error).message }),
          },
        },
      },
      after: {
        SESSION_FETCH_TIMEOUT: {
          target: 'signedOut',
          actions: { type: 'setError', params: { message: 'Session fetch timeout' } },
        },
      },
      on: {
        'safety.elapsed': {
          target: 'signedOut',
          actions: { type: 'setError', params: { message: 'Initial session timeout' } },
        },
      },
    },
    signedIn: {
      initial: 'loadingProfile',
      on: {
        signOut: 'signingOut',
        'profile.changed': { target: '.ready', actions: 'setProfile' },
      },
      states: {
        loadingProfile: {
          invoke: {
            id: 'fetchProfile',
            src: 'fetchProfile',
            input: ({ context }) => ({ user: context.user as AuthUser }),
            onDone: {
              target: 'ready',
              actions: assign({ profile: ({ event }) => event.output, error: null }),
            },
            onError: {
              target: 'fallback',
              actions: {
                type: 'setError',
                params: ({ event }) => ({ message: (event.error as Error).message }),
              },
            },
          },
          after: {
            PROFILE_FETCH_TIMEOUT: {
              target: 'fallback',
              actions: { type: 'setError', params: { message: 'Profile fetch timeout' } },
            },
          },
          on: {
            'safety.elapsed': {
              target: 'fallback',
              actions: { type: 'setError', params: { message: 'Profile fetch timeout' } },
            },
          },
        },
        ready: { on: { 'profile.refresh': 'loadingProfile' } },
        fallback: {
          entry: 'useFallbackProfile',
          on: { 'profile.refresh': 'loadingProfile' },
        },
      },
    },
    signingOut: {
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', actions: ['forget', 'clearError'] },
        onError: { target: 'signedOut', actions: ['forget', 'clearError'] },
      },
      after: { SIGN_OUT_TIMEOUT: { target: 'signedOut', actions: ['forget', 'clearError'] } },
    },
    signedOut: {
      on: { 'session.appeared': { target: 'loading', actions: 'clearError' } },
    },
  },
})
