import { columnOf } from '../table/table'
import type { Column, Table } from '../types'
import { partOf } from './dates'
import type { FeaturePlan, Matrix, Plan } from './plan'

/** The prepared rows of a table. */
export function prepare(plan: Plan, table: Table, rows: Int32Array): Matrix {
  const columns = plan.features.map((feature, at) => {
    const values = valuesOf(feature, columnOf(table, feature.column), rows)
    const { offset, scale } = plan
    if (offset && scale)
      for (let row = 0; row < values.length; row++)
        values[row] = Math.fround((values[row] as number) - (offset[at] as number)) * (scale[at] as number)
    return values
  })
  return { rows: rows.length, width: columns.length, columns }
}

function valuesOf(feature: FeaturePlan, column: Column, rows: Int32Array): Float32Array {
  const result = new Float32Array(rows.length)
  if (column.kind === 'category') {
    if (feature.from === 'rank') {
      const ranks = rankOfCodes(feature, column.levels)
      for (let at = 0; at < rows.length; at++) {
        const code = column.codes[rows[at] as number] as number
        result[at] = code < 0 ? Number.NaN : (ranks[code] as number)
      }
    } else if (feature.from === 'level') {
      const code = feature.level === '' ? -1 : column.levels.indexOf(feature.level)
      // A level that this table does not have is in none of its rows.
      if (feature.level === '' || code >= 0)
        for (let at = 0; at < rows.length; at++)
          result[at] = column.codes[rows[at] as number] === code ? 1 : 0
    }
    return result
  }
  for (let at = 0; at < rows.length; at++) {
    const value = column.values[rows[at] as number] as number
    if (feature.from === 'missing') result[at] = Number.isNaN(value) ? 1 : 0
    else if (feature.from === 'number') {
      const number = feature.part ? partOf(value, feature.part) : value
      result[at] = Number.isNaN(number) && feature.fill !== null ? feature.fill : number
    }
  }
  return result
}

function rankOfCodes(feature: FeaturePlan & { from: 'rank' }, levels: readonly string[]): Float32Array {
  const ranks = new Map(feature.levels.map((level, at) => [level, feature.ranks[at] as number]))
  return Float32Array.from(levels, (level) => ranks.get(level) ?? Number.NaN)
}
