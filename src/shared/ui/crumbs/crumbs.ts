import { useLayoutEffect, useSyncExternalStore } from 'react'

export interface Crumb {
  label: string
  /** Missing for the page itself. */
  to?: string
}

let named: readonly Crumb[] | null = null
const listeners = new Set<() => void>()

function publish(crumbs: readonly Crumb[] | null) {
  named = crumbs
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Names this page and its parents, outermost first, in the bar: an address alone cannot name a project or a dataset.
 * Undefined leaves the bar with the names of the address.
 */
export function useNameCrumbs(crumbs: readonly Crumb[] | undefined): void {
  // Pages pass a new list with every render.
  const text = JSON.stringify(crumbs)
  useLayoutEffect(() => {
    if (text === undefined) return
    publish(JSON.parse(text))
    return () => publish(null)
  }, [text])
}

const fromBuild = () => null

/** The trail that the page names; null where it names none, and in the markup of the build. */
export const useNamedCrumbs = (): readonly Crumb[] | null =>
  useSyncExternalStore(subscribe, () => named, fromBuild)
