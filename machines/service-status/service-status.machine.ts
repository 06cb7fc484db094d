// The health of the backend as it is now: checking, operational, degraded, unreachable.
// Rendered by /status (features/check-status).
// Covers the status page of D1 §2.1.
import { assign, fromPromise, setup } from 'xstate'

/** What the server says of itself. */
export interface ServiceHealth {
  /** False while its database does not answer. */
  healthy: boolean
  database: string
  version: string
  uptimeSeconds: number
}

export interface ServiceStatusContext {
  /** Null until the server answered. */
  health: ServiceHealth | null
  /** How long the last answer took, in ms. */
  latency: number | null
}

export type ServiceStatusEvent = { type: 'check' }

export const serviceStatusMachine = setup({
  types: {
    context: {} as ServiceStatusContext,
    events: {} as ServiceStatusEvent,
  },
  actors: {
    /** Asks the backend. Rejects when it does not answer, or not in its way. */
    askHealth: fromPromise<{ health: ServiceHealth; latency: number }>(() =>
      Promise.reject(new Error('askHealth is not provided')),
    ),
  },
  actions: {
    setAnswer: assign((_, params: { health: ServiceHealth; latency: number }) => params),
    forget: assign({ health: null, latency: null }),
  },
  guards: {
    isHealthy: (_, params: { health: ServiceHealth }) => params.health.healthy,
  },
  delays: {
    /** D1 §7: the time that the network diagnostics give the health check. */
    HEALTH_TIMEOUT: 5000,
  },
}).createMachine({
  id: 'service-status',
  meta: { secrets: [] },
  context: { health: null, latency: null },
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'askHealth',
        src: 'askHealth',
        onDone: [
          {
            guard: { type: 'isHealthy', params: ({ event }) => event.output },
            target: 'operational',
            actions: { type: 'setAnswer', params: ({ event }) => event.output },
          },
          { target: 'degraded', actions: { type: 'setAnswer', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unreachable', actions: 'forget' },
      },
      after: { HEALTH_TIMEOUT: { target: 'unreachable', actions: 'forget' } },
    },
    operational: { on: { check: 'checking' } },
    degraded: { on: { check: 'checking' } },
    unreachable: { on: { check: 'checking' } },
  },
})
