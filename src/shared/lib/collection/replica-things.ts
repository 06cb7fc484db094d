import { canonical } from './canonical'
import type { Database } from './database'
import { demandOpen, markChanged } from './outbox'
import { keysOf } from './records'
import type { SyncedThings } from './replica-types'

/** Marks the things of an owner that differ from what the account has. They are read and marked in one transaction. */
export async function scanThings(
  database: Database,
  things: readonly SyncedThings[],
  owner: string,
): Promise<void> {
  for (const kind of things)
    await database.run('readwrite', async (work) => {
      await demandOpen(work, owner)
      const known = await work.objectStore('synced').getAll(keysOf(owner, kind.collection))
      const marks = await work.objectStore('outbox').getAll(keysOf(owner, kind.collection))
      const texts = new Map(known.map(({ id, text }) => [id, text]))
      for (const { id, data } of marks) texts.set(id, data == null ? undefined : canonical(data))
      const now = kind.read(owner)
      for (const [id, data] of now)
        if (texts.get(id) !== canonical(data)) await markChanged(work, [owner, kind.collection, id], { data })
      // Things that could not be read are not gone.
      if (!kind.isWhole(owner)) return
      for (const [id, text] of texts)
        if (text !== undefined && !now.has(id))
          await markChanged(work, [owner, kind.collection, id], { data: null })
    })
}
