import type { ProjectConfig } from '@orrery/generator/model'

/** WZB-04: the twelve messages of the stack wizard, in their documented order. */
export function creationStages(config: ProjectConfig): string[] {
  return [
    'Initializing project structure',
    `Setting up ${config.frontend} frontend`,
    `Setting up ${config.backend} backend`,
    `Configuring ${config.database} database`,
    'Resolving dependencies',
    'Adding authentication',
    'Adding API endpoints',
    'Writing tests',
    'Adding AI integration',
    'Preparing deployment',
    'Writing documentation',
    'Finalizing project',
  ]
}
