import { generateProject, SUPPORTED } from '../../src/entities/project/lib/generator'
import { DEFAULT_PROJECT_CONFIG, type ProjectConfig } from '../../src/entities/project/model/config'
import type { ProjectFile } from '../../src/entities/project/model/project-file'
import { FEATURES, type Feature } from '../../src/entities/project/model/technologies'

export const CREATED_AT = '2026-11-20T10:15:30.000Z'

export type Stack = Pick<ProjectConfig, 'frontend' | 'backend' | 'database'>

/** Every stack that can be generated. */
export const STACKS: Stack[] = SUPPORTED.frontends.flatMap((frontend) =>
  SUPPORTED.backends.flatMap((backend) =>
    SUPPORTED.databases.map((database) => ({ frontend, backend, database })),
  ),
)

/** All 64 subsets of the feature flags. */
const ALL_SUBSETS: Feature[][] = Array.from({ length: 2 ** FEATURES.length }, (_, bits) =>
  FEATURES.filter((_feature, index) => bits & (1 << index)),
)

/** All on, all off, each alone, and the pairs whose code meets. */
export const SUBSETS: Feature[][] = [
  [...FEATURES],
  [],
  ...FEATURES.map((feature) => [feature]),
  ['auth', 'api'],
  ['auth', 'ai', 'tests'],
  ['api', 'tests'],
]

/**
 * All 64 sets for each front end and each backend, once; the sets above for the other stacks, since a front end knows
 * nothing of the backend, and databases differ in one file only.
 */
export const subsetsFor = ({ frontend, backend, database }: Stack) =>
  database === 'PostgreSQL' && (frontend === 'React' || backend === 'Node.js') ? ALL_SUBSETS : SUBSETS

export function configOf(
  overrides: Partial<Omit<ProjectConfig, 'features'>> & { features?: Feature[] } = {},
) {
  const { features = [...FEATURES], ...rest } = overrides
  const flags = Object.fromEntries(FEATURES.map((feature) => [feature, features.includes(feature)]))
  return {
    ...DEFAULT_PROJECT_CONFIG,
    name: 'Field Notes',
    description: 'Collects notes from the field.',
    ...rest,
    features: flags as Record<Feature, boolean>,
  }
}

const generated = new Map<string, ProjectFile>()

/** The project of a configuration; made once in each test file, because many tests look at the same ones. */
export function generate(overrides: Parameters<typeof configOf>[0] = {}): ProjectFile {
  const key = JSON.stringify(overrides)
  const project = generated.get(key) ?? generateAgain(overrides)
  generated.set(key, project)
  return project
}

export function generateAgain(overrides: Parameters<typeof configOf>[0] = {}): ProjectFile {
  return generateProject({ config: configOf(overrides), createdAt: CREATED_AT, createdBy: 'ada' })
}

/** The content of one file; fails when it does not exist. */
export function contentOf(project: ProjectFile, path: string): string {
  const found = project.files.find((file) => file.path === path)
  if (!found) throw new Error(`${path} was not generated.`)
  return found.content
}

export const has = (project: ProjectFile, path: string) => project.files.some((file) => file.path === path)

export const isCode = (path: string) => /\.(ts|tsx|js|mjs|vue|svelte)$/.test(path)

/** Files in which `{{ … }}` shows a value: components of Vue and Angular. */
export const isMustache = (path: string) => /\.vue$|^web\/src\/app\/.*\.ts$/.test(path)

export const labelOf = ({ frontend, backend, database }: Stack) =>
  `${frontend} with ${backend} and ${database}`

export const SUPPORTED_FRONTENDS = SUPPORTED.frontends
