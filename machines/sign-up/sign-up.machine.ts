// The sign-up form and, beside it, the live check of the username: two parallel regions.
// Rendered by /signup (pages/sign-up).
// Covers SUP-02 to SUP-05.
import { and, assign, fromPromise, not, setup, stateIn } from 'xstate'
import { isUsername, signUpSchema, type SignUpValues, type UnconfirmedSignUp } from '@/entities/profile/model'
import {
  fieldErrors,
  type FieldError,
  type FormContext,
  type FormField,
  type FormFieldEvent,
} from '@/shared/lib/form'
import { formPolicy } from '@machines/form'
import { connectionFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

export interface SignUpInput {
  /** Carried on to /signin. */
  returnUrl: string
  /** An earlier sign-up of this browser, which this one replaces with another address. */
  replaces?: UnconfirmedSignUp | null
}

export interface SignUpContext extends FormContext<SignUpValues, TakenNames> {
  returnUrl: string
  /** The result of the sign-up call; null until then. */
  result: SignUpResult | null
}

export interface SignUpResult {
  /** The sign-up that waits for its link; null where the address already counts as verified. */
  unconfirmed: UnconfirmedSignUp | null
  /** Where the mail can be read on a local installation; null where real mail is sent. */
  mailboxPath: string | null
}

/** Names that were found taken when an account was to be made. */
type TakenNames = readonly string[]

export type SignUpEvent = FormFieldEvent<SignUpValues> | { type: 'submit' }

const EMPTY: SignUpValues = {
  name: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
}

const TAKEN: FieldError<'username'> = { field: 'username', message: 'Username is not available' }

const policy = formPolicy<SignUpValues, TakenNames>({
  empty: EMPTY,
  check: (values, taken) => {
    const broken = fieldErrors(signUpSchema, values)
    return taken.includes(values.username) ? [...broken, TAKEN] : broken
  },
  secrets: ['password', 'confirmPassword'],
  choices: ['acceptTerms'],
})

function draftOf(earlier: UnconfirmedSignUp | null | undefined): Partial<SignUpValues> {
  if (!earlier) return {}
  const { name, username, email } = earlier
  return { name, username, email }
}

export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    input: {} as SignUpInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves with whether the name is free. Rejects with a `Failure` when that is not known. */
    usernameAvailable: fromPromise<boolean, { username: string }>(() =>
      Promise.reject(new Error('usernameAvailable is not provided')),
    ),
    /** Creates the account. Rejects with a `Failure`. */
    signUp: fromPromise<SignUpResult, SignUpValues>(() =>
      Promise.reject(new Error('signUp is not provided')),
    ),
  },
  actions: {
    change: assign(
      (
        { context },
        params: { field: FormField<SignUpValues>; value: SignUpValues[FormField<SignUpValues>] },
      ) => policy.change(context, params),
    ),
    judge: assign(({ context }, params: { field: FormField<SignUpValues> }) => policy.judge(context, params)),
    judgeAll: assign(({ context }) => ({ ...policy.judgeAll(context), failure: null })),
    /** The name was taken after all: it is refused like any other field. */
    refuseName: assign(({ context }) => {
      const subject = [...context.subject, context.values.username]
      return { subject, failure: null, ...policy.judgeAll({ ...context, subject }) }
    }),
    fail: assign(({ context }, params: { error: unknown }) => policy.fail(context, params)),
    forgetSecrets: assign(({ context }) => policy.forgetSecrets(context)),
    /** Goes to /signin with the sign-up that waits for its link. */
    redirect: (_, _params: { returnUrl: string; unconfirmed: UnconfirmedSignUp | null }) => {
      throw new Error('redirect is not provided')
    },
  },
  guards: {
    isValid: ({ context }) => policy.isValid(context),
    changesToValidUsername: ({ event }) =>
      event.type === 'field.change' && event.field === 'username' && isUsername(String(event.value)),
    changesUsername: ({ event }) => event.type === 'field.change' && event.field === 'username',
    isFree: (_, params: { free: boolean }) => params.free,
  },
  delays: {
    /** Ours: the name is checked once typing pauses. */
    AVAILABILITY_DEBOUNCE: 400,
    /** Ours: a check that takes longer says nothing, and sign-up goes on. */
    AVAILABILITY_TIMEOUT: 5000,
    /** Ours: an answer that takes longer counts as a network failure. */
    SUBMIT_TIMEOUT: 15_000,
    /** SUP-05 */
    REDIRECT_DELAY: 3000,
  },
}).createMachine({
  id: 'sign-up',
  meta: { secrets: ['password', 'confirmPassword', 'claim'] },
  context: ({ input }) => ({
    ...policy.start({ subject: [], values: draftOf(input.replaces) }),
    returnUrl: input.returnUrl,
    result: null,
  }),
  type: 'parallel',
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'field.change': { actions: { type: 'change', params: ({ event }) => event } },
            'field.leave': { actions: { type: 'judge', params: ({ event }) => event } },
            submit: [
              { guard: and(['isValid', not(stateIn({ username: 'taken' }))]), target: 'checking' },
              { guard: stateIn({ username: 'taken' }), actions: 'refuseName' },
              { actions: 'judgeAll' },
            ],
          },
        },
        checking: {
          tags: 'busy',
          entry: 'judgeAll',
          invoke: {
            id: 'checkBeforeSignUp',
            src: 'usernameAvailable',
            input: ({ context }) => ({ username: context.values.username }),
            onDone: [
              {
                guard: { type: 'isFree', params: ({ event }) => ({ free: event.output }) },
                target: 'creating',
              },
              { target: 'editing', actions: 'refuseName' },
            ],
            onError: 'creating',
          },
          after: { AVAILABILITY_TIMEOUT: 'creating' },
        },
        creating: {
          tags: 'busy',
          invoke: {
            id: 'signUp',
            src: 'signUp',
            input: ({ context }) => ({ ...context.values, email: context.values.email.trim() }),
            onDone: {
              target: 'created',
              actions: assign({ result: ({ event }) => event.output }),
            },
            onError: failing('editing', 'fail'),
          },
          after: {
            SUBMIT_TIMEOUT: failing('editing', 'fail', connectionFailure()),
          },
        },
        created: {
          entry: 'forgetSecrets',
          after: {
            REDIRECT_DELAY: {
              target: 'redirected',
              actions: {
                type: 'redirect',
                params: ({ context }) => ({
                  returnUrl: context.returnUrl,
                  unconfirmed: context.result?.unconfirmed ?? null,
                }),
              },
            },
          },
        },
        redirected: {},
      },
    },
    username: {
      initial: 'unchecked',
      on: {
        'field.change': [
          { guard: 'changesToValidUsername', target: '.waiting' },
          { guard: 'changesUsername', target: '.unchecked' },
        ],
      },
      states: {
        unchecked: {},
        waiting: { after: { AVAILABILITY_DEBOUNCE: 'checking' } },
        checking: {
          invoke: {
            id: 'checkWhileTyping',
            src: 'usernameAvailable',
            input: ({ context }) => ({ username: context.values.username }),
            onDone: [
              {
                guard: { type: 'isFree', params: ({ event }) => ({ free: event.output }) },
                target: 'available',
              },
              { target: 'taken' },
            ],
            onError: 'unknown',
          },
          after: { AVAILABILITY_TIMEOUT: 'unknown' },
        },
        available: {},
        taken: {},
        unknown: {},
      },
    },
  },
})
