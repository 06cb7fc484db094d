import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateCode } from '../code.ts'
import { starterSource } from '../starter.ts'
import { API_CHOICE } from '../engine/starter.ts'
import type { StarterType } from '../model/types.ts'
import { askForContract } from './contract.ts'
import { templatesOnDisk } from './read.ts'
import { readReadme, settingsOf, withSettings } from './readme.ts'
import { runnerIn, SECRET, secondsSince, WORDS, writeProject } from './running.ts'
import { runtimeVersion } from './tools.ts'
import type { WholeRun } from './whole-project.ts'

/**
 * How the run treats a shell block: to its end; with its last line as a server that answers questions; without its last
 * line, which opens a window; or not at all, because it needs accounts elsewhere or is sent while the server runs.
 */
type Block = 'runs' | 'serves' | 'opens a window' | 'left out'

interface Way {
  /** The shell blocks of the README, in order; a block more or less fails the run. */
  blocks: readonly Block[]
  /** The address that answers once the server runs, and the questions that follow. */
  url?: string
  ask?: (blocks: readonly string[][]) => Promise<readonly string[]>
  /** Commands of the README that end by themselves, to run after its blocks. */
  afterwards: readonly string[]
}

/** The steps that prove each starter. */
const WAYS: Record<StarterType, Way> = {
  api: {
    blocks: ['serves'],
    url: 'http://127.0.0.1:3000/api/health',
    ask: () => askForContract('http://127.0.0.1:3000', { flags: API_CHOICE.features ?? [] }),
    afterwards: ['(cd server && npm run check)', '(cd server && npm test)'],
  },
  'ai-ml': {
    blocks: ['serves', 'left out'],
    url: 'http://127.0.0.1:8000/api/health',
    ask: async ([, request = []]) => [await predictionOf(request.join('\n'))],
    afterwards: ['uv run pytest', 'uv run ruff check && uv run ruff format'],
  },
  'mobile-app': {
    blocks: ['serves'],
    url: 'http://localhost:8081/status',
    ask: async () => [],
    afterwards: ['npm run check', 'npm test', 'npm run build'],
  },
  desktop: {
    blocks: ['opens a window'],
    afterwards: ['npm run check', 'npm test', 'npm run build'],
  },
  blockchain: {
    blocks: ['runs', 'left out'],
    afterwards: ['npm run build', 'npm run check', 'npm test'],
  },
}

/** The language of each starter, by the name of the server part that has the same tools. */
export const STARTER_LANGUAGES: Record<StarterType, string> = {
  api: 'node',
  'ai-ml': 'python',
  'mobile-app': 'node',
  desktop: 'node',
  blockchain: 'node',
}

/** Sends the README's own request and reads the answer. */
async function predictionOf(request: string): Promise<string> {
  const { output } = await runnerIn(tmpdir()).shell(request)
  assert.match(output, /"predictions"\s*:\s*\[/, `the request of the readme is answered ${output}`)
  return 'the request of the readme is answered with predictions'
}

/**
 * Proves a starter by its own README, as `runWholeProject` proves a web project: its shell blocks in order in a clean
 * folder, without an added variable; then its other commands; a server also as production. Never rejects: a failure is
 * part of the result.
 */
export async function runStarter(type: StarterType, keep = false): Promise<WholeRun> {
  const folder = mkdtempSync(join(tmpdir(), `orrery-${type}-`))
  const result: WholeRun = { language: '', database: '', seconds: {}, held: 0, failure: null }
  const way = WAYS[type]
  const { shell, withServer } = runnerIn(folder)
  const timed = async (step: string, work: () => Promise<unknown>) => {
    const began = performance.now()
    try {
      await work()
    } catch (error) {
      throw new Error(`${step}: ${(error as Error).message}`, { cause: error })
    }
    result.seconds[step] = secondsSince(began)
  }
  const serve = async (line: string, blocks: readonly string[][]) => {
    result.seconds.health = await withServer(line, {}, way.url ?? '', async () => {
      result.held += (await way.ask?.(blocks))?.length ?? 0
    })
  }
  try {
    await write(folder, type)
    const { blocks } = readReadme(readFileSync(join(folder, 'README.md'), 'utf8'))
    assert.equal(blocks.length, way.blocks.length, 'the readme has other shell blocks than are known')
    for (const [at, mode] of way.blocks.entries()) {
      const lines = blocks[at] ?? []
      const ends = mode === 'runs' ? lines : lines.slice(0, -1)
      if (mode !== 'left out' && ends.length > 0) await timed(`block ${at + 1}`, () => shell(ends.join('\n')))
      if (mode === 'serves') await timed('dev', () => serve(lines.at(-1) ?? '', blocks))
    }
    for (const command of way.afterwards) await timed(command, () => shell(command))
    if (type === 'api') {
      switchToProduction(folder)
      await timed('start', () => serve('(cd server && npm start)', blocks))
    }
    result.language = runtimeVersion(STARTER_LANGUAGES[type], folder)
  } catch (error) {
    result.failure = (error as Error).message
  } finally {
    if (keep) console.log(folder)
    else rmSync(folder, { recursive: true, force: true })
  }
  return result
}

async function write(folder: string, type: StarterType): Promise<void> {
  const source = starterSource([
    ['starter', type],
    ['name', WORDS.title],
  ])
  assert.ok(!Array.isArray(source), JSON.stringify(source))
  const { files } = await generateCode(
    { source, createdAt: new Date().toISOString(), createdBy: 'verify-generated' },
    templatesOnDisk(),
  )
  writeProject(folder, files)
}

/** Changes the settings that the README says production needs, in the file where it says so. */
function switchToProduction(folder: string): void {
  const file = join(folder, '.env')
  const known = readFileSync(existsSync(file) ? file : join(folder, '.env.example'), 'utf8')
  const changes = { APP_ENV: 'production', BETTER_AUTH_SECRET: SECRET }
  assert.ok('BETTER_AUTH_SECRET' in settingsOf(known), 'the settings name no secret')
  writeFileSync(file, withSettings(known, changes))
}
