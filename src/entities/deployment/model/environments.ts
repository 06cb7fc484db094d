export const ENVIRONMENT_IDS = ['production', 'staging', 'development'] as const
export type EnvironmentId = (typeof ENVIRONMENT_IDS)[number]

/** Where a model can be deployed to (D3 §3). */
export interface Environment {
  id: EnvironmentId
  name: string
  description: string
}

export const ENVIRONMENTS: readonly Environment[] = [
  { id: 'production', name: 'Production', description: 'Serves your users: several zones, watched all day.' },
  { id: 'staging', name: 'Staging', description: 'Like production, for the last look before a release.' },
  { id: 'development', name: 'Development', description: 'For trying things out; may be reset any time.' },
]

export const environmentName = (id: EnvironmentId): string =>
  ENVIRONMENTS.find((environment) => environment.id === id)?.name ?? id
