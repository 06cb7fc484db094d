// Draws every machine of the folder, and the machines that pages make, into the file of its argument; `charts.ts` starts
// it.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ChartLayout } from '../../src/shared/lib/statechart/layout.ts'
import type { DrawnMachine } from '../../src/shared/lib/statechart/catalogue.ts'
import { machineSource } from './files.ts'
import { headerOf } from './header.ts'
import { layOut } from './layout.ts'
import { loadMachines } from './load.ts'
import { loadMadeMachines } from './made.ts'
import { outlineOf } from './outline.ts'
import { sampleOf } from './samples.ts'

const [file = 'charts.json'] = process.argv.slice(2)
const drawn: DrawnMachine[] = []
for (const machine of await loadMachines())
  drawn.push({
    name: machine.id,
    header: headerOf(machineSource(machine.id), machine.id),
    chart: await layOut(outlineOf(machine)),
    sample: await sampleOf(machine),
  })
const made: ChartLayout[] = []
for (const machine of await loadMadeMachines()) made.push(await layOut(outlineOf(machine)))
mkdirSync(dirname(file), { recursive: true })
// Writes to another name first, so that a concurrent reader finds a complete file or none.
writeFileSync(`${file}.${process.pid}`, JSON.stringify({ drawn, made }))
renameSync(`${file}.${process.pid}`, file)
