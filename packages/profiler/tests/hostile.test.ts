import { expect, it } from 'vitest'
import { createRandom } from '@/shared/lib/random'
import { bytesOf, profileNamed, profileText } from './kit'

const column = async (...cells: string[]) =>
  (await profileText(`a,b\n${cells.map((cell) => `${cell},x`).join('\n')}\n`)).columns[0]

it('treats prototype property names as plain names, in CSV and in JSON', async () => {
  const { headers, columns } = await profileText('__proto__,constructor\n__proto__,toString\n')
  expect(headers).toEqual(['__proto__', 'constructor'])
  expect(columns[0]?.top).toEqual([{ value: '__proto__', count: 1 }])
  const text = '[{"__proto__":{"polluted":1},"hasOwnProperty":1}]'
  const json = await profileNamed('a.json', text)
  expect(json.headers).toEqual(['__proto__', 'hasOwnProperty'])
  expect(json.rows).toEqual([['{"polluted":1}', '1']])
  expect('polluted' in {}).toBe(false)
})

it('keeps formulas and markup as text', async () => {
  const cells = ['=1+1', '@SUM(A1)', '-2+3', '<img src=x onerror=alert(1)>']
  expect(await column(...cells)).toMatchObject({ type: 'text', distinct: 4, min: null, histogram: [] })
  expect((await column(...cells))?.top.map(({ value }) => value)).toEqual(cells)
})

it('treats values that are not finite decimal numbers as text', async () => {
  for (const cell of ['Infinity', '-Infinity', '1e999', '0x1F', '1_000', '1e', '+', '.', '--1', '٣'])
    expect(await column(cell), cell).toMatchObject({ type: 'text', min: null, max: null, mean: null })
})

it('handles the largest, the smallest and the most precise numbers', async () => {
  const cells = [
    '1.7976931348623157e308',
    '-1.7976931348623157e308',
    '5e-324',
    '0',
    '-0',
    '123456789012345678',
  ]
  const found = await column(...cells)
  expect(found).toMatchObject({ type: 'number', min: -Number.MAX_VALUE, max: Number.MAX_VALUE })
  expect(found?.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(6)
  expect(found?.histogram.length).toBeLessThanOrEqual(16)
  expect(Number.isFinite(found?.mean)).toBe(true)
  expect(JSON.parse(JSON.stringify(found))).toEqual(found)
  expect(await column('9007199254740993')).toMatchObject({ type: 'integer', max: '9007199254740993' })
})

it('never reports a mean or a bin edge that is not a number', async () => {
  const found = await column('1.7e308', '1.7e308', '-1.7e308')
  expect(found).toMatchObject({ min: -1.7e308, max: 1.7e308, deviation: null })
  expect(JSON.parse(JSON.stringify(found))).toEqual(found)
})

it('treats invalid dates as text, and respects the first and the last year', async () => {
  for (const cell of [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-01T25:00',
    '2026-01-01T10:00+99:00',
    '2026-1-32',
    '2026-1-1-1',
    '2026-001-1',
  ])
    expect(await column(cell), cell).toMatchObject({ type: 'text' })
  expect(await column('0000-01-01', '9999-12-31T23:59:60Z')).toMatchObject({
    type: 'date',
    min: '0000-01-01T00:00:00.000Z',
    max: '+010000-01-01T00:00:00.000Z',
  })
})

it('counts bytes that are not UTF-8 by line and continues', async () => {
  const bad = [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xe2, 0x82], [0x80]]
  const lines = bad.map((bytes) => [...bytes, 0x2c, 0x31, 0x0a])
  const profile = await profileText(Uint8Array.from([...bytesOf('a,é\n'), ...lines.flat()]))
  expect(profile).toMatchObject({ totalRows: bad.length, problemCount: bad.length })
  expect(profile.problems).toEqual(bad.map((_, at) => ({ line: at + 2, text: 'Bytes that are not UTF-8' })))
})

it('reports NUL bytes far into the file, and incomplete UTF-16 characters', async () => {
  const far = `a,b\n${'1,2\n'.repeat(30_000)}1,\0\n3,4\n`
  const profile = await profileText(far)
  expect(profile).toMatchObject({ totalRows: 30_002, problems: [{ line: 30_002, text: 'NUL bytes' }] })
  const units = [0xfeff, 0x61, 0x0a, 0xd83d, 0x0a, 0xd83d, 0xde00, 0x0a]
  const half = await profileText(Uint8Array.from(units.flatMap((unit) => [unit & 0xff, unit >> 8])))
  expect(half).toMatchObject({ totalRows: 2, problems: [{ line: 2, text: 'Bytes that are not UTF-8' }] })
})

it('lists the first hundred problems, counts all, and keeps every text short', async () => {
  const profile = await profileText(`a,b\n${'1\n'.repeat(5000)}${'x'.repeat(5000)},1\n`)
  expect(profile.problems).toHaveLength(100)
  expect(profile).toMatchObject({ problemCount: 5000, totalRows: 5001 })
  const { rows, columns } = await profileText(`a\n${'x'.repeat(5000)}\n`)
  expect(rows[0]?.[0]).toHaveLength(1001)
  expect(columns[0]?.top[0]?.value).toHaveLength(201)
})

it('takes no longer for hostile text than for any other', async () => {
  const spaces = ' '.repeat(200_000)
  const texts = [
    `${spaces}1${spaces}`,
    '"'.repeat(400_001),
    '['.repeat(400_000),
    '1'.repeat(400_000),
    '2026-'.repeat(80_000),
  ]
  for (const text of texts) {
    const start = performance.now()
    await profileText(`a,b\n${text},2\n`).catch(() => undefined)
    await profileNamed('a.json', `[${text}`).catch(() => undefined)
    expect(performance.now() - start).toBeLessThan(2000)
  }
})

it('estimates the number of distinct values within 7 % and finds the frequent ones', async () => {
  const random = createRandom(7)
  const cells = Array.from({ length: 100_000 }, (_, at) =>
    at % 10 === 0 ? `hot ${at % 3}` : `cold ${Math.floor(random() * 1e9)}`,
  )
  const found = await column(...cells)
  expect(found?.distinctEstimated).toBe(true)
  expect(Math.abs((found?.distinct ?? 0) / 90_000 - 1)).toBeLessThan(0.07)
  expect(
    found?.top
      .slice(0, 3)
      .map(({ value }) => value)
      .sort(),
  ).toEqual(['hot 0', 'hot 1', 'hot 2'])
  for (const { count } of found?.top.slice(0, 3) ?? []) expect(count).toBeLessThanOrEqual(3334)
})
