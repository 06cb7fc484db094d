import type { ColumnProfile, DatasetProfile } from '@orrery/profiler/types'
import { type Drift, driftOf } from './drift'

/** One column of two files; null on the side that does not have it. */
export interface ColumnChange {
  name: string
  before: ColumnProfile | null
  after: ColumnProfile | null
  /** Null where one of the files lacks the column. */
  drift: Drift | null
  /** Changes to look at, the heaviest first. */
  changes: readonly Change[]
}

export type Change = 'gone' | 'new' | 'type' | 'large drift' | 'missing' | 'medium drift' | 'range'

/** The heaviest first. */
const CHANGES: readonly Change[] = ['gone', 'new', 'type', 'large drift', 'missing', 'medium drift', 'range']

/** A share of missing values that differs by so much is a change. */
const MISSING_POINTS = 0.01

type Table = Pick<DatasetProfile, 'columns' | 'totalRows'>

/**
 * Every column of an earlier and a later file, paired by name (columns of one name in their order), those with the heaviest
 * changes first and otherwise in the order of the later file.
 */
export function compareProfiles(before: Table, after: Table): ColumnChange[] {
  const waiting = new Map<string, ColumnProfile[]>()
  for (const column of before.columns) waiting.set(column.name, [...(waiting.get(column.name) ?? []), column])
  const paired = after.columns.map((column) =>
    changeOf(waiting.get(column.name)?.shift() ?? null, column, before.totalRows, after.totalRows),
  )
  const gone = [...waiting.values()]
    .flat()
    .map((column) => changeOf(column, null, before.totalRows, after.totalRows))
  return [...gone, ...paired].toSorted((one, other) => weightOf(one) - weightOf(other))
}

const weightOf = ({ changes }: ColumnChange) => (changes[0] ? CHANGES.indexOf(changes[0]) : CHANGES.length)

/** Which part of the rows has no value. */
export const missingShare = ({ missing }: ColumnProfile, rows: number): number =>
  rows === 0 ? 0 : missing / rows

function changeOf(
  before: ColumnProfile | null,
  after: ColumnProfile | null,
  beforeRows: number,
  afterRows: number,
): ColumnChange {
  const name = (after ?? before)?.name ?? ''
  if (!before || !after) return { name, before, after, drift: null, changes: [before ? 'gone' : 'new'] }
  const drift = driftOf(before, beforeRows, after, afterRows)
  const points = Math.abs(missingShare(after, afterRows) - missingShare(before, beforeRows))
  const found: Record<Change, boolean> = {
    gone: false,
    new: false,
    type: before.type !== after.type,
    'large drift': drift.size === 'large',
    missing: points >= MISSING_POINTS,
    'medium drift': drift.size === 'medium',
    range: before.min !== after.min || before.max !== after.max,
  }
  return { name, before, after, drift, changes: CHANGES.filter((change) => found[change]) }
}
