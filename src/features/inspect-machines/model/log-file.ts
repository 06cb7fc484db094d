import {
  array,
  integer,
  literal,
  maxLength,
  minValue,
  nullable,
  number,
  object,
  pipe,
  safeParse,
  string,
  transform,
  unknown,
} from 'valibot'
import { Failure } from '@/shared/lib/failure'
import type { ImportedLog, LogFile } from '@machines/inspector'
import { MOST_EVENTS } from './event-log'
import { parsedSafely, UNSEEN } from './safe-json'
import type { LogEntry } from './types'

/** The version of the shape of an exported log. */
const VERSION = 1
/** bytes */
const LARGEST_FILE = 20_000_000
const CHUNK = 1000

const words = pipe(
  string(),
  maxLength(1000),
  transform((text) => text.replaceAll(UNSEEN, '')),
)

const entrySchema = object({
  seq: pipe(number(), integer(), minValue(1)),
  at: pipe(number(), minValue(0)),
  actor: words,
  from: nullable(words),
  type: words,
  /** JSON by its origin, within the bounds of `parsedSafely`. */
  payload: unknown(),
  before: words,
  after: words,
})

const fileSchema = object({
  orrery: literal('event-log'),
  version: literal(VERSION),
  entries: pipe(array(entrySchema), maxLength(MOST_EVENTS + CHUNK)),
})

/** The log as a file. */
export const logFile = (entries: readonly LogEntry[]): string =>
  JSON.stringify({ orrery: 'event-log', version: VERSION, entries }, null, 1)

/** Reads an exported log. Throws a `Failure` that says why a file is none. */
export async function readLogFile(file: LogFile): Promise<ImportedLog> {
  const { name, size } = file
  if (size > LARGEST_FILE) throw new Failure('It is larger than the maximum log size (20 MB).')
  const value = parsedSafely(await file.text())
  const { orrery, version } = (value ?? {}) as Record<string, unknown>
  if (orrery !== 'event-log') throw new Failure('It is not an inspector log.')
  if (version !== VERSION)
    throw new Failure(`It was written by another version of the inspector (${String(version).slice(0, 20)}).`)
  const result = safeParse(fileSchema, value)
  if (!result.success) {
    const path = result.issues[0].path?.map(({ key }) => String(key)).join('.') ?? ''
    throw new Failure(`It was changed: ${path.slice(0, 100) || 'its entries'} is not as it was written.`)
  }
  const { entries } = result.output
  // Entries are told apart by their number.
  const wrong = entries.findIndex(({ seq }, place) => seq <= (entries[place - 1]?.seq ?? 0))
  if (wrong >= 0) throw new Failure(`It was changed: entries.${wrong}.seq is not as it was written.`)
  return { name, entries: entries as LogEntry[] }
}
