import { columnOf, countsOf, isMissing } from '../table/table'
import { type Target, targetOf } from '../table/target'
import { rowsWithTarget } from '../train/train'
import type { Column, Table, Task, Warning } from '../types'
import { isLeak, strengthOf } from './leak'

const FEW_ROWS = 200
/** A class with a smaller share is easily missed. */
const RARE = 0.05
const MANY_CATEGORIES = 1000
/** Rows that are compared with each other. */
const COMPARED = 200_000

const count = (number: number) => number.toLocaleString('en')

/**
 * Things to know before training, the worst first. Throws a `TrainingError` where nothing can be trained. A column with a
 * warning `identifier`, `leak`, `constant` or `all-missing` is better left out.
 */
export function check(table: Table, task: Task): Warning[] {
  const target = targetOf(table, task)
  const rows = rowsWithTarget(target)
  const warnings: Warning[] = []
  for (const name of task.features) {
    if (name === task.target) {
      const text = `“${name}” is what is predicted, so it cannot be used to predict it. It is left out.`
      warnings.push({ code: 'leak', column: name, text })
    } else warnings.push(...columnWarnings(columnOf(table, name), target, rows))
  }
  return [...warnings, ...rowWarnings(table, task, target, rows)].sort(
    (one, other) => rank(one) - rank(other),
  )
}

const ORDER: readonly Warning['code'][] = [
  'leak',
  'few-rows',
  'duplicates',
  'imbalance',
  'missing-target',
  'identifier',
  'many-categories',
  'all-missing',
  'constant',
]
const rank = ({ code }: Warning) => ORDER.indexOf(code)

function columnWarnings(column: Column, target: Target, rows: Int32Array): Warning[] {
  const { name } = column
  const { distinct, missing } = countsOf(column)
  if (distinct === 0)
    return [{ code: 'all-missing', column: name, text: `“${name}” has no values. It is left out.` }]
  if (distinct === 1 && missing === 0)
    return [
      { code: 'constant', column: name, text: `“${name}” has the same value in every row. It is left out.` },
    ]
  if (isIdentifier(column, distinct))
    return [
      {
        code: 'identifier',
        column: name,
        count: distinct,
        text: `“${name}” differs in nearly every row, as an identifier does: a model cannot learn from it.`,
      },
    ]
  if (isLeak(strengthOf(column, target, rows)))
    return [
      {
        code: 'leak',
        column: name,
        text: `“${name}” alone predicts the target almost perfectly. If it is only known afterwards, leave it out.`,
      },
    ]
  if (column.kind === 'category' && distinct > MANY_CATEGORIES)
    return [
      {
        code: 'many-categories',
        column: name,
        count: distinct,
        text: `“${name}” has ${count(distinct)} different categories. Most are too rare to learn from.`,
      },
    ]
  return []
}

/** Texts that hardly repeat, or whole numbers that count the rows. */
function isIdentifier(column: Column, distinct: number): boolean {
  if (column.kind === 'date') return false
  if (column.kind === 'category') return distinct > 20 && distinct > column.codes.length * 0.9
  const { values } = column
  if (distinct < 20 || distinct !== values.length) return false
  const step = (values[1] as number) - (values[0] as number)
  return (
    Math.abs(step) === 1 &&
    values.every((value, at) => at === 0 || value - (values[at - 1] as number) === step)
  )
}

function rowWarnings(table: Table, task: Task, target: Target, rows: Int32Array): Warning[] {
  const warnings: Warning[] = []
  const without = table.rows - rows.length
  if (without > 0)
    warnings.push({
      code: 'missing-target',
      column: task.target,
      count: without,
      text: `${count(without)} ${without === 1 ? 'row has' : 'rows have'} no value in “${task.target}” and cannot be learned from.`,
    })
  if (rows.length < FEW_ROWS)
    warnings.push({
      code: 'few-rows',
      count: rows.length,
      text: `There are only ${rows.length} rows. The figures will vary a lot from one split to another.`,
    })
  if (target.kind !== 'regression') {
    const counts = new Float64Array(target.classes.length)
    for (const row of rows) {
      const value = target.values[row] as number
      counts[value] = (counts[value] as number) + 1
    }
    const rare = counts.indexOf(Math.min(...counts))
    const share = (counts[rare] as number) / rows.length
    if (share < RARE)
      warnings.push({
        code: 'imbalance',
        count: share,
        text: `Only ${(share * 100).toFixed(1)}% of the rows are “${target.classes[rare]}”. Look at more than the accuracy: a model that never says so is right most of the time.`,
      })
  }
  const same = duplicates(table, task, rows)
  if (same > 0 && same >= rows.length * 0.01)
    warnings.push({
      code: 'duplicates',
      count: same,
      text: `${count(same)} rows repeat an earlier row. Copies on both sides of the split make the figures too good.`,
    })
  return warnings
}

/** Rows whose features and target are those of an earlier row. */
function duplicates(table: Table, { features, target }: Task, rows: Int32Array): number {
  const columns = [...new Set([...features, target])].map((name) => columnOf(table, name))
  const seen = new Set<string>()
  let found = 0
  for (const row of rows.subarray(0, COMPARED)) {
    const key = columns
      .map((column) =>
        isMissing(column, row) ? '' : column.kind === 'category' ? column.codes[row] : column.values[row],
      )
      .join('\u0001')
    if (seen.has(key)) found++
    else seen.add(key)
  }
  return found
}
