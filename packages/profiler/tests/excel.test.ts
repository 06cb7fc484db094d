import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { fixture, profileFixture } from './fixture'
import { profileNamed } from './kit'
import { profileExcel } from '../excel/excel'
import { excelText } from '../excel/excel-xml'

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const NS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** The parts of a workbook with one sheet; `more` replaces or adds parts. */
const parts = (rows: string, more: Record<string, string> = {}) => ({
  '_rels/.rels': `<Relationships><Relationship Id="r1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${NS}" xmlns:r="${REL}"><sheets><sheet name="One" r:id="s1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="s1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="t" Type="${REL}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${NS}"><sheetData>${rows}</sheetData></worksheet>`,
  'xl/sharedStrings.xml': `<sst xmlns="${NS}"><si><t>id</t></si><si><r><t>na</t></r><r><t>me</t></r><rPh><t>x</t></rPh></si></sst>`,
  ...more,
})
const zipped = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
const workbook = (rows: string, more?: Record<string, string>) => zipped(parts(rows, more))

const HEADER = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>'
const sourceOf = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: async (from: number, to: number) => bytes.slice(from, to),
})
const sheetOf = (bytes: Uint8Array, choice: Parameters<typeof profileExcel>[2]) =>
  profileExcel(sourceOf(bytes), async () => undefined, choice)

it('truncates a text that is longer than an Excel cell allows', () => {
  const long = 'x'.repeat(1_000_000)
  expect(excelText(long)).toBe(long.slice(0, 32_767))
  expect(excelText(`_x0041_${long}`)).toBe(`A${long.slice(0, 32_766)}`)
  expect(excelText('_x0041_'.repeat(40_000))).toBe('A'.repeat(32_767))
})

it('profiles the first visible sheet, below its title', async () => {
  const profile = await profileFixture('openpyxl.xlsx')
  expect(profile).toMatchObject({ fileType: 'Excel', totalRows: 3, reading: null, encoding: null })
  expect(profile.sheets).toEqual({ names: ['Notes', 'Sales & more', 'Other', 'Empty'], read: 'Sales & more' })
  expect(profile.headers).toEqual(['id', 'when', 'day', 'ok', 'price', 'city', 'start', 'took'])
  expect(profile.rows).toEqual([
    ['1', '2024-01-02T03:04:05', '2024-01-02', 'true', '1.5', 'Köln', '08:30:00', '30:00:00'],
    ['2', '1900-01-01', '1999-12-31', 'false', '', 'a<b&c\nd', '', ''],
    ['3', '', '', '', '3', 'Köln', '', ''],
  ])
  expect(profile.columns.map(({ type, missing }) => [type, missing])).toEqual([
    ['integer', 0],
    ['date', 1],
    ['date', 1],
    ['boolean', 1],
    ['number', 1],
    ['text', 0],
    ['time', 2],
    ['interval', 2],
  ])
  expect(profile.columns[1]).toMatchObject({
    min: '1900-01-01T00:00:00.000Z',
    max: '2024-01-02T03:04:05.000Z',
  })
})

it('reads the sheet and the header that a user chose', async () => {
  const bytes = fixture('openpyxl.xlsx')
  expect(await sheetOf(bytes, { sheet: 'Other' })).toMatchObject({ headers: ['a', 'b'], totalRows: 1 })
  const third = await sheetOf(bytes, { headerLine: 4 })
  expect(third.headers).toEqual([
    '1',
    '2024-01-02T03:04:05',
    '2024-01-02',
    'true',
    '1.5',
    'Köln',
    '08:30:00',
    '30:00:00',
  ])
  expect(third.totalRows).toBe(2)
  const none = await sheetOf(bytes, { sheet: 'Other', headerLine: 0 })
  expect(none).toMatchObject({ headers: ['column1', 'column2'], totalRows: 2 })
  await expect(sheetOf(bytes, { sheet: 'Empty' })).rejects.toThrow('The sheet “Empty” is empty.')
  await expect(sheetOf(bytes, { sheet: 'Gone' })).rejects.toThrow('no sheet named “Gone”')
})

it('counts days from 1904 where the workbook does', async () => {
  expect((await profileFixture('epoch-1904.xlsx')).rows).toEqual([['2024-01-02']])
})

it('reads formula values, rich and inline texts, errors, and cells without a reference', async () => {
  const rows = `${HEADER}
    <row><c><v>1</v></c><c t="inlineStr"><is><t>in _x0041_</t></is></c></row>
    <row r="3"><c r="A3"><f>SUM(A1:A2)</f><v>2</v></c><c r="B3" t="str"><f>"x"</f><v>two</v></c><c r="D3" t="b"><v>1</v></c></row>
    <row r="4"><c r="A4" t="e"><v>#DIV/0!</v></c><c r="B4" s="1"/></row>
    <row r="9"><c r="A9"><v>0.30000000000000004</v></c></row>`
  const profile = await profileNamed('a.XLSM', workbook(rows))
  expect(profile.headers).toEqual(['id', 'name', 'column4'])
  expect(profile.rows).toEqual([
    ['1', 'in A', ''],
    ['2', 'two', 'true'],
    ['0.30000000000000004', '', ''],
  ])
})

it('reads XML parts with namespace prefixes, as some programs write them', async () => {
  const rows = HEADER.replaceAll(/<(\/?)(\w)/g, '<$1x:$2') + '<x:row><x:c><x:v>7</x:v></x:c></x:row>'
  const sheet = `<x:worksheet xmlns:x="${NS}"><x:sheetData>${rows}</x:sheetData></x:worksheet>`
  const profile = await profileNamed('a.xlsx', workbook('', { 'xl/worksheets/sheet1.xml': sheet }))
  expect(profile.rows).toEqual([['7', '']])
})

it('reads more rows than it stores', async () => {
  const rows = Array.from(
    { length: 30_000 },
    (_, at) => `<row r="${at + 2}"><c r="A${at + 2}"><v>${at}</v></c></row>`,
  )
  const profile = await profileNamed('a.xlsx', workbook(HEADER + rows.join('')))
  expect(profile.columns[0]).toMatchObject({ type: 'integer', min: 0, max: 29_999, missing: 0 })
  expect(profile.columns[1]).toMatchObject({ type: 'empty', missing: 30_000 })
})

it('rejects unreadable files with its own messages', async () => {
  const good = workbook(`${HEADER}<row><c><v>1</v></c></row>`)
  const locked = good.slice()
  // The flag of encryption in the directory and in each part.
  for (let at = 0; at + 8 < locked.length; at++)
    if (locked[at] === 0x50 && locked[at + 1] === 0x4b && locked[at + 2] === 1) locked[at + 8] = 1
  const ole = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...new Uint8Array(600))
  const bomb = `${HEADER}<row><c t="inlineStr"><is><t>${'x'.repeat(20_000_000)}</t></is></c></row>`
  const cases: [string, Uint8Array | string, string][] = [
    ['a.xlsx', locked, 'protected by a password'],
    ['a.xlsx', ole, 'protected by a password, or of Excel 2003'],
    ['a.xls', ole, 'Excel 2003 or older (.xls)'],
    ['a.xlsb', good, '(.xlsb)'],
    ['a.ods', good, '(.ods)'],
    ['a.xlsx', zipped({ 'content.xml': '<x/>', mimetype: 'application/vnd.oasis' }), '(.ods)'],
    ['a.xlsx', zipped({ 'readme.txt': 'x' }), 'a ZIP archive, but no Excel workbook'],
    ['a.xlsx', good.slice(0, good.length - 30), 'cut off'],
    ['a.xlsx', workbook('<row><c></row>'), 'damaged'],
    ['a.xlsx', workbook(HEADER), 'only a header'],
    ['a.xlsx', workbook(''), 'The sheet “One” is empty.'],
    ['a.xlsx', 'a,b\n1,2\n', 'The name says Excel'],
    ['a.csv', good, 'a ZIP archive or an Excel workbook'],
    ['a.xlsx', workbook(bomb), 'packed so tightly'],
  ]
  for (const [name, content, words] of cases)
    await expect(profileNamed(name, content), words).rejects.toThrow(words)
})

it('accepts only the predefined XML entities, so that none can expand', async () => {
  const sheet = `<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet xmlns="${NS}"><sheetData>${HEADER}<row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>`
  await expect(profileNamed('a.xlsx', workbook('', { 'xl/worksheets/sheet1.xml': sheet }))).rejects.toThrow(
    'damaged',
  )
})
