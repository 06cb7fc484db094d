import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { createRandom } from '@/shared/lib/random'
import { ColumnCells, ColumnGroup } from '../column/column-cells'
import { RowCounts } from '../column/row-counts'
import { FlatPages } from '../parquet/parquet-flat'
import type { Page } from '../parquet/parquet-pages'
import { RowNotes } from '../parquet/parquet-rows'
import { type Stored, storedOf } from '../parquet/parquet-types'
import { profileFixture } from './fixture'
import { profileNamed, profileText } from './kit'

const duplicatesIn = async (text: string, workers = 1) => {
  const { duplicateRows, duplicateRowsEstimated } = await profileText(text, { block: 64, workers })
  return [duplicateRows, duplicateRowsEstimated]
}

describe('duplicate rows', () => {
  it('repeat every cell of an earlier row, wherever blocks start', async () => {
    const rows = ['1,a', '2,b', '1,a', 'a,1', '3,', '3', ',3', '1,a', '1,"a"']
    for (const workers of [1, 3])
      expect(await duplicatesIn(`x,y\n${rows.join('\n')}`, workers)).toEqual([4, false])
  })

  it('are not rows with the same cells in other columns, or with other spellings of a number', async () => {
    expect(await duplicatesIn('x,y\n1,2\n2,1\n1.0,2\n1,2.0\n')).toEqual([0, false])
  })

  it('are counted in JSON, whatever the order of the keys', async () => {
    const profile = await profileNamed(
      'a.json',
      '[{"a":1,"b":"x"},{"b":"x","a":1},{"a":"1","b":"x"},{"b":"x"}]',
    )
    expect(profile.duplicateRows).toBe(1)
    const columns = await profileNamed('b.json', '{"a":[1,1,2],"b":["x","x","x"]}')
    expect(columns.duplicateRows).toBe(1)
  })

  it('are counted in a sheet of a workbook', async () => {
    const profile = await profileNamed(
      'a.xlsx',
      workbook([
        ['n', 'm'],
        [1, 2],
        [1, 2],
        [2, 1],
        [1, 2],
      ]),
    )
    expect(profile).toMatchObject({ totalRows: 4, duplicateRows: 2 })
  })

  it.each(['plain', 'encodings', 'nested', 'nested-pages-1', 'numbers', 'times', 'same-names'])(
    'are as many in %s.parquet as its cells show',
    async (name) => {
      const { rows, totalRows, duplicateRows } = await profileFixture(`${name}.parquet`)
      expect(rows).toHaveLength(totalRows)
      expect(duplicateRows).toBe(totalRows - new Set(rows.map((row) => JSON.stringify(row))).size)
    },
  )

  it('are found in Parquet whether pages have a dictionary, gaps or neither', () => {
    const group = new ColumnGroup(false)
    const integers = storedOf({ name: 'n', type: 'INT64' })
    const texts = storedOf({ name: 't', type: 'BYTE_ARRAY', converted_type: 'UTF8' })
    const bytes = (text: string) => new TextEncoder().encode(text)
    const column = (stored: Stored | null, ...pages: Page[]) => {
      const cells = new ColumnCells(group)
      const flat = new FlatPages(cells, stored as Stored, new RowNotes(cells))
      for (const page of pages) flat.add(page)
      flat.finish()
    }
    const page = (values: unknown[], more: Partial<Page> = {}): Page =>
      ({ values, dictionary: null, present: null, rows: values.length, ...more }) as Page
    // 1 a, 2 b, 1 a, - a, 1 -, - a: the third and the last repeat a row.
    column(
      integers,
      page([0, 1, 0], { dictionary: [1n, 2n] }),
      page([1], { present: Uint8Array.of(0, 1, 0) as unknown as number[], rows: 3 }),
    )
    column(
      texts,
      page(['a', 'b', 'a', 'a'].map(bytes)),
      page([0], { dictionary: [bytes('a')], present: [0, 1], rows: 2 }),
    )
    expect(group.duplicates(6)).toEqual({ count: 2, isEstimated: false })
  })

  it('are not counted in Parquet while a column cannot be read', async () => {
    expect((await profileFixture('encrypted-column.parquet')).duplicateRows).toBeNull()
  })

  it('are estimated once there are too many distinct rows: closely when there are many, and as zero when there are none', () => {
    const random = createRandom(3)
    const hash = () => Math.floor(random() * 2 ** 32) | 0
    const all = (repeat: (row: number) => number) => {
      const counts = new RowCounts(1000)
      let rows = 0
      for (let row = 0; row < 50_000; row++) {
        const times = repeat(row)
        counts.add(hash(), hash(), times)
        rows += times
      }
      return counts.duplicates(rows)
    }
    expect(all(() => 1)).toEqual({ count: 0, isEstimated: true })
    const twice = all(() => 2)
    expect(twice.isEstimated).toBe(true)
    expect(Math.abs(twice.count - 50_000)).toBeLessThan(50_000 * 0.15)
    // One row that is half of the file is hardly in the sample.
    const heavy = all((row) => (row === 7 ? 50_000 : 1))
    expect(Math.abs(heavy.count - 50_000)).toBeLessThan(50_000 * 0.15)
  })

  it('are estimated equally in one chunk and in several', () => {
    const random = createRandom(5)
    const rows = Array.from({ length: 9000 }, () => Math.floor(random() * 2 ** 32) | 0)
    const whole = new RowCounts(500)
    const first = new RowCounts(500)
    const second = new RowCounts(500)
    for (const [place, row] of rows.entries()) {
      whole.add(row, Math.imul(row, 0x9e3779b1))
      ;(place % 3 ? first : second).add(row, Math.imul(row, 0x9e3779b1))
    }
    const joined = new RowCounts(500)
    joined.merge(second.plain())
    joined.merge(first.plain())
    expect(joined.duplicates(9000)).toEqual(whole.duplicates(9000))
  })
})

/** A workbook with one sheet. */
function workbook(rows: (string | number)[][]): Uint8Array {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const sheet = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')
  const text = (xml: string) => new TextEncoder().encode(xml)
  return zipSync({
    'xl/workbook.xml': text(
      '<workbook xmlns:r="r"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': text(
      '<Relationships><Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': text(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  })
}
