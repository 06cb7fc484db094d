// The Request Template dialog: closed, idle, sending, sent.
// Rendered by the template gallery (pages/templates).
// Covers TPL-10.
import { assertEvent, assign, setup } from 'xstate'
import { EMPTY_REQUEST, type TemplateRequest, validateTemplateRequest } from '@/entities/template/model'
import { errorAfterChange, type FieldError } from '@/shared/lib/form'
import { submitMachine } from '@machines/submit'

export interface TemplateRequestContext {
  values: TemplateRequest
  fieldError: FieldError<keyof TemplateRequest> | null
  failure: string | null
}

export type TemplateRequestEvent =
  | { type: 'open' }
  | { type: 'field.change'; field: keyof TemplateRequest; value: string }
  | { type: 'send' }
  | { type: 'close' }

/** D2 §9: how long sending takes, in ms. */
const SENDING = 1500

export const templateRequestMachine = setup({
  types: {
    context: {} as TemplateRequestContext,
    events: {} as TemplateRequestEvent,
  },
  actors: { submit: submitMachine },
  actions: {
    setField: assign(({ context, event }) => {
      assertEvent(event, 'field.change')
      const values = { ...context.values, [event.field]: event.value }
      return { values, fieldError: errorAfterChange(context.fieldError, event.field) }
    }),
    validate: assign({ fieldError: ({ context }) => validateTemplateRequest(context.values), failure: null }),
    setFailure: assign({ failure: (_, params: { failure: string | null }) => params.failure }),
    clear: assign({ values: EMPTY_REQUEST, fieldError: null, failure: null }),
  },
  guards: {
    isValid: ({ context }) => validateTemplateRequest(context.values) === null,
    isSent: (_, params: { sent: boolean }) => params.sent,
  },
  delays: {
    /** D2 §9 */
    SENT_DISPLAY: 2000,
    /** Ours: the submission ends by itself long before. */
    SUBMIT_LIMIT: 30_000,
  },
}).createMachine({
  id: 'template-request',
  meta: { secrets: [] },
  context: { values: EMPTY_REQUEST, fieldError: null, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { open: 'idle' } },
    idle: {
      on: {
        'field.change': { actions: 'setField' },
        send: [{ guard: 'isValid', target: 'sending', actions: 'validate' }, { actions: 'validate' }],
        close: 'closed',
      },
    },
    sending: {
      tags: 'busy',
      on: { close: 'closed' },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => ({ values: context.values, pause: SENDING }),
        onDone: [
          { guard: { type: 'isSent', params: ({ event }) => event.output }, target: 'sent' },
          { target: 'idle', actions: { type: 'setFailure', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'setFailure', params: { failure: 'The request could not be sent.' } },
        },
      },
      after: {
        SUBMIT_LIMIT: {
          target: 'idle',
          actions: { type: 'setFailure', params: { failure: 'The request could not be sent.' } },
        },
      },
    },
    sent: {
      on: { close: { target: 'closed', actions: 'clear' } },
      after: { SENT_DISPLAY: { target: 'closed', actions: 'clear' } },
    },
  },
})
