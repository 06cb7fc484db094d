import { holds } from './condition'
import type { Versions } from './manifest'
import { commandOf, filled, ownScripts, variablesOf, withVersions } from './merge'
import type { Order, Placed } from './project'
import { provenOf, readmeProof } from './proof'
import type { Values } from './render'

const cell = (text: string) => text.replaceAll('|', '\\|')

function table(head: string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)]
}

const code = (text: string) => `\`${text}\``

/** Lines of the readme from the manifests, by the name of their marker. */
export function readmeLines(
  { choice, environment, resources }: Order,
  placed: readonly Placed[],
  values: Values,
  versions: Versions,
): Record<string, string[]> {
  const [web, server] = ['web', 'server'].map((folder) => placed.find((each) => each.folder === folder))
  const needs = new Set(
    placed.flatMap(({ part }) => part.stack.needs.map((need) => withVersions(need, versions))),
  )
  const node = server?.part.stack.ecosystem === 'npm'
  const purposes = purposesFor(web, server)
  const inServer = (name: keyof typeof purposes | 'install') =>
    server && commandOf(server, name)?.replaceAll('{{port}}', values.port)
  const install = inServer('install')
  const own = OWN_COMMANDS.flatMap((name) => {
    const command = inServer(name)
    return command
      ? [[code(command + (name === 'migrate:new' ? migrationName(command) : '')), purposes[name]]]
      : []
  })
  const dev = web ? 'npm run dev' : `(cd server && ${inServer('dev')})`
  const ready = placed.some(({ folder, names }) => folder === '' && names.has('ready'))
  const migrate =
    server &&
    commandOf(server, 'migrate') &&
    (web ? 'npm run migrate' : `(cd server && ${inServer('migrate')})`)
  const database = databaseFor(placed)
  const tests = server && testsOf(server)
  return {
    needs: [...needs].map((need) => `- ${need}`),
    install: [
      ...(web ? ['npm install'] : []),
      ...(install && !(web && node) ? [`(cd server && ${install})`] : []),
      ...(ready ? [dev] : node ? [] : ['cp .env.example .env']),
    ],
    prepare: ready
      ? []
      : [
          ...(database ? [database, ''] : []),
          'Then:',
          '',
          '```sh',
          ...(migrate ? [migrate] : []),
          dev,
          '```',
        ],
    another: ready ? anotherDatabase(placed, migrate) : [],
    tests: tests ? [tests] : [],
    commands: web
      ? table(
          ['Command', 'What it does'],
          [
            ...rootCommands(web, server),
            ...placed
              .filter(({ folder }) => folder === '')
              .flatMap(ownScripts)
              .map(({ name, say }) => [code(`npm run ${name}`), say]),
          ],
        )
      : table(['In `server/`', 'What it does'], own),
    variables: table(
      ['Variable', 'Default', 'Purpose'],
      placed
        .flatMap(variablesOf)
        .map(({ name, value, say }) => [code(name), value && code(filled(value, values)), say]),
    ),
    structure: table(
      ['Path', 'Purpose'],
      placed.flatMap(({ folder, part, names }) =>
        part.stack.readme
          .filter(([, , when]) => !when || holds(when, names))
          .map(([path, purpose]) => [code(folder ? `${folder}/${path}` : path), purpose]),
      ),
    ),
    proxy: server?.part.stack.trustProxy
      ? [`To make it trust the proxy, ${server.part.stack.trustProxy}`]
      : [],
    proof: [readmeProof(provenOf(choice), choice.frontend === undefined)],
    resources: [
      `Sized for ${environment}: ${resources.cpu} ${resources.cpu === 1 ? 'CPU' : 'CPUs'}, ${resources.memory} GB of memory and ${resources.storage} GB of storage.`,
    ],
  }
}

/** How the database of the project is started before the server is; none where nothing has to run. */
function databaseFor(placed: readonly Placed[]): string {
  const has = (name: string) => placed.some(({ folder, names }) => folder === '' && names.has(name))
  const where = has('node') ? 'one where the server looks for it' : 'the one in `.env`'
  if (has('container'))
    return `You need a running database. With Docker, \`docker compose up -d --wait database\` starts ${where}.`
  if (has('supabase'))
    return '`npx supabase start` runs Supabase locally, with the settings in `supabase/`; `.env` contains the address of its database. In\nproduction, set `DATABASE_URL` to the connection string of the project (session pooler).'
  if (has('firebase'))
    return `\`npx firebase-tools emulators:start --only firestore --project demo-app\` starts the Firestore emulator${has('node') ? '' : '; `.env` contains its address'}. In production,\nleave \`FIRESTORE_EMULATOR_HOST\` empty and set \`FIREBASE_PROJECT_ID\` and \`GOOGLE_APPLICATION_CREDENTIALS\`.`
  return ''
}

/** The database that a project starts with, and how to connect the chosen database. */
function anotherDatabase(placed: readonly Placed[], migrate: string | undefined): string[] {
  const has = (name: string) => placed.some(({ folder, names }) => folder === '' && names.has(name))
  if (has('sqlite')) return ['The database is the file `server/data/app.db`, which the server creates.']
  const [name, start] = has('supabase')
    ? ['Supabase', '`npx supabase start` runs it locally, with the settings in `supabase/`']
    : ['a PostgreSQL server', '`docker compose up -d --wait database` starts one in Docker']
  const then = migrate ? `, and run \`${migrate}\`` : ''
  return [
    `In development, the server uses an embedded PostgreSQL, with its data in \`server/.data\`, until you set \`DATABASE_URL\`.`,
    `To use ${name} instead (${start}), copy \`.env.example\` to \`.env\`, set \`DATABASE_URL\` to the address in the comment above it${then}.`,
    ...(has('supabase')
      ? ['In production, `DATABASE_URL` is the connection string of the Supabase project (session pooler).']
      : []),
  ]
}

/** Which database the tests of a server use, and what they need. */
function testsOf({ part, names }: Placed): string | undefined {
  if (!names.has('tests')) return undefined
  const found = part.stack.testDatabase.find(([, when]) => holds(when, names))
  return found && `The tests use their own database, never the application's: ${found[0]}`
}

const COMMANDS = [
  'dev',
  'build',
  'migrate',
  'migrate:new',
  'seed',
  'start',
  'check',
  'format',
  'test',
] as const
const OWN_COMMANDS = [
  'migrate',
  'migrate:new',
  'seed',
  'dev',
  'build',
  'start',
  'check',
  'format',
  'test',
] as const
/** Commands that only a server has. */
const OF_SERVER = new Set<string>(['migrate', 'migrate:new', 'seed', 'start'])

/** The output of a build and its folder, in words. */
function built(web: Placed | undefined, server: boolean): string {
  if (!web) return 'the server'
  if (!web.names.has('hasFrontend')) return server ? 'the web app and the server' : 'the web app'
  return `${server ? 'the server, and ' : ''}the web app into \`web/dist\``
}

/** The data that the seed of a server writes. */
function seeded(server: Placed | undefined): string {
  const has = (flag: string) => server?.names.has(flag)
  const account = has('auth') && 'the account `demo@example.com` (password: `demo-password`)'
  const items = has('api') && (account ? 'three of its items' : 'three items')
  return [account, items].filter(Boolean).join(' and ')
}

const purposesFor = (web: Placed | undefined, server: Placed | undefined) => ({
  dev:
    server?.part.stack.reloads === false
      ? `Starts the app. ${web ? 'The web app reloads on changes; the server must be restarted.' : 'It must be restarted after a change.'}`
      : 'Starts the app and reloads it on changes.',
  build: `Builds ${built(web, server !== undefined && Boolean(commandOf(server, 'build')))}.`,
  migrate: 'Applies pending migrations.',
  'migrate:new': 'Creates a new migration.',
  seed: `Fills an empty development database with ${seeded(server)}.`,
  start:
    web || (server && commandOf(server, 'build'))
      ? 'Starts the built app, in development or production mode depending on `APP_ENV`.'
      : 'Starts the app without watching for changes, in development or production mode depending on `APP_ENV`.',
  check: 'Checks types, lint rules and formatting.',
  format: 'Fixes formatting, and lint errors where possible.',
  test: 'Runs the tests.',
})

function rootCommands(web: Placed, server: Placed | undefined): string[][] {
  const purposes = purposesFor(web, server)
  return COMMANDS.flatMap((name) => {
    const there = (each?: Placed) => each && commandOf(each, name)
    if (!(OF_SERVER.has(name) ? there(server) : there(web) || there(server))) return []
    const command = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
    const named = name === 'migrate:new' ? migrationName(command) : ''
    return [[code(command + named), purposes[name]]]
  })
}

/** An example of the name that the command for a new migration needs. npm passes on what follows two dashes. */
const migrationName = (command: string) => `${command.startsWith('npm ') ? ' --' : ''} add_notes`
