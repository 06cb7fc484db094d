import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { SyncShown } from '@machines/sync'
import type { SyncPort } from './sync-port'

const nothing = () => undefined
const NONE: SyncPort = { getSnapshot: () => null, subscribe: () => nothing, retry: nothing, dismiss: nothing }
const SyncContext = createContext<SyncPort>(NONE)

export function SyncProvider({ sync, children }: { sync: SyncPort | undefined; children: ReactNode }) {
  return <SyncContext value={sync ?? NONE}>{children}</SyncContext>
}

/** The visible state of the account's documents (null while nothing is known), and how to ask for another attempt. */
export function useSync(): { shown: SyncShown | null } & Pick<SyncPort, 'retry' | 'dismiss'> {
  const sync = use(SyncContext)
  return {
    shown: useSyncExternalStore(sync.subscribe, sync.getSnapshot, () => null),
    retry: sync.retry,
    dismiss: sync.dismiss,
  }
}
