// A small picture of the values that a model was trained on, in bins. Requests are counted into the same bins, so that both can be
// compared. It has no dependency: the server reads it from model files.

/** A number or a date: a value is in the first bin whose edge is not below it, and in the last bin when it is above all edges. */
interface Scaled {
  name: string
  kind: 'number' | 'date'
  edges: readonly number[]
}

/** A text: a bin for each of the most frequent levels, and a last bin for all others. */
interface Levels {
  name: string
  kind: 'category'
  levels: readonly string[]
}

/** `counts` has a place for each bin, and behind them one for missing values. */
export type BinnedColumn = (Scaled | Levels) & { counts: readonly number[] }

export interface Profile {
  /** The inputs of the model, of the rows that it learned from. */
  features: readonly BinnedColumn[]
  /** Its first output, of the rows that were kept apart. */
  prediction: BinnedColumn
}

/** The name of the property of the ONNX file that holds a profile as JSON. */
export const PROFILE_PROPERTY = 'orrery.profile'

/** A longer text is compared by its beginning. */
export const LONGEST_LEVEL = 60
const MOST_FEATURES = 200
const MOST_EDGES = 20
const MOST_TEXT = 400_000

export const levelOf = (text: string): string => text.slice(0, LONGEST_LEVEL)

/** The columns of a profile in the order of their counts: the features, then the prediction. */
export const columnsOf = ({ features, prediction }: Profile): BinnedColumn[] => [...features, prediction]

/** The place of a value in the counts of a column. Numbers are rounded to 32 bits, as models take them. */
export function placeIn(column: BinnedColumn, value: number | string): number {
  const last = column.counts.length - 1
  if (column.kind === 'category') {
    const text = String(value)
    if (text === '') return last
    const at = column.levels.indexOf(levelOf(text))
    return at < 0 ? column.levels.length : at
  }
  const number = column.kind === 'date' ? Number(value) : Math.fround(Number(value))
  if (!Number.isFinite(number)) return last
  const at = column.edges.findIndex((edge) => number <= edge)
  return at < 0 ? column.edges.length : at
}

/** Reads a profile that is written as JSON; null when the text is no profile, or is too large. */
export function parseProfile(text: string): Profile | null {
  if (text.length > MOST_TEXT) return null
  let json: Partial<Profile> | null
  try {
    json = JSON.parse(text) as Partial<Profile> | null
  } catch {
    return null
  }
  const features = json?.features
  if (!Array.isArray(features) || features.length > MOST_FEATURES) return null
  const read = features.map(columnFrom)
  const prediction = columnFrom(json?.prediction)
  if (!prediction || read.includes(null)) return null
  return { features: read as BinnedColumn[], prediction }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 1000
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0

function columnFrom(value: unknown): BinnedColumn | null {
  const { name, kind, edges, levels, counts } = (value ?? {}) as Record<string, unknown>
  if (!isText(name) || !Array.isArray(counts) || !counts.every(isCount)) return null
  if (kind === 'category') {
    if (!Array.isArray(levels) || levels.length > MOST_EDGES || !levels.every(isText)) return null
    return counts.length === levels.length + 2 ? { name, kind, levels, counts } : null
  }
  if (kind !== 'number' && kind !== 'date') return null
  if (!Array.isArray(edges) || edges.length > MOST_EDGES || !edges.every(Number.isFinite)) return null
  if (edges.some((edge, at) => at > 0 && edge <= edges[at - 1])) return null
  return counts.length === edges.length + 2 ? { name, kind, edges, counts } : null
}
