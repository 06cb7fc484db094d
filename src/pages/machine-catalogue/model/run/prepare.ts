import { use } from 'react'
import { type AnyStateMachine, isMachine } from '@/shared/lib/machine'
import type { MachineSample } from '@/shared/lib/statechart'

/** The loaded modules that a machine is run with. */
export interface Prepared {
  machine: AnyStateMachine
  /** The ids of the machine and of those that it runs. */
  own: ReadonlySet<string>
  /** Of every machine, by id. */
  samples: Readonly<Record<string, MachineSample>>
}

async function prepare(name: string): Promise<Prepared> {
  const { machines } = await import('virtual:machine-modules')
  const machine = machines[name]
  if (!machine) throw new Error(`There is no machine ${name}`)
  const { samples } = await import('virtual:machine-samples')
  return { machine, own: idsIn(machine), samples }
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
