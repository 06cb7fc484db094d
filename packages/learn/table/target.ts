import { TrainingError } from '../refusal'
import type { Column, Table, Task, TaskKind } from '../types'
import { columnOf, countsOf, isMissing } from './table'

/** More classes than this are not recognised: each costs as much as a model of its own. */
const MOST_CLASSES = 20
/** Whole numbers with at most so many different values are proposed as classes. */
const FEW_VALUES = 10

/** The values to predict. Classes are numbers in `values`, with their names in order. */
export interface Target {
  kind: TaskKind
  /** Of each row of the table; NaN where it is missing. */
  values: Float64Array
  classes: readonly string[]
}

/** The kind of task that a column suggests, or null if it cannot be a target. */
export function proposedKind(column: Column): TaskKind | null {
  if (column.kind === 'date') return null
  const { distinct } = countsOf(column)
  if (distinct < 2) return null
  if (column.kind === 'category')
    return distinct === 2 ? 'binary' : distinct <= MOST_CLASSES ? 'multiclass' : null
  if (distinct === 2) return 'binary'
  const isWhole = column.values.every((value) => Number.isNaN(value) || Number.isInteger(value))
  return isWhole && distinct <= FEW_VALUES ? 'multiclass' : 'regression'
}

const NAMES = /^(target|label|class|y|outcome|survived|churn(ed)?|species|diagnosis|price|score|result)$/i

/** The column that is probably meant: one with a name that says so, else the last that can be a target. */
export function proposedTarget(table: Table): string | null {
  const able = table.columns.filter((column) => proposedKind(column) !== null)
  return (able.find(({ name }) => NAMES.test(name.trim())) ?? able.at(-1))?.name ?? null
}

export function targetOf(table: Table, { target, kind }: Pick<Task, 'target' | 'kind'>): Target {
  const column = columnOf(table, target)
  const name = `“${target}”`
  if (column.kind === 'date')
    throw new TrainingError('date-target', `${name} is a date. Choose a number or a category to predict.`)
  const { missing, distinct } = countsOf(column)
  if (missing === table.rows)
    throw new TrainingError('no-target', `${name} has no values, so there is nothing to learn from.`)
  if (distinct === 1)
    throw new TrainingError(
      'one-class',
      `${name} has the same value in every row, so there is nothing to learn.`,
    )
  if (kind === 'regression') {
    if (column.kind === 'category')
      throw new TrainingError('text-target', `${name} holds texts, which cannot be estimated as a number.`)
    return { kind, values: column.values, classes: [] }
  }
  if (distinct > MOST_CLASSES)
    throw new TrainingError(
      'many-classes',
      `${name} has ${distinct.toLocaleString('en')} different values; at most ${MOST_CLASSES} classes can be recognised.`,
    )
  if (kind === 'binary' && distinct !== 2)
    throw new TrainingError('not-two', `${name} has ${distinct} different values, not two.`)
  return { kind, ...classesOf(column) }
}

function classesOf(column: Column): Pick<Target, 'values' | 'classes'> {
  const rows = column.kind === 'category' ? column.codes.length : column.values.length
  const textOf = (row: number) =>
    column.kind === 'category'
      ? (column.levels[column.codes[row] as number] as string)
      : String(column.values[row])
  const names = new Set<string>()
  for (let row = 0; row < rows; row++) if (!isMissing(column, row)) names.add(textOf(row))
  const isNumber = column.kind !== 'category'
  const classes = [...names].sort((one, other) =>
    isNumber ? Number(one) - Number(other) : one < other ? -1 : one > other ? 1 : 0,
  )
  const places = new Map(classes.map((name, at) => [name, at]))
  const values = new Float64Array(rows).fill(Number.NaN)
  for (let row = 0; row < rows; row++)
    if (!isMissing(column, row)) values[row] = places.get(textOf(row)) as number
  return { values, classes }
}
