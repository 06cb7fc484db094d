import { type Ecosystem, type Row, type ToolProject, toolFiles } from '../ai-tools'
import type { GeneratedFile } from '../../../model/project-file'
import type { Backend } from '../../../model/technologies'
import type { ProjectContext } from '../definitions'
import { file } from '../file'
import { code } from '../text/code'

/** How `dependabot.yml` names the package manager of a server that is no npm workspace. */
const ECOSYSTEMS: Partial<Record<Backend, string>> = {
  Python: 'pip',
  Java: 'maven',
  Go: 'gomod',
  PHP: 'composer',
  Ruby: 'bundler',
  '.NET': 'nuget',
}

export const BENCHMARK = 'scripts/bench.mjs'

/** The files of the AI tools that wizard reading A switched on; none otherwise. */
export const stackToolFiles = (project: ProjectContext): GeneratedFile[] => toolFiles(toolProject(project))

/** A stack as the AI tools see it. */
export function toolProject(project: ProjectContext): ToolProject {
  const { title, summary, hasTool, has, frontend, backend, database } = project
  return {
    title,
    summary,
    has: hasTool,
    install: 'npm install',
    commands: commands(project),
    structure: [
      ['web/', `the web app: ${frontend.label}`],
      ['server/', `the server: ${backend.label}`],
      ...backend.structure(project),
    ],
    conventions: [
      'Small changes, each with its tests. What a change makes unused goes in the same change.',
      'The front end knows the server only by its HTTP interface; the server knows of the front end only its built folder.',
      'Errors are JSON with an `error` in words that can be shown as they are.',
      'Settings come from the environment and are listed in `.env.example` and the readme.',
      'Dependencies have exact versions.',
    ],
    checklist: [
      'Every input from outside is checked on the server, with a limit.',
      ...(has('auth') ? ['Every route that shows or changes somebody’s data asks who is signed in.'] : []),
      'Nothing secret is logged, sent to the browser or committed.',
      'The page can be used by keyboard, and says what failed.',
    ],
    gates: ['npm run check', 'npm run build', ...(has('tests') ? ['npm test'] : [])],
    architecture: architecture(project),
    ecosystems: ecosystems(project),
    ciSetup: code`
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      ${backend.ciSetup(project)}
    `,
    testSteps: has('tests') ? '- run: npm test' : '- run: npm run check',
    benchmark: {
      command: ['npm run bench', 'Asks the running server for its health and prints how quick it was.'],
      file: benchmark(database.label),
    },
  }
}

function commands(project: ProjectContext): Row[] {
  const { backend, database, has, hasTool } = project
  const rows: (Row | false)[] = [
    Boolean(backend.setup?.(project)) && ['npm run setup', `Installs the driver of ${database.label}.`],
    ['npm run dev', 'Starts both parts and reloads on change.'],
    ['npm run build', 'Builds the web app.'],
    ['npm start', 'Builds the web app if needed and serves everything on one port.'],
    ['npm run check', 'Checks the code of both parts.'],
    has('tests') && ['npm test', 'Runs the tests.'],
    hasTool('performance') && ['npm run bench', 'Measures the running server.'],
  ]
  return rows.filter((row) => row !== false)
}

function ecosystems({ backend, has }: ProjectContext): Ecosystem[] {
  const server = ECOSYSTEMS[backend.label]
  return [
    { name: 'npm', directory: '/' },
    ...(server ? [{ name: server, directory: '/server' }] : []),
    ...(has('deployment') ? [{ name: 'docker', directory: '/' }] : []),
  ]
}

function architecture({ frontend, backend, database, has }: ProjectContext): string {
  return code`
    One process serves everything: ${backend.label} answers under \`/api\` and sends the files that ${frontend.label} was
    built into for every other address. While developing, the web app has a server of its own that forwards \`/api\`.

    The server keeps its data behind one small interface with two implementations: ${database.label}, and memory for a
    machine that has no database and for tests. Which one is used is decided once, at the start, and \`/api/health\` says it.

    ${has('auth') && 'Signing in sets an http-only cookie with a random token; the server keeps only what is needed to recognise it. Passwords are kept as slow, salted hashes.'}

    ${has('ai') && 'The assistant calls an interface that speaks as OpenAI’s does. Without a key it is off, and the page says so.'}
  `
}

function benchmark(database: string): GeneratedFile {
  return file(
    BENCHMARK,
    code`
      // How quick the running server is: start it, then \`npm run bench [url] [seconds]\`. The numbers compare two states of
      // the code on one machine, with ${database} or memory behind it; they say nothing about a network.
      const url = new URL('/api/health', process.argv[2] ?? 'http://localhost:3000')
      const seconds = Number(process.argv[3] ?? 5)
      const CLIENTS = 10

      const times = []
      const end = performance.now() + seconds * 1000

      async function client() {
        while (performance.now() < end) {
          const started = performance.now()
          const response = await fetch(url)
          if (!response.ok) throw new Error(\`\${url} answers with \${response.status}.\`)
          await response.arrayBuffer()
          times.push(performance.now() - started)
        }
      }

      try {
        await Promise.all(Array.from({ length: CLIENTS }, client))
        times.sort((one, other) => one - other)
        const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(1)
        console.log(\`\${Math.round(times.length / seconds)} requests a second, median \${at(0.5)} ms, p95 \${at(0.95)} ms\`)
      } catch (error) {
        console.error(\`Is the server running at \${url.origin}? \${error.message}\`)
        process.exitCode = 1
      }
    `,
  )
}
