// Everything that is kept about a user, as one file: idle, collecting, done, failed.
// Rendered by the Download Data action of /profile (features/export-data).
// Covers PRF-03.
import { assign, fromPromise, setup } from 'xstate'
import { toFailure } from '@/shared/lib/failure'

export interface DataExportContext {
  failure: string | null
}

export const dataExportMachine = setup({
  types: { context: {} as DataExportContext, events: {} as { type: 'start' } },
  actors: {
    /** Collects the data and hands the file to the browser. Rejects with a `Failure`. */
    collect: fromPromise<void>(() => Promise.reject(new Error('collect is not provided'))),
  },
  actions: {
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  delays: {
    /** Ours: an answer that takes longer counts as a network failure. */
    COLLECT_TIMEOUT: 15_000,
    /** Ours: how long the confirmation stands. */
    DONE_SHOWN: 3000,
  },
}).createMachine({
  id: 'data-export',
  meta: { secrets: [] },
  context: { failure: null },
  initial: 'idle',
  states: {
    idle: { on: { start: 'collecting' } },
    collecting: {
      tags: 'busy',
      invoke: {
        id: 'collect',
        src: 'collect',
        onDone: { target: 'done', actions: assign({ failure: null }) },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        COLLECT_TIMEOUT: {
          target: 'failed',
          actions: { type: 'setFailure', params: { error: new Error('Network error') } },
        },
      },
    },
    done: { on: { start: 'collecting' }, after: { DONE_SHOWN: 'idle' } },
    failed: { on: { start: 'collecting' } },
  },
})
