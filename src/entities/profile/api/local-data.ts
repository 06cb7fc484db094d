import { browserStorage } from '@/shared/lib/browser-storage'
import { removeOwnedEntries } from '@/shared/lib/collection'

/** Removes what this browser keeps for an account. Rejects when the browser refuses. */
export async function removeLocalData(userId: string): Promise<void> {
  // First what says how far the account was read: what is missing afterwards counts as never read, not as deleted.
  await removeOwnedEntries(userId)
  browserStorage.removeOwnedBy(userId)
}
