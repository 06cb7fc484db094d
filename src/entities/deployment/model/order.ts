import { check, forward, object, pipe, string } from 'valibot'
import type { DeployedModel, DeploymentRun } from './deployed-model'
import { endpointOf } from './endpoint'
import type { EnvironmentId } from './environments'
import {
  DEFAULT_RESOURCES,
  DEFAULT_SCALING,
  type Framework,
  type Gpu,
  type ModelResources,
  type ModelScaling,
  type ModelType,
  SCALING_BOUNDS,
} from './options'

/** The choices for each instance, with numbers as typed. */
export interface SizingValues {
  cpu: ModelResources['cpu']
  memory: ModelResources['memory']
  gpu: Gpu
  min: string
  max: string
  timeout: string
}

export const DEFAULT_SIZING: SizingValues = {
  ...DEFAULT_RESOURCES,
  min: String(DEFAULT_SCALING.min),
  max: String(DEFAULT_SCALING.max),
  timeout: String(DEFAULT_SCALING.timeout),
}

type ScalingValues = Pick<SizingValues, keyof ModelScaling>

const wholeNumber = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

const isWithin = (field: keyof ModelScaling, typed: string): boolean => {
  const [min, max] = SCALING_BOUNDS[field]
  return wholeNumber(typed) >= min && wholeNumber(typed) <= max
}

const outside = (field: keyof ModelScaling, name: string) => {
  const [min, max] = SCALING_BOUNDS[field]
  return `${name} must be a whole number from ${min} to ${max}`
}

const within = (field: keyof ModelScaling, name: string) =>
  pipe(
    string(),
    check((typed) => isWithin(field, typed), outside(field, name)),
  )

/** The fields of `scalingSchema`, and its rules over several fields. */
export const scalingEntries = {
  min: within('min', 'Min Instances'),
  max: within('max', 'Max Instances'),
  timeout: string(),
}

/** A minimum that is wrong itself has an error of its own. */
export const isRange = ({ min, max }: ScalingValues): boolean =>
  !isWithin('min', min) || wholeNumber(max) >= wholeNumber(min)
export const NO_RANGE = 'Max Instances must not be below min instances'

export const isTimeout = ({ timeout }: ScalingValues): boolean => isWithin('timeout', timeout)
export const NO_TIMEOUT = outside('timeout', 'The timeout in seconds')

/** DEP-02: the bounds of the numbers; the documents give no words for them. */
export const scalingSchema = pipe(
  object(scalingEntries),
  forward(
    check((values) => isRange(values), NO_RANGE),
    ['max'],
  ),
  forward(
    check((values) => isTimeout(values), NO_TIMEOUT),
    ['timeout'],
  ),
)

export const resourcesOf = ({ cpu, memory, gpu }: SizingValues): ModelResources => ({ cpu, memory, gpu })

/** The numbers of values that `scalingSchema` let through. */
export const scalingOf = ({ min, max, timeout }: ScalingValues): ModelScaling => ({
  min: wholeNumber(min),
  max: wholeNumber(max),
  timeout: wholeNumber(timeout),
})

export const scalingValues = ({ min, max, timeout }: ModelScaling): ScalingValues => ({
  min: String(min),
  max: String(max),
  timeout: String(timeout),
})

/** Names are told apart as people read them: without the case, without blanks at the ends. */
const read = (name: string) => name.trim().toLocaleLowerCase('en')

/** Why a deployment may not have this name beside those that are there; null when it may. */
export function nameTaken(name: string, taken: readonly string[]): string | null {
  const twin = taken.find((other) => read(other) === read(name))
  return twin === undefined ? null : `${twin.trim()} is already deployed. Choose another name.`
}

/** The rule of a name among those that are `taken`. */
export const freeName = (taken: readonly string[]) =>
  check<string, (issue: { input: string }) => string>(
    (name) => nameTaken(name, taken) === null,
    ({ input }) => nameTaken(input, taken) ?? '',
  )

/** Everything that a deployment is made from. */
export interface DeploymentOrder {
  name: string
  description: string
  /** The endpoint is called after it. */
  modelName: string
  modelType: ModelType
  framework: Framework
  version: string
  environment: EnvironmentId | null
  resources: ModelResources
  scaling: ModelScaling
}

export interface NewDeployment {
  id: string
  /** The random end of its endpoint. */
  suffix: string
  /** The time of day in ms since 1970. */
  now: number
  from: DeploymentRun['from']
  /** How long the deployment takes, in ms. */
  duration: number
}

/** The entry of a deployment that begins now. */
export function newDeployment(
  { modelName, ...order }: DeploymentOrder,
  { id, suffix, now, from, duration }: NewDeployment,
): DeployedModel {
  const at = new Date(now).toISOString()
  return {
    ...order,
    id,
    name: order.name.trim(),
    description: order.description.trim(),
    status: 'deploying',
    endpoint: endpointOf(modelName, suffix),
    deployedAt: at,
    lastUpdated: at,
    requestsToday: 0,
    averageLatency: 0,
    uptime: null,
    usage: { cpu: 0, memory: 0, gpu: 0 },
    scaling: { ...order.scaling, current: 0 },
    metrics: { p50: 0, p95: 0, p99: 0, errorRate: 0 },
    run: runFrom(from, now, duration),
  }
}

export const runFrom = (from: DeploymentRun['from'], now: number, duration: number): DeploymentRun => ({
  from,
  startedAt: new Date(now).toISOString(),
  readyAt: new Date(now + duration).toISOString(),
})

/**
 * How long until it is online, in ms; 0 when it should be by now, and never longer than the whole of it takes: the clock
 * of the device may have been set back since. `now` is the time of day in ms since 1970.
 */
export const timeLeft = ({ run }: Pick<DeployedModel, 'run'>, now: number): number => {
  if (!run) return 0
  const readyAt = Date.parse(run.readyAt)
  const left = Math.min(readyAt - now, readyAt - Date.parse(run.startedAt))
  return Number.isFinite(left) ? Math.max(0, left) : 0
}
