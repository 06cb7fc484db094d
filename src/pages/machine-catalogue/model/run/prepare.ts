import { sampleLoaders } from 'virtual:machine-samples'
import { use } from 'react'
import { type AnyStateMachine, isMachine } from '@/shared/lib/machine'
import type { MachineSample } from '@/shared/lib/statechart'

const modules = import.meta.glob<Record<string, unknown>>('../../../../../machines/*/index.ts')

/** What a machine is run with. */
export interface Prepared {
  machine: AnyStateMachine
  /** Of the machine and of those in it, by id. */
  samples: ReadonlyMap<string, MachineSample>
}

async function prepare(name: string): Promise<Prepared> {
  const module = await modules[`../../../../../machines/${name}/index.ts`]?.()
  const machine = Object.values(module ?? {}).find(
    (value): value is AnyStateMachine => isMachine(value) && value.id === name,
  )
  if (!machine) throw new Error(`There is no machine ${name}`)
  const samples = new Map<string, MachineSample>()
  for (const id of idsIn(machine)) {
    const load = Object.hasOwn(sampleLoaders, id) ? sampleLoaders[id] : undefined
    if (load) samples.set(id, (await load()).default)
  }
  return { machine, samples }
}

/** The ids of a machine and of the machines that it runs. */
function idsIn(machine: AnyStateMachine, known = new Set<string>()): Set<string> {
  if (known.has(machine.id)) return known
  known.add(machine.id)
  for (const logic of Object.values(machine.implementations.actors)) if (isMachine(logic)) idsIn(logic, known)
  return known
}

const asked = new Map<string, Promise<Prepared>>()

/** Suspends until the machine is there; throws when it could not be loaded, which is asked anew later. */
export function usePrepared(name: string): Prepared {
  const known = asked.get(name)
  if (known) return use(known)
  const prepared = prepare(name)
  asked.set(name, prepared)
  prepared.catch(() => asked.delete(name))
  return use(prepared)
}
