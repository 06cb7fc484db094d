import type { ChartAxis, ChartKind } from './plot'

/**
 * From the least to the greatest value of an axis, including its threshold; a flat line gets room around it,
 * bars start at zero.
 */
export function span({ series, threshold, log }: ChartAxis, kind: ChartKind): [number, number] {
  const single = series
    .flatMap(({ values, band = [] }) => [...values, ...band.flat()])
    .filter((value) => value !== null && (!log || value > 0)) as number[]
  const values = kind === 'stacked' ? totals(series) : single
  if (threshold) values.push(threshold.value)
  if (kind !== 'lines') values.push(0)
  if (values.length === 0) return log ? [1, 10] : [0, 1]
  const least = values.reduce((a, b) => Math.min(a, b))
  const greatest = values.reduce((a, b) => Math.max(a, b))
  if (least !== greatest) return [least, greatest]
  if (log) return [least / 2, greatest * 2]
  return kind === 'lines' ? [least - 1, greatest + 1] : [0, 1]
}

function totals(series: ChartAxis['series']): number[] {
  const [first] = series
  return (first?.values ?? []).map((_, place) =>
    series.reduce((sum, { values }) => sum + (values[place] ?? 0), 0),
  )
}

/** How little of its axis a line that goes on may fill before the axis is drawn anew. */
const FILLED = 0.4

/**
 * The domain of a line that goes on: it stays while the values are inside and fill it well enough, so that a new point
 * does not move all the others; otherwise it grows with room to spare.
 */
export function settled(
  kept: readonly [number, number] | undefined,
  [least, greatest]: readonly [number, number],
): readonly [number, number] {
  if (kept) {
    const filled = (greatest - least) / (kept[1] - kept[0])
    if (least >= kept[0] && greatest <= kept[1] && filled >= FILLED) return kept
  }
  const room = (greatest - least) / 5
  return [least >= 0 ? Math.max(0, least - room) : least - room, greatest + room]
}
