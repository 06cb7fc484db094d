import type { AnyStateMachine } from '@/shared/lib/machine'
import { chartNames } from '@/shared/lib/statechart'

/** The machine of that folder; null when there is none. Those made for one page have no folder. */
export async function machineNamed(id: string): Promise<AnyStateMachine | null> {
  if (!isNamedMachine(id)) return null
  const { machines } = await import('virtual:machine-modules')
  return machines[id] ?? null
}

/** Whether there is such a machine. */
export const isNamedMachine = (id: string): boolean => chartNames.includes(id)
