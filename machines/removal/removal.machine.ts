// Deleting with a way back: idle, removing, removed (undo for ten seconds), restoring, notRestored.
// Rendered by /projects and by both creation wizards (features/undo-removal).
// Covers deleting projects, drafts and bookmarks with undo (ours).
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { Bookmark, Draft, Project } from '@/entities/project/model'
import { toFailure } from '@/shared/lib/failure'

/** What can be deleted, and what it is called. */
export type Removable = { name: string } & (
  | { kind: 'project'; value: Project }
  | { kind: 'draft'; value: Draft }
  | { kind: 'bookmark'; value: Bookmark }
)

/** Something that was deleted, and where it stood in its list. */
export interface Removed {
  item: Removable
  index: number
}

export interface RemovalContext {
  /** What is being deleted. */
  item: Removable | null
  /** What can be put back, the last one first to come. */
  removed: Removed[]
  /** True once something could not be put back: then nothing is forgotten by itself. */
  stuck: boolean
  failure: string | null
}

export type RemovalEvent = { type: 'delete'; item: Removable } | { type: 'undo' } | { type: 'dismiss' }

export const removalMachine = setup({
  types: {
    context: {} as RemovalContext,
    events: {} as RemovalEvent,
  },
  actors: {
    /** Takes the item out of its list; resolves with where it stood. Rejects with a `Failure`. */
    remove: fromPromise<{ index: number }, { item: Removable | null }>(() =>
      Promise.reject(new Error('remove is not provided')),
    ),
    /** Puts it back. Rejects with a `Failure`. */
    restore: fromPromise<void, { removed: Removed | undefined }>(() =>
      Promise.reject(new Error('restore is not provided')),
    ),
  },
  actions: {
    setItem: assign({
      item: ({ event }) => {
        assertEvent(event, 'delete')
        return event.item
      },
      failure: null,
    }),
    keep: assign(({ context }, params: { index: number }) => ({
      removed: context.item
        ? [...context.removed, { item: context.item, index: params.index }]
        : context.removed,
      item: null,
    })),
    letGo: assign(({ context }) => {
      const removed = context.removed.slice(0, -1)
      return { removed, stuck: context.stuck && removed.length > 0, failure: null }
    }),
    forget: assign({ removed: [], stuck: false, failure: null }),
    setStuck: assign({ stuck: true }),
    setFailure: assign({
      item: null,
      failure: (_, params: { error: unknown }) => toFailure(params.error).message,
    }),
    setSilence: assign({ item: null, failure: 'The browser did not answer' }),
  },
  guards: {
    isStuck: ({ context }) => context.stuck,
    hasRemoved: ({ context }) => context.removed.length > 0,
    hasMore: ({ context }) => context.removed.length > 1,
    isStuckWithMore: ({ context }) => context.stuck && context.removed.length > 1,
  },
  delays: {
    /** Ours: how long the way back is offered. */
    UNDO_OFFER: 10_000,
    /** Ours: storage answers at once; one that does not is reported. */
    STORAGE_TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'removal',
  meta: { secrets: [] },
  context: { item: null, removed: [], stuck: false, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        delete: { target: 'removing', actions: 'setItem' },
        dismiss: { actions: 'forget' },
      },
    },
    removing: {
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ item: context.item }),
        onDone: [
          {
            guard: 'isStuck',
            target: 'notRestored',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'removed', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: 'isStuck',
            target: 'notRestored',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: 'hasRemoved',
            target: 'removed',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'idle',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: {
        STORAGE_TIMEOUT: [
          { guard: 'isStuck', target: 'notRestored', actions: 'setSilence' },
          { guard: 'hasRemoved', target: 'removed', actions: 'setSilence' },
          { target: 'idle', actions: 'setSilence' },
        ],
      },
    },
    removed: {
      on: {
        delete: { target: 'removing', actions: 'setItem' },
        undo: 'restoring',
        dismiss: { target: 'idle', actions: 'forget' },
      },
      after: { UNDO_OFFER: { target: 'idle', actions: 'forget' } },
    },
    restoring: {
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context }) => ({ removed: context.removed.at(-1) }),
        onDone: [
          { guard: 'isStuckWithMore', target: 'notRestored', actions: 'letGo' },
          { guard: 'hasMore', target: 'removed', actions: 'letGo' },
          { target: 'idle', actions: 'letGo' },
        ],
        onError: {
          target: 'notRestored',
          actions: ['setStuck', { type: 'setFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      after: {
        STORAGE_TIMEOUT: { target: 'notRestored', actions: ['setStuck', 'setSilence'] },
      },
    },
    /** Putting it back failed or hangs: it is kept until somebody decides. */
    notRestored: {
      on: {
        delete: { target: 'removing', actions: 'setItem' },
        undo: 'restoring',
        dismiss: { target: 'idle', actions: 'forget' },
      },
    },
  },
})
