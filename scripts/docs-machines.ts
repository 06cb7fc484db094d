// `npm run docs:machines`: writes docs/machines, one page with a chart per machine, from the machines. Git ignores it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { charts } from './machines/charts.ts'
import { machineDocs } from './machines/docs.ts'
import { root } from './machines/files.ts'
import { summariesOf } from './machines/places.ts'

const { drawn: machines } = await charts()
const folder = join(root, 'docs/machines')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const files = machineDocs(machines, summariesOf(machines))
for (const [name, text] of files) writeFileSync(join(folder, name), text)
console.log(`docs/machines: ${files.size} files`)
