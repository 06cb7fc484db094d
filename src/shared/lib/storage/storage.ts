import { isBrowserError, isProgramError } from '../failure'
import { reportError } from '../report-error'
import { judge, type Schema } from './schema'

/** Where values are kept: `localStorage`, or a stand-in in tests. Any method may throw. */
interface StorageBackend {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  keys(): string[]
}

/** One thing kept in the browser: its key, the version of its shape, its schema and what it is when absent. */
export interface StoredDefinition<T> {
  key: string
  version: number
  schema: Schema<T>
  fallback: T
  /** Takes what can still be read of data that does not fit the schema, e.g. the good entries of a list. */
  salvage?: Schema<T>
  /** Called before an invalid stored value is set aside. */
  onUnreadable?: () => void
}

/**
 * `full`: no room left. `forbidden`: the browser refuses storage. `unanswered`: it did not answer in time. `failed`: it gave
 * an error. `unread`: what is stored could not be read, so nothing is written over it. The value lives on until the tab
 * closes. `readOnly`: the account may not change the projects of the workspace; nothing is changed, in this tab either.
 */
export type WriteResult = { ok: true } | { ok: false; reason: StorageProblem }
export type StorageProblem = 'full' | 'forbidden' | 'unanswered' | 'failed' | 'unread' | 'readOnly'

export interface BrowserStorage {
  /** The kept value, or the fallback when there is none or what is there does not fit the schema. Never throws. */
  read<T>(definition: StoredDefinition<T>): T
  /** The value stored at a key, of whatever shape; null when there is none, or `write` did not store it. Never throws. */
  readRaw(key: string): { v: number; data: unknown } | null
  write<T>(
    definition: Pick<StoredDefinition<T>, 'key' | 'version'> & Partial<StoredDefinition<T>>,
    value: T,
  ): WriteResult
  remove(definition: Pick<StoredDefinition<unknown>, 'key'>): void
  /** The text that could not be read and was set aside, or null. Never throws. */
  aside(definition: Pick<StoredDefinition<unknown>, 'key'>): string | null
  /** Gives up what was set aside. */
  dropAside(definition: Pick<StoredDefinition<unknown>, 'key'>): void
  /**
   * Every value stored with `forUser` for one user, by key; a value that cannot be parsed is text. Never
   * throws.
   */
  ownedBy(userId: string): Record<string, unknown>
  /** Removes all of it. */
  removeOwnedBy(userId: string): void
  /** Calls back when the value changes, in this tab or another. Returns the unsubscribe function. */
  subscribe(definition: Pick<StoredDefinition<unknown>, 'key'>, listener: () => void): () => void
}

const PREFIX = 'orrery:'
const ASIDE = ':aside'

/** A definition whose key belongs to one user, so that two people on one machine do not see each other's data. */
export function forUser<T>(definition: StoredDefinition<T>, userId: string): StoredDefinition<T> {
  return { ...definition, key: `${definition.key}:${userId}` }
}

export interface StorageDeps {
  /** Returns the backend; may throw where the browser forbids storage. */
  backend: () => StorageBackend
  /** Subscribes to changes made by other tabs; the listener gets the raw key, or null when everything was cleared. */
  onForeignChange: (listener: (key: string | null) => void) => void
}

export function createStorage({ backend, onForeignChange }: StorageDeps): BrowserStorage {
  const listeners = new Map<string, Set<() => void>>()
  /** Values that the backend refused to keep, by full key. */
  const unsaved = new Map<string, string>()
  /** Parsed values by full key, valid while the raw text is the same; keeps snapshots referentially stable. */
  const parsed = new Map<string, { raw: string; value: unknown }>()

  const notify = (key: string) => listeners.get(key)?.forEach((listener) => listener())

  onForeignChange((key) => {
    if (key === null) for (const known of listeners.keys()) notify(known)
    else if (key.startsWith(PREFIX)) notify(key)
  })

  const readRaw = (key: string): string | null => {
    const waiting = unsaved.get(key)
    if (waiting !== undefined) return waiting
    try {
      return backend().getItem(key)
    } catch {
      return null
    }
  }

  const writeRaw = (key: string, raw: string): WriteResult => {
    try {
      backend().setItem(key, raw)
      unsaved.delete(key)
      return { ok: true }
    } catch (error) {
      unsaved.set(key, raw)
      return { ok: false, reason: isQuotaError(error) ? 'full' : 'forbidden' }
    }
  }

  const keysOf = (userId: string): string[] => {
    const all = new Set(unsaved.keys())
    try {
      for (const key of backend().keys()) all.add(key)
    } catch {
      // The browser forbids storage: only what waits in this tab is there.
    }
    const owned = (key: string) => key.startsWith(PREFIX) && key.replace(ASIDE, '').endsWith(`:${userId}`)
    return [...all].filter(owned).sort()
  }

  /** False: nothing is lost, because the bad value stays where it is and is read in the same way again. */
  const setAside = (key: string, raw: string): boolean => {
    try {
      backend().setItem(key + ASIDE, raw)
      backend().removeItem(key)
      return true
    } catch {
      return false
    }
  }

  return {
    read<T>(definition: StoredDefinition<T>): T {
      const key = PREFIX + definition.key
      const raw = readRaw(key)
      if (raw === null) return definition.fallback
      const known = parsed.get(key)
      if (known?.raw === raw) return known.value as T
      const result = parseEnvelope(raw, definition)
      if (!result.ok) {
        definition.onUnreadable?.()
        const moved = setAside(key, raw)
        const rest = definition.salvage && parseEnvelope(raw, { ...definition, schema: definition.salvage })
        if (!rest?.ok) return definition.fallback
        const salvaged = JSON.stringify({ v: definition.version, data: rest.value })
        if (moved) writeRaw(key, salvaged)
        else unsaved.set(key, salvaged)
        return this.read(definition)
      }
      parsed.set(key, { raw, value: result.value })
      return result.value
    },
    readRaw(name) {
      try {
        const envelope = JSON.parse(readRaw(PREFIX + name) ?? 'null') as {
          v?: unknown
          data?: unknown
        } | null
        return typeof envelope?.v === 'number' ? { v: envelope.v, data: envelope.data } : null
      } catch {
        return null
      }
    },
    write(definition, value) {
      const key = PREFIX + definition.key
      const result = writeRaw(key, JSON.stringify({ v: definition.version, data: value }))
      notify(key)
      return result
    },
    remove({ key: name }) {
      const key = PREFIX + name
      unsaved.delete(key)
      parsed.delete(key)
      try {
        backend().removeItem(key)
      } catch {
        // A storage that forbids removal also forbade the write.
      }
      notify(key)
    },
    aside: ({ key: name }) => readRaw(PREFIX + name + ASIDE),
    dropAside({ key: name }) {
      try {
        backend().removeItem(PREFIX + name + ASIDE)
      } catch {
        // A storage that forbids removal holds nothing that was set aside.
      }
      notify(PREFIX + name)
    },
    ownedBy(userId) {
      return Object.fromEntries(
        keysOf(userId).map((key) => [
          key.slice(PREFIX.length).replace(`:${userId}`, ''),
          readable(readRaw(key)),
        ]),
      )
    },
    removeOwnedBy(userId) {
      for (const key of keysOf(userId)) this.remove({ key: key.slice(PREFIX.length) })
    },
    subscribe({ key: name }, listener) {
      const key = PREFIX + name
      const set = listeners.get(key) ?? new Set()
      listeners.set(key, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0) listeners.delete(key)
      }
    },
  }
}

/** The data of an envelope, or the text itself. */
function readable(raw: string | null): unknown {
  try {
    return (JSON.parse(raw ?? 'null') as { data?: unknown } | null)?.data ?? raw
  } catch {
    return raw
  }
}

function parseEnvelope<T>(
  raw: string,
  definition: StoredDefinition<T>,
): { ok: true; value: T } | { ok: false } {
  try {
    const envelope: unknown = JSON.parse(raw)
    if (typeof envelope !== 'object' || envelope === null || !('v' in envelope) || !('data' in envelope))
      return { ok: false }
    if (envelope.v !== definition.version) return { ok: false }
    return judge(definition.schema, envelope.data)
  } catch (error) {
    // A text that is no JSON is damaged; a schema that throws is a fault of ours, and the text is set aside as well.
    if (isProgramError(error) && !(error instanceof SyntaxError)) reportError(error)
    return { ok: false }
  }
}

function isQuotaError(error: unknown): boolean {
  return isBrowserError(error) && ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(error.name)
}
