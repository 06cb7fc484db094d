// Changes of endpoints: idle, confirming a deletion, changing one endpoint. Pause, resume and roll back change at once.
// Rendered by the Deployment tab of /ai-ml-platform and by /ai-ml-platform/endpoints/:id (features/serve-model).
// Covers the actions of DEP-06 on real endpoints (ours).
import { assign, fromPromise, setup } from 'xstate'
import { connectionFailure, toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

export interface EndpointOrder {
  id: string
  name: string
  change: 'pause' | 'resume' | 'delete' | 'roll back'
  /** The version of a roll back. */
  value: string
}

export interface EndpointChangeContext {
  /** The change that is being confirmed or made; in `idle`, the last change. */
  order: EndpointOrder | null
  failure: string | null
}

export type EndpointChangeEvent =
  /** A deletion is asked about first. */
  { type: 'change'; order: EndpointOrder } | { type: 'confirm' } | { type: 'cancel' } | { type: 'dismiss' }

export const endpointChangeMachine = setup({
  types: {
    context: {} as EndpointChangeContext,
    events: {} as EndpointChangeEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Makes the change. Rejects with a `Failure`. */
    change: fromPromise<void, EndpointOrder>(() => Promise.reject(new Error('change is not provided'))),
  },
  actions: {
    setOrder: assign((_, { order }: { order: EndpointOrder }) => ({ order, failure: null })),
    fail: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
    clearFailure: assign({ failure: null }),
    /** Called once the change is stored. */
    announce: (_, _order: { order: EndpointOrder }) => undefined,
  },
  guards: { isDeletion: (_, { order }: { order: EndpointOrder }) => order.change === 'delete' },
  delays: { CHANGE_TIMEOUT: 15_000 },
}).createMachine({
  id: 'endpoint-change',
  meta: { secrets: [] },
  context: { order: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        change: [
          {
            guard: { type: 'isDeletion', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'setOrder', params: ({ event }) => event },
          },
          { target: 'changing', actions: { type: 'setOrder', params: ({ event }) => event } },
        ],
        dismiss: { actions: 'clearFailure' },
      },
    },
    confirming: { on: { confirm: 'changing', cancel: 'idle' } },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => context.order as EndpointOrder,
        onDone: {
          target: 'idle',
          actions: { type: 'announce', params: ({ context }) => ({ order: context.order as EndpointOrder }) },
        },
        onError: failing('idle', 'fail'),
      },
      after: { CHANGE_TIMEOUT: failing('idle', 'fail', connectionFailure()) },
    },
  },
})
