// A form of the account that is sent once: editing, sending, done; a failure keeps what was typed.
// Rendered by /profile (change password, delete account), /forgot-password and /reset-password (features/account-forms).
// Covers PRF-03 and the forgotten password.
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import {
  type AccountFormKind,
  type AccountFormValues,
  EMPTY_ACCOUNT_FORM,
  type FieldError,
  validateAccountForm,
} from '@/entities/profile/model'
import { toFailure } from '@/shared/lib/failure'
import { remainingError } from '@/shared/lib/form'

export interface AccountFormInput {
  kind: AccountFormKind
  /** The account's own address; empty while nobody is signed in. */
  address: string
}

export interface AccountFormContext extends AccountFormInput {
  values: AccountFormValues
  fieldError: FieldError<keyof AccountFormValues> | null
  failure: string | null
}

export type AccountFormEvent =
  | { type: 'field.change'; field: keyof AccountFormValues; value: string }
  | { type: 'send' }
  /** Once more, e.g. another recovery mail; the address stays. */
  | { type: 'again' }

const check = ({ kind, values, address }: AccountFormContext) => validateAccountForm(kind, values, address)

export const accountFormMachine = setup({
  types: {
    context: {} as AccountFormContext,
    events: {} as AccountFormEvent,
    input: {} as AccountFormInput,
  },
  actors: {
    /** Does what the form is for. Rejects with a `Failure`. */
    send: fromPromise<void, { kind: AccountFormKind; values: AccountFormValues }>(() =>
      Promise.reject(new Error('send is not provided')),
    ),
  },
  actions: {
    setField: assign(({ context, event }) => {
      assertEvent(event, 'field.change')
      const values = { ...context.values, [event.field]: event.value }
      return { values, fieldError: remainingError(context.fieldError, check({ ...context, values })) }
    }),
    validate: assign({ fieldError: ({ context }) => check(context), failure: null }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
    /** Passwords are forgotten as soon as they are sent. */
    forget: assign({ values: ({ context }) => ({ ...EMPTY_ACCOUNT_FORM, email: context.values.email }) }),
    /** Says that it is done. */
    report: () => {
      throw new Error('report is not provided')
    },
  },
  guards: { isValid: ({ context }) => check(context) === null },
  delays: {
    /** Ours: an answer that takes longer counts as a network failure. */
    SEND_TIMEOUT: 15_000,
  },
}).createMachine({
  id: 'account-form',
  meta: { secrets: ['password', 'confirmPassword', 'currentPassword'] },
  context: ({ input }) => ({ ...input, values: EMPTY_ACCOUNT_FORM, fieldError: null, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': { actions: 'setField' },
        send: [{ guard: 'isValid', target: 'sending', actions: 'validate' }, { actions: 'validate' }],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ kind: context.kind, values: context.values }),
        onDone: { target: 'done', actions: ['forget', 'report'] },
        onError: {
          target: 'editing',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        SEND_TIMEOUT: {
          target: 'editing',
          actions: { type: 'setFailure', params: { error: new Error('Network error') } },
        },
      },
    },
    done: { on: { again: 'editing' } },
  },
})
