import { holds } from './condition'
import { json, packageJson } from './escape'
import type { Stack, Versions } from './manifest'
import { packageObjects, packagesOf } from './packages'
import type { Order, Placed } from './project'
import type { Values } from './render'

type Variable = Stack['env'][number]

/** The variables of a part that are read with this choice. */
export const variablesOf = ({ part, names }: Placed): Variable[] =>
  part.stack.env.filter(({ when }) => !when || holds(when, names))

/** A text of a manifest with the project's values in it. */
export const filled = (text: string, { slug, port, webPort }: Values) =>
  text.replaceAll('{{slug}}', slug).replaceAll('{{port}}', port).replaceAll('{{webPort}}', webPort)

/**
 * `.env.example`: each variable with a sentence, with the values of a first start on a developer's machine.
 */
export function variables(placed: readonly Placed[], values: Values): string {
  const blocks = placed.flatMap(variablesOf).map(({ name, value, example, say }) => {
    const shown = example ? ` Example: ${filled(example, values)}` : ''
    return `# ${say}${shown}\n${name}=${filled(value, values)}\n`
  })
  return blocks.join('\n')
}

/** `.gitignore` */
export function gitignore(placed: readonly Placed[]): string {
  const lines = placed.flatMap(({ folder, part }) =>
    part.stack.ignore.map((line) => (folder && !line.startsWith('*') ? `${folder}/${line}` : line)),
  )
  return `${[...new Set(lines)].join('\n')}\n`
}

/** `.vscode/extensions.json` */
export function joinedExtensions(placed: readonly Placed[]): string {
  const all = placed.flatMap(({ part }) => part.stack.extensions)
  return `${json({ recommendations: [...new Set(all)].sort() })}\n`
}

type Run = NonNullable<Stack['run']>

/** A command of a part, from inside its folder; undefined when there is none with this choice. */
export function commandOf({ part, names }: Placed, name: keyof Run): string | undefined {
  const command = part.stack.run?.[name]
  if (!command || (name === 'test' && !names.has('tests'))) return undefined
  if (typeof command === 'string') return command
  return holds(command.when, names) ? command.do : undefined
}

/** The commands that the top of a project has beside those of its parts. */
export const ownScripts = ({ part, names }: Placed) =>
  part.stack.scripts.filter(({ when }) => holds(when, names))

/** Puts the versions of `{{version runtimes node}}` into a text of a manifest. */
export const withVersions = (text: string, versions: Versions) =>
  text.replace(/\{\{version ([\w-]+) ([^\s{}]+)\}\}/g, (_all, kind: string, name: string) => {
    const version = versions[kind]?.[name]
    if (version === undefined) throw new Error(`versions.json has no "${name}" in "${kind}".`)
    return version
  })

/** The `package.json` at the top: the commands of both parts in one place. Only with a `web/`, which needs npm anyway. */
export function rootManifest(
  order: Order,
  placed: readonly Placed[],
  values: Values,
  versions: Versions,
): string[] {
  const [root, web, server] = ['', 'web', 'server'].map((folder) =>
    placed.find((each) => each.folder === folder),
  )
  if (!root || !web) return []
  const node = server?.part.stack.ecosystem === 'npm'
  const inServer = (name: keyof Run) => {
    const command = server && commandOf(server, name)
    if (!command) return undefined
    return node ? `npm run ${name} --workspace server` : `cd server && ${filled(command, values)}`
  }
  const both = (name: keyof Run) =>
    [commandOf(web, name) && `npm run ${name} --workspace web`, inServer(name)].filter(Boolean).join(' && ')
  /** A front end that is a server itself. */
  const runsAlone = commandOf(web, 'start') !== undefined
  const together = (name: keyof Run) =>
    `concurrently --kill-others --names web,server "npm run ${name} --workspace web" "${inServer(name)}"`
  const scripts: Record<string, string | undefined> = {
    dev: together('dev'),
    build: both('build'),
    migrate: inServer('migrate'),
    'migrate:new': inServer('migrate:new'),
    seed: inServer('seed'),
    start: runsAlone ? together('start') : inServer('start'),
    check: both('check'),
    format: both('format'),
    test: both('test'),
    ...Object.fromEntries(
      ownScripts(root).map(({ name, do: line }) => [name, filled(withVersions(line, versions), values)]),
    ),
  }
  const manifest = {
    name: order.slug,
    version: '0.1.0',
    private: true,
    description: order.summary,
    engines: { node: `>=${versions.oldest?.node}` },
    workspaces: ['web', ...(node ? ['server'] : [])],
    scripts: Object.fromEntries(Object.entries(scripts).filter(([, script]) => script)),
    // One of the packages of the documentation page reports its installations otherwise.
    ...(node && order.choice.features.includes('docs') ? { scarfSettings: { enabled: false } } : {}),
    devDependencies: packageObjects(root.part.stack, packagesOf(root.part.stack, root.names, versions))
      .devDependencies,
  }
  return [`${packageJson(manifest)}\n`]
}
