import type { Split } from '../table/split'
import { columnOf, isMissing } from '../table/table'
import type { Target } from '../table/target'
import type { Table, Task, Warning } from '../types'

const FEW_ROWS = 200
/** A class with a smaller share is easily missed. */
const RARE = 0.05
/** Rows that are compared with each other. */
const COMPARED = 200_000
/** A smaller share of copies hardly moves the figures. */
const FEW_COPIES = 0.01

const count = (number: number) => number.toLocaleString('en')

/** Warnings about all rows: how many there are, of which classes, and copies of rows on both sides of the split. */
export function rowWarnings(
  table: Table,
  task: Task,
  target: Target,
  rows: Int32Array,
  split: Split,
): Warning[] {
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
  const { same, of } = copies(table, task, split)
  if (same > 0 && same >= of * FEW_COPIES)
    warnings.push({
      code: 'duplicates',
      count: same,
      text: `${count(same)} of ${count(of)} rows that are kept apart ${same === 1 ? 'is a copy' : 'are copies'} of rows to learn from. The model has seen their answers, so the figures will be too good.`,
    })
  return warnings
}

/** Rows of the test whose features and target are those of a row to learn from, and how many were compared. */
function copies(table: Table, { features, target }: Task, { train, test }: Split) {
  const columns = [...new Set([...features, target])].map((name) => columnOf(table, name))
  const keyOf = (row: number) =>
    columns
      .map((column) =>
        isMissing(column, row) ? '' : column.kind === 'category' ? column.codes[row] : column.values[row],
      )
      .join('\u0001')
  const seen = new Set<string>()
  for (const row of train.subarray(0, COMPARED)) seen.add(keyOf(row))
  const compared = test.subarray(0, COMPARED)
  let same = 0
  for (const row of compared) if (seen.has(keyOf(row))) same++
  return { same, of: compared.length }
}
