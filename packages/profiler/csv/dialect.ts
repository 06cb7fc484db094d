import type { ReadingChoice } from '../types'
import { APOSTROPHE, BACKSLASH, COMMA, PIPE, QUOTE, SEMICOLON, SPACE, TAB } from '../text/bytes'
import { familiesOf, layoutOf, usualWidth } from './header'
import { hasQuotes, isCutOff, swallows } from './quotes'
import type { Dialect } from './record-reader'
import { type Sample, type SampleRecord, sampleOf } from '../column/sample'
import type { Part } from '../text/source'
import type { ValueReader } from '../column/value'

/** Delimiters of which each may be meant wherever it occurs; the first of equals is taken. */
const STRONG = [COMMA, SEMICOLON, TAB, PIPE, 0x01, 0x1f]
/** Signs that are a delimiter only where the columns have types then. */
const WEAK = [SPACE, 0x7e, 0x5e, 0x3a]
/** From which consistency on nothing may be quoted in a text with quotes. */
const SURE = 0.95

export interface Candidate {
  dialect: Dialect
  sample: Sample
  width: number
  /** How well the sample fits; the greatest is the best. */
  score: number
  /** The part of the records that is as wide as the others. */
  consistency: number
  /** The part of the columns that have a type. */
  typed: number
  /** Whether fields are quoted, and every quote of the sample opens, closes or is inside one. */
  isSound: boolean
}

/** The byte of a character; 0 for none, undefined where nothing is chosen. */
const byteOf = (character: string | undefined) => (character === '' ? 0 : character?.charCodeAt(0))

/**
 * The dialect of a part of a file: the dialect in which its records are equally wide and its columns have
 * types. `values`: readers of values with the possible decimal signs, the point first.
 */
export function detectDialect(part: Part, choice: ReadingChoice, values: ValueReader[]): Candidate {
  const chosen = byteOf(choice.delimiter)
  const has = (byte: number) => {
    const at = part.bytes.indexOf(byte)
    return at !== -1 && at < part.length
  }
  const delimiters = chosen === undefined ? STRONG.filter((byte) => byte === COMMA || has(byte)) : [chosen]
  const candidates = delimiters.flatMap((delimiter) => candidatesOf(part, delimiter, choice, values))
  const best = bestOf(candidates)
  if (chosen !== undefined || best.width > 1) return best
  const single = best.typed > 0 ? [] : WEAK.filter(has)
  const weak = single
    .flatMap((delimiter) => candidatesOf(part, delimiter, choice, values))
    .filter(
      ({ width, consistency, typed, sample }) =>
        width > 1 && consistency === 1 && typed >= 0.5 && sample.records.length > 1,
    )
  return weak.length > 0 ? bestOf(weak) : best
}

const bestOf = (candidates: Candidate[]) =>
  candidates.reduce((best, next) => (next.score > best.score + 1e-9 ? next : best))

/** The dialects with a delimiter that a part may be written in. */
export function candidatesOf(
  part: Part,
  delimiter: number,
  { quote, escape }: ReadingChoice,
  values: ValueReader[],
): Candidate[] {
  const quotes = quote === undefined ? quotesIn(part, delimiter) : [byteOf(quote) ?? 0]
  const all = quotes.flatMap((each) => {
    const escapes = escape ? [escape] : each !== 0 && hasPair(part, BACKSLASH, each) ? BOTH : DOUBLED
    const spaces = each !== 0 && delimiter !== SPACE && hasPair(part, SPACE, each) ? [false, true] : [false]
    return escapes.flatMap((escaping) =>
      spaces.map((spaced) =>
        candidateOf(part, { delimiter, quote: each, escape: escaping, spaces: spaced }, values),
      ),
    )
  })
  // Quotes that all pair up are no text.
  const sound = new Set(all.flatMap(({ dialect, isSound }) => (isSound ? [dialect.quote] : [])))
  return sound.size === 0 ? all : all.filter(({ dialect }) => sound.has(dialect.quote))
}

const DOUBLED = ['doubled'] as const
const BOTH = ['doubled', 'backslash'] as const

/** The characters that may quote fields: those at the beginning of one. */
function quotesIn({ bytes, length }: Part, delimiter: number): number[] {
  const found = new Set<number>()
  let before = 0x0a
  for (let at = 0; at < length; at++) {
    const byte = bytes[at] as number
    const isStart = before === delimiter || before === 0x0a || before === 0x0d
    if (isStart && (byte === QUOTE || byte === APOSTROPHE)) found.add(byte)
    // Spaces in front of a quote may belong to neither.
    if (!(isStart && byte === SPACE)) before = byte
  }
  return found.size === 0 ? [QUOTE] : [QUOTE, ...(found.has(APOSTROPHE) ? [APOSTROPHE] : []), 0]
}

function hasPair({ bytes, length }: Part, first: number, second: number): boolean {
  for (let at = bytes.indexOf(second); at !== -1 && at < length; at = bytes.indexOf(second, at + 1))
    if (bytes[at - 1] === first) return true
  return false
}

function candidateOf(part: Part, dialect: Dialect, readers: ValueReader[]): Candidate {
  const sample = sampleOf(part, dialect)
  // Behind a comma there is no decimal comma.
  const fitting = dialect.delimiter === COMMA ? readers.slice(0, 1) : readers
  return fitting
    .map((values) => judge(part, dialect, sample, values))
    .reduce((best, next) => (next.score > best.score ? next : best))
}

function judge(part: Part, dialect: Dialect, sample: Sample, values: ValueReader): Candidate {
  const { records } = sample
  const { first, columns, header } = layoutOf(records, undefined, values)
  const rows = records.slice(first)
  const width = rows.length > 0 ? usualWidth(rows) : columns
  const compared = header === -1 || width > columns ? rows : [records[header] as SampleRecord, ...rows]
  const share = (of: number) => of / Math.max(1, compared.length)
  const consistency = share(compared.filter(({ count }) => count === width).length)
  const families = familiesOf(rows, width, values)
  const typed = width > 0 ? families.filter((family) => family !== null).length / width : 0
  const left = share(compared.filter(({ cells }) => hasQuotes(cells)).length)
  const stray = share(records.filter(({ isStray }) => isStray).length)
  const swallowed = share(compared.filter((record) => swallows(part, record, dialect, width)).length)
  const isCut = sample.unclosed > 0 && isCutOff(part, sample, dialect, width)
  const coverage = isCut ? 1 : sample.coverage
  const isWhole = coverage === 1 && (sample.unclosed === 0 || isCut)
  const isSound = isWhole && sample.quoted > 0 && sample.loose === 0 && stray === 0 && swallowed === 0
  // One column is what is left when no delimiter fits, unless the delimiter is found inside quotes only.
  const hasInside = records.every(({ count }) => count === 1) && stray === 0 && hasDelimiter(sample, dialect)
  const handicap = width > 1 || hasInside ? 0 : compared.length < 10 ? 0.7 : 0.5
  const isUnsure =
    (dialect.quote === 0 && consistency < SURE) ||
    (dialect.delimiter < SPACE && dialect.delimiter !== TAB && records.some(({ count }) => count !== width))
  const score =
    consistency * coverage * (1 + typed * 0.2) -
    handicap -
    stray * 2e-3 -
    left * 0.3 -
    (swallowed > 0 ? 0.2 + swallowed : 0) -
    (sample.unclosed > 0 && !isCut ? 0.3 : 0) -
    (isUnsure ? 2 : 0) -
    ((header === -1 ? first : header) > 0 ? 0.05 : 0) +
    Math.min(width, 100) * 1e-4 -
    (dialect.escape === 'backslash' ? 1e-3 : 0) -
    (dialect.quote === QUOTE ? 0 : dialect.quote === APOSTROPHE ? 2e-3 : 5e-3) -
    (dialect.spaces ? 1e-3 : 0)
  return { dialect, sample, width, score, consistency, typed, isSound }
}

const hasDelimiter = ({ records }: Sample, { delimiter }: Dialect) =>
  records.some(({ cells }) => cells[0]?.includes(String.fromCharCode(delimiter)))
