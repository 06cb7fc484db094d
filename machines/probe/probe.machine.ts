// One connection test with a limit, asked as it starts: testing, success, error. Another test is another actor.
// Rendered through its parents: a row of the network diagnostics.
// Covers ADM-01: the real form of a probe, one HTTP request.
import { assign, fromPromise, setup } from 'xstate'
import { toFailure } from '@/shared/lib/failure'

export interface ProbeInput {
  method: 'HEAD' | 'GET'
  /** A path of the app's own origin, or the address of another one. */
  url: string
  /** How the content type of a good answer may begin, e.g. `image/`. */
  contentTypes: readonly string[]
  /** ms until the probe counts as failed. */
  limit: number
}

/** What came back. An answer with a bad status is an answer too. */
export interface ProbeAnswer {
  passed: boolean
  /** HTTP status; null when nothing answered. */
  status: number | null
  /** ms from the request to its headers, or to the failure. */
  duration: number
  /** What is wrong, in words; null when all is well. */
  cause: string | null
}

export interface ProbeContext extends ProbeInput {
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
  },
  delays: {
    PROBE_LIMIT: ({ context }) => context.limit,
  },
}).createMachine({
  id: 'probe',
  meta: { secrets: [] },
  context: ({ input }) => ({ ...input, answer: null }),
  initial: 'testing',
  states: {
    testing: {
      invoke: {
        id: 'request',
        src: 'request',
        input: ({ context: { method, url, contentTypes, limit } }) => ({ method, url, contentTypes, limit }),
        onDone: [
          {
            guard: { type: 'isPassed', params: ({ event }) => ({ answer: event.output }) },
            target: 'success',
            actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'error',
            actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'error',
          actions: {
            type: 'setAnswer',
            params: ({ event }) => ({ answer: unanswered(0, toFailure(event.error).message) }),
          },
        },
      },
      after: {
        PROBE_LIMIT: {
          target: 'error',
          actions: {
            type: 'setAnswer',
            params: ({ context: { limit } }) => ({
              answer: unanswered(limit, `No answer within ${limit} ms.`),
            }),
          },
        },
      },
    },
    success: { type: 'final' },
    error: { type: 'final' },
  },
  output: ({ context }) => context.answer ?? unanswered(0, 'The probe ended without an answer.'),
})

/** The answer of a probe that got none. */
export const unanswered = (duration: number, cause: string): ProbeAnswer => ({
  passed: false,
  status: null,
  duration,
  cause,
})
