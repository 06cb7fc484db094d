// Deleting with a way back: idle, removed (undo for ten seconds), notRestored.
// Rendered by /projects, both creation wizards and the lists of the AI/ML platform (features/undo-removal).
// Covers deleting the entries of any list with undo (ours).
import { assign, setup } from 'xstate'
import { toFailure } from '@/shared/lib/failure'

/** An entry of some list that can be deleted. */
export interface Removable {
  /** Which list it is in. */
  kind: string
  /** The name in messages: "Storefront was deleted." */
  name: string
  value: { id: string }
}

/** A deleted entry, and its index in its list. */
export interface Removed {
  item: Removable
  index: number
}

export interface RemovalContext {
  /** The entries that can be restored; the last is restored first. */
  removed: Removed[]
  /** The entry that is being restored; there is one at a time. */
  restoring: Removed | null
  failure: string | null
}

export type RemovalEvent =
  | { type: 'delete'; item: Removable }
  | { type: 'undo' }
  | { type: 'dismiss' }
  /** The result of deleting. */
  | { type: 'taken'; removed: Removed }
  | { type: 'refused'; error: unknown }
  /** The result of restoring. */
  | { type: 'restored' }
  | { type: 'notRestored'; removed: Removed; error: unknown }

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
    takeOut: assign(({ context }) => ({
      removed: context.removed.slice(0, -1),
      restoring: context.removed.at(-1) ?? null,
    })),
    letGo: assign({ restoring: null, failure: null }),
    forget: assign({ removed: [], restoring: null, failure: null }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  guards: {
    canUndo: ({ context }) => context.removed.length > 0 && context.restoring === null,
    hasMore: ({ context }) => context.removed.length > 0,
  },
  delays: {
    /** Ours: how long the way back is offered. */
    UNDO_OFFER: 10_000,
  },
}).createMachine({
  id: 'removal',
  // An entry may hold one: a provider of language models, an API integration.
  meta: { secrets: ['apiKey'] },
  context: { removed: [], restoring: null, failure: null },
  initial: 'idle',
  on: {
    delete: { actions: { type: 'remove', params: ({ event }) => ({ item: event.item }) } },
    taken: {
      target: '.removed',
      actions: { type: 'keep', params: ({ event }) => ({ removed: event.removed }) },
    },
    refused: { actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
    undo: {
      guard: 'canUndo',
      actions: [
        { type: 'restore', params: ({ context }) => ({ removed: context.removed.at(-1) }) },
        'takeOut',
      ],
    },
    notRestored: {
      target: '.notRestored',
      actions: [
        { type: 'keep', params: ({ event }) => ({ removed: event.removed }) },
        'letGo',
        { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
      ],
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
    /** Restoring failed: the entry stays here, with all entries that are deleted from now on, until the user decides. */
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
