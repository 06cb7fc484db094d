// The test of one provider: idle, testing (a simulated probe), success, error; it can be repeated.
// Rendered by each row of the providers (pages/ai-ml-platform, LLM Integration).
// Covers LLM-06.
import { assign, setup } from 'xstate'
import { toFailure } from '@/shared/lib/failure'
import { type ProbeAnswer, probeMachine, simulatedProbe, unanswered } from '@machines/probe'

export interface ConnectionTestContext {
  /** The last result; null before the first test and while a test runs. */
  answer: ProbeAnswer | null
}

/** `url`: the endpoint as it is now. */
export type ConnectionTestEvent = { type: 'test'; url: string }

const connection = setup({
  types: {
    context: {} as ConnectionTestContext,
    events: {} as ConnectionTestEvent,
    tags: {} as 'busy',
  },
  actors: { probe: probeMachine },
  actions: {
    forget: assign({ answer: null }),
    setAnswer: assign({ answer: (_, params: { answer: ProbeAnswer }) => params.answer }),
    /** Reports an answered test, because a test counts as a request. */
    report: (_, _params: { answer: ProbeAnswer }) => undefined,
  },
  guards: {
    isPassed: (_, params: { answer: ProbeAnswer }) => params.answer.passed,
  },
})

const again = { test: 'testing' } as const

export const connectionTestMachine = connection.createMachine({
  id: 'connection-test',
  meta: { secrets: [] },
  context: { answer: null },
  initial: 'idle',
  states: {
    idle: { on: again },
    testing: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        id: 'probe',
        src: 'probe',
        input: ({ event }) => simulatedProbe((event as ConnectionTestEvent).url),
        onDone: [
          {
            guard: { type: 'isPassed', params: ({ event }) => ({ answer: event.output }) },
            target: 'success',
            actions: [
              { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
              { type: 'report', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          {
            target: 'error',
            actions: [
              { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
              { type: 'report', params: ({ event }) => ({ answer: event.output }) },
            ],
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
    },
    success: { on: again },
    error: { on: again },
  },
})
