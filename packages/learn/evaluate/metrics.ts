import { log } from '../numeric/exact'
import type { MetricName, TaskKind } from '../types'

/** Actual and predicted values of some rows. More than two classes have a prediction for each class. */
export interface Judged {
  kind: TaskKind
  classes: number
  actual: Float64Array
  predicted: Float64Array
}

/** The main metric of each kind: importances are differences of it. */
export const MAIN: Record<TaskKind, MetricName> = { binary: 'auc', multiclass: 'accuracy', regression: 'r2' }
export const METRICS: Record<TaskKind, readonly MetricName[]> = {
  binary: ['auc', 'logLoss', 'accuracy', 'f1'],
  multiclass: ['accuracy', 'logLoss', 'f1'],
  regression: ['r2', 'rmse', 'mae'],
}

function classOf({ kind, classes, predicted }: Judged, row: number): number {
  if (kind === 'binary') return (predicted[row] as number) > 0.5 ? 1 : 0
  let best = 0
  for (let each = 1; each < classes; each++)
    if ((predicted[row * classes + each] as number) > (predicted[row * classes + best] as number)) best = each
  return best
}

/** The loss of each row: log loss, or squared error. */
export function lossesOf({ kind, classes, actual, predicted }: Judged): Float64Array {
  return actual.map((value, row) => {
    if (kind === 'regression') return ((predicted[row] as number) - value) ** 2
    const share =
      kind === 'binary' ? (predicted[row] as number) : (predicted[row * classes + value] as number)
    return -log(Math.max(1e-15, kind === 'binary' && value === 0 ? 1 - share : share))
  })
}

/** Rows of two classes by falling probability: what a ROC is drawn from. */
export const byProbability = ({ predicted }: Judged): Int32Array =>
  Int32Array.from(predicted.keys()).sort(
    (one, other) => (predicted[other] as number) - (predicted[one] as number) || one - other,
  )

/** The area under the ROC, with ties counted half. NaN with one class only. */
export function aucOf({ actual, predicted }: Judged, order: Int32Array, weights: Float64Array): number {
  let positives = 0
  let negatives = 0
  let area = 0
  for (let at = 0; at < order.length; ) {
    const same = predicted[order[at] as number]
    let up = 0
    let along = 0
    for (; at < order.length && predicted[order[at] as number] === same; at++) {
      const row = order[at] as number
      if (actual[row] === 1) up += weights[row] as number
      else along += weights[row] as number
    }
    area += along * (positives + up / 2)
    positives += up
    negatives += along
  }
  return positives > 0 && negatives > 0 ? area / (positives * negatives) : Number.NaN
}

/** All metrics of a kind, each row counted `weights` times. `order` is for the ROC. */
export function metricsOf(
  judged: Judged,
  weights: Float64Array,
  order: Int32Array | null,
): Partial<Record<MetricName, number>> {
  const { kind, actual, predicted } = judged
  let all = 0
  for (const weight of weights) all += weight
  if (kind === 'regression') {
    let sum = 0
    for (let row = 0; row < actual.length; row++) sum += (weights[row] as number) * (actual[row] as number)
    const mean = sum / all
    let squares = 0
    let spread = 0
    let distance = 0
    for (let row = 0; row < actual.length; row++) {
      const weight = weights[row] as number
      const error = (predicted[row] as number) - (actual[row] as number)
      squares += weight * error * error
      distance += weight * Math.abs(error)
      spread += weight * ((actual[row] as number) - mean) ** 2
    }
    return {
      r2: spread > 0 ? 1 - squares / spread : Number.NaN,
      rmse: Math.sqrt(squares / all),
      mae: distance / all,
    }
  }
  const losses = lossesOf(judged)
  let loss = 0
  for (let row = 0; row < losses.length; row++) loss += (weights[row] as number) * (losses[row] as number)
  const table = confusionOf(judged, weights)
  let right = 0
  for (const [at, row] of table.entries()) right += row[at] as number
  const shared = { accuracy: right / all, logLoss: loss / all, f1: f1Of(table, kind) }
  return order ? { auc: aucOf(judged, order, weights), ...shared } : shared
}

/** Rows: actual classes, columns: predicted classes. */
export function confusionOf(judged: Judged, weights: Float64Array): number[][] {
  const table = Array.from({ length: judged.classes }, () => Array.from({ length: judged.classes }, () => 0))
  for (let row = 0; row < judged.actual.length; row++) {
    const actual = table[judged.actual[row] as number] as number[]
    const guess = classOf(judged, row)
    actual[guess] = (actual[guess] as number) + (weights[row] as number)
  }
  return table
}

/** Of the second of two classes; of more classes the mean of all. */
function f1Of(table: readonly number[][], kind: TaskKind): number {
  const scores = table.map((row, at) => {
    const hits = row[at] as number
    const actual = row.reduce((sum, count) => sum + count, 0)
    const guessed = table.reduce((sum, other) => sum + (other[at] as number), 0)
    return actual + guessed > 0 ? (2 * hits) / (actual + guessed) : 0
  })
  return kind === 'binary'
    ? (scores[1] as number)
    : scores.reduce((sum, score) => sum + score, 0) / scores.length
}
