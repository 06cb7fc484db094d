import { expect, it } from 'vitest'
import { PROFILE } from '@/entities/dataset-profile/model'
import { chosenFiles, isReadable, transferredFiles } from './offered-files'
import { summaryOf } from './summary'

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

it('dropped folders add all their files, with paths', async () => {
  const many = Array.from({ length: 250 }, (_, index) => entry(`${index}.csv`))
  const found = await transferredFiles(
    transfer(entry('a.csv'), entry('photos', [entry('2026', many), entry('gone.csv')])),
  )
  expect(found).toHaveLength(251)
  expect(found[0]?.path).toBe('a.csv')
  expect(found.at(-1)?.path).toBe('photos/2026/249.csv')
})

it('pasted files are accepted without an entry in some browsers', async () => {
  expect((await transferredFiles(transfer(null))).map(({ path }) => path)).toEqual(['pasted.png'])
  expect(chosenFiles(null)).toEqual([])
})

it('a file removed since it was chosen is recognized', async () => {
  expect(await isReadable(file('a.csv'))).toBe(true)
  const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) }
  expect(await isReadable(gone as unknown as File)).toBe(false)
})

it('a dataset stores a small preview of wide and long tables', () => {
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
