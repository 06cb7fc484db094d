import type { OutboxRecord, Transaction } from './records'

export type EntryKey = [owner: string, collection: string, id: string]

/**
 * Marks an entry as changed, in the transaction that changes it: whatever happens to this page afterwards, the change is sent
 * to the account. A change that was sent and not answered stays known, so that the account does not take it for a foreign change.
 */
export async function markChanged(
  work: Transaction<'readwrite'>,
  [owner, collection, id]: EntryKey,
  more: Pick<OutboxRecord, 'data'> = {},
): Promise<void> {
  const store = work.objectStore('outbox')
  const known = await store.get([owner, collection, id])
  const missed = known?.missed && { missed: known.missed }
  const change = crypto.randomUUID()
  await store.put({ owner, collection, id, change, sent: known?.sent ?? [], ...missed, ...more })
}

/** Throws when the documents of the owner were removed from this browser. */
export async function demandOpen(work: Transaction<IDBTransactionMode>, owner: string): Promise<void> {
  const state = await work.objectStore('cursors').get([owner])
  if (!state || state.closed) throw new DOMException('The documents were removed', 'NotAllowedError')
}
