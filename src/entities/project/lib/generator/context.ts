import type { ProjectConfig } from '../../model/config'
import type { ProjectContext } from './definitions'
import { stackDefinitions } from './registry'
import { projectSlug, singleLine } from './text/names'

/** Derives everything that templates need from a configuration. Throws `UnsupportedStackError`. */
export function createContext(config: ProjectConfig, aiTools: readonly string[] = []): ProjectContext {
  const { frontend, backend, database } = stackDefinitions(config)
  return {
    config,
    slug: projectSlug(config.name),
    title: singleLine(config.name) || 'Project',
    summary:
      singleLine(config.description) ||
      `${article(config.frontend)} ${config.frontend} app with a ${config.backend} server and ${config.database}.`,
    has: (feature) => config.features[feature],
    hasTool: (tool) => aiTools.includes(tool),
    resources: config.resources,
    frontend,
    backend,
    database,
  }
}

const article = (word: string) => (/^[aeiou]/i.test(word) ? 'An' : 'A')
