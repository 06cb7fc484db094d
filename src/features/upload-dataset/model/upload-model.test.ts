import { expect, it } from 'vitest'
import type { ColumnProfile } from '@/entities/dataset-profile/model'
import { PROFILE } from '../ui/sample-profile'
import { chosenFiles, isReadable, transferredFiles } from './offered-files'
import { statisticsOf, summaryOf } from './statistics'

const file = (name: string) => new File(['a,b\n'], name)

/** A folder as a browser provides it, a hundred entries at a time; one file of it cannot be read. */
function entry(name: string, children?: object[]): object {
  if (!children)
    return {
      name,
      isFile: true,
      file: (resolve: (one: File) => void, reject: (error: Error) => void) =>
        name === 'gone.csv' ? reject(new Error('NotFoundError')) : resolve(file(name)),
    }
  return {
    name,
    isFile: false,
    createReader() {
      let read = 0
      return {
        readEntries(resolve: (some: object[]) => void) {
          resolve(children.slice(read, read + 100))
          read += 100
        },
      }
    },
  }
}
const transfer = (...entries: (object | null)[]) =>
  ({
    items: entries.map((one) => ({ kind: 'file', webkitGetAsEntry: () => one })),
    files: [file('pasted.png')],
  }) as unknown as DataTransfer

it('dropped folders bring everything in them, with its path', async () => {
  const many = Array.from({ length: 250 }, (_, index) => entry(`${index}.csv`))
  const found = await transferredFiles(
    transfer(entry('a.csv'), entry('photos', [entry('2026', many), entry('gone.csv')])),
  )
  expect(found).toHaveLength(251)
  expect(found[0]?.path).toBe('a.csv')
  expect(found.at(-1)?.path).toBe('photos/2026/249.csv')
})

it('pasted files have no entry in some browsers', async () => {
  expect((await transferredFiles(transfer(null))).map(({ path }) => path)).toEqual(['pasted.png'])
  expect(chosenFiles(null)).toEqual([])
})

it('a file that went away since it was chosen is known', async () => {
  expect(await isReadable(file('a.csv'))).toBe(true)
  const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) }
  expect(await isReadable(gone as unknown as File)).toBe(false)
})

it('the statistics have their documented names, and all that is known of each column (UPL-06)', () => {
  expect(statisticsOf('sales.csv', PROFILE)).toMatchObject({
    rowCount: 1_204_330,
    columnCount: 2,
    fileSize: 184.2,
    fileType: 'CSV',
    missingValues: 330,
    fileSizeBytes: 184_200_000,
    dataTypes: [
      { name: 'country', type: 'text' },
      { name: 'total', type: 'number' },
    ],
    reading: PROFILE.reading,
    units: { fileSize: 'MB (1,000,000 bytes)' },
    columns: PROFILE.columns,
    problems: [{ line: 20_412, text: '5 values in place of 2' }],
  })
  const [, total] = statisticsOf('sales.csv', PROFILE).columns
  expect(total).toMatchObject({
    missingShare: 318 / 1_204_330,
    deviation: 64.125,
    quartiles: { q1: 31.5, median: 72.25, q3: 118 },
    quartilesEstimated: true,
    distinctEstimated: true,
    topEstimated: true,
  })
})

it('the export loses no column: not of one name, not numbers, not __proto__, in the order of the file', () => {
  const [text, number] = PROFILE.columns as [ColumnProfile, ColumnProfile]
  const names = ['b', 'id', 'id', '__proto__', 'constructor', '10', '9', '', '']
  const columns = names.map((name, place) => ({ ...(place % 2 === 0 ? text : number), name }))
  const saved: unknown = JSON.parse(JSON.stringify(statisticsOf('odd.csv', { ...PROFILE, columns })))
  expect(saved).toMatchObject({
    columnCount: 9,
    dataTypes: columns.map(({ name, type }) => ({ name, type })),
    columns: names.map((name) => ({ name })),
  })
})

it('nothing is missing of a file without rows, and exact digits are saved as they are', () => {
  const [, total] = PROFILE.columns as [ColumnProfile, ColumnProfile]
  const column = { ...total, missing: 0, max: '9007199254740993' }
  const saved = statisticsOf('none.csv', { ...PROFILE, totalRows: 0, columns: [column] })
  expect(saved.columns).toMatchObject([{ missingShare: 0, max: '9007199254740993' }])
})

it('a dataset keeps a preview of wide and long tables that is small', () => {
  const [column] = PROFILE.columns
  const wide = {
    ...PROFILE,
    columns: Array.from({ length: 10_000 }, (_, index) => ({ ...column, name: `c${index}` })),
    rows: [Array.from({ length: 10_000 }, () => 'x'.repeat(1000))],
  } as typeof PROFILE
  const summary = summaryOf('wide.csv', wide)
  expect(summary).toMatchObject({ columnCount: 10_000, rowCount: 1_204_330 })
  expect(summary.columns).toHaveLength(50)
  expect(JSON.stringify(summary).length).toBeLessThan(20_000)
})
