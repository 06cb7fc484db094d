import { DEFAULT_PROJECT_CONFIG, type ProjectConfig } from '../../model/config'
import type { CodeOrder } from '../../model/project'
import type { GeneratedFile, ProjectFile } from '../../model/project-file'
import { createContext } from './context'
import type { ProjectContext } from './definitions'
import { deploymentFiles } from './shared/deployment'
import { rootFiles } from './shared/root'
import { readme } from './shared/readme'
import { stackToolFiles } from './shared/tools'
import { generateStarter } from './types'
import { GENERATOR_VERSION } from './versions'

export interface GenerateProjectInput {
  config: ProjectConfig
  /** ISO 8601; the caller's clock, so that the same input gives the same bytes. */
  createdAt: string
  createdBy: string
  /** Ids of the AI tools that are on; unknown ones are ignored. None by default. */
  aiTools?: readonly string[]
}

/**
 * Makes the whole project for a configuration: pure and deterministic, files sorted by path.
 * Throws `UnsupportedStackError` for a stack without a generator.
 */
export function generateProject({
  config,
  createdAt,
  createdBy,
  aiTools,
}: GenerateProjectInput): ProjectFile {
  const project = createContext(config, aiTools)
  return {
    name: config.name,
    description: config.description,
    config,
    files: projectFiles(project),
    metadata: {
      createdAt,
      generator: 'Orrery',
      version: GENERATOR_VERSION,
      createdBy,
      environment: config.environment,
      resources: config.resources,
    },
  }
}

/** Makes the project of an order: the stack of a web app, or the starter of its type. */
export function generateCode({ source, createdAt, createdBy }: CodeOrder): ProjectFile {
  if (source.kind === 'stack')
    return generateProject({ config: source.config, createdAt, createdBy, aiTools: source.aiTools })
  const { name, description, type, template, aiTools } = source
  return {
    name,
    description,
    config: { name, description, type, template, aiTools },
    files: generateStarter({ type, name, description, aiTools }),
    metadata: {
      createdAt,
      generator: 'Orrery',
      version: GENERATOR_VERSION,
      createdBy,
      environment: DEFAULT_PROJECT_CONFIG.environment,
      resources: DEFAULT_PROJECT_CONFIG.resources,
    },
  }
}

function projectFiles(project: ProjectContext): GeneratedFile[] {
  const files = [
    ...rootFiles(project),
    readme(project),
    ...(project.database.files?.(project) ?? []),
    ...under('web', project.frontend.files(project)),
    ...under('server', project.backend.files(project)),
    ...(project.has('deployment') ? deploymentFiles(project) : []),
    ...stackToolFiles(project),
  ]
  return files.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}

function under(folder: string, files: GeneratedFile[]): GeneratedFile[] {
  return files.map(({ path, content }) => ({ path: `${folder}/${path}`, content }))
}
