// The entry check of project creation: five outcomes in their documented order.
// Rendered by pages/create-project around /create-project.
// Covers CRT-01, and GRD-02 and GRD-03 for /create-project.
import { assign, fromCallback, setup } from 'xstate'
import {
  type Access,
  accessOf,
  creationRefusal,
  ENTRY_MESSAGES,
  type SessionChanged,
  sessionProfile,
} from '@/entities/profile/model'

export interface CreationCheckContext {
  /** Why creation was refused; null until then. */
  message: string | null
}

const says =
  (...access: Access[]) =>
  ({ event: { session } }: { event: SessionChanged }) =>
    access.includes(accessOf(session, { requireCreation: true }))

const OUTCOMES = [
  { guard: 'isUnverified', target: 'verificationRequired', actions: 'setMessage' },
  { guard: 'isIncomplete', target: 'profileRequired', actions: 'setMessage' },
  { guard: 'isNotActive', target: 'refused', actions: 'setMessage' },
  { guard: 'mayCreate', target: 'granted' },
] as const
const FIRST_OUTCOMES = [
  { guard: 'isSignedOut', target: 'signInRequired', actions: 'setMessage' },
  ...OUTCOMES,
] as const

export const creationCheckMachine = setup({
  types: {
    context: {} as CreationCheckContext,
    events: {} as SessionChanged,
  },
  actors: {
    /** Sends `session.changed` at once and after every change of the session. */
    watchSession: fromCallback<SessionChanged>(() => {
      throw new Error('watchSession is not provided')
    }),
  },
  actions: {
    setMessage: assign({
      message: ({ event }) => {
        const refusal = creationRefusal(sessionProfile(event.session))
        return refusal && ENTRY_MESSAGES[refusal]
      },
    }),
    /** Goes to /signin with the message. */
    openSignIn: (_, _params: { message: string | null }) => {
      throw new Error('openSignIn is not provided')
    },
    /** Goes to /profile with the message. */
    openProfile: (_, _params: { message: string | null }) => {
      throw new Error('openProfile is not provided')
    },
  },
  guards: {
    isUnknown: says('unknown'),
    isSignedOut: says('signedOut'),
    isUnverified: says('unverified'),
    isIncomplete: says('incomplete'),
    isNotActive: says('inactive', 'locked'),
    mayCreate: says('granted'),
  },
  delays: {
    /** Ours: the session machine's own limits end the wait long before this limit. */
    ACCOUNT_TIMEOUT: 15_000,
  },
}).createMachine({
  id: 'creation-check',
  meta: { secrets: [] },
  context: { message: null },
  invoke: { id: 'watchSession', src: 'watchSession', onError: '.timedOut' },
  initial: 'checking',
  states: {
    checking: {
      on: { 'session.changed': [{ guard: 'isUnknown', target: 'timedOut' }, ...FIRST_OUTCOMES] },
      after: { ACCOUNT_TIMEOUT: 'timedOut' },
    },
    /** GRD-02: the answer may still come. */
    timedOut: { on: { 'session.changed': FIRST_OUTCOMES } },
    signInRequired: {
      entry: { type: 'openSignIn', params: ({ context }) => ({ message: context.message }) },
    },
    verificationRequired: {
      entry: { type: 'openProfile', params: ({ context }) => ({ message: context.message }) },
    },
    profileRequired: {
      entry: { type: 'openProfile', params: ({ context }) => ({ message: context.message }) },
    },
    refused: { on: { 'session.changed': FIRST_OUTCOMES } },
    granted: { on: { 'session.changed': { guard: 'isSignedOut', target: 'authenticationRequired' } } },
    /** Signed out while the wizard was open, in another tab for example: the wizard waits behind the screen that says so. */
    authenticationRequired: { on: { 'session.changed': OUTCOMES } },
  },
})
