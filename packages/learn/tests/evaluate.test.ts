import { describe, expect, it } from 'vitest'
import { advantage, estimated } from '../evaluate/bootstrap'
import { curvesOf } from '../evaluate/curves'
import { aucOf, byProbability, type Judged } from '../evaluate/metrics'
import { normals, run } from './kit'

const two = (actual: number[], predicted: number[]): Judged => ({
  kind: 'binary',
  classes: 2,
  actual: Float64Array.from(actual),
  predicted: Float64Array.from(predicted),
})
const numbers = (actual: number[], predicted: number[]): Judged => ({
  ...two(actual, predicted),
  kind: 'regression',
  classes: 0,
})
const auc = (judged: Judged) =>
  aucOf(
    judged,
    byProbability(judged),
    judged.actual.map(() => 1),
  )

describe('metrics', () => {
  it('the AUC is the share of pairs in the right order, ties counted half', () => {
    expect(auc(two([0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8]))).toBe(0.75)
    expect(auc(two([0, 1], [0.5, 0.5]))).toBe(0.5)
    expect(auc(two([1, 1], [0.5, 0.6]))).toBeNaN()
  })

  it('accuracy, F1 and log loss as scikit-learn has them', () => {
    const metrics = run(estimated(two([0, 0, 1, 1], [0.1, 0.6, 0.35, 0.8]), 1))
    expect(metrics.accuracy?.value).toBe(0.5)
    expect(metrics.f1?.value).toBe(0.5)
    expect(metrics.logLoss?.value).toBeCloseTo(0.57365, 4)
  })

  it('R2, RMSE and MAE as scikit-learn has them', () => {
    const metrics = run(estimated(numbers([3, -0.5, 2, 7], [2.5, 0, 2, 8]), 1))
    expect(metrics.r2?.value).toBeCloseTo(0.9486, 4)
    expect(metrics.rmse?.value).toBeCloseTo(0.6124, 4)
    expect(metrics.mae?.value).toBe(0.5)
  })

  it('intervals get narrower with more rows, and about 95 of 100 hold the truth', () => {
    const normal = normals(3)
    let held = 0
    const width = { few: 0, many: 0 }
    for (let each = 0; each < 60; each++) {
      const of = (rows: number) => {
        const errors = Array.from({ length: rows }, normal)
        return run(
          estimated(
            numbers(
              errors.map(() => 0),
              errors,
            ),
            each,
          ),
        ).rmse!
      }
      const few = of(60)
      const many = of(600)
      if (few.low <= 1 && few.high >= 1) held++
      width.few += few.high - few.low
      width.many += many.high - many.low
    }
    expect(held).toBeGreaterThan(50)
    expect(width.many).toBeLessThan(width.few / 2)
  })

  it('an advantage that may be chance has an interval around zero', () => {
    const normal = normals(9)
    const truth = Array.from({ length: 200 }, normal)
    const zero = truth.map(() => 0)
    const better = advantage(
      numbers(
        truth,
        truth.map((value) => value / 2),
      ),
      numbers(truth, zero),
      1,
    )
    expect(better.low).toBeGreaterThan(0)
    const chance = advantage(
      numbers(
        truth,
        truth.map(() => normal() * 0.02),
      ),
      numbers(truth, zero),
      1,
    )
    expect(chance.low).toBeLessThan(0)
  })

  it('curves begin and end in their corners; the confusion matrix counts every row', () => {
    const { roc, precisionRecall, calibration, confusion } = curvesOf(two([0, 1, 1, 0], [0.2, 0.9, 0.6, 0.6]))
    expect(roc).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0.5 },
      { x: 0.5, y: 1 },
      { x: 1, y: 1 },
    ])
    expect(precisionRecall?.at(-1)).toEqual({ x: 1, y: 0.5 })
    expect(calibration).toEqual([
      { x: 0.2, y: 0 },
      { x: 0.6, y: 0.5 },
      { x: 0.9, y: 1 },
    ])
    expect(confusion).toEqual([
      [1, 1],
      [0, 2],
    ])
    expect(curvesOf(numbers([5], [3]))).toEqual({ residuals: [{ x: 3, y: 2 }] })
  })
})
