// `npm run docs:machines`: writes docs/machines anew from the machines. A test fails while they differ.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { charts } from './machines/charts.ts'
import { machineDocs } from './machines/docs.ts'
import { root } from './machines/files.ts'
import { summariesOf } from './machines/places.ts'

const machines = await charts()
const folder = join(root, 'docs/machines')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const files = machineDocs(machines, summariesOf(machines))
for (const [name, text] of files) writeFileSync(join(folder, name), text)
console.log(`docs/machines: ${files.size} files`)
