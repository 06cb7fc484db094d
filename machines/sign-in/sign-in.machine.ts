// The sign-in form: idle, submitting, success, redirected; an error keeps the form open and may offer a new link.
// Rendered by /signin (pages/sign-in).
// Covers SIN-02 to SIN-04, SIN-06.
import { assign, fromPromise, setup } from 'xstate'
import { signInSchema, type SignInValues } from '@/entities/profile/model'
import { connectionFailure, toFailure } from '@/shared/lib/failure'
import { fieldErrors, type FormContext, type FormField, type FormFieldEvent } from '@/shared/lib/form'
import { formPolicy } from '@machines/form'
import { failing } from '@machines/failing'

export interface SignInInput {
  /** Where to go after success: a safe same-origin path. */
  returnUrl: string
  /** The address of a sign-up that waits for its link. */
  unconfirmed?: string
}

export interface SignInContext extends FormContext<SignInValues> {
  returnUrl: string
  /** The address that waits for its link; null while none is known to. */
  unconfirmed: string | null
  resendError: string | null
}

export type SignInEvent = FormFieldEvent<SignInValues> | { type: 'submit' } | { type: 'resend' }

const policy = formPolicy<SignInValues>({
  empty: { email: '', password: '' },
  check: (values) => fieldErrors(signInSchema, values),
  secrets: ['password'],
})

export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    tags: {} as 'busy' | 'taken',
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
    change: assign(({ context }, params: { field: FormField<SignInValues>; value: string }) =>
      policy.change(context, params),
    ),
    judge: assign(({ context }, params: { field: FormField<SignInValues> }) => policy.judge(context, params)),
    judgeAll: assign(({ context }) => ({
      ...policy.judgeAll(context),
      failure: null,
      unconfirmed: null,
      resendError: null,
    })),
    fail: assign(({ context }, params: { error: unknown }) => {
      const { failure } = policy.fail(context, params)
      const unconfirmed = failure.kind === 'emailNotConfirmed' ? context.values.email.trim() : null
      return { failure, unconfirmed }
    }),
    setResendError: assign({
      resendError: (_, params: { error: unknown }) => toFailure(params.error).message,
    }),
    forgetSecrets: assign(({ context }) => policy.forgetSecrets(context)),
    /** Replaces the current history entry with `returnUrl`. */
    redirect: (_, _params: { returnUrl: string }) => {
      throw new Error('redirect is not provided')
    },
  },
  guards: {
    isValid: ({ context }) => policy.isValid(context),
    /** SIN-06 */
    isUnconfirmed: ({ context }) => context.unconfirmed !== null,
  },
  delays: {
    /** SIN-03 */
    REDIRECT_DELAY: 1000,
    /** Ours: an answer that takes longer counts as a network failure. */
    SUBMIT_TIMEOUT: 15_000,
  },
}).createMachine({
  id: 'sign-in',
  meta: { secrets: ['password'] },
  context: ({ input }) => ({
    ...policy.start({ values: { email: input.unconfirmed ?? '' }, subject: undefined }),
    returnUrl: input.returnUrl,
    unconfirmed: input.unconfirmed ?? null,
    resendError: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      always: { guard: 'isUnconfirmed', target: 'error' },
      on: {
        'field.change': { actions: { type: 'change', params: ({ event }) => event } },
        'field.leave': { actions: { type: 'judge', params: ({ event }) => event } },
        submit: [{ guard: 'isValid', target: 'submitting' }, { actions: 'judgeAll' }],
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'judgeAll',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ ...context.values, email: context.values.email.trim() }),
        onDone: 'success',
        onError: failing('error', 'fail'),
      },
      after: {
        SUBMIT_TIMEOUT: failing('error', 'fail', connectionFailure()),
      },
    },
    error: {
      initial: 'idle',
      // The submission has judged every field: leaving one adds nothing.
      on: {
        'field.change': { actions: { type: 'change', params: ({ event }) => event } },
        submit: [
          { guard: 'isValid', target: 'submitting' },
          { target: '.idle', actions: 'judgeAll' },
        ],
      },
      states: {
        idle: { on: { resend: { guard: 'isUnconfirmed', target: 'sending' } } },
        sending: {
          invoke: {
            id: 'resend',
            src: 'resend',
            input: ({ context }) => ({ email: context.unconfirmed ?? '' }),
            onDone: { target: 'sent', actions: assign({ resendError: null }) },
            onError: failing('idle', 'setResendError'),
          },
          after: {
            SUBMIT_TIMEOUT: failing('idle', 'setResendError', connectionFailure()),
          },
        },
        sent: {},
      },
    },
    success: {
      tags: 'taken',
      entry: 'forgetSecrets',
      initial: 'stamping',
      states: {
        /** Bookkeeping never holds the redirect back, which ends this wait. */
        stamping: {
          invoke: {
            id: 'stampLogin',
            src: 'stampLogin',
            input: ({ event }) => ({ userId: signedInUser(event) }),
            onDone: 'stamped',
            onError: 'stamped',
          },
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
    redirected: { tags: 'taken', type: 'final' },
  },
})

/** The output of `signIn`, which is the event that entered `success`. */
function signedInUser(event: unknown): string {
  return (event as { output: { userId: string } }).output.userId
}
