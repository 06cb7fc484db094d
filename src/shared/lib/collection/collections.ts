import { createCollection } from './collection'
import { openRecords, type Records } from './records'
import type { Collection, CollectionDefinition, Entry } from './types'

interface Announced {
  owner: string
  collection: string
  ids: readonly string[]
}

/** Every collection that this tab has opened, by owner and name. */
const opened = new Map<string, { heardChange: (ids: readonly string[]) => void }>()
const keyOf = (owner: string, collection: string) => `${owner} ${collection}`

let database: Promise<Records> | null = null
const records = () => {
  database ??= openRecords(() => {
    database = null
  }).catch((error: unknown) => {
    database = null
    throw error
  })
  return database
}

let channel: BroadcastChannel | null = null
function tabs(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return channel
  channel = new BroadcastChannel('orrery:collections')
  channel.addEventListener('message', ({ data }: MessageEvent<Announced>) => {
    opened.get(keyOf(data.owner, data.collection))?.heardChange(data.ids)
  })
  return channel
}

/** One person's entries of one kind; the same object each time. `now` dates the samples, in ms since 1970. */
export function collectionOf<T extends Entry>(
  definition: CollectionDefinition<T>,
  owner: string,
  now: () => number,
): Collection<T> {
  const key = keyOf(owner, definition.name)
  const known = opened.get(key) as ReturnType<typeof createCollection<T>> | undefined
  if (known) return known
  const made = createCollection(definition, owner, now, {
    records,
    announce: (ids) => tabs()?.postMessage({ owner, collection: definition.name, ids } satisfies Announced),
  })
  tabs()
  opened.set(key, made)
  return made
}
