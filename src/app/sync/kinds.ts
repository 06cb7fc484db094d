import { browserStorage } from '@/shared/lib/browser-storage'
import { type IsSample, samplesOf } from '@/shared/lib/collection'
import type { SyncedCollection, SyncedKind, SyncedThings } from '@/shared/lib/collection/replica-types'

/** Collections by the kind of document that the account keeps of each entry. */
const COLLECTIONS: readonly SyncedCollection[] = [
  {
    document: 'project',
    collection: 'projects',
    samples: async () => samplesOf((await import('@/entities/project/model')).projects),
  },
  {
    document: 'job',
    collection: 'training-jobs',
    samples: async () => samplesOf((await import('@/entities/training-job/model')).trainingJobs),
  },
  {
    document: 'deployment',
    collection: 'deployed-models',
    samples: async () => samplesOf((await import('@/entities/deployment/model')).deployedModels),
  },
  {
    document: 'dataset',
    collection: 'datasets',
    samples: async () => samplesOf((await import('@/entities/dataset/model')).datasets),
  },
  {
    document: 'dataset_profile',
    collection: 'dataset-profiles',
    samples: async (): Promise<IsSample> => () => false,
  },
]

interface StoredThing {
  /** The documented key of the local storage. */
  key: string
  version: number
  /** Whether the key belongs to an account; else to the browser. */
  owned: boolean
}

const keyOf = ({ key, owned }: StoredThing, owner: string) => (owned ? `${key}:${owner}` : key)
const drafts: StoredThing = { key: 'project-drafts', version: 1, owned: true }
const bookmarks: StoredThing = { key: 'project-bookmarks', version: 1, owned: true }
const favourites: StoredThing = { key: 'favourite-datasets', version: 1, owned: true }
const settings: StoredThing = { key: 'settings', version: 1, owned: true }
const theme: StoredThing = { key: 'theme', version: 1, owned: false }
const chat: StoredThing = { key: 'chat-history', version: 1, owned: true }
const asked: StoredThing = { key: 'assistant-history', version: 1, owned: true }

/** The data of a key; undefined when there is none, or it is of another version. */
function dataOf(thing: StoredThing, owner: string): unknown {
  const stored = browserStorage.readRaw(keyOf(thing, owner))
  return stored?.v === thing.version ? (stored.data ?? undefined) : undefined
}

function isWhole(thing: StoredThing, owner: string): boolean {
  const key = keyOf(thing, owner)
  const stored = browserStorage.readRaw(key)
  return browserStorage.aside({ key }) === null && (stored === null || stored.v === thing.version)
}

const store = (thing: StoredThing, owner: string, data: unknown): boolean => {
  const key = keyOf(thing, owner)
  if (data === null) browserStorage.remove({ key })
  else return browserStorage.write({ key, version: thing.version }, data).ok
  return true
}

interface Listed {
  id: string
  savedAt: number
}
const isListed = (entry: unknown): entry is Listed =>
  typeof entry === 'object' && entry !== null && typeof (entry as Listed).id === 'string'

/** A list of entries with ids, the newest first: a document of each. */
function listOf(document: string, thing: StoredThing, stay = false): SyncedThings {
  const entries = (owner: string): Listed[] => {
    const data = dataOf(thing, owner)
    return Array.isArray(data) ? data.filter(isListed) : []
  }
  return {
    document,
    collection: `things:${document}`,
    read: (owner) => new Map(entries(owner).map((entry) => [entry.id, entry])),
    write(owner, changes) {
      const others = entries(owner).filter(({ id }) => !changes.has(id))
      const changed = [...changes.values()].filter(isListed)
      const next = [...changed, ...others].toSorted((one, other) => other.savedAt - one.savedAt)
      return store(thing, owner, next.length > 0 ? next : null)
    },
    isWhole: (owner) => isWhole(thing, owner),
    ...(stay ? { stay } : {}),
  }
}

/** Ids, the newest first: a document of each. */
function idsOf(document: string, thing: StoredThing): SyncedThings {
  const ids = (owner: string): string[] => {
    const data = dataOf(thing, owner)
    return Array.isArray(data) ? data.filter((id) => typeof id === 'string') : []
  }
  return {
    document,
    collection: `things:${document}`,
    read: (owner) => new Map(ids(owner).map((id) => [id, { id }])),
    write(owner, changes) {
      const known = ids(owner)
      const kept = known.filter((id) => changes.get(id) !== null)
      const added = [...changes].flatMap(([id, value]) => (value !== null && !known.includes(id) ? [id] : []))
      return store(thing, owner, [...added, ...kept])
    },
    isWhole: (owner) => isWhole(thing, owner),
  }
}

/** Keys of which each is one document, by its id. */
function keysAs(document: string, keys: Record<string, StoredThing>, stay = false): SyncedThings {
  return {
    document,
    collection: `things:${document}`,
    read(owner) {
      const read = Object.entries(keys).map(([id, thing]) => [id, dataOf(thing, owner)] as const)
      return new Map(read.filter(([, data]) => data !== undefined))
    },
    write: (owner, changes) =>
      [...changes].every(([id, data]) => {
        const thing = keys[id]
        return thing === undefined || store(thing, owner, data)
      }),
    isWhole: (owner) => Object.values(keys).every((thing) => isWhole(thing, owner)),
    ...(stay ? { stay } : {}),
  }
}

/** Everything that an account keeps of a browser's documents. */
export const KINDS: readonly SyncedKind[] = [
  ...COLLECTIONS,
  // A draft outlives its session, so that the next sign-in finds it (GRD-03).
  listOf('draft', drafts, true),
  listOf('bookmark', bookmarks),
  idsOf('favourite', favourites),
  keysAs('settings', { settings }),
  keysAs('theme', { theme }, true),
  keysAs('conversation', { chat, asked }),
]

/** Calls back when something outside of collections changed, in this tab or another. Returns the unsubscribe function. */
export function watchThings(owner: string, listener: () => void): () => void {
  const things = [drafts, bookmarks, favourites, settings, theme, chat, asked]
  const ends = things.map((thing) => browserStorage.subscribe({ key: keyOf(thing, owner) }, listener))
  return () => {
    for (const end of ends) end()
  }
}
