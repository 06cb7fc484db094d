import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { SyncState } from './documents-sync'
import { NOTHING_SHOWN, type SyncPort } from './sync-port'

const nothing = () => undefined
const NONE: SyncPort = {
  getSnapshot: () => NOTHING_SHOWN,
  subscribe: () => nothing,
  retry: nothing,
  dismiss: nothing,
  dismissShut: nothing,
}
const SyncContext = createContext<SyncPort>(NONE)

export function SyncProvider({ sync, children }: { sync: SyncPort | undefined; children: ReactNode }) {
  return <SyncContext value={sync ?? NONE}>{children}</SyncContext>
}

/** The visible state of the account's documents, and what users can do about it. */
export function useSync(): SyncState & Pick<SyncPort, 'retry' | 'dismiss' | 'dismissShut'> {
  const sync = use(SyncContext)
  return {
    ...useSyncExternalStore(sync.subscribe, sync.getSnapshot, () => NOTHING_SHOWN),
    retry: sync.retry,
    dismiss: sync.dismiss,
    dismissShut: sync.dismissShut,
  }
}
