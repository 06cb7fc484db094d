// Changes of one entry of a list on the server or in this browser: idle, confirming, changing.
// Rendered by API Keys, `/ai-ml-platform/connect`, Deployment and `/ai-ml-platform/endpoints/:id` (features/change-entry).
// Covers API-03, and the actions of DEP-06 on real endpoints (ours).
import { assign, fromPromise, setup } from 'xstate'
import { connectionFailure, toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

export interface EntryOrder {
  id: string
  name: string
  /** The name of the change: `revoke`, `pause`, `delete`. */
  change: string
  /** A further choice: the version of a roll back. */
  value?: string
}

export interface EntryChangeContext {
  /** The change that is being confirmed or made; in `idle`, the last change. */
  order: EntryOrder | null
  failure: string | null
}

export type EntryChangeEvent =
  /** Changes at once. */
  | { type: 'change'; order: EntryOrder }
  /** Asks first, because the change cannot be undone. */
  | { type: 'propose'; order: EntryOrder }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'dismiss' }

export const entryChangeMachine = setup({
  types: {
    context: {} as EntryChangeContext,
    events: {} as EntryChangeEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Makes the change. Rejects with a `Failure`. */
    change: fromPromise<void, EntryOrder>(() => Promise.reject(new Error('change is not provided'))),
  },
  actions: {
    setOrder: assign((_, { order }: { order: EntryOrder }) => ({ order, failure: null })),
    fail: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
    clearFailure: assign({ failure: null }),
    /** Called once the change is stored. */
    announce: (_, _order: { order: EntryOrder }) => undefined,
  },
  delays: {
    /** Ours: a request that hangs is reported. */
    CHANGE_TIMEOUT: 15_000,
  },
}).createMachine({
  id: 'entry-change',
  meta: { secrets: [] },
  context: { order: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        change: { target: 'changing', actions: { type: 'setOrder', params: ({ event }) => event } },
        propose: { target: 'confirming', actions: { type: 'setOrder', params: ({ event }) => event } },
        dismiss: { actions: 'clearFailure' },
      },
    },
    confirming: { on: { confirm: 'changing', cancel: 'idle' } },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => context.order as EntryOrder,
        onDone: {
          target: 'idle',
          actions: { type: 'announce', params: ({ context }) => ({ order: context.order as EntryOrder }) },
        },
        onError: failing('idle', 'fail'),
      },
      after: { CHANGE_TIMEOUT: failing('idle', 'fail', connectionFailure()) },
    },
  },
})
