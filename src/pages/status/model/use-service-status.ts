import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createAskMachine } from '@machines/ask'
import { askHealth, type HealthAnswer } from './ask-health'

/** D1 §7: the network diagnostics give the health check the same time. */
export const serviceStatusMachine = createAskMachine<undefined, HealthAnswer>({
  id: 'service-status',
  timeout: 5000,
  atOnce: true,
})

export type ServiceStatusActor = ActorRefFrom<typeof serviceStatusMachine>

/** The status of the backend, asked when the page opens. */
export function useServiceStatus(): ServiceStatusActor {
  return usePageActor(serviceStatusMachine, {
    input: { question: undefined },
    effects: { actors: { answer: ({ signal }) => askHealth(signal) } },
  })
}
