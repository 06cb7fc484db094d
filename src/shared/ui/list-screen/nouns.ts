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
