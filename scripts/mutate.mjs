// `npm run mutate [-- machine ...]`: puts every known fault into the machines, one at a time, and prints how many their
// journeys caught, and which survived.
import { runTool } from './run.mjs'

const machines = process.argv.slice(2)
const { ok } = await runTool(
  'vitest',
  'vitest',
  ['run', '--project=unit-apart', '--reporter=dot', 'tests/machines/mutation.test.ts'],
  { live: true, timeout: 60 * 60_000, env: { MUTATE_MACHINES: machines.join(',') || ',' } },
)
process.exitCode = ok ? 0 : 1
