/** A column of a table. Missing: NaN in numbers and dates, -1 in the codes of categories. */
export type Column =
  | { kind: 'number'; name: string; values: Float64Array }
  /** Milliseconds since 1970. */
  | { kind: 'date'; name: string; values: Float64Array }
  | { kind: 'category'; name: string; codes: Int32Array; levels: readonly string[] }

export interface Table {
  rows: number
  columns: readonly Column[]
}

/** A number to estimate, or one of two or more classes to recognise. */
export type TaskKind = 'regression' | 'binary' | 'multiclass'

/** How rows are kept apart for the test: at random by class, the latest, or whole groups. */
export type SplitBy = { by: 'random' } | { by: 'time'; column: string } | { by: 'group'; column: string }

export interface Task {
  target: string
  kind: TaskKind
  /** Names of the columns that the model may use. */
  features: readonly string[]
  split: SplitBy
  seed: number
}

/** Something that a person should know before training. `column` and `count` fill the sentence. */
export interface Warning {
  code:
    | 'leak'
    | 'identifier'
    | 'imbalance'
    | 'duplicates'
    | 'split'
    | 'few-rows'
    | 'constant'
    | 'all-missing'
    | 'many-categories'
    | 'missing-target'
  column?: string
  /** Of rows, values, or a share between 0 and 1. */
  count?: number
  text: string
}

/** A figure with the interval in which 95 of 100 samples of the same size would fall. */
export interface Estimate {
  value: number
  low: number
  high: number
}

export type MetricName = 'auc' | 'logLoss' | 'accuracy' | 'f1' | 'r2' | 'rmse' | 'mae'
export type Metrics = Partial<Record<MetricName, Estimate>>

export interface Point {
  x: number
  y: number
}

/** Charts of the rows that were kept apart. Only those of the task's kind are there. */
export interface Curves {
  roc?: Point[]
  precisionRecall?: Point[]
  /** x: mean predicted probability of a bin, y: share of the rows in it that are of the class. */
  calibration?: Point[]
  /** Rows: actual classes, columns: predicted classes. */
  confusion?: number[][]
  /** x: predicted, y: actual minus predicted. At most 500 rows. */
  residuals?: Point[]
}

export interface Importance {
  column: string
  /** How much the main metric gets worse when the column is shuffled. */
  drop: number
}

/** The mean prediction when a column has the same value in every row. */
export interface Dependence {
  column: string
  kind: Column['kind']
  values: (number | string)[]
  predictions: number[]
}

export interface Candidate {
  name: string
  /** Of cross-validation, in the main metric's loss (log loss, or root mean squared error); lower is better. */
  loss: number
  /** ms. */
  took: number
}

export interface Progress {
  stage: 'searching' | 'fitting' | 'evaluating'
  /** The candidate that is trained. */
  candidate: string
  round: number
  /** Candidates that were judged so far, the best of them, and its loss. */
  tried: number
  best: string | null
  loss: number | null
}

/** Figures of the rows that were kept apart. */
export interface Report {
  testRows: number
  trainRows: number
  metrics: Metrics
  baseline: Metrics
  /** How much less the model loses per row than the baseline. */
  advantage: Estimate
  beatsBaseline: boolean
  curves: Curves
  importances: Importance[]
  dependences: Dependence[]
}

/** An input of a model that is one column of a table; other types than these are refused. */
export interface RowInput {
  name: string
  type: string
}

/** The values of one input, one for each row: missing numbers are NaN, missing texts are empty. */
export type RowFeed =
  | { name: string; type: 'string'; values: string[] }
  | { name: string; type: 'float32' | 'float64' | 'int64'; values: number[] }

export interface RowAnswer {
  name: string
  /** One value for each row, or the same number of values for each. */
  values: ArrayLike<string | number | bigint | boolean>
}
