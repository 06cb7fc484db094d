// The account of this browser: loading, unknown, signed in (with its profile) or signed out, in step with the other tabs.
// Started once by the entry; rendered by the shell, the route guard and every page that needs the account.
// Covers SES-01 to SES-06.
import { assign, raise } from 'xstate'
import type { AuthUser } from '@/entities/profile/model'
import { session } from './setup'

export const sessionMachine = session.createMachine({
  id: 'session',
  meta: { secrets: [] },
  context: { user: null, profile: null, error: null, offline: false, ended: false },
  entry: raise({ type: 'safety.elapsed' }, { delay: 'SAFETY_TIMEOUT', id: 'safety' }),
  invoke: [
    {
      id: 'watchAuth',
      src: 'watchAuth',
      onError: {
        actions: {
          type: 'setError',
          params: { message: 'Sign-in changes in other tabs are not synchronized' },
        },
      },
    },
    { id: 'watchConnection', src: 'watchConnection', onError: { actions: 'setOffline' } },
  ],
  on: {
    'connection.*': { actions: 'setOffline' },
    'auth.changed': [
      {
        guard: 'reportsUser',
        target: '.signedIn',
        actions: { type: 'setUser', params: ({ event }) => event },
      },
      { target: '.signedOut', actions: ['forget', 'noteEnd'] },
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
            actions: { type: 'setUser', params: ({ event }) => ({ user: event.output }) },
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'unknown', actions: { type: 'setErrorOf', params: ({ event }) => event } },
      },
      after: {
        SESSION_FETCH_TIMEOUT: {
          target: 'unknown',
          actions: { type: 'setError', params: { message: 'Session fetch timeout' } },
        },
      },
      on: {
        'safety.elapsed': {
          target: 'unknown',
          actions: { type: 'setError', params: { message: 'Initial session timeout' } },
        },
      },
    },
    /**
     * The service did not answer in time. The question stays open, and a late answer counts. Without a connection there is
     * no answer: the user remembered by this browser has a fallback profile meanwhile.
     */
    unknown: {
      on: {
        signOut: 'signingOut',
        'connection.lost': { target: '.recalling', actions: 'setOffline' },
        'connection.returned': { target: '.asking', actions: 'setOffline' },
        continueAsAdmin: { guard: 'isDesignatedAdmin', target: 'signedIn', actions: 'useFallbackProfile' },
        'session.appeared': '.asking',
      },
      initial: 'recalling',
      states: {
        recalling: {
          invoke: {
            id: 'recallUser',
            src: 'recallUser',
            onDone: [
              {
                guard: 'isOffline',
                target: 'waiting',
                actions: [assign({ user: ({ event }) => event.output }), 'useFallbackProfile'],
              },
              { target: 'asking', actions: assign({ user: ({ event }) => event.output }) },
            ],
            onError: { target: 'asking', actions: { type: 'setErrorOf', params: ({ event }) => event } },
          },
        },
        asking: {
          invoke: {
            id: 'askAgain',
            src: 'readSession',
            onDone: [
              {
                guard: { type: 'hasUser', params: ({ event }) => ({ user: event.output }) },
                target: '#session.signedIn',
                actions: { type: 'setUser', params: ({ event }) => ({ user: event.output }) },
              },
              { target: '#session.signedOut', actions: ['forget', 'clearError'] },
            ],
            onError: { target: 'waiting', actions: { type: 'setErrorOf', params: ({ event }) => event } },
          },
        },
        waiting: { after: { RETRY_DELAY: 'asking' } },
      },
    },
    signedIn: {
      initial: 'loadingProfile',
      on: {
        signOut: 'signingOut',
        'profile.changed': { guard: 'isOwnProfile', target: '.ready', actions: 'setProfile' },
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
              actions: { type: 'setErrorOf', params: ({ event }) => event },
            },
          },
          after: {
            PROFILE_FETCH_TIMEOUT: {
              target: 'fallback',
              actions: { type: 'setError', params: { message: 'Profile fetch timeout' } },
            },
          },
          on: {
            continueAsAdmin: { guard: 'isDesignatedAdmin', target: 'fallback' },
            // A profile that is read again holds nothing back.
            'safety.elapsed': {
              guard: 'lacksProfile',
              target: 'fallback',
              actions: { type: 'setError', params: { message: 'Profile fetch timeout' } },
            },
          },
        },
        ready: { on: { 'profile.refresh': 'loadingProfile' } },
        fallback: {
          entry: 'useFallbackProfile',
          on: {
            'profile.refresh': 'loadingProfile',
            'connection.returned': { target: 'loadingProfile', actions: 'setOffline' },
          },
        },
      },
    },
    signingOut: {
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context }) => ({ offline: context.offline }),
        onDone: [
          { guard: 'isReplaced', target: 'loading', actions: ['forget', 'clearError'] },
          { target: 'signedOut', actions: ['forget', 'clearError'] },
        ],
        onError: [
          { guard: 'isReplaced', target: 'loading', actions: ['forget', 'clearError'] },
          {
            target: 'signedOut',
            actions: ['forget', { type: 'setErrorOf', params: ({ event }) => event }],
          },
        ],
      },
      on: {
        // A refresh that answers late must not restore the user that this browser has just forgotten.
        'auth.changed': {},
      },
      after: {
        SIGN_OUT_TIMEOUT: [
          { guard: 'isReplaced', target: 'loading', actions: ['forget', 'clearError'] },
          {
            target: 'signedOut',
            actions: ['forget', { type: 'setError', params: { message: 'Sign out timeout' } }],
          },
        ],
      },
      initial: 'alone',
      states: {
        alone: { on: { 'session.appeared': 'replaced' } },
        /** Another user has signed in meanwhile, so the session in this browser is read after the sign-out. */
        replaced: {},
      },
    },
    signedOut: {
      on: {
        'session.appeared': { target: 'loading', actions: 'clearError' },
        'auth.changed': [
          {
            guard: 'reportsUser',
            target: 'signedIn',
            actions: { type: 'setUser', params: ({ event }) => event },
          },
          // No session of this page ends here.
          {},
        ],
      },
    },
  },
})
