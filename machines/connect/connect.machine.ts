// Connecting training code: noToken, waiting (asking, resting, hidden) for the first run, seen.
// Rendered by /ai-ml-platform/connect (pages/connect).
// Covers connecting training code by a personal token (ours).
import { assign, fromPromise, setup } from 'xstate'
import type { Run } from '@/entities/run/model'
import { connectionFailure, toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

/** A token that was just made. It is shown this once. */
export interface MadeToken {
  name: string
  token: string
  /** Runs that the workspace had before, including deleted runs. */
  runsBefore: number
}

export interface ConnectContext {
  made: MadeToken | null
  run: Run | null
  /** Why the last question was not answered. */
  failure: string | null
}

export type ConnectEvent =
  | { type: 'token.made'; made: MadeToken }
  /** Hides the token for good. */
  | { type: 'token.forget' }
  | { type: 'page.show' }
  | { type: 'page.hide' }

export const connectMachine = setup({
  types: { context: {} as ConnectContext, events: {} as ConnectEvent },
  actors: {
    /** The newest run once there are more runs than before; else null. Rejects with a `Failure`. */
    findRun: fromPromise<Run | null, { runsBefore: number }>(() =>
      Promise.reject(new Error('findRun is not provided')),
    ),
  },
  actions: {
    setMade: assign((_, params: { made: MadeToken }) => ({ made: params.made, run: null, failure: null })),
    forget: assign({ made: null, run: null, failure: null }),
    setRun: assign((_, params: { run: Run | null }) => ({ run: params.run, failure: null })),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  guards: {
    isFound: (_, params: { run: Run | null }) => params.run !== null,
  },
  delays: {
    ASK_AGAIN: 3000,
    ANSWER_TIMEOUT: 15_000,
  },
}).createMachine({
  id: 'connect',
  // `token` is its text; the rest of what was made is no secret.
  meta: { secrets: ['token'] },
  context: { made: null, run: null, failure: null },
  initial: 'noToken',
  on: {
    'token.made': { target: '.waiting', actions: { type: 'setMade', params: ({ event }) => event } },
  },
  states: {
    noToken: {},
    waiting: {
      initial: 'asking',
      on: {
        'token.forget': { target: 'noToken', actions: 'forget' },
        'page.hide': '.hidden',
      },
      states: {
        asking: {
          invoke: {
            id: 'findRun',
            src: 'findRun',
            input: ({ context }) => ({ runsBefore: context.made?.runsBefore ?? 0 }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ run: event.output }) },
                target: '#seen',
                actions: { type: 'setRun', params: ({ event }) => ({ run: event.output }) },
              },
              { target: 'resting', actions: { type: 'setRun', params: { run: null } } },
            ],
            onError: failing('resting', 'setFailure'),
          },
          after: { ANSWER_TIMEOUT: failing('resting', 'setFailure', connectionFailure()) },
        },
        resting: { after: { ASK_AGAIN: 'asking' } },
        /** The page is hidden, so it asks for nothing. */
        hidden: { on: { 'page.show': 'asking' } },
      },
    },
    seen: {
      id: 'seen',
      on: { 'token.forget': { target: 'noToken', actions: 'forget' } },
    },
  },
})
