import type { DatePart } from './dates'

/** One feature of a prepared matrix: how it is made of a column. Fitted on training rows only. */
export type FeaturePlan =
  /** A number, or the part of a date; missing values are replaced by `fill`, or left to the trees (null). */
  | { from: 'number'; column: string; part: DatePart | null; fill: number | null }
  /** 1 where the number is missing. */
  | { from: 'missing'; column: string }
  /** The rank of a category; unknown and missing categories are NaN. */
  | { from: 'rank'; column: string; levels: readonly string[]; ranks: readonly number[] }
  /** 1 where the category is `level`; '' is a missing value. */
  | { from: 'level'; column: string; level: string }

export interface Plan {
  features: readonly FeaturePlan[]
  /** Subtracted from each feature, then multiplied with `scale`; null: left as they are. */
  offset: Float32Array | null
  scale: Float32Array | null
}

/** A prepared matrix, column after column; every number is one of 32 bits, as in the exported graph. */
export interface Matrix {
  rows: number
  width: number
  columns: readonly Float32Array[]
}
