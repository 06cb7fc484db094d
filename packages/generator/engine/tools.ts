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
        ['npm run dev', 'Starts the web app and the server for development.'],
        ['npm run check', 'Checks types, lint rules and formatting.'],
        ...(has('tests') ? [['npm test', 'Runs the tests.'] satisfies Row] : []),
      ]
    : [
        [inServer('dev'), 'Starts the server for development.'],
        [inServer('check'), 'Checks types, lint rules and formatting.'],
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
      'Keep changes small, each with its tests. Remove code that a change makes unused in the same change.',
      'The front end uses the server only through its HTTP API.',
      'Errors are JSON with an `error` sentence that can be shown to users as it is.',
      'Settings come from the environment; list each one in `.env.example` and the README.',
      'Pin all dependencies to exact versions.',
    ],
    checklist: [
      'The server validates every input from outside and limits its size.',
      ...(has('auth') ? ['Every route that returns or changes a user’s data checks who is signed in.'] : []),
      'No secret is logged, sent to the browser or committed.',
      'The page works with the keyboard, and shows errors to the user.',
    ],
    gates: commands.slice(1).map(([command]) => command),
    architecture: architectureOf(order.choice),
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

/** How the parts of a project work together, as Markdown. */
function architectureOf({ frontend, database }: Order['choice']): string {
  const web = frontend === 'next' ? NEXT : frontend ? BUILT : ''
  const data =
    database === 'firebase' ? 'Firestore holds all data.' : 'One database, at `DATABASE_URL`, holds all data.'
  return `The server handles requests under \`/api\`.${web}

${data} The server also starts while its database is unreachable: \`/api/health\` then reports \`degraded\`, and endpoints that
need the database respond with 503.
`
}

const NEXT = ' Next.js renders the pages in a server of its own, which forwards `/api`.'
const BUILT = ` In production, it also serves the built web app. In development, the web app has its
own server, which forwards \`/api\`.`

const BENCHMARK: { command: Row; file: GeneratedFile } = {
  command: ['node scripts/bench.mjs', 'Measures the response times of the running server.'],
  file: {
    path: 'scripts/bench.mjs',
    content: `// Measures the response times of the running server: node scripts/bench.mjs [url] [seconds]
const url = new URL('/api/health', process.argv[2] ?? 'http://localhost:3000')
const end = performance.now() + Number(process.argv[3] ?? 5) * 1000
const times = []

async function client() {
  while (performance.now() < end) {
    const started = performance.now()
    const response = await fetch(url)
    if (!response.ok) throw new Error(\`\${url} responded with status \${response.status}.\`)
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
