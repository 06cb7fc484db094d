/** The listeners for changes of the documents and runs of workspaces, in this process. */
export interface Changes {
  /** Calls the listeners of a key; all listeners when it is null, after notices may have been missed. */
  changed: (key: string | null) => void
  /** Calls back after each change of a key. Returns the end. */
  subscribe: (key: string, listener: () => void) => () => void
  /** How many listeners a key has. */
  waiting: (key: string) => number
}

/** The channel on which the database gives notice; the payload is a key: the id of a workspace for its documents, or `runsKey`. */
export const CHANGES_CHANNEL = 'documents'

/** The key of the runs of a workspace. */
export const runsKey = (workspace: string): string => `runs ${workspace}`

export function createChanges(): Changes {
  const listeners = new Map<string, Set<() => void>>()
  return {
    waiting: (key) => listeners.get(key)?.size ?? 0,
    changed(key) {
      const called = key === null ? [...listeners.values()] : [listeners.get(key)]
      for (const set of called) for (const listener of set ?? []) listener()
    },
    subscribe(key, listener) {
      const set = listeners.get(key) ?? new Set()
      listeners.set(key, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(key) === set) listeners.delete(key)
      }
    },
  }
}
