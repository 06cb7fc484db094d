import type { Backend } from '../database/backend'

export interface Tally<Entry> {
  /** The entry of a key, made when there is none; it is written a little later, with all others. */
  of: (key: string, make: () => Entry) => Entry
  /** Writes all entries, which are forgotten. */
  flush: () => Promise<void>
}

interface TallyOptions {
  /** The statement that takes all entries as JSON. */
  sql: string
  /** The subject of the error when they cannot be written: `Requests of endpoints`. */
  what: string
  /** How often they are written, in ms. */
  every: number
  /** Entries at once; before one more is made, all are written. */
  most?: number
}

/** Entries that are collected in memory and written now and then: one statement in place of one for each request. */
export function createTally<Entry>(
  { database, exclusivelyWithoutTidy }: Pick<Backend, 'database' | 'exclusivelyWithoutTidy'>,
  { sql, what, every, most = Number.POSITIVE_INFINITY }: TallyOptions,
): Tally<Entry> {
  let entries = new Map<string, Entry>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (entries.size === 0) return
    const text = JSON.stringify([...entries.values()])
    entries = new Map()
    await exclusivelyWithoutTidy(() => database.query(sql, [text])).catch((error: Error) =>
      console.error(`${what} could not be written: ${error.message}`),
    )
  }

  return {
    of(key, make) {
      const known = entries.get(key)
      if (known) return known
      if (entries.size >= most) void flush()
      const entry = make()
      entries.set(key, entry)
      timer ??= setTimeout(() => void flush(), every).unref()
      return entry
    },
    flush,
  }
}
