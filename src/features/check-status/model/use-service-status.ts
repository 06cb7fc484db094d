import { number, object, safeParse, string } from 'valibot'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { serviceStatusMachine } from '@machines/service-status'

export type ServiceStatusActor = ActorRefFrom<typeof serviceStatusMachine>

const answer = object({ status: string(), database: string(), version: string(), uptimeSeconds: number() })

/** The status of the backend, asked when the page opens. */
export function useServiceStatus(): ServiceStatusActor {
  return usePageActor(
    serviceStatusMachine.provide({
      actors: {
        askHealth: fromPromise(async ({ signal }) => {
          const started = performance.now()
          const response = await fetch('/api/health', { signal, cache: 'no-store' })
          // Not being well is an answer, too: it comes with 503 and the same body.
          const { success, output } = safeParse(answer, await response.json())
          if (!success) throw new Error('Not a health check')
          const { status, ...health } = output
          return {
            health: { ...health, healthy: status === 'ok' },
            latency: Math.round(performance.now() - started),
          }
        }),
      },
    }),
  )
}
