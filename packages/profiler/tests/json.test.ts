import { expect, it } from 'vitest'
import { profileNamed } from './kit'

it('profiles an array of objects with keys in any order and nested values as text', async () => {
  const text = `[
    {"id": 1, "name": "Ada", "tags": ["x", {"y": "]}"}], "when": "2026-01-02"},
    {"id": 2.5, "name": "1", "when": null, "late": true},
    {"__proto__": "kept", "name": "caf\\u00e9 \\"q\\""}
  ]`
  const profile = await profileNamed('rows.json', text)
  expect(profile).toMatchObject({ fileType: 'JSON', totalRows: 3, reading: null, problemCount: 0 })
  expect(profile.headers).toEqual(['id', 'name', 'tags', 'when', 'late', '__proto__'])
  expect(profile.rows).toEqual([
    ['1', 'Ada', '["x",{"y":"]}"}]', '2026-01-02', '', ''],
    ['2.5', '1', '', '', 'true', ''],
    ['', 'café "q"', '', '', '', 'kept'],
  ])
  expect(profile.columns.map(({ type, missing }) => [type, missing])).toEqual([
    ['number', 1],
    ['text', 0],
    ['text', 2],
    ['date', 2],
    ['boolean', 2],
    ['text', 2],
  ])
})

it('distinguishes the number 1 from the text "1"', async () => {
  const { columns } = await profileNamed('rows.json', '[{"a":1},{"a":"1"},{"a":1}]')
  expect(columns[0]).toMatchObject({ type: 'mixed', distinct: 2, min: null, max: null })
  expect(columns[0]?.top).toEqual([
    { value: '1', count: 2 },
    { value: '1', count: 1 },
  ])
})

it('profiles JSON Lines, also in a .json file, and reports invalid lines', async () => {
  const profile = await profileNamed('rows.json', '{"a":1}\n\n{"a":\n{"a":3}\r\n[4]\n')
  expect(profile).toMatchObject({ fileType: 'JSON Lines', totalRows: 3, headers: ['a', '1'] })
  expect(profile.problems).toEqual([{ line: 3, text: 'Not valid JSON' }])
})

it('reads arrays of arrays and of single values', async () => {
  expect((await profileNamed('rows.json', '[[1,"a"],[2]]')).headers).toEqual(['1', '2'])
  expect((await profileNamed('rows.json', '[1,2,3]')).columns[0]).toMatchObject({ name: 'value', mean: 2 })
})

it('reads across block boundaries', async () => {
  const rows = Array.from({ length: 60_000 }, (_, id) => ({
    id,
    text: 'x'.repeat(id % 100),
    big: [id, '"]'],
  }))
  const text = JSON.stringify(rows)
  expect(text.length).toBeGreaterThan(4e6)
  for (const content of [text, rows.map((row) => JSON.stringify(row)).join('\n')]) {
    const profile = await profileNamed('rows.json', content)
    expect(profile).toMatchObject({ totalRows: 60_000, problemCount: 0 })
    expect(profile.columns[0]).toMatchObject({ min: 0, max: 59_999, mean: 29_999.5, missing: 0 })
    expect(profile.columns[1]).toMatchObject({ missing: 600, distinct: 99, distinctEstimated: false })
  }
})

const one = async (name: string, text: string | Uint8Array) => {
  const { columns, rows, headers, fileType, problems } = await profileNamed(name, text)
  return { columns, rows, headers, fileType, problems }
}

it('treats NaN as missing and keeps infinities, as Python writes them', async () => {
  const text = '[{"a": 1.5, "b": NaN},\n {"a": NaN, "b": 2},\n {"a": Infinity, "b": [NaN]}, {"a": -Infinity}]'
  const { columns, rows } = await one('a.json', text)
  expect(rows.map(([cell]) => cell)).toEqual(['1.5', '', 'Infinity', '-Infinity'])
  expect(columns[0]).toMatchObject({ type: 'number', missing: 1, distinct: 3, mean: 1.5 })
  expect(rows[2]?.[1]).toBe('[NaN]')
  await expect(one('a.json', '[nan]')).rejects.toThrow('not valid in line 1')
})

it.each([
  ['a.json', (values: string[]) => `[${values.map((value) => `{"id": ${value}}`).join()}]`],
  ['a.jsonl', (values: string[]) => values.map((value) => `{"id":${value}}`).join('\n')],
])('keeps all digits of integers, in %s', async (name, write) => {
  const values = ['9007199254740992', '9007199254740993', '-1610521604143693812', '18446744073709551615']
  const { columns, rows } = await one(name, write(values))
  expect(rows.map(([cell]) => cell)).toEqual(values)
  expect(columns[0]).toMatchObject({
    type: 'integer',
    distinct: 4,
    min: '-1610521604143693812',
    max: '18446744073709551615',
  })
})

it('keeps all digits of numbers inside lists and objects', async () => {
  const { rows } = await one('a.json', '[{"a": [9007199254740993, { "b" : 1.50 , "2":1, "1":2, "2":3}]}]')
  expect(rows).toEqual([['[9007199254740993,{"b":1.50,"2":1,"1":2,"2":3}]']])
})

it('treats integers with a point or an exponent as numbers', async () => {
  expect((await one('a.json', '[{"a":1.0},{"a":2.0}]')).columns[0]).toMatchObject({ type: 'number', min: 1 })
  expect((await one('a.json', '[1e3, 2E+3]')).columns[0]).toMatchObject({ type: 'number', max: 2000 })
  expect((await one('a.json', '[1, 1.0]')).columns[0]).toMatchObject({ type: 'number', distinct: 1 })
})

it('keeps the order of keys, including numeric ones, and the last of two duplicates', async () => {
  const { headers, rows } = await one('a.json', '[{"2":"x","1":"y","__proto__":"p"},{"a":1,"2":0,"a":2}]')
  expect(headers).toEqual(['2', '1', '__proto__', 'a'])
  expect(rows).toEqual([
    ['x', 'y', 'p', ''],
    ['0', '', '', '2'],
  ])
})

const pretty = '{\n  "a":\n 1,\n  "b": {\n"c": "}"\n}\n}\n'
it.each([
  ['over several lines', 'a.json', pretty.repeat(3)],
  ['over several lines of .jsonl', 'a.jsonl', pretty.repeat(3)],
  ['without anything between', 'a.jsonl', pretty.trim().repeat(3)],
  ['behind RS (RFC 7464)', 'a.json', `\u001e${pretty}`.repeat(3)],
  ['with CRLF', 'a.ndjson', pretty.replaceAll('\n', '\r\n').repeat(3)],
])('reads values that follow one another %s', async (_, name, text) => {
  const { headers, columns, problems, fileType } = await one(name, text)
  expect({ headers, problems, fileType }).toEqual({
    headers: ['a', 'b'],
    problems: [],
    fileType: 'JSON Lines',
  })
  expect(columns[0]).toMatchObject({ type: 'integer', missing: 0, top: [{ value: '1', count: 3 }] })
  expect(columns[1]?.top).toEqual([{ value: '{"c":"}"}', count: 3 }])
})

it('creates no column from the content of an invalid value', async () => {
  const text = '{"a":1}\n{\n  "a": oops,\n  "b": {\n    "c": 1\n  }\n}\n5\n{"a":3}\n'
  const { headers, rows, problems } = await one('a.jsonl', text)
  expect(headers).toEqual(['a'])
  expect(rows).toEqual([['1'], ['3']])
  expect(problems).toEqual([{ line: 3, text: 'Not valid JSON' }])
})

it('reports trailing commas with their lines, and continues', async () => {
  const text = '[{"a":1,\n},\n{"a":[2,\n]}\n,\n]'
  const { rows, problems } = await one('a.json', text)
  expect(rows).toEqual([['1'], ['[2]']])
  expect(problems).toEqual([1, 3, 5].map((line) => ({ line, text: 'A comma with nothing behind it' })))
  const lines = await one('a.jsonl', '{"a":1},\n{"a":2},\n')
  expect(lines.rows).toEqual([['1'], ['2']])
  expect(lines.problems.map(({ line }) => line)).toEqual([1, 2])
})

it('reads arrays that follow one another: rows of values, or lists of objects', async () => {
  const rows = await one('a.json', '[1,"a"]\n[2,"b"]\n')
  expect(rows).toMatchObject({
    headers: ['1', '2'],
    rows: [
      ['1', 'a'],
      ['2', 'b'],
    ],
    fileType: 'JSON Lines',
  })
  const pages = await one('a.json', '[{"a":1},{"a":2}]\n[{"a":3}]')
  expect(pages.rows).toEqual([['1'], ['2'], ['3']])
  expect((await one('a.jsonl', '[1,2]')).headers).toEqual(['1', '2'])
  expect((await one('a.jsonl', '[\n{"a":1},\n{"a":2}\n]')).rows).toEqual([['1'], ['2']])
})

it.each([
  ['one object is one row', '{"a":1,"b":[1,2],"c":null}', ['a', 'b', 'c'], [['1', '[1,2]', '']]],
  [
    'features of GeoJSON are rows',
    '{"type":"FeatureCollection","bbox":[1,2],"features":[{"id":1,"properties":{"n":1}},{"id":2}]}',
    ['id', 'properties'],
    [
      ['1', '{"n":1}'],
      ['2', ''],
    ],
  ],
  ['the only list of objects', '{"count":2,"data":[{"a":1},{"a":2}],"next":null}', ['a'], [['1'], ['2']]],
  [
    'lists are columns',
    '{"b":[1,2],"a":["x",null]}',
    ['b', 'a'],
    [
      ['1', 'x'],
      ['2', ''],
    ],
  ],
  [
    "pandas' columns",
    '{"b":{"0":1,"1":2},"a":{"0":"x","1":"y"}}',
    ['b', 'a'],
    [
      ['1', 'x'],
      ['2', 'y'],
    ],
  ],
  ['lists of different lengths are one row', '{"a":[1],"b":[1,2]}', ['a', 'b'], [['[1]', '[1,2]']]],
  [
    'two lists of objects are one row',
    '{"a":[{"x":1}],"b":[{"y":1},{"y":2}]}',
    ['a', 'b'],
    [['[{"x":1}]', '[{"y":1},{"y":2}]']],
  ],
])('determines the rows of an object: %s', async (_, text, headers, rows) => {
  expect(await one('a.json', text)).toMatchObject({ headers, rows, fileType: 'JSON', problems: [] })
})

it('reads UTF-16 and a byte order mark, and lists larger than its blocks inside an object', async () => {
  const rows = Array.from({ length: 50_000 }, (_, id) => `{"id":${id},"text":"${'é'.repeat(id % 40)}"}`)
  const text = `\ufeff{"meta":\n{"x":"[{"},"rows":[${rows.join(',\n')}]}`
  const utf16 = new Uint8Array(Uint16Array.from(text, (char) => char.charCodeAt(0)).buffer)
  for (const content of [text, utf16]) {
    const profile = await profileNamed('a.json', content)
    expect(profile).toMatchObject({ totalRows: 50_000, headers: ['id', 'text'], problemCount: 0 })
    expect(profile.columns[0]).toMatchObject({ min: 0, max: 49_999, distinct: 50_000 })
  }
})

it('reads values that are nested a million times', async () => {
  const depth = 1_000_000
  const text = `[{"a":${'['.repeat(depth)}${']'.repeat(depth)}},{"a":1}]`
  const { columns, rows } = await one('a.json', text)
  expect(rows[0]?.[0]).toMatch(/^\[{1000}…$/)
  expect(columns[0]).toMatchObject({ distinct: 2 })
  await expect(one('a.json', `[${'['.repeat(depth)}`)).rejects.toThrow('cut off in line 1')
})

it('treats a blank text as missing, and null among objects as a row without values', async () => {
  const profile = await profileNamed(
    'a.json',
    '[null, {"a": " ", "b": "x"}, {"a": "\\u00a0"}, {"a": "NA"}, null]',
  )
  expect(profile).toMatchObject({ headers: ['a', 'b'], totalRows: 5 })
  expect(profile.columns.map(({ missing }) => missing)).toEqual([4, 4])
  expect(await profileNamed('a.json', '[null, 1]')).toMatchObject({ headers: ['value'], totalRows: 2 })
  expect(await profileNamed('a.json', '[null, null]')).toMatchObject({ headers: ['value'], totalRows: 2 })
})
