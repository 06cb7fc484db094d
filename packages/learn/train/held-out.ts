import { TrainingError } from '../refusal'
import { type Split, splitRows } from '../table/split'
import type { Target } from '../table/target'
import type { Table, Task } from '../types'

/** Rows that are learned from: those with a target. */
const LEAST_ROWS = 20

export function rowsWithTarget(target: Target): Int32Array {
  const rows: number[] = []
  for (let row = 0; row < target.values.length; row++)
    if (!Number.isNaN(target.values[row] as number)) rows.push(row)
  return Int32Array.from(rows)
}

export const classesOf = ({ kind, values }: Target) => (kind === 'regression' ? null : values)

/** The rows to learn from and those that are kept apart for the test. Throws a `TrainingError` where there are none. */
export function heldOut(table: Table, task: Task, target: Target, rows: Int32Array): Split {
  if (rows.length < LEAST_ROWS)
    throw new TrainingError(
      'few-rows',
      `Only ${rows.length} ${rows.length === 1 ? 'row has' : 'rows have'} a value in “${task.target}”. At least ${LEAST_ROWS} are needed to train and test a model.`,
    )
  const split = splitRows(table, rows, classesOf(target), task.split, task.seed)
  requireClasses(target, split.train)
  if (split.train.length === 0 || split.test.length === 0)
    throw new TrainingError(
      'one-group',
      'There are fewer than five groups, so none can be kept apart for the test. Choose another column.',
    )
  return split
}

function requireClasses({ kind, values, classes }: Target, train: Int32Array) {
  if (kind === 'regression' || train.length === 0) return
  const seen = new Set(Array.from(train, (row) => values[row] as number))
  if (seen.size < 2)
    throw new TrainingError(
      'one-class',
      `All rows to learn from are of the class “${classes[[...seen][0] ?? 0]}”, so there is nothing to learn.`,
    )
}
