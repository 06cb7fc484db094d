// The target of the links in our mails: verifies, tells the outcome, then moves on by itself.
// Rendered by /auth/callback (features/verify-email).
// Covers CBK-01, CBK-02, and the mails of a forgotten password (ours).
import { assign, fromPromise, setup } from 'xstate'
import { toFailure } from '@/shared/lib/failure'

/** What the link carried. `none`: no token at all, an existing session decides. */
export type CallbackLink =
  | { kind: 'token'; tokenHash: string; type: string }
  | { kind: 'code'; code: string }
  | { kind: 'refused'; description: string }
  | { kind: 'none' }

export interface AuthCallbackInput {
  link: CallbackLink
}

/** `session`: somebody is signed in now. `noSession`: the link left nobody signed in. */
export type VerifyOutcome = { outcome: 'session'; userId: string } | { outcome: 'noSession' }

export interface AuthCallbackContext {
  link: CallbackLink
  failed: boolean
  message: string | null
  /** Why, in words, and what to do now; null when the message says it all. */
  advice: string | null
}

export const authCallbackMachine = setup({
  types: {
    context: {} as AuthCallbackContext,
    events: {} as { type: 'continue' },
    input: {} as AuthCallbackInput,
  },
  actors: {
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
    setSuccess: assign({
      failed: false,
      message: ({ context }) =>
        isRecovery(context.link)
          ? 'Your link is valid. Choose a new password now.'
          : 'Email verified successfully! Redirecting to your profile...',
      advice: null,
    }),
    setNoSession: assign({
      failed: true,
      message: 'No session found. Please try signing in again.',
      advice: null,
    }),
    setFailure: assign((_, params: { error: unknown }) => ({
      failed: true,
      message: 'An error occurred during verification.',
      advice: adviceFor(toFailure(params.error).message),
    })),
    /** Goes to /profile, or to the new password after a recovery mail. */
    openNext: () => {
      throw new Error('openNext is not provided')
    },
    /** Goes to /signin with a word on how to get a new link. */
    openSignIn: () => {
      throw new Error('openSignIn is not provided')
    },
  },
  guards: {
    isRecovered: ({ context }, params: { outcome: VerifyOutcome }) =>
      isRecovery(context.link) && params.outcome.outcome === 'session',
    hasSession: (_, params: { outcome: VerifyOutcome }) => params.outcome.outcome === 'session',
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
  context: ({ input }) => ({ link: input.link, failed: false, message: null, advice: null }),
  initial: 'loading',
  states: {
    loading: {
      initial: 'verifying',
      states: {
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
              { target: '#auth-callback.error', actions: 'setNoSession' },
            ],
            onError: {
              target: '#auth-callback.error',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        marking: {
          invoke: {
            id: 'markVerified',
            src: 'markVerified',
            input: ({ event }) => ({ userId: verifiedUser(event) }),
            onDone: '#auth-callback.success',
            onError: {
              target: '#auth-callback.error',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
      after: {
        VERIFY_TIMEOUT: {
          target: 'error',
          actions: { type: 'setFailure', params: { error: new Error('Network error') } },
        },
      },
    },
    success: {
      entry: 'setSuccess',
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

/** True for the link of a forgotten password. */
export function isRecovery(link: CallbackLink): boolean {
  return link.kind === 'token' && link.type === 'recovery'
}

function verifiedUser(event: unknown): string {
  return (event as { output: { userId: string } }).output.userId
}

function adviceFor(message: string): string {
  if (/expired|invalid|otp|not found/i.test(message))
    return 'This link was already used or has expired. If your address is verified, sign in; otherwise signing in offers a new link.'
  if (/code verifier|flow state|pkce/i.test(message))
    return 'This link was opened in another browser than the one it was asked for. Your address may be verified: try signing in.'
  return message
}
