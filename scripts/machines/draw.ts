import type { DrawnMachine } from '../../src/shared/lib/statechart/catalogue.ts'
import { machineSource } from './files.ts'
import { headerOf } from './header.ts'
import { layOut } from './layout.ts'
import { loadMachines } from './load.ts'
import { outlineOf } from './outline.ts'

/** Every machine of the folder with its header and its chart. Takes seconds: `charts` keeps what it gives. */
export async function drawMachines(): Promise<DrawnMachine[]> {
  const drawn: DrawnMachine[] = []
  for (const machine of await loadMachines())
    drawn.push({
      name: machine.id,
      header: headerOf(machineSource(machine.id), machine.id),
      chart: await layOut(outlineOf(machine)),
    })
  return drawn
}
