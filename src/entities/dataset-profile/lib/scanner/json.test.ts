import { expect, it } from 'vitest'
import { profileNamed } from './kit'

it('profiles an array of objects, whose keys come when they like and whose nested values stay text', async () => {
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

it('tells the number 1 from the text "1"', async () => {
  const { columns } = await profileNamed('rows.json', '[{"a":1},{"a":"1"},{"a":1}]')
  expect(columns[0]).toMatchObject({ type: 'mixed', distinct: 2, min: null, max: null })
  expect(columns[0]?.top).toEqual([
    { value: '1', count: 2 },
    { value: '1', count: 1 },
  ])
})

it('profiles JSON Lines, also under the name of JSON, and tells the lines that are none', async () => {
  const profile = await profileNamed('rows.json', '{"a":1}\n\n{"a":\n{"a":3}\r\n[4]\n')
  expect(profile).toMatchObject({ fileType: 'JSON Lines', totalRows: 3, headers: ['a', '1'] })
  expect(profile.problems).toEqual([{ line: 3, text: 'Not valid JSON' }])
})

it('reads arrays of arrays and of single values', async () => {
  expect((await profileNamed('rows.json', '[[1,"a"],[2]]')).headers).toEqual(['1', '2'])
  expect((await profileNamed('rows.json', '[1,2,3]')).columns[0]).toMatchObject({ name: 'value', mean: 2 })
})

it('goes on over the borders of its blocks', async () => {
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
