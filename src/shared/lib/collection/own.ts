import type { CollectionDefinition, Entry } from './types'

/** Whether an entry is one of the samples of a new account; an edited sample remains one. */
export type IsSample = (entry: Entry) => boolean

/** Returns the test for the samples of a collection; their ids are computed at the first call. */
export function samplesOf<T extends Entry>({ samples }: Pick<CollectionDefinition<T>, 'samples'>): IsSample {
  let ids: ReadonlySet<string> | undefined
  return ({ id }) => {
    ids ??= new Set(samples(0).map((sample) => sample.id))
    return ids.has(id)
  }
}

/** The entries that a figure covers. */
export interface Counted<T> {
  entries: readonly T[]
  /** Whether they are samples. */
  sample: boolean
}

/**
 * The user's own entries or, while there are none, the samples: no figure mixes the two. `sample` is false when there
 * is no entry at all.
 */
export function countedOf<T extends Entry>(entries: readonly T[], isSample: IsSample): Counted<T> {
  const own = entries.filter((entry) => !isSample(entry))
  return own.length > 0 ? { entries: own, sample: false } : { entries, sample: entries.length > 0 }
}
