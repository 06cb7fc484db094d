// The stream that gives notice of changes in an account or in a workspace's runs: connecting, listening, waiting, unavailable.
// Started by the machine sync in the leading tab, and by the pages of runs; it renders nothing itself, the inspector shows it.
// Covers work that belongs to the account (ours).
import { assign, fromCallback, setup } from 'xstate'
import { createRandom } from '@/shared/lib/random'

export interface LiveContext {
  owner: string
  /** Spreads what many browsers try again. */
  seed: number
  /** Failures in a row. */
  failures: number
}

export type LiveEvent =
  /** The stream is open, and says whether the account has changes that this browser has not read. */
  | { type: 'stream.newest'; isNewer: boolean }
  | { type: 'stream.alive' }
  | { type: 'stream.ended' }
  /** The server has no stream, or none for this account. */
  | { type: 'stream.refused' }
  /** The browser has a connection again, or the page is looked at. */
  | { type: 'again' }

interface Owned {
  owner: string
}

export const liveMachine = setup({
  types: {
    context: {} as LiveContext,
    events: {} as LiveEvent,
    input: {} as { owner: string; seed: number },
  },
  actors: {
    /** Opens the stream and sends its events. */
    stream: fromCallback<LiveEvent, Owned>(() => undefined),
    /** Sends `again`. */
    watch: fromCallback<LiveEvent>(() => undefined),
  },
  actions: {
    /** Says that the account has changes that this browser has not read. */
    report: () => {
      throw new Error('report is not provided')
    },
    fail: assign({ failures: ({ context }) => context.failures + 1 }),
    succeed: assign({ failures: 0 }),
  },
  guards: { isNewer: (_, params: { isNewer: boolean }) => params.isNewer },
  delays: {
    ANSWER_TIMEOUT: 20_000,
    /** Longer than two signs of life of the server. */
    SILENCE: 45_000,
    /** Doubles with each failure in a row, up to half a minute, and is spread by half of it. */
    BACKOFF: ({ context }) =>
      Math.min(500 * 2 ** context.failures, 30_000) *
      (0.5 + createRandom(context.seed + context.failures)() / 2),
    LATER: 600_000,
  },
}).createMachine({
  id: 'live',
  meta: { secrets: [] },
  context: ({ input }) => ({ ...input, failures: 0 }),
  initial: 'streaming',
  states: {
    streaming: {
      invoke: {
        id: 'stream',
        src: 'stream',
        input: ({ context }) => ({ owner: context.owner }),
        onError: { target: 'waiting', actions: 'fail' },
      },
      on: {
        'stream.newest': [
          {
            guard: { type: 'isNewer', params: ({ event }) => event },
            target: '.listening',
            actions: ['succeed', 'report'],
          },
          { target: '.listening', actions: 'succeed' },
        ],
        'stream.ended': { target: 'waiting', actions: 'fail' },
        'stream.refused': 'unavailable',
      },
      initial: 'connecting',
      states: {
        connecting: { after: { ANSWER_TIMEOUT: { target: '#live.waiting', actions: 'fail' } } },
        listening: {
          on: { 'stream.alive': { target: 'listening', reenter: true } },
          // Proxies and sleeping machines leave connections behind that look open.
          after: { SILENCE: { target: '#live.waiting', actions: 'fail' } },
        },
      },
    },
    waiting: {
      invoke: { id: 'watch', src: 'watch', onError: 'waiting' },
      on: { again: 'streaming' },
      after: { BACKOFF: 'streaming' },
    },
    /** Changes are found by the interval of `sync` alone. */
    unavailable: { after: { LATER: 'streaming' } },
  },
})
