import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { serviceStatusMachine } from '@machines/service-status'
import { askHealth } from './ask-health'

export type ServiceStatusActor = ActorRefFrom<typeof serviceStatusMachine>

/** The status of the backend, asked when the page opens. */
export function useServiceStatus(): ServiceStatusActor {
  return usePageActor(
    serviceStatusMachine.provide({
      actors: { askHealth: fromPromise(({ signal }) => askHealth(signal)) },
    }),
  )
}
