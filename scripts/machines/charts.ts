import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DrawnMachine } from '../../src/shared/lib/statechart/catalogue.ts'
import { fingerprint, root } from './files.ts'

const run = promisify(execFile)

/** Every machine with its header and its chart, kept until something that they depend on changes. */
export async function charts(): Promise<DrawnMachine[]> {
  const file = join(root, `node_modules/.cache/orrery/charts-${fingerprint()}.json`)
  const read = () => readFile(file, 'utf8')
  // In a process of its own: machines are imported by the names that the app's compiler knows, and anew each time.
  const write = () =>
    run(process.execPath, ['--import', 'tsx', 'scripts/machines/draw.ts', file], { cwd: root })
  return JSON.parse(await read().catch(() => write().then(read))) as DrawnMachine[]
}
