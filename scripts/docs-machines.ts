// `npm run docs:machines`: writes docs/machines anew from the machines. A test fails while they differ.
// `npm run docs:machines -- --table` only prints how much of them is drawn, told by stories and walked.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { charts } from './machines/charts.ts'
import { machineDocs } from './machines/docs.ts'
import { root } from './machines/files.ts'
import { summariesOf } from './machines/places.ts'
import { tableOf } from './machines/table.ts'

const { drawn: machines } = await charts()
if (process.argv.includes('--table')) {
  console.log(tableOf(machines))
  process.exit()
}
const folder = join(root, 'docs/machines')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const files = machineDocs(machines, summariesOf(machines))
for (const [name, text] of files) writeFileSync(join(folder, name), text)
console.log(`docs/machines: ${files.size} files`)
