import {
  array,
  boolean,
  type GenericSchema,
  maxLength,
  nullable,
  object,
  optional,
  picklist,
  pipe,
} from 'valibot'
import { amount, text } from '@/shared/lib/collection/fields'
import { goodEntries, type StoredDefinition } from '@/shared/lib/storage'
import {
  CPU_OPTIONS,
  DEFAULT_PROJECT_CONFIG,
  ENVIRONMENTS,
  MEMORY_OPTIONS,
  type ProjectConfig,
  STORAGE_OPTIONS,
} from '@orrery/generator/model'
import type { CodeSource } from '@orrery/generator/model'
import { featuresSchema } from './features-schema'
import type { ProjectMember } from './team'
import { BACKENDS, DATABASES, FRONTENDS } from '@orrery/generator/model'
import { PROJECT_TYPES, type ProjectType } from '@orrery/generator/model'
import { type Repository, VISIBILITIES, type Visibility } from './template-wizard'

export type ProjectStatus = 'active' | 'building' | 'error'

interface ProjectAiTool {
  id: string
  name: string
  enabled: boolean
}

/** A project of the list (D1 §3), with the configuration that its code is generated from. */
export interface Project {
  id: string
  name: string
  description: string
  type: ProjectType
  template: string | null
  teamMembers: ProjectMember[]
  aiTools: ProjectAiTool[]
  /** ISO 8601 */
  createdAt: string
  /** Username of the creator. */
  createdBy: string
  /** The generated address; nothing answers there, because nothing was deployed. */
  url: string | null
  status: ProjectStatus
  /** ISO 8601, or null without commits. */
  lastCommit: string | null
  stars: number
  /**
   * The configuration that the code of a web app is generated from; null for a type with a starter of its
   * own.
   */
  config: ProjectConfig | null
  /** The template wizard asks for both; null for a project that was made without them. */
  visibility?: Visibility | null
  repository?: Repository | null
  /** True for the two sample entries. */
  sample?: boolean
}

/** Longest stored name, in characters; the wizards accept no longer names. */
const PROJECT_NAME_ROOM = 5000

export const projectConfigSchema: GenericSchema<unknown, ProjectConfig> = object({
  name: text(PROJECT_NAME_ROOM),
  description: text(50_000),
  frontend: picklist(FRONTENDS),
  backend: picklist(BACKENDS),
  database: picklist(DATABASES),
  features: featuresSchema,
  environment: picklist(ENVIRONMENTS),
  resources: object({
    cpu: picklist(CPU_OPTIONS),
    memory: picklist(MEMORY_OPTIONS),
    storage: picklist(STORAGE_OPTIONS),
  }),
})

export const projectSchema: GenericSchema<unknown, Project> = object({
  id: text(),
  name: text(PROJECT_NAME_ROOM),
  description: text(50_000),
  type: picklist(PROJECT_TYPES),
  template: nullable(text()),
  teamMembers: pipe(array(object({ id: text(), name: text(), email: text(), role: text() })), maxLength(500)),
  aiTools: pipe(array(object({ id: text(), name: text(), enabled: boolean() })), maxLength(500)),
  createdAt: text(),
  createdBy: text(),
  url: nullable(text(2000)),
  status: picklist(['active', 'building', 'error']),
  lastCommit: nullable(text()),
  stars: amount,
  config: nullable(projectConfigSchema),
  visibility: optional(nullable(picklist(VISIBILITIES))),
  repository: optional(nullable(object({ name: text(), description: text(5000), private: boolean() }))),
  sample: optional(boolean()),
})

/**
 * Former storage of the projects, before they were a collection; null when there are none. Projects that
 * could not be read are set aside here.
 */
export const storedProjects: StoredDefinition<Project[] | null> = {
  key: 'projects',
  version: 1,
  schema: nullable(array(projectSchema)),
  fallback: null,
  salvage: goodEntries(projectSchema),
}

/** WZB-07: a configuration saved for the stack wizard, read once and then removed. */
export const storedConfiguration: StoredDefinition<ProjectConfig | null> = {
  key: 'project-configuration',
  version: 1,
  schema: nullable(projectConfigSchema),
  fallback: null,
}

/** The source of a project's code. A web app without a stack gets the documented defaults. */
export function codeSource(
  project: Pick<Project, 'name' | 'description' | 'type' | 'template' | 'aiTools' | 'config'>,
): CodeSource {
  const { name, description, type, template, config } = project
  const aiTools = project.aiTools.filter(({ enabled }) => enabled).map(({ id }) => id)
  if (config || type === 'web-app')
    return {
      kind: 'stack',
      name,
      description,
      aiTools,
      config: { ...(config ?? DEFAULT_PROJECT_CONFIG), name, description },
    }
  return { kind: 'starter', name, description, aiTools, type, template }
}

/** A configuration that has no name yet, called like its stack. */
export const namedByStack = (config: ProjectConfig): ProjectConfig => ({
  ...config,
  name: config.name.trim() || `${config.frontend} ${config.backend} ${config.database}`,
})

/** A host reserved for examples: an address that was never deployed must never answer. */
const PROJECT_HOST = 'orrery.example'

/** WZB-08: the lower-cased name with hyphens for spaces, and a suffix, on the example host. */
export function projectAddress(name: string, suffix: string): string {
  return `https://${addressLabel(name)}-${suffix}.${PROJECT_HOST}`
}

/** WZA-09: the product's name and the lower-cased name with hyphens for spaces, on the example host. */
export function templateWizardAddress(name: string): string {
  return `https://orrery-${addressLabel(name)}.${PROJECT_HOST}`
}

/** At most 50 letters and digits with single hyphens between them, so that no host label begins or ends with one. */
function addressLabel(name: string): string {
  const label = name
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-/, '')
    .slice(0, 50)
    .replace(/-$/, '')
  return label || 'project'
}

/** A second project with the same configuration: its own id, address and time; nothing was committed to it. */
export function duplicateOf(
  project: Project,
  { id, suffix, createdAt, createdBy }: { id: string; suffix: string; createdAt: string; createdBy: string },
): Project {
  const name = `${project.name.slice(0, PROJECT_NAME_ROOM - 5)} copy`
  return {
    ...project,
    id,
    name,
    createdAt,
    createdBy,
    config: project.config && { ...project.config, name },
    url: projectAddress(name, suffix),
    status: 'active',
    lastCommit: null,
    stars: 0,
    sample: undefined,
  }
}
