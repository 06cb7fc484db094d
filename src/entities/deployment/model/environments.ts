export const ENVIRONMENT_IDS = ['production', 'staging', 'development'] as const
export type EnvironmentId = (typeof ENVIRONMENT_IDS)[number]

/** Where a model can be deployed to (D3 §3). */
export interface Environment {
  id: EnvironmentId
  name: string
  description: string
}

export const ENVIRONMENTS: readonly Environment[] = [
  { id: 'production', name: 'Production', description: 'Live traffic, multiple zones, 24/7 monitoring' },
  { id: 'staging', name: 'Staging', description: 'Pre-release testing' },
  { id: 'development', name: 'Development', description: 'Experiments; may be reset at any time' },
]

export const environmentName = (id: EnvironmentId): string =>
  ENVIRONMENTS.find((environment) => environment.id === id)?.name ?? id
