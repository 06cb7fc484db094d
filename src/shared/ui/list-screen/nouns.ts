import { formatNumber } from '@/shared/lib/format'

/** The nouns of a list in its texts. */
export interface ListNouns {
  /** `job`, as in "1 job". */
  one: string
  /** `jobs`, as in "3 of 12 jobs". */
  many: string
  /** `training job`, as in "This training job is not in your list". Default: `one`. */
  named?: string
  /** `models`, as in "Show all models". Default: `many`. */
  all?: string
  /** `training jobs`, as in "Not all of your training jobs could be read". Default: `many`. */
  kept?: string
  /** `providers and calls`, where the browser stores none of them. Default: `kept`. */
  refused?: string
}

/** "12 jobs" or, when a filter hides some, "3 of 12 jobs". */
export function countText(
  shown: number,
  all: number,
  { one, many }: Pick<ListNouns, 'one' | 'many'>,
): string {
  const total = `${formatNumber(all)} ${all === 1 ? one : many}`
  return shown === all ? total : `${formatNumber(shown)} of ${total}`
}

/** "2 jobs, 7 samples", or "7 sample jobs" while the user has none; with a filter, the text of `countText`. */
export function ownCountText(
  shown: number,
  { all, samples }: { all: number; samples: number },
  nouns: Pick<ListNouns, 'one' | 'many'>,
): string {
  if (shown !== all || samples === 0) return countText(shown, all, nouns)
  const own = all - samples
  if (own === 0) return `${formatNumber(samples)} sample ${samples === 1 ? nouns.one : nouns.many}`
  return `${countText(own, own, nouns)}, ${formatNumber(samples)} ${samples === 1 ? 'sample' : 'samples'}`
}
