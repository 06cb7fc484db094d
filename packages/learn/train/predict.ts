import type { Model } from '../models/model'
import { scoresOf, toProbabilities } from '../models/scores'
import { prepare } from '../prepare/apply'
import type { Table } from '../types'
import type { Trained } from './train'

type Predictor = Pick<Trained, 'plan' | 'target'> & { model: Model }

/** Numbers, probabilities of the second of two classes, or of each class of more than two, row after row. */
export function predict({ plan, target, model }: Predictor, table: Table, rows: Int32Array): Float64Array {
  return toProbabilities(target.kind, scoresOf(model, prepare(plan, table, rows)), model.base.length)
}
