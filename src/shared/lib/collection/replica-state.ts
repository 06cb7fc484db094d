import { closed, keysOf, keysOfShared } from './records'
import { scanThings } from './replica-things'
import { isThings, type ReplicaDeps, type Waiting } from './replica-types'

/** The state of a replica, and its beginning and end. */
export function createReplicaState({ database, kinds, announce, trace }: ReplicaDeps) {
  return {
    /** Begins, or goes on. Called before every other call. */
    async open(owner: string): Promise<void> {
      await database.run('readwrite', async (work) => {
        const state = await work.objectStore('cursors').get([owner])
        // Things that went with the browser's other storage were not deleted: they are read again.
        const isCleared = state !== undefined && !state.closed && !trace.isLeft(owner)
        if (state && !state.closed && !isCleared) return
        if (state?.closed) await work.objectStore('synced').delete(keysOf(owner))
        for (const { collection } of kinds.filter(isThings)) {
          await work.objectStore('synced').delete(keysOf(owner, collection))
          await work.objectStore('outbox').delete(keysOf(owner, collection))
        }
        await work.objectStore('cursors').put({ owner, cursor: 0, carried: state?.carried ?? false })
      })
      trace.leave(owner)
    },

    /** How far the changes of the account were read. */
    cursor: async (owner: string): Promise<number> =>
      (await database.run('readonly', (work) => work.objectStore('cursors').get([owner])))?.cursor ?? 0,

    async waiting(owner: string): Promise<Waiting> {
      await scanThings(database, kinds.filter(isThings), owner)
      return database.run('readonly', async (work) => {
        const marks = await work.objectStore('outbox').getAll(keysOf(owner))
        const refused = marks.flatMap(({ collection, id, refused: message }) => {
          const kind = kinds.find((one) => one.collection === collection)
          return kind && message !== undefined ? [{ kind: kind.document, id, message }] : []
        })
        return { changes: marks.length - refused.length, refused }
      })
    },

    /** The shared workspaces of an account that this browser has a copy of, with the changes that wait in each. */
    shared: (account: string): Promise<Map<string, number>> =>
      database.run('readonly', async (work) => {
        const found = new Map<string, number>()
        for (const { owner, closed: isClosed } of await work
          .objectStore('cursors')
          .getAll(keysOfShared(account)))
          if (!isClosed) found.set(owner, await work.objectStore('outbox').count(keysOf(owner)))
        return found
      }),

    /** Removes the copy of a workspace that the account may no longer read, and what it could not send. */
    async empty(owner: string): Promise<void> {
      await database.run('readwrite', async (work) => {
        for (const name of ['entries', 'begun', 'outbox', 'synced'] as const)
          await work.objectStore(name).delete(keysOf(owner))
        await work.objectStore('cursors').put(closed(owner))
      })
      for (const { collection } of kinds) announce(owner, collection, [])
    },

    /** Sends again what was refused. */
    retryRefused: (owner: string): Promise<void> =>
      database.run('readwrite', async (work) => {
        const outbox = work.objectStore('outbox')
        for (const { refused, ...mark } of await outbox.getAll(keysOf(owner)))
          if (refused !== undefined) await outbox.put(mark)
      }),

    /**
     * Removes the documents of an account from this browser. False, and nothing is removed, while a change has not reached
     * the account.
     */
    async removeDocuments(owner: string): Promise<boolean> {
      const removed = await database.run('readwrite', async (work) => {
        if ((await work.objectStore('outbox').count(keysOf(owner))) > 0) return false
        for (const { collection } of kinds) {
          await work.objectStore('entries').delete(keysOf(owner, collection))
          await work.objectStore('begun').delete([owner, collection])
        }
        await work.objectStore('synced').delete(keysOf(owner))
        await work.objectStore('cursors').put(closed(owner))
        return true
      })
      if (!removed) return false
      // After the database: a page that ends in between leaves things that are in the account as well.
      for (const kind of kinds)
        if (isThings(kind) && kind.stay) continue
        else if (isThings(kind))
          kind.write(owner, new Map([...kind.read(owner).keys()].map((id) => [id, null])))
        else announce(owner, kind.collection, [])
      return true
    },
  }
}
