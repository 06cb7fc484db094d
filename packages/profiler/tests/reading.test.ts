import { expect, it } from 'vitest'
import { bytesOf, profileText } from './kit'

it('reads with the settings of the user, and guesses the others', async () => {
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

it('finds a stray quote after the sample, and rereads the file without quotes', async () => {
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

it('reports a quote after the sample where quotes are required', async () => {
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

it('finds a backslash before a quote after the sample', async () => {
  const lines = Array.from({ length: 10_000 }, (_, at) =>
    at === 8000 ? `${at},"say \\"a, b\\"",x` : `${at},"plain",x`,
  )
  const profile = await profileText(`id,text,k\n${lines.join('\n')}\n`, { block: 70_000 })
  expect(profile).toMatchObject({ problemCount: 0, reading: { escape: 'backslash' } })
})

const windows1252 = (text: string) =>
  Uint8Array.from([...text], (character) => (character === '€' ? 0x80 : character.charCodeAt(0)))

it('reads Windows-1252, even when it appears only after the sample', async () => {
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

it('keeps UTF-8 once a valid character was seen, and reports damaged ones', async () => {
  const damaged = [
    ...bytesOf(`id,name\n1,Café\n${'1,plain\n'.repeat(20_000)}2,`),
    0xe9,
    ...bytesOf('\n3,x\n'),
  ]
  const profile = await profileText(Uint8Array.from(damaged), { block: 50_000 })
  expect(profile).toMatchObject({ encoding: 'UTF-8', problems: [{ text: 'Bytes that are not UTF-8' }] })
})

it('reads mostly Chinese UTF-16 without a byte order mark', async () => {
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

it('finds a decimal comma that first occurs after the sample', async () => {
  const rows = (decimal: string) =>
    Array.from({ length: 12_000 }, (_, at) => `${at};${(at % 900) + 1}${at < 9000 ? '' : decimal}`).join('\n')
  for (const workers of [1, 3]) {
    const late = await profileText(`id;v\n${rows(',25')}\n`, { block: 50_000, workers })
    expect(late).toMatchObject({ reading: { decimal: ',' }, totalRows: 12_000 })
    expect(late.columns[1]).toMatchObject({ type: 'number', max: 900.25 })
    // Three digits may be thousands.
    const thousands = await profileText(`id;v\n${rows(',250')}\n`, { block: 50_000, workers })
    expect(thousands).toMatchObject({ reading: { decimal: '.' } })
  }
  const point = await profileText(`id;v;w\n${rows(',5').replaceAll('\n', ';1.5\n')};1.5\n`, { block: 50_000 })
  expect(point).toMatchObject({ reading: { decimal: '.' } })
  const chosen = await profileText(`id;v\n${rows(',25')}\n`, { block: 50_000, choice: { decimal: '.' } })
  expect(chosen.columns[1]).toMatchObject({ type: 'mixed' })
})
