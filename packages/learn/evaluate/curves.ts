import type { Curves, Point } from '../types'
import { byProbability, confusionOf, type Judged } from './metrics'

/** Points of a curve; more cannot be told apart on a screen. */
const MOST_POINTS = 200
const BINS = 10
const MOST_RESIDUALS = 500

export function curvesOf(judged: Judged): Curves {
  const { kind, actual, predicted } = judged
  if (kind === 'regression') {
    const step = Math.max(1, Math.ceil(actual.length / MOST_RESIDUALS))
    const residuals: Point[] = []
    for (let row = 0; row < actual.length; row += step)
      residuals.push({ x: predicted[row] as number, y: (actual[row] as number) - (predicted[row] as number) })
    return { residuals }
  }
  const confusion = confusionOf(judged, new Float64Array(actual.length).fill(1))
  return kind === 'multiclass'
    ? { confusion }
    : { confusion, ...ranked(judged), calibration: calibrationOf(judged) }
}

function ranked(judged: Judged): Pick<Curves, 'roc' | 'precisionRecall'> {
  const { actual, predicted } = judged
  const order = byProbability(judged)
  const positives = actual.reduce((sum, value) => sum + value, 0)
  const negatives = actual.length - positives
  const roc: Point[] = [{ x: 0, y: 0 }]
  const precisionRecall: Point[] = []
  let hits = 0
  for (let at = 0; at < order.length; at++) {
    hits += actual[order[at] as number] as number
    // Rows of the same probability belong together.
    if (at + 1 < order.length && predicted[order[at + 1] as number] === predicted[order[at] as number])
      continue
    roc.push({ x: (at + 1 - hits) / Math.max(1, negatives), y: hits / Math.max(1, positives) })
    precisionRecall.push({ x: hits / Math.max(1, positives), y: hits / (at + 1) })
  }
  return { roc: thinned(roc), precisionRecall: thinned(precisionRecall) }
}

function thinned(points: Point[]): Point[] {
  if (points.length <= MOST_POINTS) return points
  const step = (points.length - 1) / (MOST_POINTS - 1)
  return Array.from({ length: MOST_POINTS }, (_, at) => points[Math.round(at * step)] as Point)
}

/** Bins of equal width, without the empty bins. */
function calibrationOf({ actual, predicted }: Judged): Point[] {
  const bins = Array.from({ length: BINS }, () => ({ rows: 0, predicted: 0, actual: 0 }))
  for (let row = 0; row < actual.length; row++) {
    const bin = bins[
      Math.min(BINS - 1, Math.floor((predicted[row] as number) * BINS))
    ] as (typeof bins)[number]
    bin.rows++
    bin.predicted += predicted[row] as number
    bin.actual += actual[row] as number
  }
  return bins.flatMap(({ rows, predicted: p, actual: a }) => (rows > 0 ? [{ x: p / rows, y: a / rows }] : []))
}
