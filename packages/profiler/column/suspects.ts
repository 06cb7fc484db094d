import type { ColumnProfile, ColumnType, Outliers, TextForm, TopValue } from '../types'
import { VALUE_LIMIT } from '../text/block'
import { textOf } from '../text/bytes'
import type { Entries } from '../text/entries'
import { KIND } from './kind'

/** Most values that are named. */
const NAMED = 5
/** Different values of a column whose form is looked at, and the part of them that has to have it. */
const LOOKS = 1000
const MOSTLY = 0.9
/** Interquartile ranges beyond the quartiles from which on a value is far from the others. */
const FAR = 3

/** A value of the column with the number of its cells; `number` is NaN for texts. */
interface Value {
  from: number
  to: number
  number: number
  count: number
}

/** Texts that people write where they have no value, beside the marks that count as missing. */
const PLACEHOLDERS =
  /^(-+|\?+|\.+|_+|n\.a\.?|n\.d\.?|tbd|unknown|undefined|missing|not (available|applicable|known)|empty|nil|k\.?\s?a\.?|keine angabe|sin datos|inconnu)$/i
/** Numbers that programs write where they have no value. */
const SENTINEL = /^-?9{3,6}(\.0+)?$/

const DAY_FIRST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(\s+\d{1,2}:\d{2}.*)?$/
const FORMS: [TextForm, RegExp][] = [
  ['thousands', /^[+-]?\d{1,3}([,.'\u00a0\u202f ]\d{3})+([.,]\d+)?$/],
  ['percent', /^[+-]?\d+([.,]\d+)?\s?%$/],
  ['currency', /^([+-]?[$€£¥]\s?[\d.,]*\d|[+-]?\d[\d.,]*\s?([$€£¥]|USD|EUR|GBP))$/],
]

/** Spellings that count as missing, the most frequent first. */
export function marksOf({ kinds, froms, lengths, counts, size }: Entries, bytes: Uint8Array): TopValue[] {
  const marks = new Map<string, number>()
  for (let index = 0; index < size; index++) {
    if (kinds[index] !== KIND.missing) continue
    const from = froms[index] as number
    const value = textOf(bytes, from, from + (lengths[index] as number), VALUE_LIMIT).trim()
    if (value !== '') marks.set(value, (marks.get(value) ?? 0) + (counts[index] as number))
  }
  return [...marks]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, NAMED)
}

/** Finds values of a column that look wrong. */
export function suspectsOf(
  type: ColumnType,
  values: readonly Value[],
  bytes: Uint8Array,
  outliers: Outliers | null,
): Pick<ColumnProfile, 'placeholders' | 'strays' | 'form'> {
  const text = ({ from, to }: Value) => textOf(bytes, from, to, VALUE_LIMIT).trim()
  const named = (some: readonly Value[]) =>
    some
      .toSorted((one, other) => other.count - one.count)
      .slice(0, NAMED)
      .map((value) => ({ value: text(value), count: value.count }))
  const isText = type === 'text' || type === 'mixed'
  const placeholders = values.filter((value) => {
    if (value.to - value.from > 20) return false
    if (isText && Number.isNaN(value.number)) return PLACEHOLDERS.test(text(value))
    const isFar = outliers !== null && (value.number < outliers.below || value.number > outliers.above)
    return isFar && value.count > 1 && SENTINEL.test(text(value))
  })
  const strays = type === 'mixed' ? values.filter(({ number }) => Number.isNaN(number)) : []
  return {
    placeholders: named(placeholders),
    strays: named(strays.filter((value) => !placeholders.includes(value))),
    form: type === 'text' ? formOf(values.slice(0, LOOKS).map(text)) : null,
  }
}

/** The form that most of these texts have; null where they have none. */
function formOf(texts: readonly string[]): TextForm | null {
  const written = texts.filter((text) => !PLACEHOLDERS.test(text))
  const isMost = (count: number) => count > 0 && count >= written.length * MOSTLY
  const days = written.map((text) => DAY_FIRST.exec(text)).filter((match) => match !== null)
  const first = days.some((match) => Number(match[1]) > 12)
  const second = days.some((match) => Number(match[3]) > 12)
  const isDay = days.every((match) => Math.max(Number(match[1]), Number(match[3])) <= 31)
  if (isMost(days.length) && isDay && !(first && second))
    return first ? 'dd/mm/yyyy' : second ? 'mm/dd/yyyy' : 'dd/mm/yyyy or mm/dd/yyyy'
  for (const [form, shape] of FORMS)
    if (isMost(written.filter((text) => shape.test(text)).length)) return form
  return null
}

/** Values far from the middle half of the others; null where none is, or the middle half is one value. */
export function outliersOf(
  q1: number,
  q3: number,
  weighed: Iterable<readonly [number: number, weight: number]>,
): Outliers | null {
  const range = q3 - q1
  if (!(range > 0) || !Number.isFinite(range)) return null
  const below = q1 - FAR * range
  const above = q3 + FAR * range
  let low = 0
  let high = 0
  for (const [number, weight] of weighed) {
    if (number < below) low += weight
    else if (number > above) high += weight
  }
  return low + high === 0 ? null : { below, above, low: Math.round(low), high: Math.round(high) }
}
