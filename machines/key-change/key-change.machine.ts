// Changes of keys and tokens: idle, confirming a deletion, changing one key. Revoke and Activate change at once.
// Rendered by the API Keys tab of /ai-ml-platform/api-integration (pages/api-integration) and by /ai-ml-platform/connect (pages/connect).
// Covers API-03.
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

export interface KeyOrder {
  kind: 'revoke' | 'activate' | 'delete'
  id: string
  name: string
}

export interface KeyChangeContext {
  /** The change that is being confirmed or made; in `idle`, the last change. */
  order: KeyOrder | null
  failure: string | null
}

export type KeyChangeEvent =
  | { type: 'change'; kind: 'revoke' | 'activate'; id: string; name: string }
  /** Asks first. */
  | { type: 'delete'; id: string; name: string }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'dismiss' }

export const keyChangeMachine = setup({
  types: {
    context: {} as KeyChangeContext,
    events: {} as KeyChangeEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Changes or deletes the kept key. Rejects with a `Failure`. */
    change: fromPromise<void, KeyOrder>(() => Promise.reject(new Error('change is not provided'))),
  },
  actions: {
    setChange: assign(({ event }) => {
      assertEvent(event, 'change')
      const { kind, id, name } = event
      return { order: { kind, id, name }, failure: null }
    }),
    setDelete: assign(({ event }) => {
      assertEvent(event, 'delete')
      const { id, name } = event
      return { order: { kind: 'delete' as const, id, name }, failure: null }
    }),
    fail: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
    clearFailure: assign({ failure: null }),
  },
  delays: {
    /** Ours: a request that hangs is reported. */
    CHANGE_TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'key-change',
  meta: { secrets: [] },
  context: { order: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        change: { target: 'changing', actions: 'setChange' },
        delete: { target: 'confirming', actions: 'setDelete' },
        dismiss: { actions: 'clearFailure' },
      },
    },
    confirming: { on: { confirm: 'changing', cancel: 'idle' } },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => context.order as KeyOrder,
        onDone: 'idle',
        onError: failing('idle', 'fail'),
      },
      after: {
        CHANGE_TIMEOUT: failing('idle', 'fail', new Error('There was no answer. Try again.')),
      },
    },
  },
})
