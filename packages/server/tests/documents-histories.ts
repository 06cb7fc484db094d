import { randomUUID } from 'node:crypto'
import { createDatabase, type Database as BrowserDatabase } from '@/shared/lib/collection/database'
import { openRecords } from '@/shared/lib/collection/records'
import { createReplica } from '@/shared/lib/collection/replica'
import type { ChangeResult, IncomingPage, OutgoingChange } from '@/shared/lib/collection/replica-types'
import { createStoredCollection } from '@/shared/lib/collection/stored-collection'
import { createRandom, randomBetween } from '@/shared/lib/random'
import { type InferOutput, object, string } from 'valibot'

/** The functions of the database, with the rights of one account. */
export interface Account {
  pull: (cursor: number) => Promise<IncomingPage>
  push: (changes: readonly OutgoingChange[]) => Promise<ChangeResult[]>
}

/** The error of a history that went wrong. */
class HistoryError extends Error {}

class Killed extends Error {}

const schema = object({ id: string(), text: string() })
type Note = InferOutput<typeof schema>
const IDS = ['a', 'b', 'c', 'd']

/** A browser that may end between any two of its transactions, and may lose requests and answers. */
function createBrowser(random: () => number, account: Account) {
  const name = `browser-${randomUUID()}`
  const things = new Map<string, unknown>()
  const writes: { id: string; text: string | null }[] = []
  let killAfter = Number.POSITIVE_INFINITY
  const real = createDatabase((lost) => openRecords(lost, name))
  const database: BrowserDatabase = {
    run(mode, work) {
      if (killAfter-- <= 0) throw new Killed('The page ended')
      return real.run(mode, work)
    },
  }
  const notes = createStoredCollection<Note>(
    { name: 'notes', version: 1, schema, samples: () => [], document: 'project' },
    'owner',
    real,
  )
  const replica = createReplica({
    database,
    kinds: [
      { document: 'project', collection: 'notes', samples: async () => () => false },
      {
        document: 'bookmark',
        collection: 'things:bookmark',
        read: () => new Map(things),
        write(_, changes) {
          for (const [id, value] of changes)
            if (value === null) things.delete(id)
            else things.set(id, value)
          return true
        },
        isWhole: () => true,
      },
    ],
    announce: () => undefined,
    trace: { isLeft: () => true, leave: () => undefined },
  })

  const chance = (share: number) => random() < share
  const network = async <T>(ask: () => Promise<T>, faults: number): Promise<T> => {
    if (chance(faults)) throw new Killed('The request was lost')
    const answer = await ask()
    if (chance(faults)) throw new Killed('The answer was lost')
    return answer
  }
  const synced = async (faults: number) => {
    await replica.open('owner')
    for (let more = true; more; ) {
      const page = await network(async () => account.pull(await replica.cursor('owner')), faults)
      await replica.apply('owner', page)
      more = page.more
    }
    await replica.carry('owner')
    for (;;) {
      const changes = await replica.outgoing('owner')
      if (changes.length === 0) return
      await replica.settle('owner', changes, await network(() => account.push(changes), faults))
    }
  }
  return {
    writes,
    async change() {
      const id = IDS[randomBetween(random, 0, IDS.length - 1)] as string
      const text = randomUUID()
      const isThing = chance(0.3)
      if (chance(0.2)) {
        if (isThing) things.delete(id)
        else await notes.remove(id)
        writes.push({ id: `${isThing}-${id}`, text: null })
        return
      }
      if (isThing) things.set(id, { text })
      else await notes.put([{ order: 0, entry: { id, text } }])
      writes.push({ id: `${isThing}-${id}`, text })
    },
    /** Comes in step, unless it is ended on the way: then as far as it came. */
    async sync(faults: number) {
      killAfter = chance(faults) ? randomBetween(random, 0, 12) : Number.POSITIVE_INFINITY
      try {
        await synced(faults)
      } catch (error) {
        if (!(error instanceof Killed)) throw error
      } finally {
        killAfter = Number.POSITIVE_INFINITY
      }
    },
    state: async () => ({
      notes: (await notes.all()).placed.map(({ entry }) => [entry.id, entry.text]).toSorted(),
      things: [...things].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    }),
  }
}

/** A version of a document, as the database stores it. */
export interface StoredVersion {
  kind: string
  id: string
  text: string | null
  lost: boolean
}

/**
 * A random history of browsers of one account. Throws a `HistoryError` unless all of them agree in the end, each change is
 * stored once, and no change is missing that was the newest of its browser when it was sent.
 */
export async function runHistory(
  seed: number,
  account: Account,
  versions: () => Promise<readonly StoredVersion[]>,
): Promise<void> {
  const random = createRandom(seed)
  const browsers = Array.from({ length: randomBetween(random, 2, 3) }, () => createBrowser(random, account))
  const wrong = (what: string) => new HistoryError(`History ${seed}: ${what}`)
  for (let step = randomBetween(random, 4, 14); step > 0; step--) {
    const browser = browsers[randomBetween(random, 0, browsers.length - 1)] as (typeof browsers)[number]
    if (random() < 0.6) await browser.change()
    else await browser.sync(0.3)
  }
  // The last change that a browser made to each entry has to be stored: no later one replaced it there.
  for (let round = 0; round < 2; round++) for (const browser of browsers) await browser.sync(0)

  const [first, ...others] = await Promise.all(browsers.map((browser) => browser.state()))
  for (const other of others)
    if (JSON.stringify(other) !== JSON.stringify(first))
      throw wrong(`the browsers differ: ${JSON.stringify([first, other])}`)
  let stored = 0
  for (let cursor = 0, more = true; more; ) {
    const page = await account.pull(cursor)
    stored += page.documents.filter(({ deleted }) => !deleted).length
    ;({ cursor, more } = page)
  }
  const shown = (first?.notes.length ?? 0) + (first?.things.length ?? 0)
  if (stored !== shown) throw wrong(`${shown} are shown and ${stored} stored`)

  const texts = (await versions()).flatMap(({ text }) => text ?? [])
  const doubled = texts.filter((text, index) => texts.indexOf(text) !== index)
  if (doubled.length > 0) throw wrong(`stored twice: ${doubled.join()}`)
  for (const { writes } of browsers)
    for (const [index, { id, text }] of writes.entries()) {
      const replaced = writes.slice(index + 1).some((later) => later.id === id)
      if (text !== null && !replaced && !texts.includes(text)) throw wrong(`lost: ${id} ${text}`)
    }
}
