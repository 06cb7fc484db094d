import { sigmoid, softmax } from '../numeric/exact'
import { randomFrom, range, shuffle } from '../numeric/random'
import type { Matrix } from '../prepare/plan'
import { type Binned, binned } from './bins'
import { type LearnedFrom, type Model, outputsOf } from './model'
import { addTree } from './predict-trees'
import { baseScores, lossOf } from './scores'
import { type Tree, TreeGrower, type TreeOptions } from './tree'

export interface BoostingOptions extends TreeOptions {
  rounds: number
  /** Share of the features that each round may use. */
  features: number
  seed: number
}

/** Rows that were kept apart to find the best number of rounds. */
export interface Held {
  matrix: Matrix
  from: LearnedFrom
  /** Rounds without a better loss until it stops. */
  patience: number
  /** Whether the time is over: then it stops with the best round so far. */
  isOver?: () => boolean
}

/** After each round: its number, and the loss of the rows that are kept apart, if any. */
export interface Round {
  round: number
  loss: number | null
}

/** Bins of a matrix can be shared by all settings of a search. */
export const bin = (matrix: Matrix): Binned => binned(matrix)

/** Gradient boosting on histograms. Yields after each round, so that the caller can report, pause and stop. */
export function* boost(
  data: Binned,
  from: LearnedFrom,
  options: BoostingOptions,
  held: Held | null,
): Generator<Round, Model & { type: 'trees' }> {
  const outputs = outputsOf(from.kind, from.classes)
  const base = baseScores(from)
  const filled = (rows: number) =>
    Float64Array.from({ length: rows * outputs }, (_, at) => base[at % outputs] as number)
  const scores = filled(data.rows)
  const heldScores = held ? filled(held.matrix.rows) : null
  const gradients = new Float64Array(data.rows)
  const hessians = new Float64Array(data.rows)
  const grower = new TreeGrower(data, options)
  const random = randomFrom(options.seed)
  const trees: Tree[] = []
  let least = held && heldScores ? lossOf(held.from, heldScores, outputs) : Infinity
  let best = 0
  for (let round = 0; round < options.rounds; round++) {
    const probabilities = from.kind === 'multiclass' ? scores.slice() : scores
    if (from.kind === 'multiclass')
      for (let at = 0; at < probabilities.length; at += outputs) softmax(probabilities, at, outputs)
    const chosen = chooseFeatures(data.columns.length, options.features, random)
    for (let output = 0; output < outputs; output++) {
      slopes(from, probabilities, outputs, output, gradients, hessians)
      const tree = grower.grow(gradients, hessians, chosen, scores, outputs, output)
      trees.push(tree)
      if (held && heldScores) addTree(tree, held.matrix, heldScores, outputs, output)
    }
    const loss = held && heldScores ? lossOf(held.from, heldScores, outputs) : null
    if (loss !== null && loss < least) {
      least = loss
      best = round + 1
    }
    yield { round: round + 1, loss }
    if (held && (round + 1 - best >= held.patience || (best > 0 && held.isOver?.()))) break
    if (trees.slice(-outputs).every(({ feature }) => feature.length === 1)) break
  }
  const rounds = held ? best : trees.length / outputs
  return { type: 'trees', outputs, trees: trees.slice(0, rounds * outputs), base }
}

function chooseFeatures(width: number, share: number, random: () => number): number[] {
  if (share >= 1) return [...range(width)]
  const count = Math.max(1, Math.round(width * share))
  return [...shuffle(range(width), random).subarray(0, count)].sort((one, other) => one - other)
}

/** First and second derivatives of the loss by the score. */
function slopes(
  { kind, values }: LearnedFrom,
  scores: Float64Array,
  outputs: number,
  output: number,
  gradients: Float64Array,
  hessians: Float64Array,
) {
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number
    if (kind === 'regression') {
      gradients[row] = (scores[row] as number) - value
      hessians[row] = 1
    } else {
      const share =
        kind === 'binary' ? sigmoid(scores[row] as number) : (scores[row * outputs + output] as number)
      gradients[row] = share - (kind === 'binary' ? value : value === output ? 1 : 0)
      hessians[row] = Math.max(1e-12, share * (1 - share))
    }
  }
}
