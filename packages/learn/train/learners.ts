import { bin, boost, type Round } from '../models/boosting'
import type { Binned } from '../models/bins'
import { fitLinear } from '../models/linear'
import type { LearnedFrom, Model } from '../models/model'
import { lossOf, scoresOf } from '../models/scores'
import { prepare } from '../prepare/apply'
import { planForLinear, planForTrees } from '../prepare/fit'
import type { Matrix, Plan } from '../prepare/plan'
import type { Split } from '../table/split'
import type { Target } from '../table/target'
import type { Table } from '../types'
import type { Setting } from './settings'

const MOST_ROUNDS = 400
const PATIENCE = 20

/** Rows of a table with everything that learners need of them, prepared once for all settings of a kind. */
export class Fold {
  private readonly ready = new Map<Setting['type'], { plan: Plan; train: Matrix; test: Matrix }>()
  private bins: Binned | null = null
  readonly from: LearnedFrom
  readonly held: LearnedFrom

  constructor(
    private readonly table: Table,
    private readonly features: readonly string[],
    private readonly target: Target,
    private readonly split: Split,
    /** Numbers are learned as deviations from their mean, in standard deviations. */
    private readonly scale: { mean: number; deviation: number },
  ) {
    this.from = this.learnedFrom(split.train)
    this.held = this.learnedFrom(split.test)
  }

  private learnedFrom(rows: Int32Array): LearnedFrom {
    const { kind, classes, values } = this.target
    const { mean, deviation } = this.scale
    const own = Float64Array.from(rows, (row) => ((values[row] as number) - mean) / deviation)
    return { kind, classes: classes.length, values: own }
  }

  prepared(type: Setting['type']) {
    const known = this.ready.get(type)
    if (known) return known
    const { table, features, split, target } = this
    const plan =
      type === 'trees'
        ? planForTrees(table, features, split.train, target)
        : planForLinear(table, features, split.train)
    const made = { plan, train: prepare(plan, table, split.train), test: prepare(plan, table, split.test) }
    this.ready.set(type, made)
    return made
  }

  binned(): Binned {
    return (this.bins ??= bin(this.prepared('trees').train))
  }
}

/** Trains one setting on a fold. `rounds` is given where the number of rounds is known; else the held rows find it. */
export function* fit(
  setting: Setting,
  fold: Fold,
  seed: number,
  rounds: number | null,
  isOver?: () => boolean,
): Generator<Round, Model> {
  if (setting.type === 'trees') {
    const data = fold.binned()
    const held =
      rounds === null
        ? { matrix: fold.prepared('trees').test, from: fold.held, patience: PATIENCE, isOver }
        : null
    return yield* boost(data, fold.from, { ...setting, rounds: rounds ?? MOST_ROUNDS, seed }, held)
  }
  const steps = fitLinear(fold.prepared('linear').train, fold.from, setting.penalty)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    yield { round: value, loss: null }
  }
}

/** The loss of a model on the held rows of a fold, in standard deviations of what is estimated. */
export function heldLoss(model: Model, type: Setting['type'], fold: Fold): number {
  const loss = lossOf(fold.held, scoresOf(model, fold.prepared(type).test), model.base.length)
  return fold.held.kind === 'regression' ? Math.sqrt(loss) : loss
}

/** Brings a model of scaled numbers to their own scale. */
export function unscaled(model: Model, { mean, deviation }: { mean: number; deviation: number }): Model {
  const base = model.base.map((value) => value * deviation + mean)
  const grown = (values: Float32Array) => values.map((value) => value * deviation)
  if (model.type === 'linear') return { ...model, base, weights: grown(model.weights) }
  if (model.type === 'trees')
    return { ...model, base, trees: model.trees.map((tree) => ({ ...tree, value: grown(tree.value) })) }
  return { ...model, base }
}
