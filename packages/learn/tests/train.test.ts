import { describe, expect, it } from 'vitest'
import { judge } from '../evaluate/judge'
import { toOnnx } from '../export/onnx'
import { range } from '../numeric/random'
import { prepare } from '../prepare/apply'
import { partOf } from '../prepare/dates'
import { planForLinear, planForTrees } from '../prepare/fit'
import { foldsOf, splitRows } from '../table/split'
import { targetOf } from '../table/target'
import { train } from '../train/train'
import type { TaskKind } from '../types'
import { category, date, drive, few, mixed, normals, number, run, table, task, trained } from './kit'

const KINDS: TaskKind[] = ['binary', 'multiclass', 'regression']

describe('splits', () => {
  const rows = 1000
  const classes = Float64Array.from({ length: rows }, (_, row) => (row % 10 === 0 ? 1 : 0))
  const groups = category(
    'group',
    Array.from({ length: rows }, (_, row) => `g${row % 37}`),
  )
  const times = number(
    'time',
    Array.from({ length: rows }, (_, row) => -row),
  )
  const of = table(groups, times)

  it('at random, each class has the same share on both sides, and no row is on both', () => {
    const { train: own, test } = splitRows(of, range(rows), classes, { by: 'random' }, 1)
    expect([own.length, test.length]).toEqual([800, 200])
    expect(test.filter((row) => classes[row] === 1)).toHaveLength(20)
    expect(new Set([...own, ...test]).size).toBe(rows)
    expect(splitRows(of, range(rows), classes, { by: 'random' }, 1).test).toEqual(test)
    expect(splitRows(of, range(rows), classes, { by: 'random' }, 2).test).not.toEqual(test)
  })

  it('by time, the test is the latest fifth, and each fold is judged by what came before', () => {
    const { test } = splitRows(of, range(rows), null, { by: 'time', column: 'time' }, 1)
    expect([...test].sort((a, b) => a - b)).toEqual([...range(200)])
    for (const fold of foldsOf(of, range(rows), null, { by: 'time', column: 'time' }, 3, 1))
      expect(Math.min(...fold.train)).toBeGreaterThan(Math.max(...fold.test))
  })

  it('by group, no group is on both sides', () => {
    const { train: own, test } = splitRows(of, range(rows), null, { by: 'group', column: 'group' }, 1)
    const groupsOf = (some: Int32Array) => new Set(Array.from(some, (row) => row % 37))
    expect([...groupsOf(own)].filter((group) => groupsOf(test).has(group))).toEqual([])
    expect(test.length).toBeGreaterThan(150)
  })
})

describe('preparation', () => {
  it('parts of dates are those of the calendar', () => {
    for (const text of [
      '1969-12-31T23:59:00Z',
      '2000-02-29T05:00:00Z',
      '2024-12-01T00:00:00Z',
      '1899-03-01T12:00:00Z',
    ]) {
      const moment = new Date(text)
      const parts = (['month', 'weekday', 'hour'] as const).map((part) => partOf(moment.getTime(), part))
      expect(parts).toEqual([moment.getUTCMonth() + 1, moment.getUTCDay(), moment.getUTCHours()])
    }
    expect(partOf(NaN, 'month')).toBeNaN()
  })

  it('is fitted on training rows only: others change nothing of it', () => {
    const of = table(
      number('x', [1, 2, NaN, 1e9]),
      category('c', ['a', 'b', 'a', 'z']),
      number('y', [1, 2, 3, 4]),
    )
    const plan = planForLinear(of, ['x', 'c'], Int32Array.of(0, 1, 2))
    expect(plan.features).toEqual([
      { from: 'number', column: 'x', part: null, fill: 1.5 },
      { from: 'missing', column: 'x' },
      { from: 'level', column: 'c', level: 'a' },
      { from: 'level', column: 'c', level: 'b' },
    ])
    expect(prepare(plan, of, Int32Array.of(2)).columns[0]?.[0]).toBe(0)
    // An unseen category is none of those that are known.
    const unseen = prepare({ ...plan, offset: null, scale: null }, of, Int32Array.of(3))
    expect(unseen.columns.slice(2).map(([value]) => value)).toEqual([0, 0])
  })

  it('categories are ranked by what they go with; unseen and missing ones are missing', () => {
    const of = table(
      category('c', ['low', 'high', 'low', 'high', null, 'new']),
      number('y', [1, 9, 1, 9, 5, 5]),
    )
    const target = targetOf(of, { target: 'y', kind: 'regression' })
    const plan = planForTrees(of, ['c'], Int32Array.of(0, 1, 2, 3, 4), target)
    expect([...(prepare(plan, of, range(6)).columns[0] as Float32Array)]).toEqual([0, 1, 0, 1, NaN, NaN])
  })
})

describe('training', () => {
  it.each(KINDS)('learns %s, beats the baseline, and finds out which columns matter', (kind) => {
    const of = mixed(1200, kind)
    const model = trained(of, kind, 2)
    const report = run(judge(model, of))
    expect(report.beatsBaseline).toBe(true)
    const main = { binary: 'auc', multiclass: 'accuracy', regression: 'r2' }[kind] as 'auc'
    const own = report.metrics[main]!
    expect(own.value).toBeGreaterThan({ binary: 0.9, multiclass: 0.65, regression: 0.75 }[kind])
    expect(own.low).toBeLessThan(own.value)
    expect(own.high).toBeGreaterThan(own.value)
    expect(
      report.importances
        .slice(0, 2)
        .map(({ column }) => column)
        .sort(),
    ).toEqual(['income', 'town'])
    expect(report.importances.at(-1)?.column).toBe('noise')
    expect(report.dependences.length).toBe(5)
  })

  it.each(KINDS)('the same file, seed and version give the same bytes: %s', (kind) => {
    const of = mixed(120, kind)
    const bytes = toOnnx(trained(of, kind, 2), of)
    expect(toOnnx(trained(of, kind, 2), of)).toEqual(bytes)
    expect(toOnnx(trained(of, kind, 2, { seed: 8 }), of)).not.toEqual(bytes)
  })

  it('says that a model of noise does not beat the baseline', () => {
    const normal = normals(4)
    const of = table(
      number('a', Array.from({ length: 400 }, normal)),
      number('y', Array.from({ length: 400 }, normal)),
    )
    expect(run(judge(trained(of, 'regression', 2), of)).beatsBaseline).toBe(false)
  })

  it('a straight line is left to the linear model', () => {
    const normal = normals(6)
    const x = Array.from({ length: 300 }, normal)
    const of = table(
      number('x', x),
      number(
        'y',
        x.map((value) => 3 * value + normal() * 0.1),
      ),
    )
    expect(trained(of, 'regression', 2).setting?.type).toBe('linear')
  })

  it('ends its search when the time is over', () => {
    let time = 0
    const of = mixed(300, 'binary')
    const model = run(train(of, task(of, 'binary'), { budget: 100, now: () => time++ }))
    expect(model.candidates.length).toBe(1)
    expect(time).toBeLessThan(400)
  })

  it('reports, waits and stops between rounds', async () => {
    const of = mixed(300, 'binary')
    let time = 0
    const seen: string[] = []
    const steps = () => train(of, task(of, 'binary'), few(2))
    await drive(steps(), { now: () => (time += 30), tick: async ({ stage }) => void seen.push(stage) })
    expect(new Set(seen)).toEqual(new Set(['searching', 'fitting']))
    const stopped = drive(steps(), {
      now: () => (time += 30),
      tick: () => Promise.reject(new Error('Stop.')),
    })
    await expect(stopped).rejects.toThrow('Stop.')
  })

  const say = (...columns: Parameters<typeof table>) => {
    const of = table(...columns)
    return () => trained(of, of.columns.at(-1)?.kind === 'category' ? 'multiclass' : 'regression', 1)
  }
  const x = number('x', Array.from(range(30)))
  it.each([
    ['one class', say(x, category('y', Array<string>(30).fill('a'))), 'same value in every row'],
    ['one row', say(number('x', [1]), number('y', [1])), 'same value in every row'],
    ['few rows', say(number('x', [1, 2]), number('y', [1, 2])), 'Only 2 rows have a value in “y”'],
    ['all missing', say(x, number('y', Array<number>(30).fill(NaN))), '“y” has no values'],
    [
      'constant columns',
      say(number('x', Array<number>(30).fill(1)), number('y', Array.from(range(30)))),
      'No column is left',
    ],
    [
      '10,000 classes',
      say(
        x,
        category(
          'y',
          Array.from({ length: 30 }, (_, at) => `c${at}`),
        ),
      ),
      'at most 20 classes',
    ],
    [
      'a date',
      say(
        x,
        date(
          'y',
          Array.from({ length: 30 }, (_, at) => `2024-01-${at + 1}`),
        ),
      ),
      'is a date',
    ],
  ])('refuses %s in words', (_, start, text) => {
    expect(start).toThrow(text)
  })
})
