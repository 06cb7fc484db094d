// One submission of a form: a pause, then the hand-over; success or error.
// Rendered through its parents: contact, template-request and careers-application.
// Covers CON-01, CAR-04, TPL-10 (sending).
import { assign, fromPromise, setup } from 'xstate'
import { toFailure } from '@/shared/lib/failure'

export interface SubmitInput {
  /** What was typed, checked by the parent. */
  values: unknown
  /** How long sending takes at least, in ms. */
  pause: number
}

export interface SubmitContext extends SubmitInput {
  /** Why it failed, in words; null otherwise. */
  failure: string | null
}

export interface SubmitOutput {
  sent: boolean
  failure: string | null
}

export const submitMachine = setup({
  types: {
    context: {} as SubmitContext,
    input: {} as SubmitInput,
    output: {} as SubmitOutput,
  },
  actors: {
    /** Takes the values. Rejects with a `Failure` when they could not be taken. */
    send: fromPromise<void, { values: unknown }>(() => Promise.reject(new Error('send is not provided'))),
  },
  actions: {
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  delays: {
    SUBMIT_PAUSE: ({ context }) => context.pause,
    /** Ours: an answer that takes longer counts as a failure. */
    SEND_TIMEOUT: 15_000,
  },
}).createMachine({
  id: 'submit',
  meta: { secrets: [] },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'pausing',
  states: {
    pausing: { after: { SUBMIT_PAUSE: 'sending' } },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ values: context.values }),
        onDone: 'success',
        onError: {
          target: 'error',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        SEND_TIMEOUT: {
          target: 'error',
          actions: { type: 'setFailure', params: { error: new Error('Network error') } },
        },
      },
    },
    success: { type: 'final' },
    error: { type: 'final' },
  },
  output: ({ context }) => ({ sent: context.failure === null, failure: context.failure }),
})
