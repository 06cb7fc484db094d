import type { StarterType } from '../model/types'
import { type Row, toolFiles } from './ai-tools'
import { packageJson } from './escape'
import { lockFiles } from './locks'
import type { Templates } from './manifest'
import { commandOf, gitignore, joinedExtensions } from './merge'
import { provenOf, readmeProof } from './proof'
import { contentOf, contextOf, type ExplainedFile, type Order, type Placed } from './project'
import type { Values } from './render'
import { select } from './select'
import { DEPENDABOT } from './upkeep'

/** An API service is the server of a web app without its pages, on a database that needs nothing else. */
export const API_CHOICE: Order['choice'] = {
  backend: 'node',
  database: 'sqlite',
  features: ['auth', 'api', 'tests', 'docs', 'deployment'],
}

/** Each type's default description, and the command of its performance tool. */
const STARTERS: Record<Exclude<StarterType, 'api'>, { summary: string; benchmark: Row; file: string }> = {
  'mobile-app': {
    summary: 'A shop as an Expo app for Android, iOS and the web.',
    benchmark: ['npm run build && node scripts/size.mjs', 'Measures the download size of the web version.'],
    file: 'scripts/size.mjs',
  },
  'ai-ml': {
    summary: 'A model, the script that trains it, and the API that serves it.',
    benchmark: ['uv run python scripts/bench.py', 'Measures how long a prediction takes.'],
    file: 'scripts/bench.py',
  },
  desktop: {
    summary: 'A desktop app for notes, built with Electron.',
    benchmark: ['npx vitest bench --run', 'Measures how long saving a note takes.'],
    file: 'src/main/store.bench.ts',
  },
  blockchain: {
    summary: 'A crowdfunding smart contract.',
    benchmark: ['node scripts/gas.mjs', 'Reports the gas cost of each call.'],
    file: 'scripts/gas.mjs',
  },
}

/** Words that are safe on one line: see `projectSlug` and `singleLine`. `summary` may be empty. */
type Words = Pick<Order, 'slug' | 'title' | 'summary'>

/**
 * Makes the files of a type that has a folder of its own: the same input gives the same bytes, sorted by
 * path. `enabled` has the ids of AI tools; unknown ids are ignored.
 */
export async function makeStarter(
  type: keyof typeof STARTERS,
  words: Words,
  enabled: readonly string[],
  templates: Templates,
): Promise<ExplainedFile[]> {
  const { summary, benchmark, file } = STARTERS[type]
  const id = `starter/${type}`
  const [part, versions] = await Promise.all([templates.load(id), templates.versions()])
  const placed: Placed = { id, folder: '', part, names: new Set(['tests']) }
  const values: Values = {
    ...words,
    summary: words.summary || summary,
    port: String(part.stack.port ?? ''),
    webPort: '',
    databaseUrl: '',
    cpus: '',
    memory: '',
  }
  const context = contextOf(placed, values, versions)
  const finished = (path: string, content: string) => {
    if (path === 'package.json') return withName(content, values)
    return path === 'README.md' ? `${content}\n${readmeProof(provenOf(type), true)}\n` : content
  }
  const files = select(id, part, placed.names).map(({ path, ...source }): ExplainedFile => {
    const content = contentOf({ path, ...source }, part.stack, context, versions)
    return { path, content: finished(path, content), because: [] }
  })
  const commands = (['install', 'dev', 'check', 'test'] as const).map((name) => commandOf(placed, name) ?? '')
  const [install = '', dev = '', check = '', test = ''] = commands
  const tools = toolFiles({
    title: values.title,
    summary: values.summary,
    has: (tool) => enabled.includes(tool),
    install,
    commands: [
      [dev, 'Starts the project for development.'],
      [check, 'Checks types, lint rules and formatting.'],
      [test, 'Runs the tests.'],
      ...(enabled.includes('performance') ? [benchmark] : []),
    ],
    structure: part.stack.readme.map(([path, purpose]): Row => [path, purpose]),
    conventions: [
      'Keep changes small, each with its tests. Remove code that a change makes unused in the same change.',
      'Pin all dependencies to exact versions.',
    ],
    checklist: [
      'Every input from outside is validated, and its size is limited.',
      'No secret is logged or committed.',
    ],
    gates: [check, test],
    architecture: part.stack.readme.map(([path, purpose]) => `- \`${path}\`: ${purpose}`).join('\n'),
    ecosystems: [{ name: DEPENDABOT[part.stack.ecosystem], directory: '/' }],
    ciSetup:
      part.stack.ecosystem === 'npm' ? '- uses: actions/setup-node@v5' : '- uses: astral-sh/setup-uv@v7',
    testSteps: `- run: ${test}`,
    benchmark: { command: benchmark, file: { path: file, content: part.files[`tools/${file}`] ?? '' } },
  }).map((tool): ExplainedFile => ({ ...tool, because: ['AI tools'] }))
  return [
    ...files,
    ...lockFiles([placed], files, versions),
    ...tools,
    { path: '.gitignore', content: gitignore([placed]), because: [] },
    { path: '.vscode/extensions.json', content: joinedExtensions([placed]), because: [] },
  ].sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** The manifest of the folder, named as the project is. */
const withName = (content: string, { slug, summary }: Words) =>
  `${packageJson({ ...JSON.parse(content), name: slug, description: summary })}\n`
