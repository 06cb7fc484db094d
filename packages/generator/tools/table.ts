// Counts what every stack gives with all flags on, and writes the tables between the markers of docs/generated-projects.md:
// npm run templates:table
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { explainCode, generateProject } from '../code.ts'
import { idOf } from '../engine/index.ts'
import { DEFAULT_PROJECT_CONFIG, type ProjectConfig } from '../model/config.ts'
import type { GeneratedFile } from '../model/project-file.ts'
import type { StarterType } from '../model/types.ts'
import {
  type Backend,
  BACKENDS,
  type Database,
  DATABASES,
  type Frontend,
  FRONTENDS,
} from '../model/technologies.ts'
import type { Proof } from './proofs.ts'
import { readVersions, TEMPLATES, templatesOnDisk } from './read.ts'

const DOCUMENT = fileURLToPath(new URL('../../../docs/generated-projects.md', import.meta.url))
/** Files that a tool wrote: counted apart. */
const MADE_BY_TOOLS =
  /(^|\/)(go\.sum|package-lock\.json|uv\.lock|mvnw(\.cmd)?|maven-wrapper\.properties|meta\/[^/]+\.json)$/
const TESTS = /(^|\/)(tests?|__tests__)\/|_test\.go$|\.(test|spec)\.\w+$|conftest\.py$|Tests\//

type Stack = Pick<ProjectConfig, 'frontend' | 'backend' | 'database'>

const templates = templatesOnDisk()
const versions = readVersions()
const proofs = JSON.parse(readFileSync(join(TEMPLATES, 'proofs.json'), 'utf8')) as Record<string, Proof>

const version = (ecosystem: string, name: string) => (versions[ecosystem]?.[name] ?? '').replace(/^[v^]/, '')
const npm = (name: string) => version('npm', name)

const SERVERS: Record<Backend, string> = {
  'Node.js': `Hono ${npm('hono')}, Better Auth ${npm('better-auth')}`,
  Python: `FastAPI ${version('pypi', 'fastapi')}`,
  Java: `Spring Boot ${version('maven', 'org.springframework.boot:spring-boot-starter-parent')}`,
  Go: `net/http of Go ${version('runtimes', 'go')}, huma ${version('go', 'github.com/danielgtaylor/huma/v2')}`,
  PHP: `Laravel ${version('composer', 'laravel/framework')}`,
  Ruby: `Sinatra ${version('gems', 'sinatra')}`,
  '.NET': `ASP.NET Core ${version('runtimes', 'dotnet')}`,
}
const PAGES: Record<Frontend, string> = {
  React: `React ${npm('react')}, React Router ${npm('react-router')}`,
  Vue: `Vue ${npm('vue')}, Vue Router ${npm('vue-router')}`,
  Angular: `Angular ${npm('@angular/core')}`,
  Svelte: `Svelte ${npm('svelte')}, SvelteKit ${npm('@sveltejs/kit')}`,
  'Next.js': `Next.js ${npm('next')}, React ${npm('react')}`,
}
const STARTERS: [StarterType, string][] = [
  ['api', SERVERS['Node.js']],
  ['mobile-app', `Expo ${npm('expo')}, React Native ${npm('react-native')}`],
  ['ai-ml', `scikit-learn ${version('pypi', 'scikit-learn')}, FastAPI ${version('pypi', 'fastapi')}`],
  ['desktop', `Electron ${npm('electron')}`],
  ['blockchain', `Hardhat ${npm('hardhat')}, Solidity ${npm('solc')}`],
]

async function filesOf(stack: Stack): Promise<GeneratedFile[]> {
  const config = { ...DEFAULT_PROJECT_CONFIG, ...stack, name: 'Field Notes', description: '' }
  return (await generateProject({ config, createdAt: '', createdBy: '' }, templates)).files
}

const linesOf = ({ content }: GeneratedFile) => content.split('\n').length - 1
const sum = (files: readonly GeneratedFile[]) => files.reduce((lines, file) => lines + linesOf(file), 0)

/** Files, lines that people read, lines of tests among them, lines of tools. */
function counted(files: readonly GeneratedFile[]): string[] {
  const written = files.filter(({ path }) => !MADE_BY_TOOLS.test(path))
  const tools = sum(files) - sum(written)
  const tests = sum(written.filter(({ path }) => TESTS.test(path)))
  return [files.length, sum(written), tests, tools].map(String)
}

function ran(id: string): [ran: string, proof: string] {
  const proof = proofs[id]
  if (!proof) return ['no', 'nothing is written down of it']
  const note = [proof.on, proof.note].filter(Boolean).join('; ')
  return [proof.ran ? proof.date : 'no', note.replaceAll('|', ',')]
}

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map((name) => (/files|lines|tests|tools/.test(name) ? '---:' : '---')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const below = (files: readonly GeneratedFile[], folder: string) =>
  files.filter(({ path }) => path.startsWith(folder))

async function servers(): Promise<string> {
  const rows: string[][] = []
  for (const backend of BACKENDS)
    for (const database of DATABASES) rows.push(await serverRow(backend, database))
  const head = [
    'server',
    'database',
    'files',
    'lines',
    'tests',
    'by tools',
    'project',
    'ran',
    'on what, or why not',
  ]
  return table(head, rows)
}

async function serverRow(backend: Backend, database: Database): Promise<string[]> {
  const files = await filesOf({ frontend: 'React', backend, database })
  const written = files.filter(({ path }) => !MADE_BY_TOOLS.test(path))
  const project = `${files.length} files, ${sum(written)} lines`
  const proof = ran(`server/${idOf(backend)} ${idOf(database)}`)
  return [backend, database, ...counted(below(files, 'server/')), project, ...proof]
}

async function pages(): Promise<string> {
  const rows: string[][] = []
  for (const frontend of FRONTENDS) {
    const files = await filesOf({ frontend, backend: 'Node.js', database: 'PostgreSQL' })
    rows.push([frontend, PAGES[frontend], ...counted(below(files, 'web/')), ...ran(`web/${idOf(frontend)}`)])
  }
  return table(['front end', 'framework', 'files', 'lines', 'tests', 'by tools', 'ran', 'on what'], rows)
}

async function starters(): Promise<string> {
  const rows: string[][] = []
  for (const [type, framework] of STARTERS) {
    const source = { kind: 'starter' as const, type, template: null, name: 'Field Notes', description: '' }
    const order = { source: { ...source, aiTools: [] }, createdAt: '', createdBy: '' }
    const files = await explainCode(order, templates)
    rows.push([type, framework, ...counted(files), ...ran(`starter/${type}`)])
  }
  return table(['starter', 'framework', 'files', 'lines', 'tests', 'by tools', 'ran', 'on what'], rows)
}

/** The whole projects that ran, or were tried, by their readme. */
const projects = () =>
  table(
    ['front end', 'server', 'database', 'ran', 'what was done, in which order'],
    Object.keys(proofs)
      .filter((id) => id.startsWith('project/'))
      .map((id) => [...id.replace('project/', '').split(' '), ...ran(id)]),
  )

/** The smallest, the middle and the largest of all stacks. */
async function whole(): Promise<string> {
  const all: [stack: string, files: number, lines: number][] = []
  for (const frontend of FRONTENDS)
    for (const backend of BACKENDS)
      for (const database of DATABASES) {
        const files = await filesOf({ frontend, backend, database })
        const written = files.filter(({ path }) => !MADE_BY_TOOLS.test(path))
        all.push([`${frontend}, ${backend}, ${database}`, files.length, sum(written)])
      }
  all.sort(([, , one], [, , other]) => one - other)
  const rows = (
    [
      ['smallest', 0],
      ['middle', all.length >> 1],
      ['largest', all.length - 1],
    ] as const
  ).map(([name, place]) => [name, ...(all[place] ?? []).map(String)])
  return table([`of ${all.length}`, 'stack', 'files', 'lines'], rows)
}

const frameworks = () =>
  table(
    ['server', 'framework'],
    BACKENDS.map((backend) => [backend, SERVERS[backend]]),
  )

const TABLES = { whole, frameworks, servers, pages, starters, projects }
let text = readFileSync(DOCUMENT, 'utf8')
for (const [name, make] of Object.entries(TABLES)) {
  const region = new RegExp(`(<!-- table:${name} -->\\n)[\\s\\S]*?(<!-- /table -->)`)
  if (!region.test(text)) throw new Error(`docs/generated-projects.md has no place for the table ${name}.`)
  const made = await make()
  text = text.replace(region, (_, start: string, end: string) => `${start}\n${made}\n\n${end}`)
}
writeFileSync(DOCUMENT, text)
