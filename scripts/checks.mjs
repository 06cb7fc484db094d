// The checks that need no test runner: types, lint rules, formatting, generated files.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, runTool } from './run.mjs'

const checks = [
  { name: 'types', start: () => runTool('typescript', 'tsc', ['--noEmit']) },
  {
    name: 'types of machines, without the DOM',
    start: () => runTool('typescript', 'tsc', ['--noEmit', '-p', 'machines/tsconfig.json']),
  },
  {
    name: 'types of the service worker, without a page',
    start: () => runTool('typescript', 'tsc', ['--noEmit', '-p', 'src/app/service-worker/tsconfig.json']),
  },
  { name: 'lint', start: () => runTool('oxlint', 'oxlint', ['--deny-warnings']) },
  {
    name: 'nothing exported, installed or kept that nobody uses',
    start: () => runTool('knip', 'knip', ['--no-progress']),
  },
  { name: 'formatting', start: () => runTool('@biomejs/biome', 'biome', ['format', '--max-diagnostics=50']) },
  {
    name: 'database types follow the migrations',
    needs: 'scripts/database-types.ts',
    start: () => run(process.execPath, ['--import', 'tsx', 'scripts/database-types.ts', '--check']),
  },
]

/** Runs every check, printing a line for each and the output of those that failed. Returns the counts. */
export async function runChecks() {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { name, needs, start } of checks) {
    if (needs && !existsSync(join(root, needs))) {
      counts.skipped++
      console.log(`  - ${name}: ${needs} is not there`)
      continue
    }
    const { ok, output, seconds } = await start()
    counts[ok ? 'passed' : 'failed']++
    console.log(`  ${ok ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s`)
    if (!ok) console.log(`\n${output.trim()}\n`)
  }
  return counts
}
