import type { TaskKind } from '../types'
import type { Tree } from './tree'

/** The learned part of a model, behind the preparation. `outputs`: 1, or the number of classes of more than two. */
export type Model =
  /** The same scores for every row. */
  | { type: 'baseline'; base: Float32Array }
  /** `weights[feature * outputs + output]`. */
  | { type: 'linear'; outputs: number; weights: Float32Array; base: Float32Array }
  /** The tree at `round * outputs + output` adds to `output`. */
  | { type: 'trees'; outputs: number; trees: readonly Tree[]; base: Float32Array }

export const outputsOf = (kind: TaskKind, classes: number): number => (kind === 'multiclass' ? classes : 1)

/** A row of what is learned from: a class, or a number on the scale of the training rows. */
export interface LearnedFrom {
  kind: TaskKind
  classes: number
  values: Float64Array
}
