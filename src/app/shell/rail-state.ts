import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { oneOf, type StoredDefinition } from '@/shared/lib/storage'

/** Whether the rail shows its icons alone, in this browser. */
const storedRail: StoredDefinition<boolean> = {
  key: 'rail-collapsed',
  version: 1,
  schema: oneOf(true, false),
  fallback: false,
}

export const useRailCollapsed = (): boolean => useStored(storedRail)
export const collapseRail = (collapsed: boolean): void => void browserStorage.write(storedRail, collapsed)
/** From what this browser keeps, which may be more than what is drawn yet. */
export const toggleRail = (): void => void browserStorage.write(storedRail, !browserStorage.read(storedRail))
