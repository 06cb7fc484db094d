import {
  array,
  integer,
  literal,
  looseObject,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
  union,
  unknown,
  type InferOutput,
} from 'valibot'
import type { Secrets } from '../start/secrets'

// A backup is gzipped text, one JSON value a line: an object for the header, for the head of each table and for each
// sequence, an array for each row; then an object for each file of a run or model and texts with its bytes in Base64, a line for each
// chunk; and an object with the counts and the checksum at the end. Version 1 has no files. Every version of the format
// has the two keys of `kind` and ends in this way, so that a file is known to be whole before anything else of it counts.

export const FORMAT = 'orrery-backup'
export const VERSION = 2

/** The keys that a header has in every version of the format. */
export const kind = looseObject({ format: literal(FORMAT), version: number(), orrery: string() })

export const header = object({
  format: literal(FORMAT),
  version: pipe(number(), integer()),
  /** Version of Orrery. */
  orrery: string(),
  /** ISO 8601 */
  madeAt: string(),
  engine: picklist(['pglite', 'postgres']),
  /** Versions of the migrations that the database has. */
  migrations: array(string()),
  /** Checked by `parseSecrets`. */
  secrets: unknown(),
})

export type Header = Omit<InferOutput<typeof header>, 'secrets'> & { secrets: Secrets }

const tableHead = object({ schema: string(), table: string(), columns: array(string()) })
const sequenceValue = object({ schema: string(), sequence: string(), value: string() })

const hash = pipe(string(), regex(/^[0-9a-f]{64}$/))
const count = pipe(number(), integer())
const objectHead = object({ object: hash, size: count })

/** A line between header and end that is neither a row nor bytes. */
export const partHead = union([tableHead, sequenceValue, objectHead])

export type TableHead = InferOutput<typeof tableHead>
export type SequenceValue = InferOutput<typeof sequenceValue>
/** A file of a run or model by its SHA-256, whose bytes follow. */
export type ObjectHead = InferOutput<typeof objectHead>

/**
 * A part of a backup between header and end. A row is the text of a JSON array with a text or null for each column; bytes are
 * in Base64.
 */
export type Part = TableHead | SequenceValue | ObjectHead | { row: string } | { bytes: string }

/** The last line: the rows of each table by `schema.table`, and the SHA-256 of every line before it. */
export const end = object({
  end: literal(true),
  counts: record(string(), count),
  /** Number of files. */
  objects: optional(count, 0),
  sha256: hash,
})

export type End = InferOutput<typeof end>
export type Counts = End['counts']

/** Header, counts and size of a whole backup. */
export interface Content {
  header: Header
  counts: Counts
  /** Size of the text without files, in bytes. */
  bytes: number
  /** Number of files of runs and models, and their size in bytes. */
  objects: number
  objectBytes: number
}

/** The name of a table in `Counts`. */
export const nameOf = ({ schema, table }: Pick<TableHead, 'schema' | 'table'>): string => `${schema}.${table}`
