import { AI_TOOL_IDS, type AiToolId } from '../model/ai-tools'
import type { GeneratedFile } from '../model/project-file'
import { type Row, toolFiles } from './ai-tools'
import { holds, trueNames, withDefined } from './condition'
import type { Templates } from './manifest'
import { commandOf } from './merge'
import { type ExplainedFile, type Order, partIds, type Placed } from './project'
import { ecosystemsOf } from './upkeep'

/** The files of the AI tools that the template wizard switched on; none otherwise. */
export async function stackToolFiles(
  order: Order,
  enabled: readonly string[],
  templates: Templates,
): Promise<ExplainedFile[]> {
  const tools = new Set<AiToolId>(AI_TOOL_IDS.filter((id) => enabled.includes(id)))
  if (tools.size === 0) return []
  const placed = await Promise.all(
    partIds(order.choice).map(async ([id, folder]): Promise<Placed> => {
      const part = await templates.load(id)
      return { id, folder, part, names: withDefined(trueNames(order.choice), part.stack.define) }
    }),
  )
  const has = (flag: string) => order.choice.features.includes(flag)
  const web = placed.find(({ folder }) => folder === 'web')
  const server = placed.find(({ folder }) => folder === 'server')
  const inServer = (name: 'install' | 'dev' | 'check' | 'test') =>
    server ? `(cd server && ${commandOf(server, name)})` : ''
  const commands: Row[] = web
    ? [
        ['npm run dev', 'Starts both parts for development.'],
        ['npm run check', 'Types, linters and formatters of both parts.'],
        ...(has('tests') ? [['npm test', 'Runs the tests.'] satisfies Row] : []),
      ]
    : [
        [inServer('dev'), 'Starts the server.'],
        [inServer('check'), 'Types, linter, formatter.'],
      ]
  const files = toolFiles({
    title: order.title,
    summary: order.summary,
    has: (tool) => tools.has(tool),
    install: web ? 'npm install' : inServer('install'),
    commands: [...commands, ...(tools.has('performance') ? [BENCHMARK.command] : [])],
    structure: placed.flatMap(({ folder, part, names }) =>
      part.stack.readme
        .filter(([, , when]) => !when || holds(when, names))
        .map(([path, purpose]): Row => [folder ? `${folder}/${path}` : path, purpose]),
    ),
    conventions: [
      'Small changes, each with its tests. What a change makes unused goes in the same change.',
      'The front end knows the server only by its HTTP interface.',
      'Errors are JSON with an `error` in words that can be shown as they are.',
      'Settings come from the environment and are listed in `.env.example` and the readme.',
      'All dependencies are pinned to exact versions.',
    ],
    checklist: [
      'Every input from outside is checked on the server, with a limit.',
      ...(has('auth') ? ['Every route that shows or changes somebody’s data asks who is signed in.'] : []),
      'Nothing secret is logged, sent to the browser or committed.',
      'The page can be used by keyboard, and says what failed.',
    ],
    gates: commands.slice(1).map(([command]) => command),
    architecture: ARCHITECTURE,
    ecosystems: ecosystemsOf(placed),
    ciSetup: '- uses: actions/setup-node@v5',
    testSteps: '- run: npm run check',
    benchmark: BENCHMARK,
  })
  return (
    files
      .filter(({ path }) => path !== '.github/workflows/test.yml' || web)
      // A project that is deployed has it already.
      .filter(({ path }) => path !== '.github/dependabot.yml' || !has('deployment'))
      .map((file) => ({ ...file, because: ['AI tools'] }))
  )
}

const ARCHITECTURE = `The server answers under \`/api\`; in production it also sends the files that the web app was built into. While developing, the web
app has a server of its own that forwards \`/api\`.

Data is kept in one database, reached by \`DATABASE_URL\`. Without it the server starts, \`/api/health\` says \`degraded\`, and what needs
the database answers with 503.
`

const BENCHMARK: { command: Row; file: GeneratedFile } = {
  command: ['node scripts/bench.mjs', 'Measures the running server.'],
  file: {
    path: 'scripts/bench.mjs',
    content: `// How quick the running server is: node scripts/bench.mjs [url] [seconds]
const url = new URL('/api/health', process.argv[2] ?? 'http://localhost:3000')
const end = performance.now() + Number(process.argv[3] ?? 5) * 1000
const times = []

async function client() {
  while (performance.now() < end) {
    const started = performance.now()
    const response = await fetch(url)
    if (!response.ok) throw new Error(\`\${url} answers with \${response.status}.\`)
    await response.arrayBuffer()
    times.push(performance.now() - started)
  }
}

await Promise.all(Array.from({ length: 10 }, client))
times.sort((one, other) => one - other)
const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(1)
console.log(\`\${times.length} requests, median \${at(0.5)} ms, p95 \${at(0.95)} ms\`)
`,
  },
}
