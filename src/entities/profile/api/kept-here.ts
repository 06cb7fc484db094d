import { browserStorage } from '@/shared/lib/browser-storage'
import { removeOwnedEntries } from '@/shared/lib/collection'

/** Removes what this browser keeps for an account. Rejects when the browser refuses. */
export async function removeKeptHere(userId: string): Promise<void> {
  browserStorage.removeOwnedBy(userId)
  await removeOwnedEntries(userId)
}
