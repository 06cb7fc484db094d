import type { Model } from '../models/model'
import { predict } from '../train/predict'
import type { Trained } from '../train/train'
import type { Report, Table } from '../types'
import { advantage, estimated } from './bootstrap'
import { curvesOf } from './curves'
import { dependences, importances } from './explain'
import type { Judged } from './metrics'

function judgedBy(trained: Trained, model: Model, table: Table): Judged {
  const { target, split } = trained
  return {
    kind: target.kind,
    classes: target.classes.length,
    actual: Float64Array.from(split.test, (row) => target.values[row] as number),
    predicted: predict({ ...trained, model }, table, split.test),
  }
}

/** Judges a model by the rows that it never saw, beside the baseline. Yields in between. */
export function* judge(trained: Trained, table: Table): Generator<number, Report> {
  const { split, task } = trained
  const own = judgedBy(trained, trained.model, table)
  const base = judgedBy(trained, trained.baseline, table)
  const metrics = yield* estimated(own, task.seed + 2)
  const baseline = yield* estimated(base, task.seed + 2)
  const gain = advantage(own, base, task.seed + 3)
  const found = yield* importances(trained, table)
  return {
    testRows: split.test.length,
    trainRows: split.train.length,
    metrics,
    baseline,
    advantage: gain,
    beatsBaseline: gain.low > 0,
    curves: curvesOf(own),
    importances: found,
    dependences: yield* dependences(
      trained,
      table,
      found.map(({ column }) => column),
    ),
  }
}
