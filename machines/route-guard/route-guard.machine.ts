// Decides what a protected route shows: verifying, timedOut, allowed, authenticationRequired or adminRequired.
// Rendered by features/guard-route around every route that asks for it.
// Covers GRD-01 to GRD-04, GRD-06.
import { fromCallback, setup } from 'xstate'
import { type Access, accessOf, type Requirement, type SessionChanged } from '@/entities/profile/model'

/** The requirements of the route; an account by default. */
export type RouteGuardInput = Pick<Requirement, 'requireAuth' | 'requireAdmin'>
type RouteGuardContext = Required<RouteGuardInput>

const says =
  (access: Access) =>
  ({ context, event }: { context: RouteGuardContext; event: SessionChanged }) =>
    accessOf(event.session, context) === access

export const routeGuardMachine = setup({
  types: {
    context: {} as RouteGuardContext,
    events: {} as SessionChanged,
    input: {} as RouteGuardInput,
  },
  actors: {
    /** Sends `session.changed` at once and after every change of the session. */
    watchSession: fromCallback<SessionChanged>(() => {
      throw new Error('watchSession is not provided')
    }),
  },
  actions: {
    /** Replaces this entry by /signin?returnUrl={here}, which says so when a session has `ended`. */
    redirectToSignIn: (_, _params: { ended: boolean }) => {
      throw new Error('redirectToSignIn is not provided')
    },
  },
  guards: {
    isOpen: ({ context }) => !context.requireAuth && !context.requireAdmin,
    isLoading: says('loading'),
    isUnknown: says('unknown'),
    isSignedOut: says('signedOut'),
    lacksAdmin: says('lacksAdmin'),
  },
  delays: {
    /** GRD-01 */
    VERIFY_TIMEOUT: 5000,
    /** Ours: most checks are done by then, and the page's placeholder is rendered meanwhile. */
    QUIET: 1000,
  },
}).createMachine({
  id: 'route-guard',
  meta: { secrets: [] },
  context: ({ input }) => ({
    requireAuth: input.requireAuth ?? true,
    requireAdmin: input.requireAdmin ?? false,
  }),
  invoke: { id: 'watchSession', src: 'watchSession', onError: '.timedOut' },
  // The session decides in every state of the guard; the states add only the differences.
  on: {
    'session.changed': [
      // A re-check keeps the page and what was typed on it.
      { guard: 'isLoading' },
      { guard: 'isUnknown', target: '.timedOut' },
      { guard: 'isSignedOut', target: '.authenticationRequired' },
      { guard: 'lacksAdmin', target: '.adminRequired' },
      { target: '.allowed' },
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
          actions: {
            type: 'redirectToSignIn',
            params: ({ event: { session } }) => ({ ended: 'ended' in session && session.ended === true }),
          },
        },
      },
      after: { VERIFY_TIMEOUT: 'timedOut' },
      initial: 'quiet',
      states: {
        quiet: { after: { QUIET: 'told' } },
        told: {},
      },
    },
    timedOut: {},
    allowed: {},
    authenticationRequired: { on: { 'session.changed': { guard: 'isLoading', target: 'verifying' } } },
    adminRequired: {},
  },
})
