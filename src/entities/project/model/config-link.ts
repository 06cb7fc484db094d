import {
  CPU_OPTIONS,
  DEFAULT_PROJECT_CONFIG,
  ENVIRONMENTS,
  MEMORY_OPTIONS,
  type ProjectConfig,
  STORAGE_OPTIONS,
} from '@orrery/generator/model'
import { LINK_DESCRIPTION_LIMIT, LINK_NAME_LIMIT, linkQuery, linkReader, type LinkReading } from './link'
import { BACKENDS, DATABASES, FEATURES, FRONTENDS } from '@orrery/generator/model'

/** The query of a link to the stack wizard, with its question mark. */
export function configLink(config: ProjectConfig): string {
  return linkQuery([
    ['name', config.name.trim()],
    ['description', config.description.trim()],
    ['frontend', config.frontend],
    ['backend', config.backend],
    ['database', config.database],
    ['features', FEATURES.filter((feature) => config.features[feature]).join(',') || 'none'],
    ['environment', config.environment],
    ['cpu', String(config.resources.cpu)],
    ['memory', String(config.resources.memory)],
    ['storage', String(config.resources.storage)],
  ])
}

/** The configuration of such a link, or null when it carries none of it. */
export function readConfigLink(search: string): LinkReading<ProjectConfig> | null {
  const link = linkReader(search)
  const { resources } = DEFAULT_PROJECT_CONFIG
  const features = link.list('features', FEATURES)
  const value: ProjectConfig = {
    name: link.text('name', LINK_NAME_LIMIT),
    description: link.text('description', LINK_DESCRIPTION_LIMIT),
    frontend: link.one('frontend', FRONTENDS, DEFAULT_PROJECT_CONFIG.frontend),
    backend: link.one('backend', BACKENDS, DEFAULT_PROJECT_CONFIG.backend),
    database: link.one('database', DATABASES, DEFAULT_PROJECT_CONFIG.database),
    features: features
      ? (Object.fromEntries(
          FEATURES.map((feature) => [feature, features.includes(feature)]),
        ) as ProjectConfig['features'])
      : DEFAULT_PROJECT_CONFIG.features,
    environment: link.one('environment', ENVIRONMENTS, DEFAULT_PROJECT_CONFIG.environment),
    resources: {
      cpu: link.number('cpu', CPU_OPTIONS, resources.cpu),
      memory: link.number('memory', MEMORY_OPTIONS, resources.memory),
      storage: link.number('storage', STORAGE_OPTIONS, resources.storage),
    },
  }
  return link.used() ? { value, problems: link.problems } : null
}
