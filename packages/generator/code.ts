import { DEFAULT_PROJECT_CONFIG, type ProjectConfig } from './model/config'
import type { CodeOrder } from './model/order'
import { isLockFile, type ProjectFile } from './model/project-file'
import { type Feature, FEATURES } from './model/technologies'
import {
  API_CHOICE,
  type ExplainedFile,
  idOf,
  makeProject,
  makeStarter,
  type Order,
  type Templates,
} from './engine'
import { projectSlug, singleLine } from './engine/names'
import { stackToolFiles } from './engine/tools'

/** Version of the project generator; written to the project file. */
const GENERATOR_VERSION = '2.0.0'

/**
 * The order of a project: a stack, the time and the owner. `createdAt` is ISO 8601 of the caller's clock: the
 * same input gives the same bytes.
 */
export interface ProjectOrder {
  config: ProjectConfig
  createdAt: string
  createdBy: string
  /** Ids of the AI tools that are on; unknown ids are ignored. None by default. */
  aiTools?: readonly string[]
}

/** The files of a stack, each with the conditions that it is there for. Rejects for a stack that nothing makes. */
async function explainFiles(order: ProjectOrder, templates: Templates): Promise<ExplainedFile[]> {
  return withTools(orderOf(order.config), order.aiTools ?? [], templates)
}

/** Makes the whole project for a configuration: pure and deterministic, files sorted by path. */
export async function generateProject(order: ProjectOrder, templates: Templates): Promise<ProjectFile> {
  const { config, createdAt, createdBy } = order
  const files = await explainFiles(order, templates)
  return {
    name: config.name,
    description: config.description,
    config,
    files: files.map(({ path, content }) => ({ path, content })),
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
export async function generateCode(order: CodeOrder, templates: Templates): Promise<ProjectFile> {
  const { source, createdAt, createdBy } = order
  const { name, description, aiTools } = source
  if (source.kind === 'stack')
    return generateProject({ config: source.config, createdAt, createdBy, aiTools }, templates)
  const { type, template } = source
  const files = await explainStarter(source, templates)
  return {
    name,
    description,
    config: { name, description, type, template, aiTools },
    files: files.map(({ path, content }) => ({ path, content })),
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

/** The files of an order, each with what it is there for. */
export async function explainCode(order: CodeOrder, templates: Templates): Promise<ExplainedFile[]> {
  const { source, createdAt, createdBy } = order
  if (source.kind === 'starter') return explainStarter(source, templates)
  const asked = { config: source.config, createdAt, createdBy, aiTools: source.aiTools }
  const files = await explainFiles(asked, templates)
  const others = await Promise.all(FEATURES.map((flag) => turned(asked, flag, templates)))
  return files.map((file) => ({ ...file, ...otherwiseOf(file, others) }))
}

type Turned = readonly [flag: Feature, contents: ReadonlyMap<string, string>]

/** The files of the same project with one flag the other way round. */
async function turned(
  { config, ...order }: ProjectOrder,
  flag: Feature,
  templates: Templates,
): Promise<Turned> {
  const features = { ...config.features, [flag]: !config.features[flag] }
  const files = await explainFiles({ ...order, config: { ...config, features } }, templates)
  return [flag, new Map(files.map(({ path, content }) => [path, content]))]
}

function otherwiseOf(
  { path, content }: ExplainedFile,
  others: readonly Turned[],
): Pick<ExplainedFile, 'otherwise'> {
  // A difference in a lock file is also a difference in package.json, where people can read it.
  if (isLockFile(path)) return {}
  const different = others.flatMap(([flag, contents]) => {
    const other = contents.get(path) ?? null
    return other === content ? [] : [[flag, other] as const]
  })
  return different.length > 0 ? { otherwise: Object.fromEntries(different) } : {}
}

type Starter = Extract<CodeOrder['source'], { kind: 'starter' }>

async function explainStarter(source: Starter, templates: Templates): Promise<ExplainedFile[]> {
  const { type, aiTools } = source
  const words = {
    slug: projectSlug(source.name),
    title: singleLine(source.name) || 'Project',
    summary: singleLine(source.description),
  }
  if (type !== 'api') return makeStarter(type, words, aiTools, templates)
  const order: Order = {
    ...words,
    summary: words.summary || 'An HTTP service with accounts, a database and documentation.',
    choice: API_CHOICE,
    environment: DEFAULT_PROJECT_CONFIG.environment,
    resources: DEFAULT_PROJECT_CONFIG.resources,
  }
  return withTools(order, aiTools, templates)
}

async function withTools(order: Order, aiTools: readonly string[], templates: Templates) {
  const files = await makeProject(order, templates)
  const tools = await stackToolFiles(order, aiTools, templates)
  return [...files, ...tools].sort((one, other) => (one.path < other.path ? -1 : 1))
}

const article = (word: string) => (/^[aeiou]/i.test(word) ? 'An' : 'A')

/** A configuration as the templates want it: ids for names, and words that are safe on one line. */
export function orderOf(config: ProjectConfig): Order {
  const { frontend, backend, database, environment, resources } = config
  return {
    choice: {
      frontend: idOf(frontend),
      backend: idOf(backend),
      database: idOf(database),
      features: FEATURES.filter((feature) => config.features[feature]),
    },
    slug: projectSlug(config.name),
    title: singleLine(config.name) || 'Project',
    summary:
      singleLine(config.description) ||
      `${article(frontend)} ${frontend} app with a ${backend} server and ${database}.`,
    environment,
    resources,
  }
}
