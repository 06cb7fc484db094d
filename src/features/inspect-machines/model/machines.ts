import type { AnyStateMachine } from '@/shared/lib/machine'
import { chartNames } from '@/shared/lib/statechart'

/** The machine of that folder; null when there is none. Those made for one page have no folder. */
export async function machineNamed(id: string): Promise<AnyStateMachine | null> {
  if (!isNamedMachine(id)) return null
  const { machines } = await import('virtual:machine-modules')
  return machines[id] ?? null
}

/** The input that the machine of that folder is tried with; undefined when it takes none. */
export async function sampleInputOf(id: string): Promise<unknown> {
  if (!isNamedMachine(id)) return undefined
  const { samples } = await import('virtual:machine-samples')
  return samples[id]?.input
}

/** Whether there is such a machine. */
export const isNamedMachine = (id: string): boolean => chartNames.includes(id)
