import type { DatasetPreview, DatasetProfile, ReadingChoice } from './types'
import { type CsvOptions, profileCsv } from './csv/csv'
import { profileJson } from './json/json'
import { previewCsv } from './reading'
import { ProfileError, PROFILE_ERRORS } from './profile-error'
import type { Source } from './text/source'

type Expected = DatasetProfile['fileType']

const EXPECTED: Record<string, Expected> = {
  csv: 'CSV',
  tsv: 'CSV',
  tab: 'CSV',
  txt: 'CSV',
  json: 'JSON',
  jsonl: 'JSON Lines',
  ndjson: 'JSON Lines',
  parquet: 'Parquet',
  xlsx: 'Excel',
  xlsm: 'Excel',
}

/** Spreadsheets that are not read, and what to do about it. */
const OTHER_SHEETS: Record<string, string> = {
  xls: PROFILE_ERRORS.oldWorkbook,
  xlsb: PROFILE_ERRORS.binaryWorkbook,
  ods: PROFILE_ERRORS.openDocument,
}

/** Before each value of RFC 7464. */
const RS = 0x1e

const ZIP = 'a ZIP archive or an Excel workbook'
const OLD_EXCEL = 'an old Excel workbook'

/** First bytes that give a format away. */
const SIGNATURES: [string, number[]][] = [
  ['Parquet', [0x50, 0x41, 0x52, 0x31]],
  // An encrypted Parquet file, PARE.
  ['Parquet', [0x50, 0x41, 0x52, 0x45]],
  [ZIP, [0x50, 0x4b, 0x03, 0x04]],
  [OLD_EXCEL, [0xd0, 0xcf, 0x11, 0xe0]],
  ['a GZIP archive', [0x1f, 0x8b]],
  ['a PDF document', [0x25, 0x50, 0x44, 0x46]],
  ['a PNG image', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG image', [0xff, 0xd8, 0xff]],
]

/** The format of a file by its name; refuses content of another format. */
async function formatOf(source: Source, name: string): Promise<Expected> {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const expected = EXPECTED[extension]
  if (!expected && OTHER_SHEETS[extension]) throw new ProfileError(OTHER_SHEETS[extension])
  if (!expected) throw new ProfileError(PROFILE_ERRORS.notProfiled)
  if (source.size === 0) throw new ProfileError(PROFILE_ERRORS.empty)
  const head = await source.read(0, Math.min(source.size, 4096))
  const [content] = SIGNATURES.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte)) ?? []
  if (expected === 'Parquet') {
    if (content !== expected)
      throw new ProfileError(PROFILE_ERRORS.otherContent(expected, content ?? 'another format'))
    return expected
  }
  if (expected === 'Excel') {
    // Excel puts a workbook with a password into the container of its old format.
    if (content === OLD_EXCEL) throw new ProfileError(PROFILE_ERRORS.oldOrProtected)
    if (content !== ZIP)
      throw new ProfileError(PROFILE_ERRORS.otherContent(expected, content ?? 'another format'))
    return expected
  }
  if (content) throw new ProfileError(PROFILE_ERRORS.otherContent(expected, content))
  // Without the zeros of UTF-16 its ASCII is that of UTF-8.
  const isShown = (byte: number) => byte !== 0 && byte !== RS && byte < 0x80
  const start = String.fromCharCode(...head.subarray(0, 512).filter(isShown))
  const isJson = /^\s*(\[\s*[{["\]]|\{\s*["}])/.test(start)
  if (expected === 'CSV' && isJson && !name.toLowerCase().endsWith('.txt'))
    throw new ProfileError(PROFILE_ERRORS.otherContent(expected, 'JSON'))
  if (expected === 'CSV' && /^\s*<(!doctype|html|\?xml)\b/i.test(start))
    throw new ProfileError(PROFILE_ERRORS.otherContent(expected, 'HTML or XML'))
  if (expected !== 'CSV' && /^\s*[^\s[{"\d-]/.test(start) && !/^\s*(true|false|null)\b/.test(start))
    throw new ProfileError(
      PROFILE_ERRORS.otherContent(expected, start.trimStart()[0] === '<' ? 'HTML or XML' : 'no JSON'),
    )
  return expected
}

export interface ProfileOptions extends CsvOptions {
  /** The user's corrections; a format ignores those that do not apply to it. */
  choice?: ReadingChoice
}

/**
 * The profile of a file by its name and content. `scan` and `ahead` of `options` are for CSV files; one worker reads
 * the others. Rejects with a ProfileError.
 */
export async function profileSource(
  source: Source,
  name: string,
  options: ProfileOptions,
): Promise<DatasetProfile> {
  const format = await formatOf(source, name)
  if (format === 'CSV') return profileCsv(source, options)
  if (format === 'Excel') {
    const { profileExcel } = await import('./excel/excel')
    return profileExcel(source, options.tell, options.choice)
  }
  if (format !== 'Parquet') return profileJson(source, options.tell, format === 'JSON Lines')
  const { profileParquet } = await import('./parquet/parquet')
  return profileParquet(source, options.tell)
}

/** The preview of a text table from its head; other formats have nothing to correct and are read as a whole. */
export async function previewSource(
  source: Source,
  name: string,
  choice: ReadingChoice,
): Promise<DatasetPreview> {
  if ((await formatOf(source, name)) === 'CSV') return previewCsv(source, choice)
  const scan = () => Promise.reject(new Error('Only a CSV file has blocks'))
  const { headers, rows, fileType, reading, encoding, sheets } = await profileSource(source, name, {
    choice,
    ahead: 1,
    scan,
    tell: async () => undefined,
  })
  return { headers, rows, fileType, reading, encoding, sheets }
}
