// One connection test with a limit, asked as it starts: testing, success, error. Another test is another actor.
// Rendered through its parents: a row of the network diagnostics, connection-test, api-test, the API integration wizard.
// Covers ADM-01: the real form of a probe, one HTTP request; with a pause LLM-06, API-05, API-06: the simulated form.
import { assign, fromPromise, setup } from 'xstate'
import { toFailure } from '@/shared/lib/failure'

export interface ProbeInput {
  method: 'HEAD' | 'GET' | 'POST'
  /** A path of the app's own origin, or an address of another origin. */
  url: string
  /** How the content type of a good answer may begin, e.g. `image/`. */
  contentTypes: readonly string[]
  /** ms until the probe counts as failed. */
  limit: number
  /** ms before it is asked, within the limit; a simulated probe has one. */
  pause?: number
}

/** The answer of a probe. An answer with a bad status is an answer too. */
export interface ProbeAnswer {
  passed: boolean
  /** HTTP status; null when nothing answered. */
  status: number | null
  /** ms from the request to its headers, or to the failure. */
  duration: number
  /** The error in words; null when the probe passed. */
  cause: string | null
  /** The answer of a request whose answer is shown. */
  body?: string
}

export interface ProbeContext extends Required<ProbeInput> {
  answer: ProbeAnswer | null
}

export const probeMachine = setup({
  types: {
    context: {} as ProbeContext,
    input: {} as ProbeInput,
    output: {} as ProbeAnswer,
  },
  actors: {
    /** Asks once. Resolves with what came back; rejects only when it could not even ask. */
    request: fromPromise<ProbeAnswer, ProbeInput>(() => Promise.reject(new Error('request is not provided'))),
  },
  actions: {
    setAnswer: assign({ answer: (_, params: { answer: ProbeAnswer }) => params.answer }),
  },
  guards: {
    isPassed: (_, params: { answer: ProbeAnswer }) => params.answer.passed,
    isAtOnce: ({ context }) => context.pause === 0,
  },
  delays: {
    PROBE_PAUSE: ({ context }) => context.pause,
    PROBE_LIMIT: ({ context }) => context.limit,
  },
}).createMachine({
  id: 'probe',
  meta: { secrets: [] },
  context: ({ input }) => ({ ...input, pause: input.pause ?? 0, answer: null }),
  initial: 'testing',
  states: {
    testing: {
      initial: 'pausing',
      states: {
        pausing: {
          always: { guard: 'isAtOnce', target: 'asking' },
          after: { PROBE_PAUSE: 'asking' },
        },
        asking: {
          invoke: {
            id: 'request',
            src: 'request',
            input: ({ context: { answer: _, ...asked } }) => asked,
            onDone: [
              {
                guard: { type: 'isPassed', params: ({ event }) => ({ answer: event.output }) },
                target: '#probe.success',
                actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: '#probe.error',
                actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: {
              target: '#probe.error',
              actions: {
                type: 'setAnswer',
                params: ({ event }) => ({ answer: unanswered(0, toFailure(event.error).message) }),
              },
            },
          },
        },
      },
      after: {
        PROBE_LIMIT: {
          target: 'error',
          actions: {
            type: 'setAnswer',
            params: ({ context: { limit } }) => ({
              answer: unanswered(limit, `No response within ${limit} ms.`),
            }),
          },
        },
      },
    },
    success: { type: 'final' },
    error: { type: 'final' },
  },
  output: ({ context }) => context.answer ?? unanswered(0, 'The probe ended without a response.'),
})

/** The answer of a probe that got none. */
export const unanswered = (duration: number, cause: string): ProbeAnswer => ({
  passed: false,
  status: null,
  duration,
  cause,
})
