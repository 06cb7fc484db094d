import { outputNames } from '../export/output-names'
import { columnOf } from '../table/table'
import { predict } from '../train/predict'
import type { Trained } from '../train/train'
import type { Column, Table } from '../types'
import { type BinnedColumn, levelOf, placeIn, type Profile } from './profile'

const DECILES = [1, 2, 3, 4, 5, 6, 7, 8, 9]
/** With the bin of the others as many bins as numbers have. */
const MOST_LEVELS = 9
/** More columns are not profiled, so that the file stays small. */
const MOST_FEATURES = 100

/** The profile of a model: its features in the rows that it learned from, its predictions in the rows that were kept apart. */
export function profileOf(trained: Trained, table: Table): Profile {
  const { task, split } = trained
  return {
    features: task.features
      .slice(0, MOST_FEATURES)
      .map((name) => binnedColumn(columnOf(table, name), split.train)),
    prediction: predictionsOf(trained, table),
  }
}

function predictionsOf(trained: Trained, table: Table): BinnedColumn {
  const { task, target, split } = trained
  const name = outputNames(trained).first
  const values = predict(trained, table, split.test)
  const rows = Int32Array.from(split.test.keys())
  if (task.kind === 'regression') return binnedColumn({ kind: 'number', name, values }, rows)
  const each = target.classes.length
  const codes = Int32Array.from(rows, (row) => {
    if (task.kind === 'binary') return (values[row] as number) > 0.5 ? 1 : 0
    const own = values.subarray(row * each, (row + 1) * each)
    return own.indexOf(Math.max(...own))
  })
  return binnedColumn({ kind: 'category', name, levels: target.classes, codes }, rows)
}

/** The bins of a column: between the deciles of these rows, or the most frequent levels. */
function binnedColumn(column: Column, rows: Int32Array): BinnedColumn {
  const { name } = column
  if (column.kind === 'category') {
    const textOf = (row: number) => {
      const code = column.codes[row] as number
      return code < 0 ? '' : levelOf(column.levels[code] as string)
    }
    const times = new Map<string, number>()
    for (const row of rows) times.set(textOf(row), (times.get(textOf(row)) ?? 0) + 1)
    times.delete('')
    const levels = [...times]
      .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
      .slice(0, MOST_LEVELS)
      .map(([level]) => level)
    return counted({ name, kind: 'category', levels, counts: zeros(levels.length) }, rows, textOf)
  }
  const round = column.kind === 'date' ? Number : Math.fround
  const valueOf = (row: number) => round(column.values[row] as number)
  const sorted = Float64Array.from(rows, valueOf)
    .filter((value) => !Number.isNaN(value))
    .sort()
  const all = DECILES.map((part) => sorted[Math.floor((part * sorted.length) / 10)] ?? Number.NaN)
  const edges = [...new Set(all)].filter((edge) => Number.isFinite(edge))
  return counted({ name, kind: column.kind, edges, counts: zeros(edges.length) }, rows, valueOf)
}

/** A place for each bin, for all others and for missing values. */
const zeros = (bins: number) => Array<number>(bins + 2).fill(0)

function counted(
  column: BinnedColumn,
  rows: Int32Array,
  valueOf: (row: number) => number | string,
): BinnedColumn {
  const counts = [...column.counts]
  for (const row of rows) {
    const place = placeIn(column, valueOf(row))
    counts[place] = (counts[place] as number) + 1
  }
  return { ...column, counts }
}
