export type Trend = 'up' | 'down' | 'stable'

/** MON-03: how a trend is said. */
export const TREND_WORDS: Record<Trend, string> = { up: 'Up', down: 'Down', stable: 'Stable' }

/** How much something has to change to be more than stable. */
const CHANGE = 0.05

/** Where something goes, from what it was before to what it is now. */
export function trendOf(before: number | null, now: number | null): Trend {
  if (before === null || now === null) return 'stable'
  const change = now - before
  if (Math.abs(change) <= Math.abs(before) * CHANGE) return 'stable'
  return change > 0 ? 'up' : 'down'
}
