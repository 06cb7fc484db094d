import { holds } from './condition'
import type { Versions } from './manifest'
import { commandOf, variablesOf } from './merge'
import type { Order, Placed } from './project'
import type { Values } from './render'

const cell = (text: string) => text.replaceAll('|', '\\|')

function table(head: string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)]
}

const code = (text: string) => `\`${text}\``

/** Puts the versions of `{{version runtimes node}}` into a text of a manifest. */
const withVersions = (text: string, versions: Versions) =>
  text.replace(/\{\{version ([\w-]+) ([^\s{}]+)\}\}/g, (_all, kind: string, name: string) => {
    const version = versions[kind]?.[name]
    if (version === undefined) throw new Error(`versions.json has no "${name}" in "${kind}".`)
    return version
  })

/** What the readme takes from the manifests, by the name of its marker. */
export function readmeLines(
  { resources }: Order,
  placed: readonly Placed[],
  values: Values,
  versions: Versions,
): Record<string, string[]> {
  const [web, server] = ['web', 'server'].map((folder) => placed.find((each) => each.folder === folder))
  const needs = new Set(
    placed.flatMap(({ part }) => part.stack.needs.map((need) => withVersions(need, versions))),
  )
  const node = server?.part.stack.ecosystem === 'npm'
  const inServer = (name: 'install' | 'migrate' | 'dev' | 'build' | 'start' | 'check' | 'test') =>
    server && commandOf(server, name)?.replaceAll('{{port}}', values.port)
  const install = inServer('install')
  const own = (['migrate', 'dev', 'build', 'start', 'check', 'test'] as const).flatMap((name) => {
    const command = inServer(name)
    return command ? [[code(command), PURPOSES[name]]] : []
  })
  return {
    needs: [...needs].map((need) => `- ${need}`),
    install: [
      ...(web ? ['npm install'] : []),
      ...(install && !(web && node) ? [`(cd server && ${install})`] : []),
      'cp .env.example .env',
    ],
    start: [
      ...(server && commandOf(server, 'migrate')
        ? [web ? 'npm run migrate' : `(cd server && ${inServer('migrate')})`]
        : []),
      web ? 'npm run dev' : `(cd server && ${inServer('dev')})`,
    ],
    commands: web
      ? table(['Command', 'What it does'], rootCommands(web, server))
      : table(['In `server/`', 'What it does'], own),
    variables: table(
      ['Variable', 'Starts as', 'What it is'],
      placed
        .flatMap(variablesOf)
        .map(({ name, value, say }) => [
          code(name),
          value && code(value.replaceAll('{{slug}}', values.slug).replaceAll('{{port}}', values.port)),
          say,
        ]),
    ),
    structure: table(
      ['Path', 'What is there'],
      placed.flatMap(({ folder, part, names }) =>
        part.stack.readme
          .filter(([, , when]) => !when || holds(when, names))
          .map(([path, purpose]) => [code(folder ? `${folder}/${path}` : path), purpose]),
      ),
    ),
    resources: [
      `Planned for ${resources.cpu} ${resources.cpu === 1 ? 'CPU' : 'CPUs'}, ${resources.memory} GB of memory and ${resources.storage} GB of storage.`,
    ],
  }
}

const PURPOSES = {
  dev: 'Starts it for development.',
  build: 'Builds what production starts.',
  migrate: 'Brings the database to the newest schema.',
  start: 'Starts it as in production.',
  check: 'Checks the code without running it.',
  test: 'Runs the tests.',
}

function rootCommands(web: Placed, server: Placed | undefined): string[][] {
  const names = ['dev', 'build', 'migrate', 'start', 'check', 'test'] as const
  return names.flatMap((name) => {
    const there = (each?: Placed) => each && commandOf(each, name)
    if (!(name === 'migrate' || name === 'start' ? there(server) : there(web) || there(server))) return []
    const command = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
    return [[code(command), PURPOSES[name]]]
  })
}
