import type { FileFacts, SplitBy, TrainingChoice } from './trained-model'

/** The ways to keep rows apart for the test. */
export const SPLIT_NAMES: Record<SplitBy['by'], string> = {
  random: 'At random, each class in equal shares',
  time: 'By time, the latest rows',
  group: 'By group, whole groups',
}

/** The column whose groups are kept together; a model must not learn from it. */
export const groupOf = ({ split }: Pick<TrainingChoice, 'split'>): string | null =>
  split.by === 'group' ? split.column : null

/** Columns by which rows can be kept apart, the likeliest first. The column to predict is none of them. */
export function splitColumns(
  { columns, rows }: FileFacts,
  { target }: Pick<TrainingChoice, 'target'>,
  by: 'time' | 'group',
): string[] {
  const able = columns.filter(({ name, distinct }) => name !== target && distinct > 1)
  if (by === 'time') {
    const dates = able.filter(({ kind }) => kind === 'date')
    return [...dates, ...able.filter(({ kind }) => kind === 'number')].map(({ name }) => name)
  }
  const repeats = able.filter(
    ({ kind, distinct }) => kind !== 'date' && distinct >= 5 && distinct <= rows / 2,
  )
  const texts = repeats.filter(({ kind }) => kind === 'category')
  return [...texts, ...repeats.filter(({ kind }) => kind === 'number')].map(({ name }) => name)
}

/** The choice with another split. The column of its groups leaves the features, and that of the last split returns. */
export function withSplit(choice: TrainingChoice, split: SplitBy, { columns }: FileFacts): TrainingChoice {
  const before = groupOf(choice)
  const now = groupOf({ split })
  const isUsed = (name: string) =>
    name !== now && name !== choice.target && (name === before || choice.features.includes(name))
  return { ...choice, split, features: columns.map(({ name }) => name).filter(isUsed) }
}

/** A split in words. */
export function splitText(split: SplitBy): string {
  if (split.by === 'time')
    return `The latest fifth of them by “${split.column}” is kept apart, and the model is judged by those only.`
  if (split.by === 'group')
    return `Whole groups of “${split.column}”, about a fifth of the rows, are kept apart, and the model is judged by those only. It does not learn from “${split.column}”.`
  return 'A fifth of them is kept apart, and the model is judged by those only.'
}
