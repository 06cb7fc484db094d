import { array, boolean, type GenericSchema, nullable, object, picklist } from 'valibot'
import { amount, text } from '@/shared/lib/collection/fields'
import type { CollectionDefinition } from '@/shared/lib/collection/types'
import { textOf } from './filter'
import { sampleDatasets } from './samples'

/** DST-01: the types, in the documented order of the filter. */
export const DATASET_TYPES = ['image', 'text', 'audio', 'video', 'tabular', 'code'] as const
export type DatasetType = (typeof DATASET_TYPES)[number]
export const TYPE_LABELS: Record<DatasetType, string> = {
  image: 'Image',
  text: 'Text',
  audio: 'Audio',
  video: 'Video',
  tabular: 'Tabular',
  code: 'Code',
}

export const VISIBILITIES = ['public', 'team', 'private'] as const
export type Visibility = (typeof VISIBILITIES)[number]
export const VISIBILITY_LABELS: Record<Visibility, string> = {
  public: 'Public',
  team: 'Team',
  private: 'Private',
}

export const DATASET_STATUSES = ['ready', 'processing', 'error'] as const
export type DatasetStatus = (typeof DATASET_STATUSES)[number]
export const STATUS_LABELS: Record<DatasetStatus, string> = {
  ready: 'Ready',
  processing: 'Processing',
  error: 'Error',
}

/** One column of a table. */
export interface DatasetColumn {
  name: string
  type: string
  /** How many rows have no value there. */
  missing: number
}

/** UPL-05, UPL-06: what was found in the file that was looked into, as far as it is kept. */
export interface DatasetProfileSummary {
  fileName: string
  rowCount: number
  columnCount: number
  /** The first columns; a file may have more than are kept. */
  columns: DatasetColumn[]
  /** The first rows, as wide as `columns`. */
  rows: string[][]
}

/** Simulated work on a dataset: it ends `takes` ms after `since`, by the clock of the app. */
export interface Processing {
  /** ISO 8601 */
  since: string
  takes: number
  fails: boolean
}

/** D2 §3. Its entry is a document; the workspace has its file only where a member uploads it. */
export interface Dataset {
  id: string
  name: string
  description: string
  type: DatasetType
  /** Bytes. */
  size: number
  /** Rows of a table, files of anything else; 0 when unknown. */
  samples: number
  /** The kinds of its files: `CSV`, or `JPG, PNG`. */
  format: string
  visibility: Visibility
  version: string
  /** ISO 8601, as `updatedAt`. */
  createdAt: string
  updatedAt: string
  createdBy: string
  tags: string[]
  status: DatasetStatus
  downloadCount: number
  usageCount: number
  /** Ours: what goes on while it is `processing`, else null. */
  processing: Processing | null
  /** Ours: why its status is `error`, in words; else null. */
  failure: string | null
  /** Ours: null when nothing was looked into. */
  profile: DatasetProfileSummary | null
  /** Ours: every version, the newest first. */
  versions: DatasetVersion[]
}

export interface DatasetVersion {
  version: string
  /** ISO 8601 */
  at: string
  note: string
}

const schema: GenericSchema<unknown, Dataset> = object({
  id: text(),
  name: text(),
  description: text(5000),
  type: picklist(DATASET_TYPES),
  size: amount,
  samples: amount,
  format: text(),
  visibility: picklist(VISIBILITIES),
  version: text(),
  createdAt: text(),
  updatedAt: text(),
  createdBy: text(),
  tags: array(text()),
  status: picklist(DATASET_STATUSES),
  downloadCount: amount,
  usageCount: amount,
  processing: nullable(object({ since: text(), takes: amount, fails: boolean() })),
  failure: nullable(text(5000)),
  profile: nullable(
    object({
      fileName: text(5000),
      rowCount: amount,
      columnCount: amount,
      columns: array(object({ name: text(), type: text(), missing: amount })),
      rows: array(array(text(100_000))),
    }),
  ),
  versions: array(object({ version: text(), at: text(), note: text(5000) })),
})

/** One person's datasets. */
export const datasets: CollectionDefinition<Dataset> = {
  name: 'datasets',
  document: 'dataset',
  version: 1,
  schema,
  samples: sampleDatasets,
  prepare: textOf,
}
