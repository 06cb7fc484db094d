import type { Candidate, Report, SplitBy, TaskKind } from '@orrery/learn/types'
import { groupOf, withSplit } from './split'

/** A column of a file that a model can be trained on. */
export interface ColumnFacts {
  name: string
  kind: 'number' | 'date' | 'category'
  missing: number
  distinct: number
  /** As what it can be predicted, the proposed kind first; none if it cannot. */
  kinds: readonly TaskKind[]
}

export interface FileFacts {
  rows: number
  columns: readonly ColumnFacts[]
  /** The column that is probably meant, and as what. */
  proposal: { target: string; kind: TaskKind } | null
}

/** The user's choice before training. */
export interface TrainingChoice {
  target: string
  kind: TaskKind
  features: readonly string[]
  split: SplitBy
  /** Seconds. */
  budget: number
}

/** The result of a training, without its files. */
export interface TrainedModel {
  choice: TrainingChoice
  fileName: string
  report: Report
  candidates: readonly Candidate[]
  /** The setting that won. */
  setting: string
  classes: readonly string[]
  /** ms. */
  took: number
  /** Bytes of the ONNX file. */
  size: number
}

export type {
  Dependence,
  Progress as TrainingProgress,
  Report,
  SplitBy,
  TaskKind,
  Warning,
} from '@orrery/learn/types'

export const BUDGETS = [10, 30, 60, 120] as const

/** The names of the kinds of task. */
export const KIND_NAMES: Record<TaskKind, string> = {
  binary: 'One of two classes',
  multiclass: 'One of several classes',
  regression: 'A number',
}

/** The choice that a file suggests; null if none of its columns can be predicted. */
export function proposedChoice({ proposal, columns }: FileFacts): TrainingChoice | null {
  if (!proposal) return null
  const features = columns.map(({ name }) => name).filter((name) => name !== proposal.target)
  return { ...proposal, features, split: { by: 'random' }, budget: BUDGETS[0] }
}

/** The choice with another target: it joins no features, and the old target becomes one. */
export function withTarget(choice: TrainingChoice, target: string, facts: FileFacts): TrainingChoice {
  const kind = facts.columns.find(({ name }) => name === target)?.kinds[0] ?? choice.kind
  const features = facts.columns
    .map(({ name }) => name)
    .filter((name) => name !== target && (name === choice.target || choice.features.includes(name)))
  const isSplitBy = choice.split.by !== 'random' && choice.split.column === target
  const next = { ...choice, target, kind, features: features.filter((name) => name !== groupOf(choice)) }
  return isSplitBy ? withSplit(next, { by: 'random' }, facts) : next
}
