import { sigmoid, softmax } from '../numeric/exact'
import type { Matrix } from '../prepare/plan'
import { solve } from './cholesky'
import { minimise } from './lbfgs'
import { type LearnedFrom, type Model, outputsOf } from './model'
import { baseScores, lossOf } from './scores'

type Linear = Model & { type: 'linear' }

/** Ridge regression, or logistic regression with an L2 penalty. Logistic regression yields after each step. */
export function* fitLinear(matrix: Matrix, from: LearnedFrom, penalty: number): Generator<number, Linear> {
  return from.kind === 'regression' ? ridge(matrix, from, penalty) : yield* logistic(matrix, from, penalty)
}

/** Features are centred by the preparation, so the base is the mean of what is learned. */
function ridge({ columns, width, rows }: Matrix, { values }: LearnedFrom, penalty: number): Linear {
  let sum = 0
  for (const value of values) sum += value
  const mean = sum / Math.max(1, rows)
  const products = new Float64Array(width * width)
  const right = new Float64Array(width)
  for (let one = 0; one < width; one++) {
    const first = columns[one] as Float32Array
    for (let other = 0; other <= one; other++) {
      const second = columns[other] as Float32Array
      let product = 0
      for (let row = 0; row < rows; row++) product += (first[row] as number) * (second[row] as number)
      products[one * width + other] = product
    }
    products[one * width + one] = (products[one * width + one] as number) + penalty + 1e-9 * rows
    let product = 0
    for (let row = 0; row < rows; row++) product += (first[row] as number) * ((values[row] as number) - mean)
    right[one] = product
  }
  return {
    type: 'linear',
    outputs: 1,
    weights: Float32Array.from(solve(products, right)),
    base: Float32Array.of(mean),
  }
}

function* logistic(matrix: Matrix, from: LearnedFrom, penalty: number): Generator<number, Linear> {
  const { columns, width, rows } = matrix
  const { kind, classes, values } = from
  const outputs = outputsOf(kind, classes)
  const size = width * outputs
  const scores = new Float64Array(rows * outputs)
  const start = new Float64Array(size + outputs)
  start.set(baseScores(from), size)

  /** The penalised mean loss at `at`, and its slope in `slope`. */
  const slopeAt = (at: Float64Array, slope: Float64Array): number => {
    for (let place = 0; place < scores.length; place++) scores[place] = at[size + (place % outputs)] as number
    for (let feature = 0; feature < width; feature++) {
      const own = columns[feature] as Float32Array
      for (let output = 0; output < outputs; output++) {
        const weight = at[feature * outputs + output] as number
        for (let row = 0, place = output; row < rows; row++, place += outputs)
          scores[place] = (scores[place] as number) + weight * (own[row] as number)
      }
    }
    let loss = lossOf(from, scores, outputs)
    if (kind === 'binary')
      for (let row = 0; row < rows; row++)
        scores[row] = (sigmoid(scores[row] as number) - (values[row] as number)) / rows
    else
      for (let row = 0; row < rows; row++) {
        softmax(scores, row * outputs, outputs)
        const place = row * outputs + (values[row] as number)
        scores[place] = (scores[place] as number) - 1
        for (let output = 0; output < outputs; output++)
          scores[row * outputs + output] = (scores[row * outputs + output] as number) / rows
      }
    slope.fill(0)
    for (let feature = 0; feature < width; feature++) {
      const own = columns[feature] as Float32Array
      for (let output = 0; output < outputs; output++) {
        let sum = 0
        for (let row = 0, place = output; row < rows; row++, place += outputs)
          sum += (scores[place] as number) * (own[row] as number)
        const weight = at[feature * outputs + output] as number
        slope[feature * outputs + output] = sum + (penalty / rows) * weight
        loss += ((penalty / rows) * weight * weight) / 2
      }
    }
    for (let place = 0; place < scores.length; place++) {
      const output = size + (place % outputs)
      slope[output] = (slope[output] as number) + (scores[place] as number)
    }
    return loss
  }

  const found = yield* minimise(slopeAt, start, 200, 1e-6)
  return {
    type: 'linear',
    outputs,
    weights: Float32Array.from(found.subarray(0, size)),
    base: Float32Array.from(found.subarray(size)),
  }
}
