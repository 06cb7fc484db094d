// The search of the documentation: idle, searching, found, nothing, failed.
// Rendered by /docs (features/search-docs).
// Covers MKT-07.
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { toFailure } from '@/shared/lib/failure'

/** An article that was found. */
export interface DocsHit {
  slug: string
  title: string
  description: string
  group: string
}

export interface DocsSearchContext {
  query: string
  /** Stay while the next search runs, so that the list does not flicker. */
  hits: DocsHit[]
  failure: string | null
}

export type DocsSearchEvent = { type: 'query.change'; value: string } | { type: 'retry' } | { type: 'clear' }

/** Ours: more words find nothing more. */
export const QUERY_LIMIT = 200

export const docsSearchMachine = setup({
  types: {
    context: {} as DocsSearchContext,
    events: {} as DocsSearchEvent,
  },
  actors: {
    /** Resolves with what matches, best first. */
    search: fromPromise<DocsHit[], { query: string }>(() =>
      Promise.reject(new Error('search is not provided')),
    ),
  },
  actions: {
    setQuery: assign({
      query: ({ event }) => {
        assertEvent(event, 'query.change')
        return event.value.slice(0, QUERY_LIMIT)
      },
      failure: null,
    }),
    clear: assign({ query: '', hits: [], failure: null }),
    setFailure: assign({
      failure: (_, params: { error: unknown }) => toFailure(params.error).message,
      hits: [],
    }),
  },
  guards: {
    isBlank: ({ event }) => event.type === 'query.change' && event.value.trim() === '',
    hasHits: (_, params: { hits: readonly DocsHit[] }) => params.hits.length > 0,
  },
  delays: {
    /** Ours: the index is made in a moment; one that does not come is reported. */
    SEARCH_TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'docs-search',
  meta: { secrets: [] },
  context: { query: '', hits: [], failure: null },
  initial: 'idle',
  on: {
    'query.change': [
      { guard: 'isBlank', target: '.idle', actions: 'setQuery' },
      { target: '.searching', actions: 'setQuery' },
    ],
    clear: { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {},
    searching: {
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => ({ query: context.query }),
        onDone: [
          {
            guard: { type: 'hasHits', params: ({ event }) => ({ hits: event.output }) },
            target: 'found',
            actions: assign({ hits: ({ event }) => event.output }),
          },
          { target: 'nothing', actions: assign({ hits: [] }) },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        SEARCH_TIMEOUT: {
          target: 'failed',
          actions: { type: 'setFailure', params: { error: new Error('Network error') } },
        },
      },
    },
    found: {},
    nothing: {},
    failed: { on: { retry: 'searching' } },
  },
})
