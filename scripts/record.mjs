// `npm run record [-- machine ...]`: writes what the machines do beside them, `<name>.recorded.txt`. Read the difference
// before it is committed: it is what changes for people. Never runs where nobody could read it.
import { runTool } from './run.mjs'

if (process.env.CI) {
  console.error('Records are never renewed in CI: run `npm run record` at home and commit what it writes.')
  process.exit(1)
}
const machines = process.argv.slice(2)
const files = machines.length > 0 ? machines.map((name) => `machines/${name}/${name}.test.ts`) : ['machines/']
const { ok } = await runTool(
  'vitest',
  'vitest',
  ['run', '--project=unit', '--testNamePattern=does at every step what is recorded', ...files],
  { live: true, env: { RECORD_MACHINES: 'yes' } },
)
process.exitCode = ok ? 0 : 1
