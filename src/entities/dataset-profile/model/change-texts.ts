import type { ColumnProfile } from '@orrery/profiler/types'
import { formatExact, formatNumber, formatShare, formatUtc, MISSING } from '@/shared/lib/format'
import { type Change, type ColumnChange, missingShare } from './compare'
import type { Drift } from './drift'

export const CHANGE_LABELS: Record<Change, string> = {
  gone: 'Missing column',
  new: 'New column',
  type: 'Another type',
  'large drift': 'Large drift',
  missing: 'Missing values changed',
  'medium drift': 'Medium drift',
  range: 'Another range',
}

/** The meaning of each size of drift. */
export const DRIFT_MEANINGS = [
  ['Small', 'below 0.1: the values are spread as before'],
  ['Medium', '0.1 to 0.25: worth a look'],
  ['Large', '0.25 and more: what was learned from the earlier file may not hold'],
] as const

/** `0.42, large`, or why there is no figure. */
export function driftText(drift: Drift | null): string {
  if (!drift) return MISSING
  if (drift.psi === null) return drift.reason ?? MISSING
  const few = drift.isFew ? '; fewer than 100 values, so chance alone may do it' : ''
  return `${formatNumber(Math.round(drift.psi * 1000) / 1000)}, ${drift.size}${few}`
}

/** Both sides of a figure of a column; a single text where they are equal or one side is absent. */
const sides = (
  { before, after }: Pick<ColumnChange, 'before' | 'after'>,
  textOf: (column: ColumnProfile, isBefore: boolean) => string,
): string => {
  const [one, other] = [before && textOf(before, true), after && textOf(after, false)]
  if (one === null || other === null) return one ?? other ?? MISSING
  return one === other ? one : `${one} → ${other}`
}

export const typesText = (change: ColumnChange): string => sides(change, ({ type }) => type)

export const missingText = (change: ColumnChange, beforeRows: number, afterRows: number): string =>
  sides(change, (column, isBefore) => formatShare(missingShare(column, isBefore ? beforeRows : afterRows), 1))

export const rangesText = (change: ColumnChange): string =>
  sides(change, ({ type, min, max }) => {
    if (min === null || max === null) return MISSING
    const [from, to] = [min, max].map((edge) => (type === 'date' ? formatUtc(edge) : formatExact(edge)))
    return from === to ? String(from) : `${from} to ${to}`
  })
