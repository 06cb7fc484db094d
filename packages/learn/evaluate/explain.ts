import { randomFrom, shuffle } from '../numeric/random'
import { columnOf, rowsOf } from '../table/table'
import { predict } from '../train/predict'
import type { Trained } from '../train/train'
import type { Column, Dependence, Importance, Table } from '../types'
import { byProbability, type Judged, MAIN, metricsOf } from './metrics'

const MOST_ROWS = 2000
const REPEATS = 3
const DEPENDENCE_ROWS = 300
const GRID = 12
const MOST_LEVELS = 12
const CHARTS = 5

const replaced = (table: Table, column: Column): Table => ({
  ...table,
  columns: table.columns.map((one) => (one.name === column.name ? column : one)),
})

/** How much worse the main metric gets on the test rows when one column is shuffled; the greatest first. */
export function* importances(trained: Trained, table: Table): Generator<number, Importance[]> {
  const { task, target, split } = trained
  const rows = split.test.subarray(0, MOST_ROWS)
  const sample = rowsOf(table, rows)
  const all = Int32Array.from(rows.keys())
  const ones = new Float64Array(rows.length).fill(1)
  const random = randomFrom(task.seed + 7)
  const main = MAIN[target.kind]
  const scoreOf = (of: Table) => {
    const judged: Judged = {
      kind: target.kind,
      classes: target.classes.length,
      actual: Float64Array.from(rows, (row) => target.values[row] as number),
      predicted: predict(trained, of, all),
    }
    return metricsOf(judged, ones, target.kind === 'binary' ? byProbability(judged) : null)[main] as number
  }
  const whole = scoreOf(sample)
  const found: Importance[] = []
  for (const name of task.features) {
    const column = columnOf(sample, name)
    let drop = 0
    for (let each = 0; each < REPEATS; each++) {
      const shuffled: Column =
        column.kind === 'category'
          ? { ...column, codes: shuffle(column.codes.slice(), random) }
          : { ...column, values: shuffle(column.values.slice(), random) }
      drop += (whole - scoreOf(replaced(sample, shuffled))) / REPEATS
      yield each
    }
    found.push({ column: name, drop: Number.isNaN(drop) ? 0 : drop })
  }
  return found.sort((one, other) => other.drop - one.drop)
}

/** Partial dependence of the most important columns. Of more than two classes it is of the first. */
export function* dependences(
  trained: Trained,
  table: Table,
  names: readonly string[],
): Generator<number, Dependence[]> {
  const rows = trained.split.test.subarray(0, DEPENDENCE_ROWS)
  const sample = rowsOf(table, rows)
  const all = Int32Array.from(rows.keys())
  const outputs = trained.model.base.length
  const found: Dependence[] = []
  for (const name of names.slice(0, CHARTS)) {
    const column = columnOf(sample, name)
    const predictions: number[] = []
    const grid = gridOf(column)
    for (const [at, { set }] of grid.entries()) {
      const predicted = predict(trained, replaced(sample, set), all)
      let sum = 0
      for (let row = 0; row < rows.length; row++) sum += predicted[row * outputs] as number
      predictions.push(sum / rows.length)
      yield at
    }
    found.push({ column: name, kind: column.kind, values: grid.map(({ value }) => value), predictions })
  }
  return found
}

function gridOf(column: Column): { value: number | string; set: Column }[] {
  if (column.kind === 'category') {
    const counts = new Map<number, number>()
    for (const code of column.codes) if (code >= 0) counts.set(code, (counts.get(code) ?? 0) + 1)
    const often = [...counts]
      .sort((one, other) => other[1] - one[1] || one[0] - other[0])
      .slice(0, MOST_LEVELS)
    return often.map(([code]) => ({
      value: column.levels[code] as string,
      set: { ...column, codes: column.codes.slice().fill(code) },
    }))
  }
  const known = column.values.filter((value) => !Number.isNaN(value)).sort()
  const places = Array.from(
    { length: GRID },
    (_, at) => known[Math.round((at / (GRID - 1)) * (known.length - 1))],
  )
  return [...new Set(places)].flatMap((value) =>
    value === undefined ? [] : [{ value, set: { ...column, values: column.values.slice().fill(value) } }],
  )
}
