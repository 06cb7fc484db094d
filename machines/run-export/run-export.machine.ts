// The export of a list of runs as one file: idle, reading page by page, saving, saved, failed.
// Rendered by the Model Training tab of /ai-ml-platform (pages/ai-ml-platform).
// Covers the export of runs as CSV, Parquet and JSON (ours).
import { assign, fromPromise, setup } from 'xstate'
import { ALL_RUNS, type Run, type RunExportFormat, type RunList, type RunQuery } from '@/entities/run/model'
import { connectionFailure, toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'
import type { RunRange } from '@machines/run-list'

export interface RunExportContext {
  query: RunQuery
  format: RunExportFormat
  /** The runs that were read so far. */
  rows: readonly Run[]
  /** Runs that the query finds; null until the first page is there. */
  total: number | null
  failure: string | null
}

export type RunExportEvent =
  | { type: 'export'; format: RunExportFormat; query: RunQuery }
  | { type: 'cancel' }
  | { type: 'retry' }
  | { type: 'dismiss' }

/** The runs and the format of a file. */
export interface RunExportOrder {
  rows: readonly Run[]
  format: RunExportFormat
}

/** Runs of a page: the most that the server gives. */
const PAGE = 500
/** Runs of one file; more would not fit into the memory of a small machine. */
export const MOST_EXPORTED = 100_000

const hasAll = (rows: readonly Run[], { runs, total, exact }: RunList): boolean =>
  runs.length === 0 || rows.length + runs.length >= Math.min(exact ? total : MOST_EXPORTED, MOST_EXPORTED)

export const runExportMachine = setup({
  types: {
    context: {} as RunExportContext,
    events: {} as RunExportEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Reads a range of the list. Rejects with a `Failure`. */
    readPage: fromPromise<RunList, RunRange>(() => Promise.reject(new Error('readPage is not provided'))),
    /** Makes a file of the runs and hands it to the browser. Rejects with a `Failure`. */
    save: fromPromise<void, RunExportOrder>(() => Promise.reject(new Error('save is not provided'))),
  },
  actions: {
    begin: assign((_, params: { format: RunExportFormat; query: RunQuery }) => ({
      format: params.format,
      query: params.query,
      rows: [],
      total: null,
      failure: null,
    })),
    addRows: assign(({ context }, { list }: { list: RunList }) => {
      // A run that was reported meanwhile moves the others to the next page.
      const known = new Set(context.rows.map(({ id }) => id))
      return {
        rows: [...context.rows, ...list.runs.filter(({ id }) => !known.has(id))].slice(0, MOST_EXPORTED),
        total: list.total,
      }
    }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
    clearFailure: assign({ failure: null }),
    dropRows: assign({ rows: [] }),
  },
  guards: {
    isLastPage: ({ context }, params: { list: RunList }) => hasAll(context.rows, params.list),
  },
  delays: {
    ANSWER_TIMEOUT: 30_000,
    SAVE_TIMEOUT: 60_000,
  },
}).createMachine({
  id: 'run-export',
  meta: { secrets: [] },
  context: { query: ALL_RUNS, format: 'csv', rows: [], total: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: { export: { target: 'reading', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    reading: {
      tags: 'busy',
      on: { cancel: { target: 'idle', actions: 'dropRows' } },
      invoke: {
        id: 'readPage',
        src: 'readPage',
        input: ({ context }) => ({ query: context.query, from: context.rows.length, size: PAGE }),
        onDone: [
          {
            guard: { type: 'isLastPage', params: ({ event }) => ({ list: event.output }) },
            target: 'saving',
            actions: { type: 'addRows', params: ({ event }) => ({ list: event.output }) },
          },
          {
            target: 'reading',
            reenter: true,
            actions: { type: 'addRows', params: ({ event }) => ({ list: event.output }) },
          },
        ],
        onError: failing('failed', 'setFailure'),
      },
      after: { ANSWER_TIMEOUT: failing('failed', 'setFailure', connectionFailure()) },
    },
    saving: {
      tags: 'busy',
      on: { cancel: { target: 'idle', actions: 'dropRows' } },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { rows, format } }) => ({ rows, format }),
        onDone: 'saved',
        onError: failing('failed', 'setFailure'),
      },
      after: { SAVE_TIMEOUT: failing('failed', 'setFailure', connectionFailure()) },
    },
    saved: {
      on: {
        export: { target: 'reading', actions: { type: 'begin', params: ({ event }) => event } },
        dismiss: { target: 'idle', actions: 'dropRows' },
      },
    },
    /** The pages that were read stay, and a retry goes on behind them. */
    failed: {
      on: {
        retry: { target: 'reading', actions: 'clearFailure' },
        export: { target: 'reading', actions: { type: 'begin', params: ({ event }) => event } },
        dismiss: { target: 'idle', actions: ['clearFailure', 'dropRows'] },
      },
    },
  },
})
