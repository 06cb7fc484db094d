import { type GenericSchema, nullable, object, picklist, pipe, regex } from 'valibot'
import { amount, text } from '@/shared/lib/collection/fields'
import type { CollectionDefinition } from '@/shared/lib/collection/types'
import { ENVIRONMENT_IDS, type EnvironmentId } from './environments'
import {
  CPU_OPTIONS,
  FRAMEWORKS,
  type Framework,
  GPU_OPTIONS,
  MEMORY_OPTIONS,
  MODEL_TYPES,
  type ModelResources,
  type ModelScaling,
  type ModelType,
} from './options'
import { sampleDeployedModels } from './samples'

export const DEPLOYED_MODEL_STATUSES = ['online', 'offline', 'error', 'deploying'] as const
export type DeployedModelStatus = (typeof DEPLOYED_MODEL_STATUSES)[number]
export const STATUS_LABELS: Record<DeployedModelStatus, string> = {
  online: 'Online',
  offline: 'Offline',
  error: 'Error',
  deploying: 'Deploying',
}

/** A model that serves, or did (D2 §3). Nothing runs anywhere: it is kept in this browser. */
export interface DeployedModel {
  id: string
  name: string
  description: string
  modelType: ModelType
  framework: Framework
  version: string
  status: DeployedModelStatus
  /** Nothing answers there. */
  endpoint: string
  /** Null when it was deployed without choosing one. */
  environment: EnvironmentId | null
  /** ISO 8601 */
  deployedAt: string
  /** ISO 8601 */
  lastUpdated: string
  requestsToday: number
  /** ms; 0 before the first request. */
  averageLatency: number
  /** Percent of the last 30 days; null for a model that nothing measures. */
  uptime: number | null
  resources: ModelResources
  /** Usage of its resources, in percent; the last usage while it does not run. */
  usage: { cpu: number; memory: number; gpu: number }
  /** Current number of instances; the last number while it does not run. */
  scaling: ModelScaling & { current: number }
  /** Latencies in ms, the share of failed requests in percent. */
  metrics: { p50: number; p95: number; p99: number; errorRate: number }
  /** The deployment under way, while its status is `deploying`. */
  run: DeploymentRun | null
}

/** A simulated deployment in progress; its state at any later time follows from these times. */
export interface DeploymentRun {
  /** Where it was begun: the wizard of the page shows its own again after a reload. */
  from: 'page' | 'dialog' | 'start'
  /** ISO 8601 */
  startedAt: string
  /** ISO 8601: when it is online. */
  readyAt: string
}

/** Used in links and commands: only an address, without characters that end a text. */
const endpoint = pipe(text(), regex(/^https:\/\/[\w.:/-]+$/))

const deployedModelSchema: GenericSchema<unknown, DeployedModel> = object({
  id: text(),
  name: text(),
  description: text(5000),
  modelType: picklist(MODEL_TYPES),
  framework: picklist(FRAMEWORKS),
  version: text(),
  status: picklist(DEPLOYED_MODEL_STATUSES),
  endpoint,
  environment: nullable(picklist(ENVIRONMENT_IDS)),
  deployedAt: text(),
  lastUpdated: text(),
  requestsToday: amount,
  averageLatency: amount,
  uptime: nullable(amount),
  resources: object({
    cpu: picklist(CPU_OPTIONS),
    memory: picklist(MEMORY_OPTIONS),
    gpu: picklist(GPU_OPTIONS),
  }),
  usage: object({ cpu: amount, memory: amount, gpu: amount }),
  scaling: object({ min: amount, max: amount, timeout: amount, current: amount }),
  metrics: object({ p50: amount, p95: amount, p99: amount, errorRate: amount }),
  run: nullable(object({ from: picklist(['page', 'dialog', 'start']), startedAt: text(), readyAt: text() })),
})

/** DEP-01: the deployed models of one person. */
export const deployedModels: CollectionDefinition<DeployedModel> = {
  name: 'deployed-models',
  document: 'deployment',
  version: 1,
  schema: deployedModelSchema,
  samples: sampleDeployedModels,
}
