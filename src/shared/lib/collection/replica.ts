import { canonical } from './canonical'
import { demandOpen, type EntryKey, markChanged } from './outbox'
import { type EntryRecord, keysOf, type OutboxRecord, type Transaction } from './records'
import {
  type ChangeResult,
  type Incoming,
  type IncomingPage,
  isThings,
  type OutgoingChange,
  type ReplicaDeps,
  type SyncedKind,
} from './replica-types'
import { scanThings } from './replica-things'
import { createReplicaState } from './replica-state'
import { batches, inBatches } from './stored-collection'

/** Changes of one request, and about how many characters of them. */
const CHANGES = 100
const CHARACTERS = 900_000

/** The value of an entry's document. */
interface EntryValue {
  v: number
  order: number
  data: unknown
}

/**
 * The copy that this browser has of an account's documents. Every call is one transaction or several of which each leaves
 * the copy right, so a page may end at any moment.
 */
export function createReplica(deps: ReplicaDeps) {
  const { database, kinds, announce } = deps
  const byDocument = new Map(kinds.map((kind) => [kind.document, kind]))
  const byCollection = new Map(kinds.map((kind) => [kind.collection, kind]))
  const things = kinds.filter(isThings)

  const scan = (owner: string) => scanThings(database, things, owner)

  const valueOf = async (work: Transaction<'readwrite'>, mark: OutboxRecord): Promise<unknown> => {
    if (mark.data !== undefined) return mark.data && { data: mark.data }
    const entry = await work.objectStore('entries').get([mark.owner, mark.collection, mark.id])
    return entry && ({ v: entry.v, order: entry.order, data: entry.data } satisfies EntryValue)
  }

  /** The next changes to send. That they are sent is stored first: their answer may never arrive. */
  const outgoing = async (owner: string): Promise<OutgoingChange[]> => {
    await scan(owner)
    return database.run('readwrite', async (work) => {
      await demandOpen(work, owner)
      const changes: OutgoingChange[] = []
      let characters = 0
      let cursor = await work.objectStore('outbox').openCursor(keysOf(owner))
      for (; cursor && changes.length < CHANGES; cursor = await cursor.continue()) {
        const mark = cursor.value
        const kind = byCollection.get(mark.collection)
        if (!kind || mark.refused !== undefined) continue
        const value = await valueOf(work, mark)
        characters += JSON.stringify(value ?? null).length
        if (changes.length > 0 && characters > CHARACTERS) break
        const known = await work.objectStore('synced').get(keyOf(mark))
        const after = mark.sent.filter((change) => change !== mark.change)
        changes.push({
          kind: kind.document,
          id: mark.id,
          change: mark.change,
          base: known?.version ?? 0,
          ...(value ? { value } : {}),
          deleted: !value,
          after: after.slice(-20),
        })
        await cursor.update({ ...mark, sent: [...after, mark.change].slice(-21) })
      }
      return changes
    })
  }

  /** Takes over a version of the account; a change that was made here meanwhile stays, and is sent after it. */
  const take = async (work: Transaction<'readwrite'>, owner: string, kind: SyncedKind, one: Incoming) => {
    const key: EntryKey = [owner, kind.collection, one.id]
    const [, collection, id] = key
    const synced = { owner, collection, id, version: one.version }
    if (isThings(kind)) {
      const data = one.deleted ? null : (one.value as { data: unknown }).data
      const before = await work.objectStore('synced').get(key)
      const now = kind.read(owner).get(id)
      // Changed since it was last in step: the next scan finds it.
      if ((now === undefined ? undefined : canonical(now)) !== before?.text) return false
      if (!kind.write(owner, new Map([[id, data]]))) return false
      const written = kind.read(owner).get(id)
      const text = written === undefined ? {} : { text: canonical(written) }
      await work.objectStore('synced').put({ ...synced, ...text })
      return true
    }
    if (one.deleted) await work.objectStore('entries').delete(key)
    else {
      const { v, order, data } = one.value as EntryValue
      const record: EntryRecord = { owner, collection, id, v, order, data }
      await work.objectStore('entries').put(record)
    }
    await work.objectStore('synced').put(synced)
    return true
  }

  /** Stores what the account made of sent changes. Resolves with how many lost against another version. */
  const settle = async (
    owner: string,
    changes: readonly OutgoingChange[],
    results: readonly ChangeResult[],
  ): Promise<number> => {
    const taken = new Map<string, string[]>()
    let conflicts = 0
    await database.run('readwrite', async (work) => {
      await demandOpen(work, owner)
      const outbox = work.objectStore('outbox')
      for (const [index, sent] of changes.entries()) {
        const result = results[index]
        const kind = byDocument.get(sent.kind)
        if (!kind || result?.change !== sent.change) continue
        const key: EntryKey = [owner, kind.collection, sent.id]
        const mark = await outbox.get(key)
        const isNewest = mark?.change === sent.change
        if (result.result === 'accepted') {
          const data = (sent.value as { data?: unknown } | undefined)?.data
          const text = isThings(kind) && !sent.deleted ? { text: canonical(data) } : {}
          const [, collection, id] = key
          await work.objectStore('synced').put({ owner, collection, id, version: result.version, ...text })
          if (mark && !isNewest) await outbox.put({ ...mark, sent: [] })
          if (!mark || !isNewest) continue
          await outbox.delete(key)
          // Its answer was lost, and another change came after it.
          if (mark.missed && mark.missed.version > result.version)
            if (await take(work, owner, kind, { kind: sent.kind, id: sent.id, ...mark.missed }))
              taken.set(collection, [...(taken.get(collection) ?? []), id])
          continue
        }
        if (mark && !isNewest) {
          await outbox.put({ ...mark, sent: mark.sent.filter((change) => change !== sent.change) })
          continue
        }
        if (result.result === 'refused') {
          if (mark) await outbox.put({ ...mark, sent: [], refused: result.message })
          continue
        }
        conflicts++
        if (isThings(kind)) {
          // As if it had been in step: the version of the account replaces it.
          const [, collection, id] = key
          const data = (sent.value as { data?: unknown } | undefined)?.data
          const text = sent.deleted ? {} : { text: canonical(data) }
          const before = await work.objectStore('synced').get(key)
          await work
            .objectStore('synced')
            .put({ owner, collection, id, version: before?.version ?? 0, ...text })
        }
        await outbox.delete(key)
        if (await take(work, owner, kind, { ...result, kind: sent.kind, id: sent.id }))
          taken.set(kind.collection, [...(taken.get(kind.collection) ?? []), sent.id])
      }
    })
    for (const [collection, ids] of taken) announce(owner, collection, ids)
    return conflicts
  }

  /** Takes over a page of what changed in the account, and its cursor with it. */
  const apply = async (owner: string, page: IncomingPage): Promise<void> => {
    const taken = new Map<string, string[]>()
    await scan(owner)
    await database.run('readwrite', async (work) => {
      await demandOpen(work, owner)
      for (const one of page.documents) {
        const kind = byDocument.get(one.kind)
        if (!kind) continue
        const key: EntryKey = [owner, kind.collection, one.id]
        const mark = await work.objectStore('outbox').get(key)
        if (mark) {
          const { version, value, deleted } = one
          await work.objectStore('outbox').put({ ...mark, missed: { version, value, deleted } })
          continue
        }
        if ((await work.objectStore('synced').get(key))?.version === one.version) continue
        if (await take(work, owner, kind, one))
          taken.set(kind.collection, [...(taken.get(kind.collection) ?? []), one.id])
      }
      const known = await work.objectStore('cursors').get([owner])
      await work.objectStore('cursors').put({ carried: false, ...known, owner, cursor: page.cursor })
    })
    for (const [collection, ids] of taken) announce(owner, collection, ids)
  }

  /** Marks what was made here before the account kept it. Once: a second call changes nothing. */
  const carry = async (owner: string): Promise<void> => {
    const state = await database.run('readonly', (work) => work.objectStore('cursors').get([owner]))
    if (state?.carried) return
    for (const kind of kinds) {
      if (isThings(kind)) continue
      const isSample = await kind.samples()
      for await (const batch of batches(database, owner, kind.collection))
        await database.run('readwrite', (work) =>
          inBatches(batch, async (entry) => {
            const key: EntryKey = [owner, kind.collection, entry.id]
            if (isSample(entry) || (await work.objectStore('synced').get(key))) return
            if (!(await work.objectStore('outbox').get(key))) await markChanged(work, key)
          }),
        )
    }
    await database.run('readwrite', async (work) => {
      const known = await work.objectStore('cursors').get([owner])
      await work.objectStore('cursors').put({ cursor: 0, ...known, owner, carried: true })
    })
  }

  return {
    outgoing,
    settle,
    apply,
    carry,
    ...createReplicaState(deps),
  }
}

const keyOf = ({ owner, collection, id }: OutboxRecord): EntryKey => [owner, collection, id]
