import { readFileSync } from 'node:fs'
import { fieldErrors } from '@/shared/lib/form'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  beginProcessing,
  type ChosenFile,
  datasetFormSchema,
  type DatasetForm,
  datasetOf,
  datasets,
  EMPTY_DATASET_FORM,
  ENDINGS,
  FILE_LIMIT,
  formatOf,
  isDelimited,
  isProfiled,
  READ_FORMATS,
  READ_FORMATS_TEXT,
  takeFiles,
} from '.'

const file = (path: string, size = 1000): ChosenFile => ({ id: `${path} ${size}`, path, size })
const GB = 1024 ** 3

describe('the files of an upload', () => {
  it('are accepted with their folders, each once', () => {
    const first = takeFiles([], [file('a.csv'), file('photos/A.JPG')])
    expect(first).toEqual({ files: [file('a.csv'), file('photos/A.JPG')], refusals: [] })
    const again = takeFiles(first.files, [file('a.csv', 2000), file('b.parquet')])
    expect(again.files.map(({ path, size }) => [path, size])).toEqual([
      ['a.csv', 2000],
      ['photos/A.JPG', 1000],
      ['b.parquet', 1000],
    ])
    expect(formatOf(again.files)).toBe('CSV, JPG, Parquet')
  })

  it('are refused with a message when they are empty, of another kind or too large, and the others are accepted', () => {
    const offered = [
      file('empty.csv', 0),
      file('run.exe'),
      file('constructor'),
      file('large.zip', FILE_LIMIT + 1),
      file('fits.zip', FILE_LIMIT),
    ]
    expect(takeFiles([], offered)).toEqual({
      files: [file('fits.zip', FILE_LIMIT)],
      refusals: [
        '“empty.csv” is empty.',
        '“run.exe” and “constructor” are not in a supported format.',
        '“large.zip” has 2.1GB; 2GB per file is the maximum.',
      ],
    })
  })

  it('are named up to three when a thousand are refused at once', () => {
    const offered = Array.from({ length: 1000 }, (_, index) => file(`${index}.csv`, 0))
    expect(takeFiles([], offered).refusals).toEqual(['“0.csv”, “1.csv”, “2.csv” and 997 more are empty.'])
    expect(
      takeFiles(
        [],
        offered.map((one) => ({ ...one, size: 1 })),
      ).files,
    ).toHaveLength(1000)
  })

  it('leave the list unchanged when they exceed 10GB in total', () => {
    const list = Array.from({ length: 5 }, (_, index) => file(`${index}.zip`, 2 * GB))
    expect(takeFiles(list.slice(1), [file('0.zip', 2 * GB)])).toMatchObject({ refusals: [] })
    expect(takeFiles(list, [file('a.csv', 1)])).toEqual({
      files: list,
      refusals: ['No files were added: their total size is 10.1GB, and the maximum is 10GB per dataset.'],
    })
  })

  it('can be previewed when they are tables', () => {
    expect(ENDINGS.filter((ending) => isProfiled({ path: `a${ending}` }))).toEqual([
      '.csv',
      '.tsv',
      '.tab',
      '.json',
      '.jsonl',
      '.ndjson',
      '.parquet',
      '.xlsx',
      '.xlsm',
      '.txt',
    ])
  })

  it('are named once, in the same way everywhere', () => {
    expect(READ_FORMATS_TEXT).toBe('CSV, TSV, TXT, JSON, JSON Lines, Parquet or Excel (.xlsx, .xlsm)')
    const article = readFileSync('src/entities/article/content/docs/dataset-formats.md', 'utf8')
    for (const format of READ_FORMATS) expect(article).toContain(format)
  })

  it('are recognized as delimited text by their name', () => {
    const delimited = ENDINGS.filter((ending) => isDelimited({ path: `A${ending.toUpperCase()}` }))
    expect(delimited).toEqual(['.csv', '.tsv', '.tab', '.txt'])
  })
})

const said = (values: Partial<typeof EMPTY_DATASET_FORM>) =>
  fieldErrors(datasetFormSchema, { ...EMPTY_DATASET_FORM, ...values }).map(({ message }) => message)

it('reports missing fields, with the documented messages in order (UPL-03)', () => {
  expect(said({})).toEqual(['Dataset name is required', 'Please upload at least one file'])
  expect(said({ name: ' ', files: [file('a.csv')] })).toEqual(['Dataset name is required'])
  expect(said({ name: 'x'.repeat(101), files: [file('a.csv')] })).toEqual(['Use at most 100 characters'])
  expect(said({ name: 'Sales', files: [file('a.csv')] })).toEqual([])
  expect(said({ name: 'Sales', type: 'image', files: [file('a.csv')] })).toEqual([
    'These files do not match the dataset type Image. Choose another type or other files',
  ])
  expect(said({ name: 'Sales', type: 'image', files: [file('a.csv'), file('a.zip')] })).toEqual([])
})

it('an upload creates a processing dataset, with its number of rows as samples when known', () => {
  const form = { ...EMPTY_DATASET_FORM, name: ' Sales ', files: [file('a.csv', 2000)] }
  const profile = { fileName: 'a.csv', rowCount: 12, columnCount: 1, columns: [], rows: [] }
  const given = { id: 'dataset-x', at: 0, createdBy: 'Ada', processing: beginProcessing(2000, 0, 0.5) }
  const made = datasetOf(form, { ...given, profile })
  expect(made).toMatchObject({ name: 'Sales', size: 2000, samples: 12, format: 'CSV' })
  expect(made).toMatchObject({ status: 'processing', version: '1.0.0', createdBy: 'Ada', profile })
  expect(parse(datasets.schema, made)).toEqual(made)
  const samples = (changed: Partial<DatasetForm>, read = true) =>
    datasetOf({ ...form, ...changed }, { ...given, profile: read ? profile : null }).samples
  expect(samples({}, false)).toBe(0)
  // One of the two was counted.
  expect(samples({ files: [file('a.csv'), file('b.json')] })).toBe(0)
  expect(samples({ type: 'text', files: [file('a.txt'), file('b.csv')] })).toBe(0)
  expect(samples({ type: 'text', files: [file('a.txt'), file('b.txt')] }, false)).toBe(2)
  expect(samples({ type: 'image', files: [file('a.jpg'), file('b.png')] }, false)).toBe(2)
})
