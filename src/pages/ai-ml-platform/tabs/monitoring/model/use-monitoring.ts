import { useDeferredValue, useMemo } from 'react'
import { useDeployedModels } from '@/entities/deployment'
import { useAcknowledgements } from '@/entities/monitored-model'
import {
  type Acknowledgement,
  alertsOf,
  type MonitoredModel,
  monitoredModel,
  type Range,
  type TimeWindow,
  windowOf,
} from '@/entities/monitored-model/model'
import { type ActorRefFrom, useActorEnvironment, usePageActor, useSelector } from '@/shared/lib/machine'
import { assertStored, type WriteResult } from '@/shared/lib/storage'
import { monitoringMachine } from '@machines/monitoring'
import { sourcesOf } from '../../../model/sources'

export type MonitoringActor = ActorRefFrom<typeof monitoringMachine>

/** Reads what the deployments of one person show, and keeps which alerts they have seen. */
export function useMonitoringActor(userId: string): MonitoringActor {
  const { now } = useActorEnvironment()
  const { collection: deployments } = useDeployedModels(userId)
  const { collection: seen } = useAcknowledgements(userId)
  const keep = async (self: MonitoringActor, write: () => Promise<WriteResult>) => {
    try {
      assertStored(await write(), 'which alerts you have acknowledged')
    } catch (error) {
      self.send({ type: 'refused', error })
    }
  }
  return usePageActor(monitoringMachine, {
    effects: {
      actors: {
        read: async () => {
          deployments.retry()
          seen.retry()
          const [models] = await Promise.all([deployments.read(), seen.read()])
          const at = now()
          const alerts = sourcesOf(models, at).flatMap((source) => alertsOf(source, at))
          return { at, alerts: alerts.map(({ id }) => id) }
        },
      },
      actions: {
        keep: ({ alert: id }, { self }) =>
          void keep(self as MonitoringActor, () => seen.put({ id, at: new Date(now()).toISOString() })),
        forget: ({ alert }, { self }) =>
          void keep(self as MonitoringActor, async () => (await seen.remove(alert)).result),
      },
    },
  })
}

/** The watched models over a range, at the time of the last reading. */
export interface Watched {
  models: readonly MonitoredModel[]
  window: TimeWindow
  /** The acknowledgements by the ids of alerts. */
  seen: ReadonlyMap<string, Acknowledgement>
  /** How many deployments are not watched yet, because they were never online. */
  deploying: number
}

/** Null before the first reading. A new reading and another range render deferred. */
export function useWatched(actor: MonitoringActor, userId: string, chosen: Range): Watched | null {
  const at = useDeferredValue(useSelector(actor, ({ context }) => context.reading?.at))
  const range = useDeferredValue(chosen)
  const { entries: deployments } = useDeployedModels(userId)
  const { entries: acknowledged } = useAcknowledgements(userId)
  const window = useMemo(() => (at === undefined ? null : windowOf(range, at)), [at, range])
  const models = useMemo(
    () => (window ? sourcesOf(deployments, window.end).map((source) => monitoredModel(source, window)) : []),
    [deployments, window],
  )
  const seen = useMemo(() => new Map(acknowledged.map((one) => [one.id, one])), [acknowledged])
  const deploying = deployments.length - models.length
  return window ? { models, window, seen, deploying } : null
}
