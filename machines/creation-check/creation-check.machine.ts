// The entry check of project creation: five outcomes in their documented order.
// Rendered by pages/create-project around /create-project.
// Covers CRT-01, and GRD-02 and GRD-03 for /create-project.
import { assertEvent, assign, fromCallback, setup } from 'xstate'
import { creationRefusal, entryMessage, type Profile } from '@/entities/profile/model'

export interface CreationCheckContext {
  /** Why creation was refused; null until then. */
  message: string | null
}

export type CreationCheckEvent =
  /** The session is known: the profile, or null when nobody is signed in. */
  | { type: 'account.known'; profile: Profile | null }
  /** Nobody answered in time; the answer may still come. */
  | { type: 'account.unknown' }

const check = (event: CreationCheckEvent) =>
  event.type === 'account.known' ? creationRefusal(event.profile)?.check : null

const OUTCOMES = [
  { guard: 'isUnverified', target: 'verificationRequired', actions: 'setMessage' },
  { guard: 'isIncomplete', target: 'profileRequired', actions: 'setMessage' },
  { guard: 'isNotActive', target: 'refused', actions: 'setMessage' },
  { target: 'granted' },
] as const

export const creationCheckMachine = setup({
  types: {
    context: {} as CreationCheckContext,
    events: {} as CreationCheckEvent,
  },
  actors: {
    /** Sends `account.known` once the session is known, and again when it changes. */
    watchAccount: fromCallback<CreationCheckEvent>(() => {
      throw new Error('watchAccount is not provided')
    }),
  },
  actions: {
    setMessage: assign({
      message: ({ event }) => {
        assertEvent(event, 'account.known')
        const refusal = creationRefusal(event.profile)
        return refusal && entryMessage(refusal)
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
    isSignedOut: ({ event }) => check(event) === 'signedIn',
    isUnverified: ({ event }) => check(event) === 'verified',
    isIncomplete: ({ event }) => check(event) === 'profileCompleted',
    mayCreate: ({ event }) => check(event) === undefined,
    isNotActive: ({ event }) => check(event) === 'active',
  },
  delays: {
    /** Ours: the session machine's own limits end the wait long before this one. */
    ACCOUNT_TIMEOUT: 15_000,
  },
}).createMachine({
  id: 'creation-check',
  meta: { secrets: [] },
  context: { message: null },
  invoke: { id: 'watchAccount', src: 'watchAccount', onError: '.timedOut' },
  initial: 'checking',
  states: {
    checking: {
      on: {
        'account.known': [
          { guard: 'isSignedOut', target: 'signInRequired', actions: 'setMessage' },
          ...OUTCOMES,
        ],
        'account.unknown': 'timedOut',
      },
      after: { ACCOUNT_TIMEOUT: 'timedOut' },
    },
    /** GRD-02 */
    timedOut: {
      on: {
        'account.known': [
          { guard: 'isSignedOut', target: 'signInRequired', actions: 'setMessage' },
          ...OUTCOMES,
        ],
      },
    },
    signInRequired: {
      entry: { type: 'openSignIn', params: ({ context }) => ({ message: context.message }) },
    },
    verificationRequired: {
      entry: { type: 'openProfile', params: ({ context }) => ({ message: context.message }) },
    },
    profileRequired: {
      entry: { type: 'openProfile', params: ({ context }) => ({ message: context.message }) },
    },
    refused: {
      on: {
        'account.known': [
          { guard: 'isNotActive', actions: 'setMessage' },
          { guard: 'mayCreate', target: 'granted' },
        ],
      },
    },
    granted: { on: { 'account.known': { guard: 'isSignedOut', target: 'authenticationRequired' } } },
    /** Signed out while the wizard was open, in another tab for example: the wizard waits behind the screen that says so. */
    authenticationRequired: {
      on: { 'account.known': [{ guard: 'isSignedOut' }, ...OUTCOMES] },
    },
  },
})
