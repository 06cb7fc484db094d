/** The listeners for changes of the documents of a workspace, in this process. */
export interface Changes {
  /** Calls the listeners of a workspace; those of all workspaces when it is null, after notices may have been missed. */
  changed: (workspace: string | null) => void
  /** Calls back after each change of a workspace. Returns the end. */
  subscribe: (workspace: string, listener: () => void) => () => void
  /** How many listeners a workspace has. */
  waiting: (workspace: string) => number
}

/** The channel on which the database gives notice of changed documents; the payload is the id of the workspace. */
export const CHANGES_CHANNEL = 'documents'

export function createChanges(): Changes {
  const listeners = new Map<string, Set<() => void>>()
  return {
    waiting: (workspace) => listeners.get(workspace)?.size ?? 0,
    changed(workspace) {
      const called = workspace === null ? [...listeners.values()] : [listeners.get(workspace)]
      for (const set of called) for (const listener of set ?? []) listener()
    },
    subscribe(workspace, listener) {
      const set = listeners.get(workspace) ?? new Set()
      listeners.set(workspace, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(workspace) === set) listeners.delete(workspace)
      }
    },
  }
}
