import type { ColumnProfile, DatasetProfile } from '@orrery/profiler/types'
import { PROFILE } from './sample-profile'

/** A column without figures, for stories. */
const BARE: ColumnProfile = {
  name: '',
  type: 'text',
  storedType: null,
  missing: 0,
  min: null,
  max: null,
  mean: null,
  deviation: null,
  quartiles: null,
  quartilesEstimated: false,
  distinct: 0,
  distinctEstimated: false,
  top: [],
  topEstimated: false,
  histogram: [],
  percentiles: [],
  marks: [],
  placeholders: [],
  strays: [],
  form: null,
  outliers: null,
  failure: null,
}

const bins = (from: number, width: number, ...counts: number[]) =>
  counts.map((count, place) => ({ from: from + place * width, to: from + (place + 1) * width, count }))
const DAY = 86_400_000
const [country, total] = PROFILE.columns as [ColumnProfile, ColumnProfile]

const SMALL: ColumnProfile = {
  ...BARE,
  name: 'p_value',
  type: 'number',
  storedType: 'DOUBLE',
  min: 1.5e-9,
  max: 4.7e-9,
  mean: 3.0000000000000004e-9,
  deviation: 1.1e-9,
  quartiles: { q1: 2.2e-9, median: 2.9e-9, q3: 3.9e-9 },
  distinct: 5,
  histogram: bins(1.5e-9, 2e-10, 1, 0, 2, 5, 9, 12, 7, 3, 1),
}
const LONG: ColumnProfile = {
  ...BARE,
  name: 'account_id',
  type: 'integer',
  storedType: 'DECIMAL(38,0)',
  min: '-12345678901234567890',
  max: '170141183460469231731687303715884105727',
  mean: 8.764255474452554e284,
  deviation: 8.1e283,
  quartiles: { q1: '9007199254740993', median: '9007199254740995', q3: '9007199254740999' },
  quartilesEstimated: true,
  distinct: 1_000_399,
  distinctEstimated: true,
  topEstimated: true,
  histogram: bins(-1e20, 1e37, 4, 9, 20, 44, 20, 9, 4),
}
const DAYS: ColumnProfile = {
  ...BARE,
  name: 'signup day',
  type: 'date',
  storedType: 'DATE',
  missing: 3,
  min: '2024-01-01T00:00:00.000Z',
  max: '2024-12-31T00:00:00.000Z',
  quartiles: {
    q1: '2024-04-01T00:00:00.000Z',
    median: '2024-06-30T12:00:00.000Z',
    q3: '2024-09-30T00:00:00.000Z',
  },
  distinct: 366,
  top: [{ value: '2024-06-30', count: 3001 }],
  topEstimated: true,
  histogram: bins(Date.UTC(2024, 0, 1), 32 * DAY, 9, 8, 7, 9, 8, 9, 9, 9, 9, 9, 9, 2),
}
const TIMES: ColumnProfile = {
  ...DAYS,
  name: 'last_seen',
  storedType: 'TIMESTAMP',
  missing: 1_204_329,
  max: '2024-12-31T23:59:58.120Z',
}
const CODES: ColumnProfile = {
  ...country,
  name: 'code',
  storedType: 'VARCHAR',
  distinct: 90_000,
  distinctEstimated: true,
  topEstimated: true,
  top: [
    'code 0192',
    'code 0171',
    'a rather long value that nobody would like to read in full',
    'رمز',
    '',
  ].map((value, place) => ({ value, count: 2103 - place * 24 })),
}
const BROKEN: ColumnProfile = {
  ...BARE,
  name: 'geometry',
  storedType: 'BYTE_ARRAY',
  failure: 'The column is compressed with LZO, which cannot be read here.',
}

/** Kinds of columns, by what is special about them. */
export const KINDS = {
  plain: total,
  'frequent values': country,
  'small numbers': SMALL,
  'exact digits, estimated': LONG,
  days: DAYS,
  times: TIMES,
  'at least': CODES,
  failure: BROKEN,
  'a long name': { ...total, name: 'x'.repeat(300) },
  'right to left': { ...country, name: 'عنوان المتجر الإلكتروني' },
  'no name': { ...BARE, type: 'empty', missing: 1_204_330 },
} satisfies Record<string, ColumnProfile>

/** A profile with these columns. */
export const profileOf = (columns: readonly ColumnProfile[]): DatasetProfile => ({
  ...PROFILE,
  headers: columns.map(({ name }) => name),
  rows: PROFILE.rows.map((_, row) =>
    columns.map(({ type }, place) => (type === 'empty' ? '' : `${row}.${place}`)),
  ),
  columns: [...columns],
  problems: [],
  problemCount: 0,
})

export const WIDE = profileOf(
  Array.from({ length: 2000 }, (_, place) => ({
    ...(place % 3 === 0 ? total : country),
    name: `measurement_of_sensor_${place}`,
    missing: (place * 7919) % 1000,
  })),
)
