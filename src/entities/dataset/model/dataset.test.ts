import { parse } from 'valibot'
import { expect, it } from 'vitest'
import {
  beginProcessing,
  type Dataset,
  DATASET_STATUSES,
  DATASET_TYPES,
  datasets,
  findDatasets,
  INTERRUPTED,
  NO_FILTERS,
  processed,
  processingLeft,
  retried,
  sampleDatasets,
  VISIBILITIES,
} from '.'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const samples = sampleDatasets(NOW)
const names = (found: readonly Dataset[]) => found.map(({ name }) => name)

it('the samples are the documented twelve, of every type, visibility and status', () => {
  expect(samples).toHaveLength(12)
  expect(new Set(samples.map(({ type }) => type))).toEqual(new Set(DATASET_TYPES))
  expect(new Set(samples.map(({ visibility }) => visibility))).toEqual(new Set(VISIBILITIES))
  expect(new Set(samples.map(({ status }) => status))).toEqual(new Set(DATASET_STATUSES))
  for (const sample of samples) {
    expect(parse(datasets.schema, sample)).toEqual(sample)
    expect(sample.processing !== null).toBe(sample.status === 'processing')
    expect(sample.failure !== null).toBe(sample.status === 'error')
    expect(sample.versions[0]).toMatchObject({ version: sample.version, at: sample.updatedAt })
    expect(sample.versions.at(-1)?.at).toBe(sample.createdAt)
  }
})

it('finds datasets by every word, in names, descriptions, tags, formats and creators', () => {
  const find = (search: string) => names(findDatasets(samples, { ...NO_FILTERS, search }, []))
  expect(find('')).toHaveLength(12)
  expect(find('  CALLS speech ')).toEqual(['Customer Support Calls'])
  expect(find('parquet')).toEqual(['Sensor Readings Plant 4'])
  expect(find('jun park')).toEqual(['Sales Transactions', 'Customer Support Calls', 'Infrastructure Scripts'])
  expect(find('calls of whales')).toEqual([])
})

it.each([
  ['type', { type: 'code' }, ['Python Functions', 'Infrastructure Scripts']],
  ['visibility', { visibility: 'private', type: 'image' }, ['Medical Scans']],
  ['favourites', { favourites: true }, ['News Archive']],
] as const)('filters datasets by %s', (_, filters, found) => {
  expect(names(findDatasets(samples, { ...NO_FILTERS, ...filters }, ['dataset-9', 'gone']))).toEqual(found)
})

it('processing ends by the clock, ready or in error, and Retry starts it again', () => {
  const processing = beginProcessing(400_000_000, NOW, 0.09)
  expect(processing).toEqual({ since: '2026-11-22T10:00:00.000Z', takes: 20_000, fails: true })
  expect(beginProcessing(1, NOW, 0.1)).toMatchObject({ takes: 10_000, fails: false })
  expect(beginProcessing(10e9, NOW, 0.1).takes).toBe(60_000)
  expect(processingLeft(processing, NOW + 5000)).toBe(15_000)
  expect(processingLeft(processing, NOW + 25_000)).toBe(0)
  expect(processingLeft(processing, NOW - 60_000)).toBe(20_000)
  expect(processingLeft({ ...processing, since: 'no time' }, NOW)).toBe(0)
  const [running, ready] = samples as [Dataset, Dataset]
  expect(processed(running, 'ready', NOW)).toMatchObject({ status: 'ready', processing: null, failure: null })
  const failed = processed(running, 'error', NOW)
  expect(failed).toMatchObject({ status: 'error', processing: null, failure: INTERRUPTED })
  expect(retried(failed, processing)).toMatchObject({ status: 'processing', processing, failure: null })
  expect(processed(ready, 'error', NOW)).toBe(ready)
  expect(retried(running, processing)).toBe(running)
})
