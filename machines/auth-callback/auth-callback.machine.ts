// The target of the links in our mails: asks a signed-in user, verifies, reports the outcome, then moves on by itself.
// Rendered by /auth/callback (pages/auth-callback).
// Covers CBK-01, CBK-02, and the mails of a forgotten password and of a former address (ours).
import { assign, fromPromise, setup } from 'xstate'
import { connectionFailure, toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'
import {
  type CallbackLink,
  isChangeOfAddress,
  isRecovery,
  type SignedIn,
  signsIn,
  type VerifyOutcome,
} from './link'
import { adviceFor, undoneText } from './texts'

export interface AuthCallbackInput {
  link: CallbackLink
}

export interface AuthCallbackContext {
  link: CallbackLink
  /**
   * The signed-in user who is asked whether the link may sign them in to the account of the mail; null without a question.
   */
  signedInAs: string | null
  failed: boolean
  message: string | null
  /** Why, in words, and what to do now; null when the message says it all. */
  advice: string | null
}

export const authCallbackMachine = setup({
  types: {
    context: {} as AuthCallbackContext,
    events: {} as { type: 'continue' } | { type: 'stay' },
    input: {} as AuthCallbackInput,
  },
  actors: {
    /**
     * Resolves with the user who is signed in in this browser, or null. Rejects with a `Failure` when the session cannot be
     * read.
     */
    readSignedIn: fromPromise<SignedIn | null>(() =>
      Promise.reject(new Error('readSignedIn is not provided')),
    ),
    /** Spends the link, or reads the session when there is none to spend. Rejects with a `Failure`. */
    verifyLink: fromPromise<VerifyOutcome, { link: CallbackLink }>(() =>
      Promise.reject(new Error('verifyLink is not provided')),
    ),
    /** Sets is_verified on the user's own profile. Rejects with a `Failure`. */
    markVerified: fromPromise<void, { userId: string }>(() =>
      Promise.reject(new Error('markVerified is not provided')),
    ),
  },
  actions: {
    setSignedIn: assign((_, params: { signedIn: SignedIn | null }) => ({
      signedInAs: params.signedIn?.email ?? null,
    })),
    setSuccess: assign({
      message: ({ context }) =>
        isRecovery(context.link)
          ? 'Your link is valid. Choose a new password now.'
          : 'Email verified successfully! Redirecting to your profile...',
    }),
    setAlreadyVerified: assign((_, params: { outcome: VerifyOutcome }) => ({
      message: 'Your email address is already verified. Redirecting to your profile...',
      advice:
        params.outcome.outcome === 'alreadyVerified'
          ? `This link was already used or has expired. You are signed in as ${params.outcome.email}.`
          : null,
    })),
    setNoSession: assign({
      failed: true,
      message: 'No session found. Please try signing in again.',
    }),
    setFailure: assign((_, params: { error: unknown }) => ({
      failed: true,
      message: 'An error occurred during verification.',
      advice: adviceFor(toFailure(params.error).message),
    })),
    setHalfway: assign({
      message: 'This address is confirmed. Now open the email sent to your other address.',
    }),
    setUndone: assign((_, params: { outcome: VerifyOutcome }) => ({
      message: params.outcome.outcome === 'undone' ? undoneText(params.outcome.email) : null,
      advice: 'Your old password is no longer valid. Request an email to choose a new one.',
    })),
    /** Goes to /forgot-password. */
    openRecovery: () => {
      throw new Error('openRecovery is not provided')
    },
    /** Goes to /profile, or to the new password after a recovery mail. */
    openNext: () => {
      throw new Error('openNext is not provided')
    },
    /** Goes to /profile of the signed-in user; the link is not spent. */
    openProfile: () => {
      throw new Error('openProfile is not provided')
    },
    /** Goes to /signin with a word on how to get a new link. */
    openSignIn: () => {
      throw new Error('openSignIn is not provided')
    },
  },
  guards: {
    /** The link could sign in to another account, and the user has not agreed to that yet. */
    hasToAsk: ({ context }, params: { signedIn: SignedIn | null }) =>
      params.signedIn !== null &&
      signsIn(context.link) &&
      !(params.signedIn.changesAddress && isChangeOfAddress(context.link)),
    isRecovered: ({ context }, params: { outcome: VerifyOutcome }) =>
      isRecovery(context.link) && params.outcome.outcome === 'session',
    isAlreadyVerified: (_, params: { outcome: VerifyOutcome }) =>
      params.outcome.outcome === 'alreadyVerified',
    hasSession: (_, params: { outcome: VerifyOutcome }) => params.outcome.outcome === 'session',
    isHalfway: (_, params: { outcome: VerifyOutcome }) => params.outcome.outcome === 'halfway',
    isUndone: (_, params: { outcome: VerifyOutcome }) => params.outcome.outcome === 'undone',
  },
  delays: {
    /** CBK-01 */
    SUCCESS_DELAY: 2000,
    /** CBK-02 */
    ERROR_DELAY: 3000,
    /** Ours: verification that takes longer is reported as an error. */
    VERIFY_TIMEOUT: 15_000,
  },
}).createMachine({
  id: 'auth-callback',
  meta: { secrets: ['tokenHash', 'link.code'] },
  context: ({ input }) => ({
    link: input.link,
    signedInAs: null,
    failed: false,
    message: null,
    advice: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      initial: 'checking',
      states: {
        // An attacker could send a link to the attacker's own account, and would then read everything the user enters there.
        checking: {
          invoke: {
            id: 'readSignedIn',
            src: 'readSignedIn',
            onDone: [
              {
                guard: { type: 'hasToAsk', params: ({ event }) => ({ signedIn: event.output }) },
                target: '#auth-callback.asking',
                actions: { type: 'setSignedIn', params: ({ event }) => ({ signedIn: event.output }) },
              },
              { target: 'verifying' },
            ],
            onError: failing('#auth-callback.error', 'setFailure'),
          },
        },
        verifying: {
          invoke: {
            id: 'verifyLink',
            src: 'verifyLink',
            input: ({ context }) => ({ link: context.link }),
            onDone: [
              // A recovery mail proves the address, and the auth service has noted that by itself.
              {
                guard: { type: 'isRecovered', params: ({ event }) => ({ outcome: event.output }) },
                target: '#auth-callback.success',
              },
              {
                guard: { type: 'hasSession', params: ({ event }) => ({ outcome: event.output }) },
                target: 'marking',
              },
              {
                guard: { type: 'isHalfway', params: ({ event }) => ({ outcome: event.output }) },
                target: '#auth-callback.halfway',
                actions: 'setHalfway',
              },
              {
                guard: { type: 'isUndone', params: ({ event }) => ({ outcome: event.output }) },
                target: '#auth-callback.undone',
                actions: { type: 'setUndone', params: ({ event }) => ({ outcome: event.output }) },
              },
              {
                guard: { type: 'isAlreadyVerified', params: ({ event }) => ({ outcome: event.output }) },
                target: '#auth-callback.alreadyVerified',
                actions: { type: 'setAlreadyVerified', params: ({ event }) => ({ outcome: event.output }) },
              },
              { target: '#auth-callback.error', actions: 'setNoSession' },
            ],
            onError: failing('#auth-callback.error', 'setFailure'),
          },
        },
        marking: {
          invoke: {
            id: 'markVerified',
            src: 'markVerified',
            input: ({ event }) => ({ userId: verifiedUser(event) }),
            onDone: '#auth-callback.success',
            onError: failing('#auth-callback.error', 'setFailure'),
          },
        },
      },
      after: {
        VERIFY_TIMEOUT: failing('error', 'setFailure', connectionFailure()),
      },
    },
    // The link is not spent before they say so.
    asking: {
      on: {
        continue: 'loading.verifying',
        stay: { target: 'left', actions: 'openProfile' },
      },
    },
    success: {
      entry: 'setSuccess',
      on: { continue: { target: 'left', actions: 'openNext' } },
      after: { SUCCESS_DELAY: { target: 'left', actions: 'openNext' } },
    },
    // Hosted Supabase asks both addresses.
    halfway: { on: { continue: { target: 'left', actions: 'openNext' } } },
    // It stays until the user continues, because the message is unexpected.
    undone: { on: { continue: { target: 'left', actions: 'openRecovery' } } },
    alreadyVerified: {
      on: { continue: { target: 'left', actions: 'openNext' } },
      after: { SUCCESS_DELAY: { target: 'left', actions: 'openNext' } },
    },
    error: {
      on: { continue: { target: 'left', actions: 'openSignIn' } },
      after: { ERROR_DELAY: { target: 'left', actions: 'openSignIn' } },
    },
    left: { type: 'final' },
  },
})

function verifiedUser(event: unknown): string {
  return (event as { output: { userId: string } }).output.userId
}
