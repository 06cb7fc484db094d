import { array, type InferOutput, nullable, number, object, optional, picklist, string } from 'valibot'
import { formatNumber } from '@/shared/lib/format'

const columnSchema = object({
  part: picklist(['feature', 'prediction']),
  name: string(),
  kind: picklist(['number', 'date', 'category']),
  /** The upper ends of the bins of numbers and dates; the last bin has none. */
  edges: optional(array(number())),
  /** The bins of texts; the last bin has all others. */
  levels: optional(array(string())),
  /** Counts by bin in the training data and in requests. The last place is of missing values. */
  expected: array(number()),
  found: array(number()),
  /** Population stability index; null where nothing was counted. */
  psi: nullable(number()),
})
/** The values of a column in the training data and in requests. */
export type DriftColumn = InferOutput<typeof columnSchema>

export const driftSchema = object({
  hours: number(),
  version: number(),
  /** Rows that an index needs. */
  least: number(),
  rows: number(),
  /** Null where the model has no profile of its training data. */
  columns: nullable(array(columnSchema)),
})
/** The drift of an endpoint's main version over the last hours. */
export type EndpointDrift = InferOutput<typeof driftSchema>

const worstSchema = object({ endpoint: string(), name: string(), psi: number() })
/** The column of an endpoint that drifted most. */
export type WorstDrift = InferOutput<typeof worstSchema>
export const worstDriftSchema = array(worstSchema)

/** The usual bounds of the index. */
const SOME = 0.1
const STRONG = 0.25

/** An index in words, with the tone of its status. */
export const driftWord = (psi: number): { label: string; tone: 'success' | 'warning' | 'error' } =>
  psi < SOME
    ? { label: 'Stable', tone: 'success' }
    : psi < STRONG
      ? { label: 'Some drift', tone: 'warning' }
      : { label: 'Strong drift', tone: 'error' }

/** Whether drift can be shown, and why not. */
export const driftStatus = ({ columns, rows, least }: EndpointDrift): 'no profile' | 'few' | 'known' =>
  columns === null ? 'no profile' : rows < least ? 'few' : 'known'

/** The columns, those that drifted most first. */
export const driftOf = ({ columns }: EndpointDrift): DriftColumn[] =>
  [...(columns ?? [])].sort((one, other) => (other.psi ?? -1) - (one.psi ?? -1))

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

/** The counts as parts of their sum; zeros where nothing was counted. */
export const sharesOf = (counts: readonly number[]): number[] => {
  const all = sum(counts)
  return counts.map((count) => (all === 0 ? 0 : count / all))
}

/** The part of the values that is missing; null where nothing was counted. */
export const missingShare = (counts: readonly number[]): number | null =>
  sum(counts) === 0 ? null : (sharesOf(counts).at(-1) as number)

/** ms since 1970 at the ends of what a date can be. */
const LAST_TIME = 8.64e15

/** The day of a time; the first or last day there is for times beyond them. */
const dayOf = (time: number) =>
  new Date(Math.max(-LAST_TIME, Math.min(LAST_TIME, time))).toISOString().replace(/T.*/, '')

/** The name of a bin by its place in the counts. */
export function binName({ kind, edges = [], levels = [], expected }: DriftColumn, place: number): string {
  if (place === expected.length - 1) return 'missing'
  if (kind === 'category') return levels[place] ?? 'others'
  const inWords = (value: number) =>
    kind === 'date' ? dayOf(value) : formatNumber(Number(value.toPrecision(4)))
  const from = edges[place - 1]
  const to = edges[place]
  if (from === undefined) return to === undefined ? 'all values' : `up to ${inWords(to)}`
  return to === undefined ? `above ${inWords(from)}` : `${inWords(from)} to ${inWords(to)}`
}
