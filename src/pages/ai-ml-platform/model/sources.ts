import { type DeployedModel, MODEL_TYPE_LABELS } from '@/entities/deployment/model'
import { type Gauges, type MonitorSource, randomOf } from '@/entities/monitored-model/model'
import { randomBetween } from '@/shared/lib/random'
import { isSampleDeployment } from './own'

/** US dollars per hour, for each instance: per vCPU, per GB, and for its GPU. */
const PRICES = { cpu: 0.04, memory: 0.005, gpu: { none: 0, 't4-1': 0.35, 't4-2': 0.7, 'a100-1': 2.9 } }

/** Whether a deployment has served at a moment, ms since 1970: one under way is watched once it is online. */
const hasServed = ({ run, status }: DeployedModel, now: number) =>
  status !== 'deploying' || (run !== null && Date.parse(run.readyAt) <= now)

/**
 * MON-01: what is watched of the deployments of one person. Only samples have simulated traffic, always the same for
 * the same deployment; a user's own endpoint runs nowhere, so it has no requests and no cost.
 */
export const sourcesOf = (deployments: readonly DeployedModel[], now: number): MonitorSource[] =>
  deployments
    .filter((deployment) => hasServed(deployment, now))
    .map((deployment) => (isSampleDeployment(deployment) ? sampleSource(deployment) : idleSource(deployment)))

const IDLE: Gauges = { p50: 0, p95: 0, p99: 0, errorRate: 0, cpu: 0, memory: 0, gpu: 0 }

const idleSource = ({
  id,
  name,
  modelType,
  status,
  deployedAt,
  lastUpdated,
}: DeployedModel): MonitorSource => ({
  id,
  name,
  type: MODEL_TYPE_LABELS[modelType],
  from: Date.parse(deployedAt),
  until: status === 'offline' ? Date.parse(lastUpdated) : null,
  troubleSince: null,
  requestsPerDay: 0,
  capacity: 0,
  hourlyCost: 0,
  calm: IDLE,
  trouble: IDLE,
})

function sampleSource(deployment: DeployedModel): MonitorSource {
  const { id, name, modelType, status, deployedAt, lastUpdated, resources, scaling } = deployment
  const random = randomOf(id)
  const seeded = randomBetween(random, 400, 6000)
  const requestsPerDay = deployment.requestsToday > 0 ? deployment.requestsToday : seeded
  const instances = Math.max(1, scaling.current)
  const shown = gaugesOf(deployment)
  return {
    id,
    name,
    type: MODEL_TYPE_LABELS[modelType],
    from: Date.parse(deployedAt),
    until: status === 'offline' ? Date.parse(lastUpdated) : null,
    troubleSince: status === 'error' ? Date.parse(lastUpdated) : null,
    requestsPerDay,
    capacity: Math.max(10, Math.ceil((requestsPerDay / 1440) * (1.8 + scaling.max / instances / 4))),
    hourlyCost:
      instances * (resources.cpu * PRICES.cpu + resources.memory * PRICES.memory + PRICES.gpu[resources.gpu]),
    calm: status === 'error' ? withoutTrouble(shown) : shown,
    trouble: shown,
  }
}

/** The rough figures of a deployment; for a deployment without numbers they follow from its id. */
function gaugesOf({ id, metrics, usage, resources }: DeployedModel): Gauges {
  if (metrics.p50 > 0) return { ...metrics, ...usage }
  const random = randomOf(`${id}/gauges`)
  const p50 = randomBetween(random, 18, 140)
  return {
    p50,
    p95: p50 * (2 + random()),
    p99: p50 * (3.5 + random()),
    errorRate: 0.1 + random(),
    cpu: randomBetween(random, 28, 64),
    memory: randomBetween(random, 35, 66),
    gpu: resources.gpu === 'none' ? 0 : randomBetween(random, 30, 68),
  }
}

/** The figures of a model in trouble from before the trouble. */
function withoutTrouble(shown: Gauges): Gauges {
  const fast = Math.min(shown.p50, 240)
  const usual = (percent: number) => Math.min(percent, 62)
  return {
    p50: fast,
    p95: Math.min(shown.p95, fast * 2.4),
    p99: Math.min(shown.p99, fast * 3.9),
    errorRate: Math.min(shown.errorRate, 0.7),
    cpu: usual(shown.cpu),
    memory: usual(shown.memory),
    gpu: usual(shown.gpu),
  }
}
