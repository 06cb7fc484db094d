import type { Backend, Database, Feature, Frontend } from './technologies'

export const ENVIRONMENTS = ['development', 'staging', 'production'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** Resource options of D1 §9: vCPUs, GB of memory, GB of SSD. */
export const CPU_OPTIONS = [1, 2, 4, 8] as const
export const MEMORY_OPTIONS = [2, 4, 8, 16] as const
export const STORAGE_OPTIONS = [10, 20, 50, 100] as const

export interface Resources {
  /** vCPUs */
  cpu: (typeof CPU_OPTIONS)[number]
  /** GB */
  memory: (typeof MEMORY_OPTIONS)[number]
  /** GB of SSD */
  storage: (typeof STORAGE_OPTIONS)[number]
}

/** Project configuration of the stack wizard (D1 §3). */
export interface ProjectConfig {
  name: string
  description: string
  frontend: Frontend
  backend: Backend
  database: Database
  features: Record<Feature, boolean>
  environment: Environment
  resources: Resources
}

/** CFG-02, WZB-02: the documented defaults. */
export const DEFAULT_PROJECT_CONFIG: ProjectConfig = {
  name: '',
  description: '',
  frontend: 'React',
  backend: 'Node.js',
  database: 'PostgreSQL',
  features: { auth: true, api: true, tests: true, ai: true, deployment: true, docs: true },
  environment: 'development',
  resources: { cpu: 2, memory: 4, storage: 20 },
}

/** A choice of one part of the stack. */
export type StackChoice =
  | { part: 'frontend'; value: Frontend }
  | { part: 'backend'; value: Backend }
  | { part: 'database'; value: Database }

export const withChoice = (config: ProjectConfig, { part, value }: StackChoice): ProjectConfig => ({
  ...config,
  [part]: value,
})

export const cpuText = (cpu: number): string => (cpu === 1 ? '1 vCPU' : `${cpu} vCPUs`)

/** Resources of a project, in one line. */
export const resourcesText = ({ cpu, memory, storage }: Resources): string =>
  `${cpuText(cpu)}, ${memory} GB memory, ${storage} GB SSD`

/** WZB-03: round((2 + 0.5 x enabled features) x 1.5 if production, else x 1). Minutes. */
export function estimatedSetupMinutes(config: Pick<ProjectConfig, 'features' | 'environment'>): number {
  const enabled = Object.values(config.features).filter(Boolean).length
  return Math.round((2 + 0.5 * enabled) * (config.environment === 'production' ? 1.5 : 1))
}
