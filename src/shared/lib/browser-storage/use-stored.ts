import { useCallback, useSyncExternalStore } from 'react'
import { browserStorage } from './browser'
import { useBrowserSnapshot } from '../hydration'
import type { StoredDefinition } from '../storage'

/** The kept value, live: re-renders when this tab or another one changes it. Pass a stable definition. */
export function useStored<T>(definition: StoredDefinition<T>): T {
  const subscribe = useCallback(
    (listener: () => void) => browserStorage.subscribe(definition, listener),
    [definition],
  )
  const read = () => browserStorage.read(definition)
  return useBrowserSnapshot(subscribe, read, () => definition.fallback)
}

/** The text of this definition that could not be read and was set aside, live; null when all could be read. */
export function useAside(definition: StoredDefinition<unknown>): string | null {
  const subscribe = useCallback(
    (listener: () => void) => browserStorage.subscribe(definition, listener),
    [definition],
  )
  return useSyncExternalStore(
    subscribe,
    () => browserStorage.aside(definition),
    () => null,
  )
}
