import type { Model } from '../models/model'
import { baseScores } from '../models/scores'
import { TrainingError } from '../refusal'
import type { Plan } from '../prepare/plan'
import { foldsOf, type Split } from '../table/split'
import { type Target, targetOf } from '../table/target'
import { columnOf, countsOf } from '../table/table'
import type { Candidate, Progress, Table, Task } from '../types'
import { classesOf, heldOut, rowsWithTarget } from './held-out'
import { Fold, fit, heldLoss, unscaled } from './learners'
import { nameOf, type Setting, settingsFor } from './settings'

/** Part of every model and card: the same file, seed and version give the same bytes. */
export const VERSION = '0.1.0'

export interface TrainOptions {
  /** ms for all; most of it is for the search. */
  budget: number
  /** ms on a clock that never goes back. */
  now: () => number
  /** Ends the search after so many settings, whatever the time: training again like this gives the same bytes. */
  candidates?: number
}

/** A model with everything that is needed to use, judge and export it. */
export interface Trained {
  task: Task
  target: Target
  plan: Plan
  model: Model
  baseline: Model
  setting: Setting | null
  rounds: number
  candidates: Candidate[]
  split: Split
}

/** Columns that the model can learn from: those that are the same in all rows are left out. */
const usable = (table: Table, { features, target, split }: Task): string[] =>
  features.filter((name) => {
    if (name === target || (split.by === 'group' && split.column === name)) return false
    const { distinct, missing } = countsOf(columnOf(table, name))
    return distinct > 1 || (distinct === 1 && missing > 0)
  })

/** Trains the best model that a search finds within its budget. Yields after each round of each model. */
export function* train(table: Table, task: Task, options: TrainOptions): Generator<Progress, Trained> {
  const target = targetOf(table, task)
  const rows = rowsWithTarget(target)
  const features = usable(table, task)
  if (features.length === 0)
    throw new TrainingError(
      'no-features',
      'No column is left to learn from: each has the same value in every row.',
    )
  const split = heldOut(table, task, target, rows)
  const scale = scaleOf(target, split.train)
  const search = yield* searched(table, task, target, features, split, scale, options)
  const whole = new Fold(table, features, target, split, scale)
  const baseline: Model = unscaled({ type: 'baseline', base: baseScores(whole.from) }, scale)
  const { best, candidates } = search
  const steps = fit(best.setting, whole, task.seed, best.rounds)
  const model = yield* told(steps, ({ round }) => ({
    ...progressOf(candidates, best.setting, round),
    stage: 'fitting' as const,
  }))
  return {
    task: { ...task, features },
    target,
    plan: whole.prepared(best.setting.type).plan,
    model: unscaled(model, scale),
    baseline,
    setting: best.setting,
    rounds: best.rounds,
    candidates,
    split,
  }
}

interface Judged {
  setting: Setting
  loss: number
  rounds: number
}

/** Share of the budget for the search; the rest is for the last model and its figures. */
const SEARCH = 0.6

function* searched(
  table: Table,
  task: Task,
  target: Target,
  features: readonly string[],
  { train: rows }: Split,
  scale: { mean: number; deviation: number },
  { budget, now, candidates: most = Infinity }: TrainOptions,
): Generator<Progress, { best: Judged; candidates: Candidate[] }> {
  const isTimed = most === Infinity
  const end = now() + budget * SEARCH
  const count = rows.length <= 3000 ? 5 : rows.length <= 20_000 ? 3 : 1
  const folds = foldsOf(table, rows, classesOf(target), task.split, Math.max(3, count), task.seed + 1)
    .slice(0, count)
    .map((split) => new Fold(table, features, target, split, scale))
  const isOver = () => isTimed && now() >= end
  const candidates: Candidate[] = []
  let best: Judged | null = null
  for (const setting of settingsFor(rows.length, task.seed)) {
    if (candidates.length >= most || (best && isOver())) break
    const started = now()
    let loss = 0
    let rounds = 0
    let judged = 0
    for (const fold of folds) {
      // The first setting has a fold at least; a later one counts only with all of them.
      if (judged > 0 && isOver()) break
      const steps = fit(setting, fold, task.seed, null, isOver)
      const model = yield* told(steps, ({ round }) => progressOf(candidates, setting, round))
      loss += heldLoss(model, setting.type, fold)
      if (model.type === 'trees') rounds += model.trees.length / model.outputs
      judged++
    }
    if (best && judged < folds.length) break
    loss /= judged
    candidates.push({ name: nameOf(setting), loss, took: now() - started })
    // A tie goes to the setting that was tried first.
    if (!best || loss < best.loss) best = { setting, loss, rounds: Math.max(1, Math.round(rounds / judged)) }
  }
  if (!best) throw new Error('No setting was tried')
  return { best, candidates }
}

function progressOf(candidates: readonly Candidate[], setting: Setting, round: number): Progress {
  const best = candidates.reduce<Candidate | null>(
    (one, other) => (!one || other.loss < one.loss ? other : one),
    null,
  )
  return {
    stage: 'searching',
    candidate: nameOf(setting),
    round,
    tried: candidates.length,
    best: best?.name ?? null,
    loss: best?.loss ?? null,
  }
}

/** Passes on what `steps` yields, in other words. */
function* told<Step, Told, Result>(
  steps: Generator<Step, Result>,
  tell: (step: Step) => Told,
): Generator<Told, Result> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    yield tell(value)
  }
}

function scaleOf({ kind, values }: Target, rows: Int32Array) {
  if (kind !== 'regression') return { mean: 0, deviation: 1 }
  let sum = 0
  for (const row of rows) sum += values[row] as number
  const mean = sum / rows.length
  let squares = 0
  for (const row of rows) squares += ((values[row] as number) - mean) ** 2
  return { mean, deviation: Math.sqrt(squares / rows.length) || 1 }
}
