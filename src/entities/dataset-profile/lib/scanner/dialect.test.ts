import { expect, it } from 'vitest'
import type { Reading } from '../../model/types'
import { bytesOf, profileText } from './kit'

interface Expected {
  headers: string[]
  rows: number
  first: string[]
  reading?: Partial<Reading>
  problems?: number
}

const CASES: [string, string, Expected][] = [
  [
    'the line that tells Excel the delimiter',
    'sep=;\r\nid;city;price\r\n1;Bonn;3,50\r\n2;Köln;4,25\r\n',
    {
      headers: ['id', 'city', 'price'],
      rows: 2,
      first: ['1', 'Bonn', '3,50'],
      reading: { delimiter: ';', headerLine: 2, decimal: ',' },
    },
  ],
  [
    'that line with a delimiter that would not be guessed',
    '"sep=/"\na/b,c\n1/2,3\n',
    { headers: ['a', 'b,c'], rows: 1, first: ['1', '2,3'], reading: { delimiter: '/' } },
  ],
  [
    'titles above the header',
    'Monthly report\nCreated 2024-03-01\n\nid,city,amount\n1,Bonn,3.5\n2,Trier,4.5\n',
    { headers: ['id', 'city', 'amount'], rows: 2, first: ['1', 'Bonn', '3.5'], reading: { headerLine: 4 } },
  ],
  [
    'a title above two columns',
    'Cities\nid,city\n1,Bonn\n2,Trier\n',
    { headers: ['id', 'city'], rows: 2, first: ['1', 'Bonn'], reading: { headerLine: 2 } },
  ],
  [
    'a title with commas above semicolons',
    'Sales, Bonn, Trier\nid;city;n\n1;Bonn;2\n2;Trier;3\n',
    {
      headers: ['id', 'city', 'n'],
      rows: 2,
      first: ['1', 'Bonn', '2'],
      reading: { delimiter: ';', headerLine: 2 },
    },
  ],
  [
    'comments above the header',
    '# made by hand\n# a, b, c\nid,city,n\n1,Bonn,2\n2,Trier,3\n',
    { headers: ['id', 'city', 'n'], rows: 2, first: ['1', 'Bonn', '2'], reading: { headerLine: 3 } },
  ],
  [
    'a header that is a comment',
    '## version 4\n#chrom\tpos\tid\nchr1\t12\trs1\nchr2\t13\trs2\n',
    { headers: ['#chrom', 'pos', 'id'], rows: 2, first: ['chr1', '12', 'rs1'], reading: { headerLine: 2 } },
  ],
  [
    'no header',
    '5.1,3.5,setosa\n4.9,3.0,setosa\n6.3,3.3,virginica\n',
    {
      headers: ['column1', 'column2', 'column3'],
      rows: 3,
      first: ['5.1', '3.5', 'setosa'],
      reading: { headerLine: 0 },
    },
  ],
  [
    'one column without a header',
    '3\n1\n2\n',
    { headers: ['column1'], rows: 3, first: ['3'], reading: { headerLine: 0 } },
  ],
  [
    'one row without a header',
    '1,2024-01-01\n',
    { headers: ['column1', 'column2'], rows: 1, first: ['1', '2024-01-01'], reading: { headerLine: 0 } },
  ],
  [
    'years as names of columns',
    'country,2019,2020,2021\nDE,1.5,2,3\nFR,4,5,6\n',
    {
      headers: ['country', '2019', '2020', '2021'],
      rows: 2,
      first: ['DE', '1.5', '2', '3'],
      reading: { headerLine: 1 },
    },
  ],
  [
    'nothing but text, with a header',
    'name,city\nAda,London\nKurt,Wien\n',
    { headers: ['name', 'city'], rows: 2, first: ['Ada', 'London'], reading: { headerLine: 1 } },
  ],
  [
    'names of rows without a name',
    'mpg,cyl\nMazda RX4,21,6\nDatsun 710,22.8,4\n',
    { headers: ['column1', 'mpg', 'cyl'], rows: 2, first: ['Mazda RX4', '21', '6'] },
  ],
  [
    'numbers of rows without a name',
    'x,y\n1,7.5,a\n2,8.5,b\n3,2.5,a\n',
    { headers: ['column1', 'x', 'y'], rows: 3, first: ['1', '7.5', 'a'] },
  ],
  [
    'more values than names',
    'a,b\n1,2,3,4\n4,5,6,7\n',
    { headers: ['a', 'b', 'column3', 'column4'], rows: 2, first: ['1', '2', '3', '4'] },
  ],
  [
    'metadata in the first line',
    '178,13,class_0,class_1\n14.2,1.7,2.4,15.6,0\n13.2,1.8,2.1,11.2,0\n13.1,2.3,2.6,18.6,1\n',
    {
      headers: ['column1', 'column2', 'column3', 'column4', 'column5'],
      rows: 3,
      first: ['14.2', '1.7', '2.4', '15.6', '0'],
    },
  ],
  [
    'a delimiter at the end of rows',
    'a,b\n1,2,\n3,4,\n',
    { headers: ['a', 'b'], rows: 2, first: ['1', '2'] },
  ],
  [
    'a delimiter at the end of all lines',
    'a,b,\n1,2,\n3,4,\n',
    { headers: ['a', 'b', ''], rows: 2, first: ['1', '2', ''] },
  ],
  [
    'quotes that quote nothing',
    'id\ttitle\tyear\nt1\t"Swing" tune\t1940\nt2\t"Half open\t1941\nt3\tplain\t1942\nt4\tclosed"\t1943\nt5\t"Other\t1944\n',
    {
      headers: ['id', 'title', 'year'],
      rows: 5,
      first: ['t1', '"Swing" tune', '1940'],
      reading: { quote: '', delimiter: '\t' },
    },
  ],
  [
    'quotes that would swallow rows without a trace',
    'id\tyear\ttitle\nt1\t1941\t"Half open\nt2\t1942\tplain\nt3\t1943\tends in quote"\nt5\t1945\tlast\n',
    {
      headers: ['id', 'year', 'title'],
      rows: 4,
      first: ['t1', '1941', '"Half open'],
      reading: { quote: '' },
    },
  ],
  [
    'quoted lines that look like text',
    'id,text\n1,"first, line\nsecond line"\n2,"third\nfourth, line"\n',
    { headers: ['id', 'text'], rows: 2, first: ['1', 'first, line\nsecond line'], reading: { quote: '"' } },
  ],
  [
    'quotes behind a backslash',
    'id,note,n\n1,"say \\"hi, you\\" now",5\n2,"plain",6\n3,"tail \\\\",7\n',
    {
      headers: ['id', 'note', 'n'],
      rows: 3,
      first: ['1', 'say "hi, you" now', '5'],
      reading: { escape: 'backslash' },
    },
  ],
  [
    'backslashes that escape nothing',
    'id,path\n1,"C:\\dir\\"\n2,"D:\\, E:\\"\n',
    { headers: ['id', 'path'], rows: 2, first: ['1', 'C:\\dir\\'], reading: { escape: 'doubled' } },
  ],
  [
    'single quotes',
    "id,name,n\n1,'Doe, John',5\n2,'Roe, Jane',6\n3,'O''Neill, Ed',7\n",
    { headers: ['id', 'name', 'n'], rows: 3, first: ['1', 'Doe, John', '5'], reading: { quote: "'" } },
  ],
  [
    'apostrophes that quote nothing',
    "id,text,n\n1,'tis late,5\n2,it's fine,6\n3,rock 'n' roll,7\n",
    { headers: ['id', 'text', 'n'], rows: 3, first: ['1', "'tis late", '5'], reading: { quote: '"' } },
  ],
  [
    'quotes behind a space',
    'id, name, city\n1, "Doe, John", "Bonn"\n2, "Roe" , Trier\n',
    { headers: ['id', 'name', 'city'], rows: 2, first: ['1', 'Doe, John', 'Bonn'] },
  ],
  [
    'the delimiter of Hive',
    'id\x01name\x01n\n1\x01a, b\x015\n2\x01b, c\x016\n',
    { headers: ['id', 'name', 'n'], rows: 2, first: ['1', 'a, b', '5'], reading: { delimiter: '\x01' } },
  ],
  [
    'runs of spaces',
    '  0.00632 18.00   2.310\n 0.02731  0.00   7.070 \n10.02729  0.00  7.070\n',
    {
      headers: ['column1', 'column2', 'column3'],
      rows: 3,
      first: ['0.00632', '18.00', '2.310'],
      reading: { delimiter: ' ' },
    },
  ],
  [
    'dates with a time in one column',
    'at\n2024-01-01 10:00:00\n2024-01-02 11:00:00\n',
    { headers: ['at'], rows: 2, first: ['2024-01-01 10:00:00'] },
  ],
  [
    'names of two words in one column',
    'name\nAda Lovelace\nKurt Gödel\n',
    { headers: ['name'], rows: 2, first: ['Ada Lovelace'] },
  ],
  [
    'decimal commas between tabs, without a header',
    '12,5\t3,7\n8,25\t4,1\n7,75\t9,2\n',
    {
      headers: ['column1', 'column2'],
      rows: 3,
      first: ['12,5', '3,7'],
      reading: { delimiter: '\t', decimal: ',', headerLine: 0 },
    },
  ],
  [
    'decimal commas in one column beside text with commas',
    'a;b;c\n1,5;x, y;1\n2,25;z;2\n',
    {
      headers: ['a', 'b', 'c'],
      rows: 2,
      first: ['1,5', 'x, y', '1'],
      reading: { delimiter: ';', decimal: ',' },
    },
  ],
  [
    'thousands that look like decimal commas',
    'a;b\n1,234;x\n12,500;y\n',
    { headers: ['a', 'b'], rows: 2, first: ['1,234', 'x'], reading: { delimiter: ';', decimal: '.' } },
  ],
  [
    'a header with many commas',
    'SKU (a, b, c);Name (100, max);Price (x, y)\n1;Corba;70.5\n2;Tie;80.5\n',
    {
      headers: ['SKU (a, b, c)', 'Name (100, max)', 'Price (x, y)'],
      rows: 2,
      first: ['1', 'Corba', '70.5'],
      reading: { delimiter: ';' },
    },
  ],
  [
    'the end of a file of MS-DOS',
    'id,name\r\n1,a\r\n2,b\r\n\x1a',
    { headers: ['id', 'name'], rows: 2, first: ['1', 'a'] },
  ],
  [
    'the end of a file of MS-DOS in the last line',
    'id,name\r\n1,a\r\n2,b\x1a',
    { headers: ['id', 'name'], rows: 2, first: ['1', 'a'] },
  ],
  [
    'a NUL byte, which is told wherever it is',
    'a,b\n1,x\0y\n2,z\n3,z\n',
    { headers: ['a', 'b'], rows: 3, first: ['1', 'x\0y'], problems: 1 },
  ],
]

it.each(CASES)(
  'reads %s, wherever blocks begin',
  async (_, text, { headers, rows, first, reading = {}, problems = 0 }) => {
    const whole = await profileText(text)
    expect(whole).toMatchObject({ headers, totalRows: rows, reading, problemCount: problems })
    expect(whole.rows[0]).toEqual(first)
    expect(whole.columns).toHaveLength(headers.length)
    for (let block = 1; block <= bytesOf(text).length; block += 3)
      for (const workers of [1, 3])
        expect(await profileText(text, { block, workers }), `${block}, ${workers}`).toEqual(whole)
  },
)

it('reads as a person says, and guesses the rest around it', async () => {
  const choose = async (text: string, choice: object) => {
    const { headers, rows, totalRows, reading, columns } = await profileText(text, { choice })
    return { headers, rows, totalRows, reading, types: columns.map(({ type }) => type) }
  }
  expect(await choose('a;b,c\n1;2,5\n', { delimiter: ',' })).toMatchObject({ headers: ['a;b', 'c'] })
  expect(await choose('a,b\n1,2\n3,4\n', { headerLine: 0 })).toMatchObject({
    headers: ['column1', 'column2'],
    totalRows: 3,
  })
  expect(await choose('a,b\n1,2\n3,4\n', { headerLine: 2 })).toMatchObject({
    headers: ['1', '2'],
    rows: [['3', '4']],
    reading: { headerLine: 2 },
  })
  expect(await choose('a,b\n"1",2\n', { quote: '' })).toMatchObject({ rows: [['"1"', '2']] })
  expect(await choose("a,b\n'1,2',3\n", { quote: "'" })).toMatchObject({ rows: [['1,2', '3']] })
  expect(await choose('a,b\n"x\\"y",3\n', { escape: 'backslash' })).toMatchObject({ rows: [['x"y', '3']] })
  expect(await choose('a,b\n"1,5",3\n"2,5",4\n', { decimal: ',' })).toMatchObject({
    types: ['number', 'integer'],
  })
  expect(await choose('a;b\n1,5;3\n', { decimal: '.' })).toMatchObject({ types: ['text', 'integer'] })
  expect(await choose('a,b\nNA,-\nDE,4\n', { missing: ['-'] })).toMatchObject({
    types: ['text', 'integer'],
    reading: { missing: ['-'] },
  })
  expect(await choose('é,b\n1,2\n', { encoding: 'Windows-1252' })).toMatchObject({ headers: ['Ã©', 'b'] })
  expect(await choose('a:b\nx:2\n', { delimiter: ':' })).toMatchObject({ headers: ['a', 'b'] })
})

it('finds a stray quote behind the sample, and reads all again without quotes', async () => {
  const line = (at: number) => `t${at}\t${at % 90}\tplain title ${at}`
  const lines = Array.from({ length: 20_000 }, (_, at) => line(at))
  const rows = (from: number, stray: string, to?: string) =>
    lines.map((text, at) => (at === from ? `t\t1\t${stray}` : at === from + 40 && to ? `t\t1\t${to}` : text))
  for (const strays of [
    rows(9000, '"Half open'),
    rows(9000, '"Half open', 'closed"'),
    rows(9000, '"Half open', '"Other'),
    rows(19_990, '"Half open'),
  ])
    for (const workers of [1, 3]) {
      const profile = await profileText(`id\tn\ttitle\n${strays.join('\n')}\n`, { block: 100_000, workers })
      expect(profile).toMatchObject({ totalRows: 20_000, problemCount: 0, reading: { quote: '' } })
      expect(profile.columns[1]).toMatchObject({ type: 'integer', missing: 0 })
    }
})

it('reports a quote behind the sample where quotes are needed', async () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `${at},"a, ""b""\nc",x`)
  const text = `id,text,k\n${lines.join('\n')}\n`
  expect(await profileText(text, { block: 70_000 })).toMatchObject({
    totalRows: 10_000,
    problemCount: 0,
    reading: { quote: '"' },
  })
  const stray = lines.map((line, at) => (at === 9000 ? '9000,"half "open,x' : line))
  expect(await profileText(`id,text,k\n${stray.join('\n')}\n`, { block: 70_000 })).toMatchObject({
    problems: [{ text: 'Text after a closing quotation mark' }],
    reading: { quote: '"' },
  })
})

it('finds a backslash before a quote behind the sample', async () => {
  const lines = Array.from({ length: 10_000 }, (_, at) =>
    at === 8000 ? `${at},"say \\"a, b\\"",x` : `${at},"plain",x`,
  )
  const profile = await profileText(`id,text,k\n${lines.join('\n')}\n`, { block: 70_000 })
  expect(profile).toMatchObject({ problemCount: 0, reading: { escape: 'backslash' } })
})

const windows1252 = (text: string) =>
  Uint8Array.from([...text], (character) => (character === '€' ? 0x80 : character.charCodeAt(0)))

it('reads Windows-1252, also where that shows only behind the sample', async () => {
  const text = 'id,name\n1,Café €\n2,Zoë\n'
  const expected = {
    encoding: 'Windows-1252',
    rows: [
      ['1', 'Café €'],
      ['2', 'Zoë'],
    ],
    problemCount: 0,
  }
  for (let block = 1; block < text.length + 2; block++)
    for (const workers of [1, 3])
      expect(await profileText(windows1252(text), { block, workers })).toMatchObject(expected)
  const far = `id,name\n${'1,plain\n'.repeat(20_000)}2,Café €\n3,Zoë\n`
  for (const workers of [1, 3]) {
    const profile = await profileText(windows1252(far), { block: 50_000, workers })
    expect(profile).toMatchObject({ encoding: 'Windows-1252', totalRows: 20_002, problemCount: 0 })
    expect(profile.columns[1]?.top.map(({ value }) => value)).toEqual(['plain', 'Café €', 'Zoë'])
  }
})

it('stays with UTF-8 where a character of it was seen, and tells damaged ones', async () => {
  const damaged = [
    ...bytesOf(`id,name\n1,Café\n${'1,plain\n'.repeat(20_000)}2,`),
    0xe9,
    ...bytesOf('\n3,x\n'),
  ]
  const profile = await profileText(Uint8Array.from(damaged), { block: 50_000 })
  expect(profile).toMatchObject({ encoding: 'UTF-8', problems: [{ text: 'Bytes that are not UTF-8' }] })
})

it('reads UTF-16 without a mark that is mostly Chinese', async () => {
  const text = '番号,名前\n一,東京都千代田区\n二,大阪府大阪市\n三,丁一丁\n'
  for (const isLittle of [true, false]) {
    const view = new DataView(new ArrayBuffer(text.length * 2))
    for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
    const profile = await profileText(new Uint8Array(view.buffer))
    expect(profile).toMatchObject({
      headers: ['番号', '名前'],
      encoding: isLittle ? 'UTF-16 LE' : 'UTF-16 BE',
    })
  }
})
