import { proposedKind, proposedTarget } from '../table/target'
import type { Column, Table, TaskKind, Warning } from '../types'

/** The target that is offered before a person chooses, and its kind. */
export interface Proposal {
  target: string
  kind: TaskKind
}

export function propose(table: Table, target = proposedTarget(table)): Proposal | null {
  const column = table.columns.find(({ name }) => name === target)
  const kind = column ? proposedKind(column) : null
  return column && kind ? { target: column.name, kind } : null
}

/** Kinds that a column can be predicted as, the proposed one first. */
export function kindsOf(column: Column): TaskKind[] {
  const first = proposedKind(column)
  if (!first) return []
  const others: TaskKind[] =
    column.kind === 'number' ? ['regression', ...(first === 'regression' ? [] : [first])] : [first]
  return [...new Set([first, ...others])]
}

const LEFT_OUT: ReadonlySet<Warning['code']> = new Set(['leak', 'identifier', 'constant', 'all-missing'])

/** Columns that are better not used, by the warnings of `check`. */
export const leftOut = (warnings: readonly Warning[]): string[] =>
  warnings.flatMap(({ code, column }) => (column !== undefined && LEFT_OUT.has(code) ? [column] : []))
