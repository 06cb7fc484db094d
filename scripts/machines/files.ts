import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The names of the folders in `machines/`. */
export const machineNames = (): string[] =>
  readdirSync(join(root, 'machines'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

export const machineSource = (name: string): string =>
  readFileSync(join(root, 'machines', name, `${name}.machine.ts`), 'utf8')

/** The sources of charts: the machines, their imports, and the code that draws them. */
const INGREDIENTS = ['machines', 'src/entities', 'src/shared/lib', 'scripts/machines']

/** Changes with everything that charts depend on; `more` are further files, from the root. */
export function fingerprint(more: readonly string[]): string {
  const hash = createHash('sha256')
  hash.update(readFileSync(join(root, 'node_modules/elkjs/package.json')))
  for (const folder of INGREDIENTS)
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (file.endsWith('.ts')) hash.update(file).update(readFileSync(join(root, folder, file)))
  for (const file of more) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
