import type { Split } from '../table/split'
import { columnOf, countsOf } from '../table/table'
import { type Target, targetOf } from '../table/target'
import { heldOut, rowsWithTarget } from '../train/held-out'
import type { Column, Table, Task, Warning } from '../types'
import { isLeak, strengthOf } from './leak'
import { rowWarnings } from './rows'
import { splitWarnings } from './split'

const MANY_CATEGORIES = 1000

const count = (number: number) => number.toLocaleString('en')

/**
 * Things to know before training, the worst first. Throws a `TrainingError` where nothing can be trained. A column with a
 * warning `identifier`, `leak`, `constant` or `all-missing` is better left out.
 */
export function check(table: Table, task: Task): Warning[] {
  const target = targetOf(table, task)
  const rows = rowsWithTarget(target)
  const split = heldOut(table, task, target, rows)
  const { split: by } = task
  const warnings: Warning[] = []
  for (const name of task.features) {
    if (name === task.target) {
      const text = `“${name}” is what is predicted, so it cannot be used to predict it. It is left out.`
      warnings.push({ code: 'leak', column: name, text })
    } else if (by.by !== 'group' || by.column !== name)
      warnings.push(...columnWarnings(columnOf(table, name), target, split))
  }
  return [
    ...warnings,
    ...rowWarnings(table, task, target, rows, split),
    ...splitWarnings(table, task, target, split),
  ].sort((one, other) => rank(one) - rank(other))
}

const ORDER: readonly Warning['code'][] = [
  'leak',
  'few-rows',
  'duplicates',
  'split',
  'imbalance',
  'missing-target',
  'identifier',
  'many-categories',
  'all-missing',
  'constant',
]
const rank = ({ code }: Warning) => ORDER.indexOf(code)

function columnWarnings(column: Column, target: Target, split: Split): Warning[] {
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
  if (isLeak(strengthOf(column, target, split)))
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
