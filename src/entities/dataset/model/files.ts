import type { DatasetType } from './dataset'

/** A file that was chosen for an upload. Its content stays in the browser. */
export interface ChosenFile {
  id: string
  /** With its folders: `photos/cat.jpg`. */
  path: string
  /** Bytes. */
  size: number
}

/** UPL-08: 2GB per file, 10GB per dataset, in bytes. */
const GB = 1024 ** 3
export const FILE_LIMIT = 2 * GB
const DATASET_LIMIT = 10 * GB

type UploadType = Exclude<DatasetType, 'code'>

/** UPL-08: what can be uploaded: what each ending is called, and the types of dataset that it makes. */
const KINDS: Record<string, readonly [label: string, ...types: UploadType[]]> = {
  csv: ['CSV', 'tabular', 'text'],
  tsv: ['TSV', 'tabular', 'text'],
  tab: ['TSV', 'tabular', 'text'],
  json: ['JSON', 'tabular', 'text'],
  jsonl: ['JSON Lines', 'tabular', 'text'],
  ndjson: ['JSON Lines', 'tabular', 'text'],
  parquet: ['Parquet', 'tabular', 'text'],
  xls: ['Excel', 'tabular'],
  xlsx: ['Excel', 'tabular'],
  xlsm: ['Excel', 'tabular'],
  jpg: ['JPG', 'image'],
  jpeg: ['JPG', 'image'],
  png: ['PNG', 'image'],
  tif: ['TIFF', 'image'],
  tiff: ['TIFF', 'image'],
  webp: ['WebP', 'image'],
  txt: ['TXT', 'text', 'tabular'],
  md: ['TXT', 'text'],
  mp3: ['MP3', 'audio'],
  wav: ['WAV', 'audio'],
  flac: ['FLAC', 'audio'],
  ogg: ['OGG', 'audio'],
  m4a: ['M4A', 'audio'],
  mp4: ['MP4', 'video'],
  mov: ['MOV', 'video'],
  webm: ['WebM', 'video'],
  mkv: ['MKV', 'video'],
  avi: ['AVI', 'video'],
  zip: ['ZIP', 'tabular', 'image', 'text', 'audio', 'video'],
}

/** File endings that the file dialog offers. */
export const ENDINGS: readonly string[] = Object.keys(KINDS).map((ending) => `.${ending}`)

/** Formats that are read for preview and statistics (UPL-07, and more): name and endings. */
const READ = {
  CSV: ['csv'],
  TSV: ['tsv', 'tab'],
  TXT: ['txt'],
  JSON: ['json'],
  'JSON Lines': ['jsonl', 'ndjson'],
  Parquet: ['parquet'],
  'Excel (.xlsx, .xlsm)': ['xlsx', 'xlsm'],
} as const

/** The formats that get a preview and statistics, in the order in which they are named. */
export const READ_FORMATS = Object.keys(READ)

/** The same as a part of a sentence: `CSV, TSV … or Excel (.xlsx, .xlsm)`. */
export const READ_FORMATS_TEXT = `${READ_FORMATS.slice(0, -1).join(', ')} or ${READ_FORMATS.at(-1)}`

const PROFILED = new Set<string>(Object.values(READ).flat())
const DELIMITED = new Set<string>([...READ.CSV, ...READ.TSV, ...READ.TXT])

const endingOf = ({ path }: Pick<ChosenFile, 'path'>) => path.split('.').at(-1)?.toLowerCase() ?? ''
const kindOf = (file: Pick<ChosenFile, 'path'>) =>
  Object.hasOwn(KINDS, endingOf(file)) ? KINDS[endingOf(file)] : undefined

export const isProfiled = (file: Pick<ChosenFile, 'path'>): boolean => PROFILED.has(endingOf(file))

/** Whether its name says that it holds rows. A `.txt` may be one document. */
export const isTable = (file: Pick<ChosenFile, 'path'>): boolean =>
  isProfiled(file) && endingOf(file) !== 'txt'

/** Whether its name says that it is text with delimiters. */
export const isDelimited = (file: Pick<ChosenFile, 'path'>): boolean => DELIMITED.has(endingOf(file))

/** The kinds of the files, each once: `CSV, JSON`. */
export const formatOf = (files: readonly ChosenFile[]): string =>
  [...new Set(files.flatMap((file) => kindOf(file)?.[0] ?? []))].join(', ')

export const sizeOf = (files: readonly ChosenFile[]): number => files.reduce((sum, { size }) => sum + size, 0)

/** Whether one of the files is what a dataset of this type is made of. */
export const hasFileOf = (files: readonly ChosenFile[], type: UploadType): boolean =>
  files.some((file) => kindOf(file)?.slice(1).includes(type))

/** A list after files were offered, and what was not taken, in words. */
export interface TakenFiles {
  files: ChosenFile[]
  refusals: string[]
}

/**
 * Takes what can be uploaded. A file that is in the list already takes its own place. When all would be too large for
 * one dataset, none is taken.
 */
export function takeFiles(list: readonly ChosenFile[], offered: readonly ChosenFile[]): TakenFiles {
  const empty = offered.filter(({ size }) => size === 0)
  const strange = offered.filter((file) => file.size > 0 && !kindOf(file))
  const large = offered.filter((file) => kindOf(file) && file.size > FILE_LIMIT)
  const good = offered.filter((file) => kindOf(file) && file.size > 0 && file.size <= FILE_LIMIT)
  const refusals = [
    ...problemOf(empty, 'is empty', 'are empty'),
    ...problemOf(strange, 'is not in a supported format', 'are not in a supported format'),
    ...problemOf(
      large,
      `has ${gigabytes(large[0]?.size ?? 0)}; 2GB per file is the maximum`,
      'are too large; 2GB per file is the maximum',
    ),
  ]
  const byPath = new Map([...list, ...good].map((file) => [file.path, file]))
  const files = [...byPath.values()]
  const total = sizeOf(files)
  if (total <= DATASET_LIMIT) return { files, refusals }
  const tooMuch = `No files were added: their total size is ${gigabytes(total)}, and the maximum is 10GB per dataset.`
  return { files: [...list], refusals: [...refusals, tooMuch] }
}

/** Rounded up, so that what is a byte too large does not read as 2.0GB. */
const gigabytes = (bytes: number) => `${(Math.ceil((bytes / GB) * 10) / 10).toFixed(1)}GB`

const NAMED = 3

function problemOf(files: readonly ChosenFile[], one: string, several: string): string[] {
  if (files.length === 0) return []
  const names = files.slice(0, NAMED).map(({ path }) => `“${path}”`)
  const more = files.length - names.length
  const last = more > 0 ? `${more} more` : names.pop()
  const list = names.length > 0 ? `${names.join(', ')} and ${last}` : last
  return [`${list} ${files.length === 1 ? one : several}.`]
}
