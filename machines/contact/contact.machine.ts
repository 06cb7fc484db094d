// The contact form: editing, submitting, success, error.
// Rendered by /contact (pages/contact).
// Covers CON-01.
import { assertEvent, assign, setup } from 'xstate'
import { EMPTY_MESSAGE, type Message, validateMessage } from '@/entities/message/model'
import { errorAfterChange, type FieldError } from '@/shared/lib/form'
import { submitMachine } from '@machines/submit'

export interface ContactContext {
  values: Message
  fieldError: FieldError<keyof Message> | null
}

export type ContactEvent =
  | { type: 'field.change'; field: keyof Message; value: string }
  | { type: 'submit' }
  | { type: 'writeAnother' }

/** D3 §9: how long sending takes, in ms. */
const SENDING = 1500

export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
  },
  actors: { submit: submitMachine },
  actions: {
    setField: assign(({ context, event }) => {
      assertEvent(event, 'field.change')
      const values = { ...context.values, [event.field]: event.value }
      return { values, fieldError: errorAfterChange(context.fieldError, event.field) }
    }),
    validate: assign({ fieldError: ({ context }) => validateMessage(context.values) }),
    clear: assign({ values: EMPTY_MESSAGE, fieldError: null }),
  },
  guards: {
    isValid: ({ context }) => validateMessage(context.values) === null,
    isSent: (_, params: { sent: boolean }) => params.sent,
  },
  delays: {
    /** Ours: the submission ends by itself long before. */
    SUBMIT_LIMIT: 30_000,
  },
}).createMachine({
  id: 'contact',
  meta: { secrets: [] },
  context: { values: EMPTY_MESSAGE, fieldError: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': { actions: 'setField' },
        submit: [{ guard: 'isValid', target: 'submitting', actions: 'validate' }, { actions: 'validate' }],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => ({ values: context.values, pause: SENDING }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'success',
            actions: 'clear',
          },
          { target: 'error' },
        ],
        onError: 'error',
      },
      after: { SUBMIT_LIMIT: 'error' },
    },
    success: { on: { writeAnother: 'editing' } },
    error: {
      on: {
        'field.change': { target: 'editing', actions: 'setField' },
        submit: [
          { guard: 'isValid', target: 'submitting', actions: 'validate' },
          { target: 'editing', actions: 'validate' },
        ],
      },
    },
  },
})
