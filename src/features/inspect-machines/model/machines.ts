import { type AnyStateMachine, isMachine } from '@/shared/lib/machine'

const modules = import.meta.glob<Record<string, unknown>>('../../../../machines/*/index.ts')

/** The machine of that folder, in a chunk of its own; null when there is none. Those made for one page have no folder. */
export async function machineNamed(id: string): Promise<AnyStateMachine | null> {
  const path = `../../../../machines/${id}/index.ts`
  const load = Object.hasOwn(modules, path) ? modules[path] : undefined
  if (!load) return null
  return (
    Object.values(await load()).find((one): one is AnyStateMachine => isMachine(one) && one.id === id) ?? null
  )
}

/** Whether there is such a machine. */
export const isNamedMachine = (id: string): boolean =>
  Object.hasOwn(modules, `../../../../machines/${id}/index.ts`)
