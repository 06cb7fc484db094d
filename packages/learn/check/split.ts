import type { Split } from '../table/split'
import { columnOf, countsOf, isMissing } from '../table/table'
import type { Target } from '../table/target'
import type { Column, Table, Task, Warning } from '../types'

/** With fewer groups the test holds one or two, and the figures are about those. */
const FEW_GROUPS = 20
/** Groups that are nearly as many as the rows. */
const ALL_DIFFERENT = 0.9
/** A share of the test whose time is on both sides of the split, from which on it is mentioned. */
const TIES = 0.05
/** The test should be a fifth of the rows. */
const LEAST_TEST = 0.1
const MOST_TEST = 0.4

const count = (number: number) => number.toLocaleString('en')

/** Warnings about the way in which rows are kept apart. */
export function splitWarnings(table: Table, task: Task, target: Target, split: Split): Warning[] {
  const { split: by } = task
  const texts =
    by.by === 'time'
      ? timeTexts(columnOf(table, by.column), split)
      : by.by === 'group'
        ? groupTexts(columnOf(table, by.column), split)
        : []
  return [...texts, ...classTexts(target, split)].map((text) => ({
    code: 'split',
    ...(by.by === 'random' ? {} : { column: by.column }),
    text,
  }))
}

const valueOf = (column: Column, row: number) =>
  column.kind === 'category' ? (column.codes[row] as number) : (column.values[row] as number)

function timeTexts(column: Column, { train, test }: Split): string[] {
  const texts: string[] = []
  const without = [...train, ...test].filter((row) => isMissing(column, row)).length
  if (without > 0)
    texts.push(
      `${count(without)} ${without === 1 ? 'row has' : 'rows have'} no value in “${column.name}” and ${without === 1 ? 'counts' : 'count'} as the oldest.`,
    )
  const earliest = test.reduce((least, row) => Math.min(least, valueOf(column, row)), Infinity)
  const isEarliest = (row: number) => valueOf(column, row) === earliest
  const ties = test.filter(isEarliest).length
  if (ties > test.length * TIES && train.some(isEarliest))
    texts.push(
      `${count(ties)} rows that are kept apart have the same “${column.name}” as rows to learn from, so the test is not only about a later time.`,
    )
  return texts
}

function groupTexts(column: Column, { train, test }: Split): string[] {
  const rows = [...train, ...test]
  const { distinct } = countsOf(column)
  const without = rows.filter((row) => isMissing(column, row)).length
  const share = test.length / rows.length
  const texts: string[] = []
  if (distinct > rows.length * ALL_DIFFERENT)
    texts.push(
      `“${column.name}” differs in nearly every row, so keeping its groups together is the same as a split at random.`,
    )
  if (distinct < FEW_GROUPS)
    texts.push(
      `“${column.name}” has only ${distinct} groups, and ${new Set(Array.from(test, (row) => valueOf(column, row))).size} of them are kept apart: the figures are about those.`,
    )
  if (without > 0) texts.push(`${count(without)} rows without a “${column.name}” count as one group.`)
  if (share < LEAST_TEST || share > MOST_TEST)
    texts.push(`The groups differ in size: ${(share * 100).toFixed(0)}% of the rows are kept apart.`)
  return texts
}

/** Classes that are on one side alone, as it happens by time and by group. */
function classTexts({ kind, values, classes }: Target, { train, test }: Split): string[] {
  if (kind === 'regression') return []
  const of = (rows: Int32Array) => new Set(Array.from(rows, (row) => values[row] as number))
  const learned = of(train)
  const tested = of(test)
  const unseen = classes.filter((_, at) => tested.has(at) && !learned.has(at))
  const [only] = tested
  return [
    ...(unseen.length > 0
      ? [
          `${unseen.map((name) => `“${name}”`).join(', ')} ${unseen.length === 1 ? 'is' : 'are'} only among the rows that are kept apart: the model cannot learn it.`,
        ]
      : []),
    ...(tested.size === 1 && only !== undefined
      ? [`All rows that are kept apart are “${classes[only]}”, so the figures say little.`]
      : []),
  ]
}
