// A list of runs that is read page by page: settling, loading, ready, loadingMore, refreshing, failed.
// Rendered by the Model Training tab of /ai-ml-platform (pages/ai-ml-platform).
// Covers the runs of a workspace and their live view (ours).
import { assign, fromPromise, setup } from 'xstate'
import { isRunning, type Run, type RunList, type RunQuery } from '@/entities/run/model'
import { connectionFailure, toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

export interface RunListContext {
  query: RunQuery
  /** The first runs of those that the query finds. */
  rows: readonly Run[]
  total: number
  /** Whether there are `total` runs; otherwise there are more. */
  exact: boolean
  /** Whether the user may change the runs. */
  mayChange: boolean
  /** Whether the page is visible; a hidden page asks for nothing. */
  visible: boolean
  failure: string | null
  /** Runs have changed since the rows were asked for. */
  stale: boolean
}

export type RunListEvent =
  | { type: 'query.change'; query: Partial<RunQuery> }
  | { type: 'more' }
  | { type: 'refresh' }
  /** The server gave notice of changed runs. */
  | { type: 'runs.changed' }
  | { type: 'page.show' }
  | { type: 'page.hide' }
  /** A run left the list. */
  | { type: 'run.gone'; id: string }

export interface RunListInput {
  /** The question that is open from the start. */
  query: RunQuery
}

/** The part of a list to read: `size` runs of a query from the index `from` on. */
export interface RunRange {
  query: RunQuery
  from: number
  size: number
}

/** Runs of a page. */
const PAGE = 100
/** Runs that a refresh reads at most. */
const REFRESHED = 200

const factsOf = ({ total, exact, mayChange }: RunList) => ({ total, exact, mayChange, failure: null })

const without = (rows: readonly Run[], found: readonly Run[]) => {
  const ids = new Set(found.map(({ id }) => id))
  return rows.filter(({ id }) => !ids.has(id))
}

/** The rows with their first part read again: rows that moved behind it stay, for as many as are new in it. */
function refreshed(rows: readonly Run[], found: readonly Run[]): Run[] {
  const added = without(found, rows).length
  return [...found, ...without(rows.slice(REFRESHED - added), found)]
}

export const runListMachine = setup({
  types: {
    context: {} as RunListContext,
    events: {} as RunListEvent,
    input: {} as RunListInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Reads a range of the list. Rejects with a `Failure`. */
    readRuns: fromPromise<RunList, RunRange>(() => Promise.reject(new Error('readRuns is not provided'))),
  },
  actions: {
    setQuery: assign(({ context }, params: { query: Partial<RunQuery> }) => ({
      query: { ...context.query, ...params.query },
    })),
    setRows: assign((_, params: { list: RunList }) => ({
      ...factsOf(params.list),
      rows: params.list.runs,
    })),
    addRows: assign(({ context }, params: { list: RunList }) => ({
      ...factsOf(params.list),
      rows: [...context.rows, ...without(params.list.runs, context.rows)],
    })),
    replaceRows: assign(({ context }, params: { list: RunList }) => ({
      ...factsOf(params.list),
      rows: refreshed(context.rows, params.list.runs).slice(
        0,
        params.list.exact ? params.list.total : undefined,
      ),
    })),
    dropRow: assign(({ context }, params: { id: string }) => {
      const rows = context.rows.filter(({ id }) => id !== params.id)
      return { rows, total: context.total - (context.rows.length - rows.length) }
    }),
    markStale: assign({ stale: true }),
    ask: assign({ stale: false }),
    show: assign({ visible: true }),
    hide: assign({ visible: false }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  guards: {
    hasMore: ({ context }) => !context.exact || context.rows.length < context.total,
    isVisible: ({ context }) => context.visible,
    isStale: ({ context }) => context.stale && context.visible,
  },
  delays: {
    /** A filter that is typed is asked for once. */
    SETTLE: 300,
    ANSWER_TIMEOUT: 15_000,
    /** A list with a running run is asked for often, any other list now and then. */
    REFRESH: ({ context }) => (context.rows.some(isRunning) ? 5000 : 30_000),
  },
}).createMachine({
  id: 'run-list',
  meta: { secrets: [] },
  context: ({ input }) => ({
    query: input.query,
    rows: [],
    total: 0,
    exact: true,
    mayChange: false,
    visible: true,
    failure: null,
    stale: false,
  }),
  initial: 'loading',
  on: {
    'query.change': {
      target: '.settling',
      actions: { type: 'setQuery', params: ({ event }) => event },
    },
    refresh: '.refreshing',
    // An open question is answered first: what changes often would never be read.
    'runs.changed': { actions: 'markStale' },
    'page.show': { actions: 'show' },
    'page.hide': { actions: 'hide' },
    'run.gone': { actions: { type: 'dropRow', params: ({ event }) => event } },
  },
  states: {
    settling: { on: { refresh: {} }, after: { SETTLE: 'loading' } },
    loading: {
      tags: 'busy',
      entry: 'ask',
      on: { refresh: { target: 'loading', reenter: true } },
      invoke: {
        id: 'readRuns',
        src: 'readRuns',
        input: ({ context }) => ({ query: context.query, from: 0, size: PAGE }),
        onDone: {
          target: 'ready',
          actions: { type: 'setRows', params: ({ event }) => ({ list: event.output }) },
        },
        onError: failing('failed', 'setFailure'),
      },
      after: { ANSWER_TIMEOUT: failing('failed', 'setFailure', connectionFailure()) },
    },
    ready: {
      always: { guard: 'isStale', target: 'refreshing' },
      on: {
        more: { guard: 'hasMore', target: 'loadingMore' },
        'page.show': { target: 'refreshing', actions: 'show' },
      },
      after: { REFRESH: { guard: 'isVisible', target: 'refreshing' } },
    },
    loadingMore: {
      invoke: {
        id: 'readMoreRuns',
        src: 'readRuns',
        input: ({ context }) => ({ query: context.query, from: context.rows.length, size: PAGE }),
        onDone: {
          target: 'ready',
          actions: { type: 'addRows', params: ({ event }) => ({ list: event.output }) },
        },
        onError: failing('failed', 'setFailure'),
      },
      after: { ANSWER_TIMEOUT: failing('failed', 'setFailure', connectionFailure()) },
    },
    /** The rows stay while their newest state is read. */
    refreshing: {
      entry: 'ask',
      on: { refresh: { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'readRunsAgain',
        src: 'readRuns',
        input: ({ context }) => ({
          query: context.query,
          from: 0,
          size: Math.min(Math.max(context.rows.length, PAGE), REFRESHED),
        }),
        onDone: {
          target: 'ready',
          actions: { type: 'replaceRows', params: ({ event }) => ({ list: event.output }) },
        },
        onError: failing('failed', 'setFailure'),
      },
      after: { ANSWER_TIMEOUT: failing('failed', 'setFailure', connectionFailure()) },
    },
    /** The rows that were read stay, and are asked for again. */
    failed: {
      on: { 'page.show': { target: 'refreshing', actions: 'show' } },
      after: { REFRESH: { guard: 'isVisible', target: 'refreshing' } },
    },
  },
})
