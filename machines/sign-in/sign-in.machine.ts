// The sign-in form: idle, submitting, success, redirected; an error keeps the form open and may offer a new link.
// Rendered by /signin (pages/sign-in).
// Covers SIN-02 to SIN-04, SIN-06.
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { type FieldError, type SignInValues, validateSignIn } from '@/entities/profile/model'
import { type FailureKind, toFailure } from '@/shared/lib/failure'

export interface SignInInput {
  /** Where to go after success: a safe same-origin path. */
  returnUrl: string
  /** Fills the e-mail field, e.g. after sign-up. */
  email?: string
}

export interface SignInContext {
  values: SignInValues
  returnUrl: string
  fieldError: FieldError<keyof SignInValues> | null
  failure: { message: string; kind: FailureKind } | null
  resendError: string | null
}

export type SignInEvent =
  | { type: 'field.change'; field: keyof SignInValues; value: string }
  | { type: 'submit' }
  | { type: 'resend' }

export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
  },
  actors: {
    /** Resolves with the user's id. Rejects with a `Failure`. */
    signIn: fromPromise<{ userId: string }, SignInValues>(() =>
      Promise.reject(new Error('signIn is not provided')),
    ),
    /** SIN-04: sets login_attempts to 0 and last_login to now. */
    stampLogin: fromPromise<void, { userId: string }>(() =>
      Promise.reject(new Error('stampLogin is not provided')),
    ),
    /** Sends the verification e-mail again. Rejects with a `Failure`. */
    resend: fromPromise<void, { email: string }>(() => Promise.reject(new Error('resend is not provided'))),
  },
  actions: {
    setField: assign(({ context, event }) => {
      assertEvent(event, 'field.change')
      const cleared = context.fieldError?.field === event.field
      return {
        values: { ...context.values, [event.field]: event.value },
        fieldError: cleared ? null : context.fieldError,
      }
    }),
    validate: assign({
      fieldError: ({ context }) => validateSignIn(context.values),
      failure: null,
      resendError: null,
    }),
    setFailure: assign((_, params: { error: unknown }) => {
      const { message, kind } = toFailure(params.error)
      return { failure: { message, kind } }
    }),
    setResendError: assign({
      resendError: (_, params: { error: unknown }) => toFailure(params.error).message,
    }),
    clearFailures: assign({ failure: null, resendError: null }),
    forgetPassword: assign({ values: ({ context }) => ({ ...context.values, password: '' }) }),
    /** Replaces the current history entry with `returnUrl`. */
    redirect: (_, _params: { returnUrl: string }) => {
      throw new Error('redirect is not provided')
    },
  },
  guards: {
    isValid: ({ context }) => validateSignIn(context.values) === null,
    /** SIN-06 */
    offersResend: ({ context }) =>
      context.failure?.kind === 'emailNotConfirmed' || /confirm/i.test(context.failure?.message ?? ''),
  },
  delays: {
    /** SIN-03 */
    REDIRECT_DELAY: 1000,
    /** Ours: an answer that takes longer counts as a network failure. */
    SUBMIT_TIMEOUT: 15_000,
    /** Ours: bookkeeping never holds the redirect back. */
    STAMP_TIMEOUT: 5000,
  },
}).createMachine({
  id: 'sign-in',
  meta: { secrets: ['password'] },
  context: ({ input }) => ({
    values: { email: input.email ?? '', password: '' },
    returnUrl: input.returnUrl,
    fieldError: null,
    failure: null,
    resendError: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'field.change': { actions: 'setField' },
        submit: [{ guard: 'isValid', target: 'submitting' }, { actions: 'validate' }],
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearFailures',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ ...context.values, email: context.values.email.trim() }),
        onDone: 'success',
        onError: {
          target: 'error',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        SUBMIT_TIMEOUT: {
          target: 'error',
          actions: { type: 'setFailure', params: { error: new Error('Network error') } },
        },
      },
    },
    error: {
      initial: 'idle',
      on: {
        'field.change': { actions: 'setField' },
        submit: [
          { guard: 'isValid', target: 'submitting' },
          { target: '.idle', actions: 'validate' },
        ],
      },
      states: {
        idle: { on: { resend: { guard: 'offersResend', target: 'sending' } } },
        sending: {
          invoke: {
            id: 'resend',
            src: 'resend',
            input: ({ context }) => ({ email: context.values.email.trim() }),
            onDone: { target: 'sent', actions: assign({ resendError: null }) },
            onError: {
              target: 'idle',
              actions: { type: 'setResendError', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            SUBMIT_TIMEOUT: {
              target: 'idle',
              actions: { type: 'setResendError', params: { error: new Error('Network error') } },
            },
          },
        },
        sent: {},
      },
    },
    success: {
      entry: 'forgetPassword',
      initial: 'stamping',
      states: {
        stamping: {
          invoke: {
            id: 'stampLogin',
            src: 'stampLogin',
            input: ({ event }) => ({ userId: signedInUser(event) }),
            onDone: 'stamped',
            onError: 'stamped',
          },
          after: { STAMP_TIMEOUT: 'stamped' },
        },
        stamped: {},
      },
      after: {
        REDIRECT_DELAY: {
          target: 'redirected',
          actions: { type: 'redirect', params: ({ context }) => ({ returnUrl: context.returnUrl }) },
        },
      },
    },
    redirected: { type: 'final' },
  },
})

/** The output of `signIn`, which is the event that entered `success`. */
function signedInUser(event: unknown): string {
  return (event as { output: { userId: string } }).output.userId
}
