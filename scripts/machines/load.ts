import type { AnyStateMachine } from 'xstate'
import { machineNames } from './files.ts'

export const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'implementations' in value

/** The machine of each folder, of everything that its `index.ts` exports. */
export async function loadMachines(): Promise<AnyStateMachine[]> {
  return Promise.all(
    machineNames().map(async (name) => {
      const module = (await import(`../../machines/${name}/index.ts`)) as Record<string, unknown>
      const machine = Object.values(module)
        .filter(isMachine)
        .find(({ id }) => id === name)
      if (!machine) throw new Error(`machines/${name}/index.ts exports no machine with the id ${name}`)
      return machine
    }),
  )
}
