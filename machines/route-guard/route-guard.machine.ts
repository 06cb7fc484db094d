// Decides what a protected route shows: verifying, timedOut, allowed, authenticationRequired or adminRequired.
// Rendered by features/guard-route around every route that asks for it.
// Covers GRD-01 to GRD-04, GRD-06.
import { assertEvent, assign, fromCallback, setup } from 'xstate'
import type { AuthUser, Profile } from '@/entities/profile/model'

/** What the guard knows of the session. */
export type GuardSession =
  | { status: 'loading'; user: AuthUser | null }
  /** Nobody answered in time; `user` is whom the stored session names. */
  | { status: 'unknown'; user: AuthUser | null }
  | { status: 'signedOut' }
  | { status: 'signedIn'; profile: Profile }

export interface RouteGuardInput {
  /** Default true. */
  requireAuth?: boolean
  /** Default false. */
  requireAdmin?: boolean
}

export interface RouteGuardContext {
  requireAuth: boolean
  requireAdmin: boolean
  session: GuardSession
}

export type RouteGuardEvent =
  | { type: 'session.changed'; session: GuardSession }
  /** The designated admin goes on without a verified profile; the database still decides what they may do. */
  | { type: 'continueAsAdmin' }

export const routeGuardMachine = setup({
  types: {
    context: {} as RouteGuardContext,
    events: {} as RouteGuardEvent,
    input: {} as RouteGuardInput,
  },
  actors: {
    /** Sends `session.changed` at once and after every change of the session. */
    watchSession: fromCallback<RouteGuardEvent>(() => {
      throw new Error('watchSession is not provided')
    }),
  },
  actions: {
    setSession: assign({
      session: ({ event }) => {
        assertEvent(event, 'session.changed')
        return event.session
      },
    }),
    /** Makes the session go on with what is stored of the designated admin. */
    continueAsAdmin: () => {
      throw new Error('continueAsAdmin is not provided')
    },
    /** Replaces this entry by /signin?returnUrl={here}. */
    redirectToSignIn: () => {
      throw new Error('redirectToSignIn is not provided')
    },
  },
  guards: {
    isOpen: ({ context }) => !context.requireAuth && !context.requireAdmin,
    isLoading: ({ event }) => event.type === 'session.changed' && event.session.status === 'loading',
    isSignedOut: ({ event }) => event.type === 'session.changed' && event.session.status === 'signedOut',
    isUnknown: ({ event }) => event.type === 'session.changed' && event.session.status === 'unknown',
    isDesignatedAdmin: ({ context: { session } }) =>
      (session.status === 'loading' || session.status === 'unknown') &&
      session.user?.designatedAdmin === true,
    lacksAdmin: ({ context, event }) =>
      context.requireAdmin &&
      event.type === 'session.changed' &&
      event.session.status === 'signedIn' &&
      event.session.profile.role !== 'admin',
  },
  delays: {
    /** GRD-01 */
    VERIFY_TIMEOUT: 5000,
  },
}).createMachine({
  id: 'route-guard',
  meta: { secrets: [] },
  context: ({ input }) => ({
    requireAuth: input.requireAuth ?? true,
    requireAdmin: input.requireAdmin ?? false,
    session: { status: 'loading', user: null },
  }),
  invoke: { id: 'watchSession', src: 'watchSession', onError: '.timedOut' },
  // What the session says decides, wherever the guard stands; the states add only what differs there.
  on: {
    'session.changed': [
      { guard: 'isOpen', actions: 'setSession' },
      // A re-check keeps the page and what was typed on it.
      { guard: 'isLoading', actions: 'setSession' },
      { guard: 'isUnknown', target: '.timedOut', actions: 'setSession' },
      { guard: 'isSignedOut', target: '.authenticationRequired', actions: 'setSession' },
      { guard: 'lacksAdmin', target: '.adminRequired', actions: 'setSession' },
      { target: '.allowed', actions: 'setSession' },
    ],
  },
  initial: 'verifying',
  states: {
    verifying: {
      always: { guard: 'isOpen', target: 'allowed' },
      on: {
        'session.changed': {
          guard: 'isSignedOut',
          target: 'authenticationRequired',
          actions: ['setSession', 'redirectToSignIn'],
        },
      },
      after: { VERIFY_TIMEOUT: 'timedOut' },
    },
    timedOut: {
      on: {
        continueAsAdmin: { guard: 'isDesignatedAdmin', target: 'allowed', actions: 'continueAsAdmin' },
      },
    },
    allowed: {},
    authenticationRequired: {
      on: { 'session.changed': { guard: 'isLoading', target: 'verifying', actions: 'setSession' } },
    },
    adminRequired: {},
  },
})
