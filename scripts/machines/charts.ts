import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import type { DrawnMachine } from '../../src/shared/lib/statechart/catalogue.ts'
import type * as Draw from './draw.ts'
import { fingerprint, root } from './files.ts'

const folder = join(root, 'node_modules/.cache/orrery')

/** `drawMachines`, kept until something that charts depend on changes. */
export async function charts(): Promise<DrawnMachine[]> {
  const file = join(folder, `charts-${fingerprint()}.json`)
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept !== null) return JSON.parse(kept) as DrawnMachine[]
  // Machines are imported by the names that the app's compiler knows, and anew each time.
  const { drawMachines } = (await tsImport('./draw.ts', {
    parentURL: import.meta.url,
    tsconfig: join(root, 'tsconfig.json'),
  })) as typeof Draw
  const drawn = await drawMachines()
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify(drawn))
  return drawn
}
