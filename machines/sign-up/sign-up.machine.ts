// The sign-up form and, beside it, the live check of the username: two parallel regions.
// Rendered by /signup (pages/sign-up).
// Covers SUP-02 to SUP-05.
import { and, assertEvent, assign, fromPromise, not, setup, stateIn } from 'xstate'
import { type FieldError, isUsername, type SignUpValues, validateSignUp } from '@/entities/profile/model'
import { toFailure } from '@/shared/lib/failure'

export interface SignUpInput {
  /** Carried on to /signin. */
  returnUrl: string
}

export interface SignUpContext {
  values: SignUpValues
  returnUrl: string
  fieldError: FieldError<keyof SignUpValues> | null
  failure: string | null
  /** What the sign-up call said; null until then. */
  result: SignUpResult | null
}

export interface SignUpResult {
  /** The address already counts as verified. */
  alreadyVerified: boolean
  /** Where the mail can be read on a local installation; null where real mail is sent. */
  mailboxPath: string | null
}

export type SignUpEvent =
  | { type: 'field.change'; field: Exclude<keyof SignUpValues, 'acceptTerms'>; value: string }
  | { type: 'terms.change'; accepted: boolean }
  | { type: 'submit' }

const EMPTY: SignUpValues = {
  name: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
}

export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    input: {} as SignUpInput,
  },
  actors: {
    /** Resolves with whether the name is free. Rejects with a `Failure` when that cannot be told. */
    usernameAvailable: fromPromise<boolean, { username: string }>(() =>
      Promise.reject(new Error('usernameAvailable is not provided')),
    ),
    /** Creates the account. Rejects with a `Failure`. */
    signUp: fromPromise<SignUpResult, SignUpValues>(() =>
      Promise.reject(new Error('signUp is not provided')),
    ),
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
    setTerms: assign(({ context, event }) => {
      assertEvent(event, 'terms.change')
      const cleared = context.fieldError?.field === 'acceptTerms'
      return {
        values: { ...context.values, acceptTerms: event.accepted },
        fieldError: cleared ? null : context.fieldError,
      }
    }),
    validate: assign({
      fieldError: ({ context }) => validateSignUp(context.values, false),
      failure: null,
    }),
    setTaken: assign({ fieldError: { field: 'username', message: 'Username is not available' } }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
    clearErrors: assign({ fieldError: null, failure: null }),
    forgetPasswords: assign({
      values: ({ context }) => ({ ...context.values, password: '', confirmPassword: '' }),
    }),
    /** Goes to /signin, carrying returnUrl. */
    redirect: (_, _params: { returnUrl: string }) => {
      throw new Error('redirect is not provided')
    },
  },
  guards: {
    isValid: ({ context }) => validateSignUp(context.values, false) === null,
    changesToValidUsername: ({ event }) =>
      event.type === 'field.change' && event.field === 'username' && isUsername(event.value),
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
  meta: { secrets: ['password', 'confirmPassword'] },
  context: ({ input }) => ({
    values: EMPTY,
    returnUrl: input.returnUrl,
    fieldError: null,
    failure: null,
    result: null,
  }),
  type: 'parallel',
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'field.change': { actions: 'setField' },
            'terms.change': { actions: 'setTerms' },
            submit: [
              { guard: and(['isValid', not(stateIn({ username: 'taken' }))]), target: 'checking' },
              { guard: 'isValid', actions: 'setTaken' },
              { actions: 'validate' },
            ],
          },
        },
        checking: {
          tags: 'busy',
          entry: 'clearErrors',
          invoke: {
            id: 'checkBeforeSignUp',
            src: 'usernameAvailable',
            input: ({ context }) => ({ username: context.values.username }),
            onDone: [
              {
                guard: { type: 'isFree', params: ({ event }) => ({ free: event.output }) },
                target: 'creating',
              },
              { target: 'editing', actions: 'setTaken' },
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
            onError: {
              target: 'editing',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            SUBMIT_TIMEOUT: {
              target: 'editing',
              actions: { type: 'setFailure', params: { error: new Error('Network error') } },
            },
          },
        },
        created: {
          entry: 'forgetPasswords',
          after: {
            REDIRECT_DELAY: {
              target: 'redirected',
              actions: { type: 'redirect', params: ({ context }) => ({ returnUrl: context.returnUrl }) },
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
