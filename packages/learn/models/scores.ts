import { log, sigmoid, softmax } from '../numeric/exact'
import type { Matrix } from '../prepare/plan'
import type { TaskKind } from '../types'
import type { LearnedFrom, Model } from './model'
import { addTree } from './predict-trees'

/** The raw scores of each row, output after output. */
export function scoresOf(model: Model, matrix: Matrix): Float64Array {
  const outputs = model.base.length
  const scores = new Float64Array(matrix.rows * outputs)
  for (let at = 0; at < scores.length; at++) scores[at] = model.base[at % outputs] as number
  if (model.type === 'trees')
    for (const [at, tree] of model.trees.entries()) addTree(tree, matrix, scores, outputs, at % outputs)
  if (model.type === 'linear')
    for (const [feature, values] of matrix.columns.entries())
      for (let output = 0; output < outputs; output++) {
        const weight = model.weights[feature * outputs + output] as number
        if (weight === 0) continue
        for (let row = 0; row < matrix.rows; row++) {
          const place = row * outputs + output
          scores[place] = (scores[place] as number) + weight * (values[row] as number)
        }
      }
  return scores
}

/** Scores as probabilities of the classes (of the second of two), in place; numbers stay as they are. */
export function toProbabilities(kind: TaskKind, scores: Float64Array, outputs: number): Float64Array {
  if (kind === 'binary') for (let at = 0; at < scores.length; at++) scores[at] = sigmoid(scores[at] as number)
  if (kind === 'multiclass') for (let at = 0; at < scores.length; at += outputs) softmax(scores, at, outputs)
  return scores
}

const LEAST = 1e-15

/** The mean loss of raw scores: squared error, or log loss. Leaves `scores` as they are. */
export function lossOf({ kind, values }: LearnedFrom, scores: Float64Array, outputs: number): number {
  let sum = 0
  if (kind === 'regression') {
    for (let row = 0; row < values.length; row++)
      sum += ((scores[row] as number) - (values[row] as number)) ** 2
    return sum / values.length
  }
  const probabilities = toProbabilities(kind, scores.slice(), outputs)
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number
    const one = probabilities[kind === 'binary' ? row : row * outputs + value] as number
    sum -= log(Math.max(LEAST, kind === 'binary' && value === 0 ? 1 - one : one))
  }
  return sum / values.length
}

/** The scores of a model that knows nothing of a row: the mean, or the shares of the classes. */
export function baseScores({ kind, classes, values }: LearnedFrom): Float32Array {
  if (kind !== 'multiclass') {
    let sum = 0
    for (const value of values) sum += value
    const mean = sum / values.length
    if (kind === 'regression') return Float32Array.of(mean)
    const share = Math.min(1 - 1e-6, Math.max(1e-6, mean))
    return Float32Array.of(log(share / (1 - share)))
  }
  const counts = new Float64Array(classes)
  for (const value of values) counts[value] = (counts[value] as number) + 1
  return Float32Array.from(counts, (count) => log(Math.max(1e-6, count / values.length)))
}
