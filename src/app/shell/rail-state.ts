import { boolean } from 'valibot'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import type { StoredDefinition } from '@/shared/lib/storage'

/** Whether the rail shows its icons alone, in this browser. */
const storedRail: StoredDefinition<boolean> = {
  key: 'rail-collapsed',
  version: 1,
  schema: boolean(),
  fallback: false,
}

export const useRailCollapsed = (): boolean => useStored(storedRail)
export const collapseRail = (collapsed: boolean): void => void browserStorage.write(storedRail, collapsed)
