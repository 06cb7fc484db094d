import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { profileNamed } from './kit'

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const NS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

type Value = string | number | null

const cellXml = (value: Value, column: number, row: number) => {
  const place = `${String.fromCharCode(65 + column)}${row}`
  if (value === null) return ''
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
  if (value.startsWith('<')) return value.replace('<c', `<c r="${place}"`)
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`
}

/** A workbook with sheets of rows; an empty list is a blank row. A text that begins with `<c` is the cell's XML. */
function workbook(...sheets: Value[][][]): Uint8Array {
  const numbers = sheets.map((_, at) => at + 1)
  const files: Record<string, string> = {
    '_rels/.rels': `<Relationships><Relationship Id="r1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${NS}" xmlns:r="${REL}"><sheets>${numbers.map((at) => `<sheet name="S${at}" r:id="s${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${numbers.map((at) => `<Relationship Id="s${at}" Type="${REL}/worksheet" Target="sheet${at}.xml"/>`).join('')}</Relationships>`,
  }
  for (const [at, rows] of sheets.entries()) {
    const data = rows.map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((value, column) => cellXml(value, column, row + 1)).join('')}</row>`,
    )
    files[`xl/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${NS}"><sheetData>${data.join('')}</sheetData></worksheet>`
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

const profileOf = (...sheets: Value[][][]) => profileNamed('a.xlsx', workbook(...sheets))
const numbered = (from: number, to: number, row: (at: number) => Value[]) =>
  Array.from({ length: to - from }, (_, at) => row(from + at))

it.each<[string, Value[][], string[], number, string[]]>([
  [
    'a row that is wider than all others',
    [['id', 'name'], [1, 'a'], [2, 'b'], [3, 'c', 'note', 'x', 'y'], ...numbered(4, 20, (at) => [at, 'z'])],
    ['id', 'name', 'column3', 'column4', 'column5'],
    19,
    [],
  ],
  [
    'a note beside the table',
    [
      ['id', 'name'],
      [1, 'a'],
      [2, 'b', null, 'see', 'this'],
      [3, 'c'],
    ],
    ['id', 'name', 'column4', 'column5'],
    3,
    [],
  ],
  [
    'rows that grow',
    [['a', 'b'], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4]],
    ['a', 'b', 'column3', 'column4'],
    4,
    [],
  ],
  [
    'a second, wider table below',
    [
      ['id', 'a', 'b'],
      [1, 2, 3],
      [],
      ['Summary'],
      ['x', 'y', 'z', 'w', 'v', 'u', 't'],
      [1, 2, 3, 4, 5, 6, 7],
    ],
    ['id', 'a', 'b', 'column4', 'column5', 'column6', 'column7'],
    4,
    [],
  ],
  [
    'a header that names some columns',
    [
      ['id', 'name'],
      [1, 'a', 5, 6, 7],
      [2, 'b', 6, 7, 8],
    ],
    ['id', 'name', 'column3', 'column4', 'column5'],
    2,
    [],
  ],
  [
    'a sheet without a header',
    [
      [1, 'x', 1.5],
      [2, 'y', 2.5],
      [3, 'z', 3.5],
    ],
    ['column1', 'column2', 'column3'],
    3,
    [],
  ],
  [
    'years without a header',
    numbered(2020, 2030, (at) => [at, at * 1.5, at % 7]),
    ['column1', 'column2', 'column3'],
    10,
    [],
  ],
  ['one number', [[5]], ['column1'], 1, []],
  [
    'years as names',
    [
      ['c', 2020, 2021],
      ['x', 5.5, 6],
      ['y', 7, 8],
      ['z', 9, 1],
    ],
    ['c', '2020', '2021'],
    3,
    [],
  ],
  [
    'names that are texts of numbers',
    [
      ['1', '2'],
      [3, 4],
      [5, 6],
    ],
    ['1', '2'],
    2,
    [],
  ],
  [
    'a name that is a number sign',
    [
      ['#', 'name'],
      ['a', 'b'],
      ['c', 'd'],
    ],
    ['#', 'name'],
    2,
    [],
  ],
  [
    'titles above the header',
    [['Monthly report'], ['by', 'me'], [], ['id', 'a', 'b', 'c'], [1, 2, 3, 4], [2, 3, 4, 5]],
    ['id', 'a', 'b', 'c'],
    2,
    ['1: 2 rows above the table are left out'],
  ],
  [
    'a title above rows without a header',
    [['Report'], [1, 2, 3], [4, 5, 7]],
    ['column1', 'column2', 'column3'],
    2,
    ['1: 1 row above the table is left out'],
  ],
  [
    'a table whose rows have gaps',
    [['Report'], ['id', 'a', 'b', 'c', 'd'], [1, null, null, null, 5], [2, 3], [3, null, null, 4]],
    ['id', 'a', 'b', 'c', 'd'],
    3,
    ['1: 1 row above the table is left out'],
  ],
])('finds the header and all rows of %s', async (_, rows, headers, total, problems) => {
  const profile = await profileOf(rows)
  expect(profile).toMatchObject({ headers, totalRows: total, problemCount: problems.length })
  expect(profile.problems.map(({ line, text }) => `${line}: ${text}`)).toEqual(problems)
})

it('reads missing-value marks and blank cells as in a text table', async () => {
  const { columns } = await profileOf([
    ['a', 'b'],
    ['NA', 1],
    ['null', 2],
    [5, ' '],
    [6, '\u00a0'],
    ['  ', '-nan'],
  ])
  expect(columns.map(({ type, missing }) => [type, missing])).toEqual([
    ['integer', 3],
    ['integer', 3],
  ])
})

it('reports formulas without a stored value', async () => {
  const formula = '<c><f>A2*2</f></c>'
  const rows = [
    ['a', 'b'],
    [1, formula],
    [2, '<c><f>A3*2</f><v></v></c>'],
    [3, '<c t="str"><f>""</f><v></v></c>'],
  ]
  const profile = await profileOf(rows)
  expect(profile.problems).toEqual([
    { line: 2, text: '2 formulas have no stored value; open and save the file in Excel' },
  ])
  await expect(profileOf([['a'], [formula]])).rejects.toThrow(
    'The formulas of the sheet have no stored values.',
  )
})

it('selects the first sheet that has cells', async () => {
  const profile = await profileOf(
    [],
    [
      ['a', 'b'],
      [1, 2],
    ],
  )
  expect(profile).toMatchObject({ sheets: { names: ['S1', 'S2'], read: 'S2' }, headers: ['a', 'b'] })
  await expect(profileOf([], [])).rejects.toThrow('The sheet “S1” is empty.')
})

it('reads booleans written as words, and all digits of integers', async () => {
  const yes = '<c t="b"><v>true</v></c>'
  const big = (digits: string) => `<c><v>${digits}</v></c>`
  const { columns, rows } = await profileOf([
    ['ok', 'id'],
    [yes, big('9007199254740993')],
    ['<c t="b"><v>0</v></c>', big('9007199254740992')],
  ])
  expect(rows.map(([ok]) => ok)).toEqual(['true', 'false'])
  expect(columns[1]).toMatchObject({ type: 'integer', distinct: 2, max: '9007199254740993' })
})
