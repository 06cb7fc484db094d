import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DrawnMachine } from '../../src/shared/lib/statechart/catalogue.ts'
import type { ChartLayout } from '../../src/shared/lib/statechart/layout.ts'
import { fingerprint, root } from './files.ts'
import { makingFiles } from './made.ts'

const run = promisify(execFile)

/** All charts: the machines of the folder, and the machines that pages make (`made.ts`). */
export interface Charts {
  drawn: DrawnMachine[]
  made: ChartLayout[]
}

/** Every machine with its header and its chart, kept until something that they depend on changes. */
export async function charts(): Promise<Charts> {
  const file = join(root, `node_modules/.cache/orrery/charts-${fingerprint(makingFiles())}.json`)
  const read = () => readFile(file, 'utf8')
  // In a process of its own: machines are imported by the names that the app's compiler knows, and anew each time.
  const write = () =>
    run(process.execPath, ['--import', 'tsx', 'scripts/machines/draw.ts', file], { cwd: root })
  return JSON.parse(await read().catch(() => write().then(read))) as Charts
}
