import {
  array,
  boolean,
  type GenericSchema,
  integer,
  maxLength,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  union,
} from 'valibot'
import type { ColumnProfile, DatasetProfile } from '@orrery/profiler/types'
import { amount, text } from '@/shared/lib/collection/fields'
import type { CollectionDefinition } from '@/shared/lib/collection/types'

/** A profile as it is kept with a dataset of the same id, so that it can be opened and compared later. */
export interface StoredProfile {
  id: string
  fileName: string
  /** When the file was read, ISO 8601. */
  at: string
  /** Columns of the file, of which `profile` may hold only the first. */
  columnCount: number
  profile: DatasetProfile
}

/** How much of a profile is kept: about a megabyte of the widest file. */
const KEPT_COLUMNS = 200
const KEPT_CHARACTERS = 200
const KEPT_ROWS_CHARACTERS = 100_000
/** Profiles of one person. */
const KEPT_PROFILES = 50

const cut = (long: string) => long.slice(0, KEPT_CHARACTERS)
const cutValues = <T extends { value: string }>(values: readonly T[]) =>
  values.map((one) => ({ ...one, value: cut(one.value) }))

/** The part of a file's profile that is kept. `at`: ms since 1970. */
export function storedProfileOf(
  id: string,
  fileName: string,
  profile: DatasetProfile,
  at: number,
): StoredProfile {
  let characters = 0
  const rows = profile.rows.map((row) => row.slice(0, KEPT_COLUMNS).map(cut))
  const end = rows.findIndex((row) => {
    for (const { length } of row) characters += length
    return characters > KEPT_ROWS_CHARACTERS
  })
  return {
    id,
    fileName,
    at: new Date(at).toISOString(),
    columnCount: profile.columns.length,
    profile: {
      ...profile,
      headers: profile.headers.slice(0, KEPT_COLUMNS).map(cut),
      rows: end === -1 ? rows : rows.slice(0, end),
      columns: profile.columns.slice(0, KEPT_COLUMNS).map((column) => ({
        ...column,
        name: cut(column.name),
        top: cutValues(column.top),
        marks: cutValues(column.marks),
        placeholders: cutValues(column.placeholders),
        strays: cutValues(column.strays),
      })),
    },
  }
}

/** The ids of profiles that are not kept any longer: of datasets that are gone, and the oldest of too many. */
export const outdated = (profiles: readonly StoredProfile[], datasetIds: readonly string[]): string[] => {
  const known = new Set(datasetIds)
  const wanted = new Set(profiles.filter(({ id }) => known.has(id)).slice(0, KEPT_PROFILES))
  return profiles.filter((one) => !wanted.has(one)).map(({ id }) => id)
}

const count = pipe(number(), integer(), minValue(0))
const figure = nullable(union([number(), text(5000)]))
const quartile = union([number(), text(5000)])
const values = array(object({ value: text(1000), count: number() }))
const list = <T extends GenericSchema>(of: T, limit: number) => pipe(array(of), maxLength(limit))

const column: GenericSchema<unknown, ColumnProfile> = object({
  name: text(),
  type: picklist([
    'integer',
    'number',
    'boolean',
    'date',
    'time',
    'interval',
    'binary',
    'text',
    'mixed',
    'empty',
  ]),
  storedType: nullable(text(5000)),
  missing: count,
  min: figure,
  max: figure,
  mean: nullable(number()),
  deviation: nullable(number()),
  quartiles: nullable(object({ q1: quartile, median: quartile, q3: quartile })),
  quartilesEstimated: boolean(),
  distinct: count,
  distinctEstimated: boolean(),
  top: values,
  topEstimated: boolean(),
  histogram: array(object({ from: number(), to: number(), count: number() })),
  percentiles: list(number(), 101),
  marks: values,
  placeholders: values,
  strays: values,
  form: nullable(
    picklist(['dd/mm/yyyy', 'mm/dd/yyyy', 'dd/mm/yyyy or mm/dd/yyyy', 'thousands', 'percent', 'currency']),
  ),
  outliers: nullable(object({ below: number(), above: number(), low: number(), high: number() })),
  failure: nullable(text(5000)),
})

const encoding = picklist(['UTF-8', 'UTF-16 LE', 'UTF-16 BE', 'Windows-1252'])

const profile: GenericSchema<unknown, DatasetProfile> = object({
  headers: list(text(), KEPT_COLUMNS),
  rows: array(array(text())),
  totalRows: count,
  duplicateRows: nullable(count),
  duplicateRowsEstimated: boolean(),
  fileSize: amount,
  fileType: picklist(['CSV', 'JSON', 'JSON Lines', 'Parquet', 'Excel']),
  reading: nullable(
    object({
      delimiter: string(),
      headerLine: count,
      quote: picklist(['"', "'", '']),
      escape: picklist(['doubled', 'backslash']),
      encoding,
      decimal: picklist(['.', ',']),
      missing: array(text(5000)),
    }),
  ),
  encoding: nullable(encoding),
  sheets: nullable(object({ names: array(text(5000)), read: text(5000) })),
  columns: list(column, KEPT_COLUMNS),
  problems: array(object({ line: count, text: text(5000) })),
  problemCount: count,
})

/** One person's kept profiles, the newest first. */
export const storedProfiles: CollectionDefinition<StoredProfile> = {
  name: 'dataset-profiles',
  document: 'dataset_profile',
  version: 1,
  schema: object({ id: text(), fileName: text(5000), at: text(), columnCount: count, profile }),
  samples: () => [],
}
