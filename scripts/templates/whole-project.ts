import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeProject } from '../../src/entities/project/lib/templates/project.ts'
import { askForContract } from './contract.ts'
import { templatesOnDisk } from './read.ts'
import type { WholeChoice } from './rows.ts'
import { providerAt, reachDatabase, runnerIn, secondsSince, WORDS, writeProject } from './running.ts'
import { runtimeVersion } from './tools.ts'

export interface WholeRun {
  /** The version of the server's language: `24.21.0`. */
  language: string
  /** The database: `PostgreSQL 15.18`. */
  database: string
  /** What was done, in order, with its seconds. */
  seconds: Record<string, number>
  /** How many sentences of the contract held. */
  held: number
  /** What failed, with the end of its output; null when everything worked. */
  failure: string | null
}

/** The commands that a readme tells: what to install, what to do before the first start, and the table of commands. */
export function readmeCommands(readme: string): { install: string[]; before: string[]; named: Set<string> } {
  const [install = [], first = []] = [...readme.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, lines = '']) =>
    lines.trim().split('\n'),
  )
  const named = new Set([...readme.matchAll(/^\| `(npm [^`]+)` \|/gm)].map(([, command = '']) => command))
  return { install, before: first.filter((line) => line !== 'npm run dev'), named }
}

/**
 * Makes a project, does what its readme says, and asks what runs: without its database, with it, and for a page. Ports
 * from `port` to `port + 4` are used. Never rejects: a failure is part of the result.
 */
export async function runWholeProject(choice: WholeChoice, port: number, keep = false): Promise<WholeRun> {
  const { backend, database, frontend, features } = choice
  const folder = mkdtempSync(join(tmpdir(), `orrery-${frontend}-${backend}-${database}-`))
  const base = `http://127.0.0.1:${port}`
  const result: WholeRun = { language: '', database: '', seconds: {}, held: 0, failure: null }
  const timed = async (step: string, work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    result.seconds[step] = secondsSince(began)
  }
  let stop = async () => {}
  try {
    writeProject(folder, await makeProject({ ...WORDS, choice }, templatesOnDisk()))
    const { install, before, named } = readmeCommands(readFileSync(join(folder, 'README.md'), 'utf8'))
    assert.ok(install.length > 0 && named.has('npm start'), 'the readme does not say how to run it')
    const { shell, withServer } = runnerIn(folder)
    const reach = await reachDatabase(database, port + 1)
    stop = reach.stop
    const where = { PORT: `${port}`, HOST: '127.0.0.1' }
    const serve = async (env: Record<string, string>, ask: () => Promise<unknown>) => {
      result.seconds.health = await withServer('npm start', { ...env, ...where }, `${base}/api/health`, ask)
    }
    const contract = async (options: { degraded?: boolean; assistant?: number }) => {
      result.held += (await askForContract(base, { flags: features, ...options })).length
    }
    await timed('install', () => shell(install.join(' && ')))
    for (const command of ['npm run check', 'npm test'])
      if (named.has(command))
        await timed(command.replace(/^npm (run )?/, ''), () => shell(command, reach.there))
    if (before.length > 0) await timed('migrate', () => shell(before.join(' && '), reach.there))
    await timed('build', () => shell('npm run build'))
    // First, for a limit that outlives its server.
    await timed('degraded', () => serve(reach.nowhere, () => contract({ degraded: true })))
    await timed('contract', () =>
      serve({ ...reach.there, ...providerAt(port + 2) }, async () => {
        if (frontend !== 'next') await askForPage(base)
        await contract(features.includes('ai') ? { assistant: port + 2 } : {})
      }),
    )
    // Next.js is a server of its own, which the server does not send: its page is asked for beside it.
    if (frontend === 'next') {
      const own = `http://127.0.0.1:${port + 4}`
      const web = runnerIn(join(folder, 'web'))
      await timed('page', () =>
        serve(reach.there, () =>
          web.withServer(`npx next start --port ${port + 4}`, { API_ORIGIN: base }, own, () =>
            askForPage(own),
          ),
        ),
      )
    }
    result.language = runtimeVersion(backend, join(folder, 'server'))
    result.database = reach.version
  } catch (error) {
    result.failure = (error as Error).message
  } finally {
    await stop()
    if (keep) console.log(folder)
    else rmSync(folder, { recursive: true, force: true })
  }
  return result
}

/** The first page, and every script and style sheet that it names. */
async function askForPage(base: string): Promise<void> {
  const response = await fetch(base, { headers: { accept: 'text/html' } })
  const html = await response.text()
  assert.equal(response.status, 200, `the page answers ${response.status}`)
  assert.match(html, /Field Notes/, `the page does not say its name: ${html.slice(0, 300)}`)
  const parts = [...html.matchAll(/(?:src|href)="(\/?[^":]+\.(?:js|css))"/g)].map(([, path = '']) => path)
  assert.ok(parts.length > 0, 'the page loads no script')
  for (const path of parts) {
    const { status, headers } = await fetch(new URL(path, response.url))
    assert.equal(status, 200, `${path} answers ${status}`)
    assert.match(headers.get('content-type') ?? '', /javascript|css/, `${path} is sent as something else`)
  }
}
