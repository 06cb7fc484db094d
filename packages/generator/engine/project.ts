import type { Environment, Resources } from '../model/config'
import type { GeneratedFile } from '../model/project-file'
import { type Choice, trueNames, withDefined } from './condition'
import { jsonFile } from './json-file'
import { lockFiles } from './locks'
import { gitignore, joinedExtensions, rootManifest, variables } from './merge'
import { type Part, type Stack, type Templates } from './manifest'
import { packageLines, packageObjects, packagesOf } from './packages'
import { readmeLines } from './readme'
import { type RenderContext, render, type Values } from './render'
import { type Source, select } from './select'
import { upkeepFiles } from './upkeep'

/** The order, with safe names: see `projectSlug` and `singleLine`. */
export interface Order {
  choice: Choice
  slug: string
  title: string
  summary: string
  environment: Environment
  resources: Resources
}

/** A file, and what it is there for: expressions of flags and parts, none for what is always there. */
export interface ExplainedFile extends GeneratedFile {
  because: string[]
}

/** A part of this project: where it lies, what it is, and which names are true in it. */
export interface Placed {
  id: string
  /** `web`, `server`, or empty at the top. */
  folder: '' | 'web' | 'server'
  part: Part
  names: ReadonlySet<string>
}

/** How the app's container reaches the database of `compose.yaml`. */
const IN_COMPOSE: Record<string, string> = {
  postgresql: 'postgresql://app:app@database:5432/app',
  mysql: 'mysql://app:app@database:3306/app',
  mongodb: 'mongodb://database:27017/app',
  redis: 'redis://database:6379',
}

const byPath = (one: GeneratedFile, other: GeneratedFile) => (one.path < other.path ? -1 : 1)

/** The ids of the parts of a choice. */
export function partIds({ frontend, backend }: Choice): [id: string, folder: Placed['folder']][] {
  const ids: ([string, Placed['folder']] | false | undefined)[] = [
    ['root', ''],
    frontend !== undefined && [`web/${frontend}`, 'web'],
    backend !== undefined && [`server/${backend}`, 'server'],
  ]
  return ids.filter((entry): entry is [string, Placed['folder']] => Boolean(entry))
}

/** True when every part of a choice is there. */
export const exists = (choice: Choice, { parts }: Pick<Templates, 'parts'>) =>
  partIds(choice).every(([id]) => parts.includes(id))

/**
 * Makes the files of a project: pure but for the loading of its parts, the same input gives the same bytes, sorted by path.
 * Throws `TemplateError` for a broken template, and for two parts that bring one path.
 */
export async function makeProject(order: Order, templates: Templates): Promise<ExplainedFile[]> {
  const [versions, ...placed] = await Promise.all([
    templates.versions(),
    ...partIds(order.choice).map(async ([id, folder]): Promise<Placed> => {
      const part = await templates.load(id)
      return { id, folder, part, names: withDefined(trueNames(order.choice), part.stack.define) }
    }),
  ])
  const portOf = (folder: Placed['folder']) =>
    String(placed.find((each) => each.folder === folder)?.part.stack.port ?? 3000)
  const values: Values = {
    ...order,
    port: portOf('server'),
    webPort: portOf(placed.some(({ folder }) => folder === 'web') ? 'web' : 'server'),
    databaseUrl: IN_COMPOSE[order.choice.database ?? ''] ?? '',
    cpus: String(order.resources.cpu),
    memory: String(order.resources.memory),
  }
  const lines = readmeLines(order, placed, values, versions)
  const rendered = [
    ...placed.flatMap((each) => {
      const context = contextOf(each, values, versions)
      return filesOf(each, { ...context, lines: each.folder === '' ? lines : undefined }, versions)
    }),
    explained('.env.example', variables(placed, values)),
    explained('.gitignore', gitignore(placed)),
    explained('.vscode/extensions.json', joinedExtensions(placed)),
    ...upkeepFiles(order, placed, values, versions).map(
      (file): ExplainedFile => ({ ...file, because: ['deployment'] }),
    ),
    ...rootManifest(order, placed, values, versions).map((text) => explained('package.json', text)),
    ...(placed.some(({ part, folder }) => folder !== '' && part.stack.ecosystem === 'npm')
      ? [explained('.node-version', `${versions.runtimes?.node}\n`)]
      : []),
  ]
  const files = [...rendered, ...lockFiles(placed, rendered, versions)].sort(byPath)
  files.forEach(({ path }, index) => {
    if (files[index + 1]?.path === path) throw new Error(`Two parts bring ${path}.`)
  })
  return files
}

const explained = (path: string, content: string): ExplainedFile => ({ path, content, because: [] })

type Versions = Awaited<ReturnType<Templates['versions']>>

/** The render context of the templates of one part. */
export function contextOf({ part, names }: Placed, values: Values, versions: Versions): RenderContext {
  const { stack } = part
  return {
    names,
    defined: Object.keys(stack.define ?? {}),
    values,
    packages: (group) => packageLines(stack, packagesOf(stack, names, versions), group),
  }
}

function filesOf(each: Placed, context: RenderContext, versions: Versions): ExplainedFile[] {
  const { id, part, folder, names } = each
  const inside = select(id, part, names).map((source) => ({
    path: folder ? `${folder}/${source.path}` : source.path,
    content: contentOf(source, part.stack, context, versions),
    because: source.because.map((name) => part.stack.define?.[name] ?? name),
  }))
  if (!names.has('deployment') || folder === '') return inside
  const beside = {
    Dockerfile: folder === 'web' ? 'web/Dockerfile' : 'Dockerfile',
    'ci.yml': `.github/workflows/${folder}.yml`,
  }
  return [
    ...inside,
    ...Object.entries(beside).flatMap(([from, path]) => {
      const text = part.files[from]
      if (text === undefined) return []
      return { path, content: render(text, `${id}/${from}`, context), because: ['deployment'] }
    }),
  ]
}

export function contentOf(
  { path, from, text, removed }: Source,
  stack: Stack,
  context: RenderContext,
  versions: Versions,
) {
  const filled = render(text, from, context)
  if (!path.endsWith('.json')) return filled
  const isManifest = path === (stack.ecosystem === 'composer' ? 'composer.json' : 'package.json')
  if (!isManifest) return jsonFile(path, filled, removed)
  return jsonFile(path, filled, removed, packageObjects(stack, packagesOf(stack, context.names, versions)))
}
