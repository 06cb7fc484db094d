// Deleting with a way back: idle, removed (undo for ten seconds), notRestored.
// Rendered by /projects and by both creation wizards (features/undo-removal).
// Covers deleting projects, drafts and bookmarks with undo (ours).
import { assign, setup } from 'xstate'
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
  /** What can be put back, the last one first to come. */
  removed: Removed[]
  failure: string | null
}

export type RemovalEvent =
  | { type: 'delete'; item: Removable }
  | { type: 'undo' }
  | { type: 'dismiss' }
  /** What came of deleting. */
  | { type: 'taken'; removed: Removed }
  | { type: 'refused'; error: unknown }
  /** What came of putting it back. */
  | { type: 'restored' }
  | { type: 'notRestored'; error: unknown }

export const removalMachine = setup({
  types: {
    context: {} as RemovalContext,
    events: {} as RemovalEvent,
  },
  actions: {
    /** Takes the item out of its list; sends `taken`, or `refused` with a `Failure`. */
    remove: (_, _params: { item: Removable }) => {
      throw new Error('remove is not provided')
    },
    /** Puts it back; sends `restored`, or `notRestored` with a `Failure`. */
    restore: (_, _params: { removed: Removed | undefined }) => {
      throw new Error('restore is not provided')
    },
    keep: assign(({ context }, params: { removed: Removed }) => ({
      removed: [...context.removed, params.removed],
      failure: null,
    })),
    letGo: assign({ removed: ({ context }) => context.removed.slice(0, -1), failure: null }),
    forget: assign({ removed: [], failure: null }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  guards: {
    hasRemoved: ({ context }) => context.removed.length > 0,
    hasMore: ({ context }) => context.removed.length > 1,
  },
  delays: {
    /** Ours: how long the way back is offered. */
    UNDO_OFFER: 10_000,
  },
}).createMachine({
  id: 'removal',
  meta: { secrets: [] },
  context: { removed: [], failure: null },
  initial: 'idle',
  on: {
    delete: { actions: { type: 'remove', params: ({ event }) => ({ item: event.item }) } },
    taken: {
      target: '.removed',
      actions: { type: 'keep', params: ({ event }) => ({ removed: event.removed }) },
    },
    refused: { actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
    undo: {
      guard: 'hasRemoved',
      actions: { type: 'restore', params: ({ context }) => ({ removed: context.removed.at(-1) }) },
    },
    notRestored: {
      target: '.notRestored',
      actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
    },
    dismiss: { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {},
    removed: {
      on: {
        restored: [
          { guard: 'hasMore', target: 'removed', reenter: true, actions: 'letGo' },
          { target: 'idle', actions: 'letGo' },
        ],
      },
      after: { UNDO_OFFER: { target: 'idle', actions: 'forget' } },
    },
    /** Putting it back failed: it is kept, with all that is deleted from now on, until somebody decides. */
    notRestored: {
      on: {
        taken: { actions: { type: 'keep', params: ({ event }) => ({ removed: event.removed }) } },
        restored: [
          { guard: 'hasMore', actions: 'letGo' },
          { target: 'idle', actions: 'letGo' },
        ],
      },
    },
  },
})
