import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { number, object, optional, string } from 'valibot'
import { vi } from 'vitest'
import { createCollections } from './collections'
import { createDatabase } from './database'
import { type EntryRecord, openRecords } from './records'

export interface Planet {
  id: string
  name: string
  moons?: number
}
const schema = object({ id: string(), name: string(), moons: optional(number()) })
export const planets = {
  name: 'planets',
  version: 1,
  schema,
  samples: (): Planet[] => [
    { id: 'mercury', name: 'Mercury' },
    { id: 'venus', name: 'Venus' },
  ],
}
const now = () => 0
export const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)
export const planet = (id: string): Planet => ({ id, name: id })

/** Tabs of one browser: they share its database and receive each other's messages. */
let heard: ((data: unknown) => void)[] = []
/** Where they kept their entries before. */
export const earlier = { read: (): Planet[] | null => null, remove: () => undefined as void }
/** Whether the browser gave a database before. */
const trace = { left: false }
/** Before each test: a browser that keeps nothing yet, without tabs. */
export function freshBrowser(): void {
  vi.stubGlobal('indexedDB', new IDBFactory())
  heard = []
  trace.left = false
  earlier.read = () => null
  earlier.remove = () => undefined
}
export function tab(open: typeof openRecords = openRecords, limit = 1000) {
  let own: (data: unknown) => void
  return createCollections({
    database: createDatabase(open, limit),
    tabs: () => ({
      post: (announced) => heard.forEach((hear) => hear !== own && queueMicrotask(() => hear(announced))),
      onHeard: (hear) => {
        own = hear
        heard.push(hear)
      },
    }),
    earlier: () => earlier as never,
    trace: () => ({
      isLeft: () => trace.left,
      leave: () => (trace.left = true),
      remove: () => (trace.left = false),
    }),
  })
}
export const open = (from = tab(), definition = planets) => from.collectionOf<Planet>(definition, 'ada', now)
export async function records(): Promise<EntryRecord[]> {
  return (await openRecords(() => undefined)).getAll('entries')
}
export async function keepRecord(record: Partial<EntryRecord>) {
  const database = await openRecords(() => undefined)
  await database.put('entries', {
    owner: 'ada',
    collection: 'planets',
    id: 'pluto',
    order: 9,
    v: 1,
    data: null,
    ...record,
  })
}
