import { safeParse } from 'valibot'
import type { StoredVersion } from '@/entities/document/model'
import { canonical } from '@/shared/lib/collection/canonical'
import type { CollectionDefinition, Entry } from '@/shared/lib/collection'
import { changesBetween, type FieldLabels } from './words'

/** A version of an entry as users see it. */
export interface HistoryLine<T> {
  number: number
  /** ISO 8601 */
  at: string
  by: string | null
  /** Another version won against it. */
  lost: boolean
  /** The entry has this state now. */
  current: boolean
  /** The differences from the version before it; of a version that lost, from the version that it was made from. */
  words: string
  /** The entry to restore; null where there is nothing that this version of the app can read. */
  entry: T | null
}

interface Value {
  v: number
  data: Record<string, unknown>
}

/** The stored versions of an entry, the newest first. */
export function historyOf<T extends Entry>(
  versions: readonly StoredVersion[],
  definition: Pick<CollectionDefinition<T>, 'version' | 'schema' | 'upgrade'>,
  now: T,
  labels: FieldLabels,
): HistoryLine<T>[] {
  const won = versions.filter(({ lost }) => !lost)
  const newest = won[0]?.number
  return versions.map((one) => {
    const before = won.find(({ version }) => version === (one.lost ? one.version : one.version - 1))
    const value = valueOf(one)
    return {
      number: one.number,
      at: one.at,
      by: one.by,
      lost: one.lost,
      current: one.number === newest && value !== null && canonical(value.data) === canonical(now),
      words: wordsOf(one, before, labels),
      entry: value && entryOf(definition, value),
    }
  })
}

const valueOf = ({ value }: StoredVersion): Value | null =>
  typeof value === 'object' && value !== null && 'data' in value ? (value as Value) : null

function wordsOf(one: StoredVersion, before: StoredVersion | undefined, labels: FieldLabels): string {
  if (one.deleted) return 'Deleted'
  if (one.version === 1 && !one.lost) return 'First saved'
  if (before?.deleted) return 'Brought back'
  const [was, is] = [before && valueOf(before), valueOf(one)]
  if (!is) return 'Too large to be compared'
  if (!was) return before ? 'Too large to be compared' : 'The version before it is no longer stored'
  return changesBetween(was.data, is.data, labels).join('. ') || 'Its place in the list changed'
}

function entryOf<T extends Entry>(
  { version, schema, upgrade }: Pick<CollectionDefinition<T>, 'version' | 'schema' | 'upgrade'>,
  { v, data }: Value,
): T | null {
  if (v !== version && !(upgrade && v < version)) return null
  const read = safeParse(schema, v === version ? data : upgrade?.(data, v))
  return read.success ? read.output : null
}
