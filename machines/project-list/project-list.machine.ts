// My Projects: what is looked for and how it is shown, and deleting with a way back: listing, removing, removed, restoring.
// Rendered by /projects (pages/projects).
// Covers PRJ-02, PRJ-03; deleting with undo is ours.
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { NO_FILTER, type Project, type ProjectFilter } from '@/entities/project/model'
import { toFailure } from '@/shared/lib/failure'

export interface ProjectListContext {
  filter: ProjectFilter
  view: 'grid' | 'list'
  /** The project that was deleted last, and where it stood. */
  removed: { project: Project; index: number } | null
  failure: string | null
}

export type ProjectListEvent =
  | { type: 'filter.change'; filter: Partial<ProjectFilter> }
  | { type: 'filter.clear' }
  | { type: 'view.select'; view: ProjectListContext['view'] }
  | { type: 'delete'; project: Project }
  | { type: 'undo' }
  | { type: 'dismiss' }

export const projectListMachine = setup({
  types: {
    context: {} as ProjectListContext,
    events: {} as ProjectListEvent,
  },
  actors: {
    /** Takes the project out of the list; resolves with where it stood. Rejects with a `Failure`. */
    removeProject: fromPromise<{ index: number }, { project: Project | undefined }>(() =>
      Promise.reject(new Error('removeProject is not provided')),
    ),
    /** Puts it back. Rejects with a `Failure`. */
    restoreProject: fromPromise<void, { removed: ProjectListContext['removed'] }>(() =>
      Promise.reject(new Error('restoreProject is not provided')),
    ),
  },
  actions: {
    setFilter: assign({
      filter: ({ context, event }) => {
        assertEvent(event, 'filter.change')
        return { ...context.filter, ...event.filter }
      },
    }),
    clearFilter: assign({ filter: ({ context }) => ({ ...NO_FILTER, sort: context.filter.sort }) }),
    setView: assign({
      view: ({ event }) => {
        assertEvent(event, 'view.select')
        return event.view
      },
    }),
    setRemoved: assign({
      removed: ({ event }) => {
        assertEvent(event, 'delete')
        return { project: event.project, index: 0 }
      },
      failure: null,
    }),
    setIndex: assign({
      removed: ({ context }, params: { index: number }) =>
        context.removed && { ...context.removed, index: params.index },
    }),
    forget: assign({ removed: null, failure: null }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  delays: {
    /** Ours: how long the way back is offered. */
    UNDO_OFFER: 10_000,
    /** Ours: storage answers at once; one that does not is reported. */
    STORAGE_TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'project-list',
  meta: { secrets: [] },
  context: { filter: NO_FILTER, view: 'grid', removed: null, failure: null },
  initial: 'listing',
  on: {
    'filter.change': { actions: 'setFilter' },
    'filter.clear': { actions: 'clearFilter' },
    'view.select': { actions: 'setView' },
  },
  states: {
    listing: {
      on: {
        delete: { target: 'removing', actions: 'setRemoved' },
        dismiss: { actions: 'forget' },
      },
    },
    removing: {
      invoke: {
        id: 'removeProject',
        src: 'removeProject',
        input: ({ context }) => ({ project: context.removed?.project }),
        onDone: {
          target: 'removed',
          actions: { type: 'setIndex', params: ({ event }) => ({ index: event.output.index }) },
        },
        onError: {
          target: 'listing',
          actions: ['forget', { type: 'setFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      after: {
        STORAGE_TIMEOUT: {
          target: 'listing',
          actions: [
            'forget',
            { type: 'setFailure', params: { error: new Error('The browser did not answer') } },
          ],
        },
      },
    },
    removed: {
      on: {
        delete: { target: 'removing', actions: 'setRemoved' },
        undo: 'restoring',
        dismiss: { target: 'listing', actions: 'forget' },
      },
      after: { UNDO_OFFER: { target: 'listing', actions: 'forget' } },
    },
    restoring: {
      invoke: {
        id: 'restoreProject',
        src: 'restoreProject',
        input: ({ context }) => ({ removed: context.removed }),
        onDone: { target: 'listing', actions: 'forget' },
        onError: {
          target: 'removed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        STORAGE_TIMEOUT: {
          target: 'removed',
          actions: { type: 'setFailure', params: { error: new Error('The browser did not answer') } },
        },
      },
    },
  },
})
