import { describe, expect, it } from 'vitest'
import { exp, log, softmax } from '../numeric/exact'
import { randomFrom, range, shuffle } from '../numeric/random'
import { solve } from '../models/cholesky'
import { fitLinear } from '../models/linear'
import { bin, boost } from '../models/boosting'
import { scoresOf } from '../models/scores'
import type { LearnedFrom } from '../models/model'
import { normals, run } from './kit'

const matrix = (...columns: number[][]) => ({
  rows: columns[0]?.length ?? 0,
  width: columns.length,
  columns: columns.map((column) => Float32Array.from(column)),
})
const numbers = (values: number[]): LearnedFrom => ({
  kind: 'regression',
  classes: 0,
  values: Float64Array.from(values),
})
const GROW = { rate: 1, leaves: 31, leastRows: 1, l2: 0, rounds: 1, features: 1, seed: 1 }

describe('numbers', () => {
  it('exp and log agree with those of the engine to the last digits', () => {
    const random = randomFrom(1)
    for (let each = 0; each < 2000; each++) {
      const x = (random() - 0.5) * 1400
      expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-15)
      const y = Math.exp((random() - 0.5) * 600)
      expect(Math.abs(log(y) - Math.log(y))).toBeLessThan(1e-13)
    }
    expect([exp(-Infinity), exp(0), exp(710), log(0), log(1), log(-1)]).toEqual([
      0,
      1,
      Infinity,
      -Infinity,
      0,
      NaN,
    ])
    expect(exp(-740)).toBeCloseTo(Math.exp(-740), 320)
    expect(log(5e-324)).toBeCloseTo(Math.log(5e-324), 10)
  })

  it('softmax survives scores that exp does not', () => {
    const scores = Float64Array.of(1000, 1000, -1000)
    softmax(scores, 0, 3)
    expect([...scores]).toEqual([0.5, 0.5, 0])
  })

  it('a shuffle holds every number once, and is the same for the same seed', () => {
    const one = shuffle(range(100), randomFrom(3))
    expect([...one].sort((a, b) => a - b)).toEqual([...range(100)])
    expect(shuffle(range(100), randomFrom(3))).toEqual(one)
    expect(shuffle(range(100), randomFrom(4))).not.toEqual(one)
  })
})

describe('linear models', () => {
  it('solves a system, also where one equation repeats another', () => {
    expect([...solve(Float64Array.of(4, 0, 2, 3), Float64Array.of(8, 7))]).toEqual(
      [1.25, 1.5].map((n) => expect.closeTo(n, 10)),
    )
    expect([...solve(Float64Array.of(1, 0, 1, 1), Float64Array.of(3, 3))]).toEqual([3, 0])
  })

  it('finds the line that points lie on', () => {
    const model = run(fitLinear(matrix([-1.5, -0.5, 0.5, 1.5]), numbers([1, 3, 5, 7]), 0))
    expect(model.weights[0]).toBeCloseTo(2, 5)
    expect(model.base[0]).toBeCloseTo(4, 5)
  })

  it('a penalty draws weights towards zero', () => {
    const weight = (penalty: number) =>
      run(fitLinear(matrix([-1, 1]), numbers([-1, 1]), penalty)).weights[0] as number
    expect(weight(2)).toBeCloseTo(0.5, 5)
    expect(weight(1000)).toBeLessThan(0.01)
  })

  it('the slope of the logistic loss is zero where it ends', () => {
    const normal = normals(2)
    const x = Array.from({ length: 300 }, normal)
    const values = Float64Array.from(x, (value) => (value + normal() > 0 ? 1 : 0))
    const model = run(fitLinear(matrix(x), { kind: 'binary', classes: 2, values }, 1))
    const scores = scoresOf(model, matrix(x))
    let slope = model.weights[0] as number
    for (let row = 0; row < 300; row++)
      slope += (1 / (1 + Math.exp(-(scores[row] as number))) - (values[row] as number)) * (x[row] as number)
    expect(Math.abs(slope)).toBeLessThan(0.05)
  })

  it('of three classes, each has the greatest score where it is', () => {
    const x = [...Array<number>(20).fill(-1), ...Array<number>(20).fill(0), ...Array<number>(20).fill(1)]
    const values = Float64Array.from(x, (value) => value + 1)
    const model = run(
      fitLinear(
        matrix(
          x,
          x.map((v) => v * v),
        ),
        { kind: 'multiclass', classes: 3, values },
        0.1,
      ),
    )
    const scores = scoresOf(model, matrix([-1, 0, 1], [1, 0, 1]))
    const best = [0, 1, 2].map((row) =>
      scores.subarray(row * 3, row * 3 + 3).indexOf(Math.max(...scores.subarray(row * 3, row * 3 + 3))),
    )
    expect(best).toEqual([0, 1, 2])
  })
})

describe('gradient boosting', () => {
  it('one tree with steps of one value repeats what it learned', () => {
    const values = [5, 5, 9, 9, 1, 1]
    const data = matrix([0, 0, 1, 1, 2, 2])
    const model = run(boost(bin(data), numbers(values), GROW, null))
    expect([...scoresOf(model, data)]).toEqual(values.map((value) => expect.closeTo(value, 5)))
    expect(model.trees[0]?.feature.length).toBe(5)
  })

  it('splits between neighbours, so that new values go to the nearer side', () => {
    const data = matrix([1, 1, 4, 4])
    const model = run(boost(bin(data), numbers([0, 0, 6, 6]), GROW, null))
    expect([...model.trees[0]!.threshold].slice(0, 1)).toEqual([2.5])
    expect([...scoresOf(model, matrix([2.5, 2.6]))]).toEqual([0, 6])
  })

  it('missing values go to the side that fits them, or to one of their own', () => {
    const values = [0, 0, 0, 8, 8, 8]
    const like = (missing: number) => {
      const data = matrix([1, 1, NaN, 2, 2, NaN])
      const own = values.slice()
      own[2] = missing
      own[5] = missing
      return [...scoresOf(run(boost(bin(data), numbers(own), GROW, null)), data)]
    }
    expect(like(8)).toEqual([0, 0, 8, 8, 8, 8].map((value) => expect.closeTo(value, 5)))
    expect(like(0)).toEqual([0, 0, 0, 8, 8, 0].map((value) => expect.closeTo(value, 5)))
    expect(like(50)).toEqual([0, 0, 50, 8, 8, 50].map((value) => expect.closeTo(value, 4)))
  })

  it('no leaf has fewer rows than allowed', () => {
    const data = matrix([0, 0, 0, 0, 0, 0, 0, 1])
    const model = run(boost(bin(data), numbers([0, 0, 0, 0, 0, 0, 0, 100]), { ...GROW, leastRows: 2 }, null))
    expect(model.trees[0]?.feature.length).toBe(1)
  })

  it('predicts training rows as it scored them while it learned: bins and thresholds agree', () => {
    const normal = normals(5)
    const columns = Array.from({ length: 4 }, () =>
      Array.from({ length: 3000 }, () => (normal() > 1.5 ? NaN : normal())),
    )
    const values = columns[0]!.map(
      (value, row) => (Number.isNaN(value) ? 2 : value) * (columns[1]![row]! || 1),
    )
    const data = matrix(...columns)
    const before = run(
      boost(bin(data), numbers(values), { ...GROW, rate: 0.3, rounds: 20, leastRows: 5 }, null),
    )
    const loss = (rounds: number) => {
      const scores = scoresOf({ ...before, trees: before.trees.slice(0, rounds) }, data)
      return scores.reduce((sum, score, row) => sum + (score - (values[row] as number)) ** 2, 0)
    }
    // Boosting never makes the loss of its own rows worse, round after round.
    for (let rounds = 1; rounds <= 20; rounds++) expect(loss(rounds)).toBeLessThan(loss(rounds - 1))
  })

  it('stops when rows that are kept apart get no better, and gives the best round', () => {
    const normal = normals(8)
    const noise = (rows: number) => Array.from({ length: rows }, normal)
    const held = { matrix: matrix(noise(200)), from: numbers(noise(200)), patience: 5 }
    const model = run(
      boost(bin(matrix(noise(200))), numbers(noise(200)), { ...GROW, rounds: 200, rate: 0.5 }, held),
    )
    expect(model.trees.length).toBeLessThan(5)
  })
})
