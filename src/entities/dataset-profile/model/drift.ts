import type { ColumnProfile, TopValue } from '@orrery/profiler/types'

/** How much the values of a column moved between two files. */
export interface Drift {
  /** Population stability index; null where it cannot be computed. */
  psi: number | null
  size: 'small' | 'medium' | 'large' | null
  /** Why there is no index, in words; null where there is one. */
  reason: string | null
  /** Either column has so few values that chance alone can move them. */
  isFew: boolean
}

/** The usual bounds: a PSI below the first is small, from the second on large. */
const MEDIUM = 0.1
const LARGE = 0.25
/** Replaces a share of zero, so that its logarithm exists. */
const LEAST_SHARE = 0.0001
const FEW_VALUES = 100
const DECILES = [10, 20, 30, 40, 50, 60, 70, 80, 90]

/**
 * The population stability index of two distributions over the same bins: the sum of (after - before) × ln(after / before).
 * A share below 0.0001 counts as 0.0001.
 */
export function psiOf(before: readonly number[], after: readonly number[]): number {
  return before.reduce((sum, share, bin) => {
    const one = Math.max(LEAST_SHARE, share)
    const other = Math.max(LEAST_SHARE, after[bin] ?? 0)
    return sum + (other - one) * Math.log(other / one)
  }, 0)
}

/** The part of the values that are at most `edge`, between the percentiles on a straight line. */
export function shareUpTo(percentiles: readonly number[], edge: number): number {
  const below = percentiles.findLastIndex((percentile) => percentile <= edge)
  if (below === -1) return 0
  const from = percentiles[below] as number
  const to = percentiles[below + 1]
  return to === undefined ? 1 : (below + (edge - from) / (to - from)) / 100
}

/** Shares of both columns in the bins between the deciles of the earlier column; the first and the last bin are open. */
function numberShares(before: ColumnProfile, after: ColumnProfile) {
  const edges = [...new Set(DECILES.map((percent) => before.percentiles[percent] as number))]
  const shares = ({ percentiles }: ColumnProfile) => {
    const ends = [...edges.map((edge) => shareUpTo(percentiles, edge)), 1]
    return ends.map((end, bin) => end - (ends[bin - 1] ?? 0))
  }
  return { before: shares(before), after: shares(after) }
}

/**
 * Shares of both columns in each value whose count is known on both sides: it is among the most frequent values, or does not
 * occur where all values are listed. The other values share one bin. Null where there is no such value.
 */
function valueShares(before: ColumnProfile, beforeRows: number, after: ColumnProfile, afterRows: number) {
  const sides = [
    { counts: countsOf(before), isComplete: isListed(before), all: beforeRows - before.missing },
    { counts: countsOf(after), isComplete: isListed(after), all: afterRows - after.missing },
  ] as const
  const [one, other] = sides
  const values = [...new Set([...one.counts.keys(), ...other.counts.keys()])].filter((value) =>
    sides.every(({ counts, isComplete }) => isComplete || counts.has(value)),
  )
  if (values.length === 0) return null
  const [first, second] = sides.map(({ counts, all }) => {
    const shares = values.map((value) => (counts.get(value) ?? 0) / all)
    return [...shares, Math.max(0, 1 - shares.reduce((sum, share) => sum + share, 0))]
  }) as [number[], number[]]
  return { before: first, after: second }
}

const countsOf = ({ type, top }: ColumnProfile) =>
  new Map(top.map(({ value, count }: TopValue) => [type === 'boolean' ? value.toLowerCase() : value, count]))

const isListed = ({ distinct, distinctEstimated, top }: ColumnProfile) =>
  !distinctEstimated && distinct <= top.length

const isNumber = ({ type }: ColumnProfile) => type === 'integer' || type === 'number'

/** Whether two columns hold values of one kind: whole numbers and numbers are. */
const isSameType = (before: ColumnProfile, after: ColumnProfile): boolean =>
  before.type === after.type || (isNumber(before) && isNumber(after))

const isKey = ({ distinct, distinctEstimated, missing }: ColumnProfile, rows: number) =>
  !distinctEstimated && distinct === rows - missing

/** The drift from the column of an earlier file with `beforeRows` rows to that of a later file. */
export function driftOf(
  before: ColumnProfile,
  beforeRows: number,
  after: ColumnProfile,
  afterRows: number,
): Drift {
  const none = (reason: string): Drift => ({ psi: null, size: null, reason, isFew: false })
  const few = Math.min(beforeRows - before.missing, afterRows - after.missing)
  if (before.failure !== null || after.failure !== null) return none('Not read')
  if (few <= 0) return none('No values')
  if (!isSameType(before, after)) return none('Another type')
  const isScaled = before.percentiles.length > 0 && after.percentiles.length > 0
  if (
    before.type !== 'number' &&
    before.type !== 'date' &&
    isKey(before, beforeRows) &&
    isKey(after, afterRows)
  )
    return none('Every value is different')
  const shares = isScaled ? numberShares(before, after) : valueShares(before, beforeRows, after, afterRows)
  if (!shares) return none('Values hardly repeat')
  const psi = psiOf(shares.before, shares.after)
  return {
    psi,
    size: psi < MEDIUM ? 'small' : psi < LARGE ? 'medium' : 'large',
    reason: null,
    isFew: few < FEW_VALUES,
  }
}
