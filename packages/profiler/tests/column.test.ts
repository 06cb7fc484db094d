import { expect, it } from 'vitest'
import { createRandom, randomBetween } from '@/shared/lib/random'
import { profileText } from './kit'

const column = async (cells: string[], options = {}) =>
  (await profileText(`v,k\n${cells.map((cell) => `${cell},x`).join('\n')}\n`, options)).columns[0]

it.each<[string, string, string]>([
  ['country codes', 'DE SE NO DK FI', 'text'],
  ['country codes of which most mean something', 'NO NO NO DE', 'text'],
  ['answers', 'yes no maybe yes no', 'text'],
  ['answers without a maybe', 'yes NO No YES', 'boolean'],
  ['letters for true and false', 't f T F', 'boolean'],
  ['hexadecimal ids', '7d9f 12e5 00e1 ab12 1e99', 'text'],
  ['hexadecimal ids without a letter but e', '12e5 00e1 1e99', 'text'],
  ['numbers in short', '12e5 1e99 7', 'number'],
  ['codes of which some are numbers', `${'A1 B2 C3 '.repeat(30)}99999 99999`, 'text'],
  ['ZIP codes', '00501 02134 10001', 'text'],
  ['ZIP codes of both kinds', '02134 10001 10001-1234', 'text'],
  ['phone numbers', '+4915112345678 +4915112345679', 'text'],
  ['changes with a sign', '+1 -2 +3', 'integer'],
  ['decimal numbers of which one has a zero in front', '0.5 01 2.5', 'number'],
  ['codes with a point', '00.5 01.5 02', 'text'],
  ['ZIP codes and a decimal number', '01234 02134 10001 1.5', 'text'],
  ['diagnoses', '001 002.1 250.00 250.01', 'text'],
  ['classes of books', '005.13 813.54 005.130', 'text'],
  ['numbers with an infinity', '1.5 inf -Infinity', 'number'],
  ['infinities alone', 'inf Infinity', 'text'],
  ['numbers and words', '1 2 three 4', 'mixed'],
  ['words and a number', '1 two three four', 'text'],
  ['dates and words', '2024-01-01 2024-01-02 unknown', 'mixed'],
  ['dates and numbers', '2024-01-01 2024', 'mixed'],
  ['times of day', '10:30 10:30:05 23:59:59.5', 'time'],
  ['durations', '10:30 25:00', 'text'],
  ['thousands, percent and money', '1_000 12% $3', 'text'],
  ['days before months', '01/02/2024 31/12/2024', 'text'],
  ['nothing but marks of missing values', 'NA null \\N NaN NaT', 'empty'],
  ['numbers and errors', '1 -nan #DIV/0! #REF! #VALUE! 1.#QNAN -1.#IND 2', 'integer'],
  ['numbers beside spaces that are not ASCII', '1\u00a0 \ufeff2 \u200b \u00a0 \u202f3 \ufeff 4', 'integer'],
  ['booleans beside spaces that are not ASCII', 'true\u00a0 \u00a0false', 'boolean'],
  ['letters that begin like a space', '\u2028 \u2603', 'text'],
  ['days without zeros in front', '2024-1-1 2024-1-31 2024/12/5', 'date'],
  ['days with points', '2024.01.02 2024.12.31', 'date'],
  ['versions', '2024.1.2 2024.2.1', 'text'],
  ['days that are none', '2024-1-32 2024-13-1 2024-1/1 2024-1-', 'text'],
  ['moments with a comma', '2024-01-01T10:00:00,123Z 2024-01-01T10:00:00Z', 'date'],
  ['old zones', '1880-01-01T00:00:00+00:53:28 1900-01-01T00:00:00+01:00', 'date'],
  ['times without a zero in front', '9:05 09:05 10:30', 'time'],
  ['ratios', '16:9 4:3', 'text'],
])('infers the type of %s', async (_, cells, type) => {
  expect(await column(cells.trim().split(' '))).toMatchObject({ type })
})

it('reports only the statistics of the type of the column', async () => {
  const none = { min: null, max: null, mean: null, deviation: null, quartiles: null, histogram: [] }
  for (const cells of [
    ['7d9f', '12e5', '1e99', '12'],
    ['00501', '10001'],
    ['1', '2', 'three'],
    ['yes', 'no'],
  ])
    expect(await column(cells)).toMatchObject({ ...none, top: { length: cells.length } })
  expect(await column(['10:30', '09:00:01.25'])).toMatchObject({
    ...none,
    min: '09:00:01.250',
    max: '10:30:00',
  })
})

it('reads a time zone after a space', async () => {
  const found = await column([
    '2024-01-01 10:00:00 UTC',
    '2024-01-01 10:00:00 GMT',
    '2024-01-01 10:00:00 +0000',
    '2024-01-01 9:00:00 -01',
    '2024-01-01T12:00:00+01:00',
  ])
  expect(found).toMatchObject({
    type: 'date',
    min: '2024-01-01T10:00:00.000Z',
    max: '2024-01-01T11:00:00.000Z',
    distinct: 2,
  })
})

it.each<[string, string[], number, object]>([
  ['numbers', ['1', '1.0', '1.00', '+1', '01', ' 1', '1e0'], 1, { type: 'number', min: 1, max: 1 }],
  ['numbers below one', ['.5', '0.5', '0.50', '5e-1', '-.5'], 2, { type: 'number' }],
  ['zeros', ['0', '-0', '0.0', '0e9'], 1, { type: 'number' }],
  ['booleans', ['True', 'FALSE', 'true', 'false', 'yes'], 2, { type: 'boolean' }],
  ['dates', ['2024-01-02', '2024/01/02', '2024-01-02T00:00:00Z'], 1, { type: 'date' }],
  ['days as they are spelled', ['2024-1-2', '2024.01.02', '2024/1/02'], 1, { type: 'date' }],
  ['numbers beside spaces', ['1\u00a0', '\ufeff1', '1', '1\u200b'], 1, { type: 'integer', max: 1 }],
  [
    'moments below the millisecond',
    ['2024-1-1 9:05:00.0001', '2024.01.01 09:05:00.0002', '2024-01-01 09:05:00'],
    3,
    { type: 'date' },
  ],
  ['times below the millisecond', ['10:30:00.0001', '10:30:00.0002', '10:30'], 3, { type: 'time' }],
  ['texts, as they are spelled', ['1.0', '1', '1.0.1'], 3, {}],
  [
    'integers beyond doubles',
    ['9007199254740993', '9007199254740992', '9007199254740993.0'],
    2,
    { type: 'number' },
  ],
  ['infinities', ['inf', 'Infinity', '-inf', '0'], 3, {}],
])('counts distinct values of %s', async (_, cells, distinct, more) => {
  const found = await column(cells)
  expect(found).toMatchObject({ distinct, distinctEstimated: false, ...more })
  expect(found?.top).toHaveLength(distinct)
  expect(found?.top.reduce((sum, { count }) => sum + count, 0)).toBe(cells.length)
})

it('shows the most frequent spelling of a value', async () => {
  expect((await column(['1', '1.0', '1.0', '2.5']))?.top).toEqual([
    { value: '1.0', count: 3 },
    { value: '2.5', count: 1 },
  ])
})

it('keeps digits that a double cannot represent', async () => {
  expect(await column(['9007199254740993', '9007199254740992', '-1610521604143693813'])).toMatchObject({
    type: 'integer',
    min: '-1610521604143693813',
    max: '9007199254740993',
    distinct: 3,
    quartiles: { median: 9007199254740992 },
  })
  expect(await column(['12345678901234567890.12', '12345678901234567890.13'])).toMatchObject({
    type: 'number',
    min: '12345678901234567890.12',
    max: '12345678901234567890.13',
    distinct: 2,
  })
  expect(await column(['0.30000000000000004', '0.3'])).toMatchObject({ min: 0.3, max: 0.30000000000000004 })
  expect(await column(['1000000000000000000000', '1e21'])).toMatchObject({
    min: 1e21,
    max: 1e21,
    distinct: 1,
  })
})

it('computes deviation and quartiles as SQL does', async () => {
  expect(await column(['1', '2', '3', '4', '10'])).toMatchObject({
    mean: 4,
    deviation: Math.sqrt(12.5),
    quartiles: { q1: 2, median: 3, q3: 4 },
    quartilesEstimated: false,
  })
  expect(await column(['5'])).toMatchObject({
    deviation: null,
    quartiles: { q1: 5, median: 5, q3: 5 },
  })
  expect((await column(['2024-01-01', '2024-01-02', '2024-01-04']))?.quartiles).toEqual({
    q1: '2024-01-01T12:00:00.000Z',
    median: '2024-01-02T00:00:00.000Z',
    q3: '2024-01-03T00:00:00.000Z',
  })
})

it('computes an exact deviation around a large mean, over many blocks and values', async () => {
  const random = createRandom(3)
  const values = Array.from({ length: 80_000 }, () => Number((1e9 + random() * 2 - 1).toFixed(6)))
  const mean = values.reduce((sum, value) => sum + (value - 1e9), 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - 1e9 - mean) ** 2, 0)
  const found = await column(values.map(String), { block: 200_000 })
  expect(found?.distinctEstimated).toBe(true)
  expect(found?.deviation).toBeCloseTo(Math.sqrt(squares / (values.length - 1)), 8)
  expect(found?.mean).toBeCloseTo(1e9 + mean, 6)
})

it('estimates quartiles of more values than it stores, for any distribution', async () => {
  const random = createRandom(4)
  const shapes: ((at: number) => number)[] = [
    () => random(),
    () => Math.exp(random() * 40 - 20),
    (at) => (at % 3 === 0 ? 0 : random() * 1e12),
    (at) => at,
  ]
  for (const shape of shapes) {
    const values = Array.from({ length: 90_000 }, (_, at) => shape(at))
    const found = await column(values.map(String), { block: 600_000 })
    expect(found).toMatchObject({ quartilesEstimated: true, distinctEstimated: true })
    const sorted = values.sort((one, other) => one - other)
    for (const [part, figure] of [
      [0.25, found?.quartiles?.q1],
      [0.5, found?.quartiles?.median],
      [0.75, found?.quartiles?.q3],
    ] as const) {
      const rank = sorted.findIndex((value) => value >= Number(figure)) / sorted.length
      const last = sorted.findLastIndex((value) => value <= Number(figure)) / sorted.length
      expect(Math.max(rank - part, part - last), String(shape)).toBeLessThan(0.003)
    }
  }
})

it('is exact up to 50,000 distinct values, in any number of blocks', async () => {
  const cells = Array.from({ length: 100_000 }, (_, at) => `v${at % 50_000}`)
  for (const block of [100_000, 2_000_000])
    expect(await column(cells, { block })).toMatchObject({ distinct: 50_000, distinctEstimated: false })
  const more = await column([...cells, 'one more'])
  expect(more).toMatchObject({ distinctEstimated: true, topEstimated: true })
  expect(Math.abs((more?.distinct ?? 0) / 50_001 - 1)).toBeLessThan(0.07)
})

it('orders values of nearly equal frequency correctly', async () => {
  const random = createRandom(5)
  const cells = Array.from({ length: 200_000 }, () => `code ${randomBetween(random, 0, 299)}`)
  const counts = new Map<string, number>()
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  const top = [...counts.values()].sort((one, other) => other - one).slice(0, 50)
  const found = await column(cells, { block: 300_000, workers: 2 })
  expect(found).toMatchObject({ distinct: 300, topEstimated: false })
  expect(found?.top.map(({ count }) => count)).toEqual(top)
  for (const { value, count } of found?.top ?? []) expect(counts.get(value)).toBe(count)
})

it('finds frequent values among many others', async () => {
  const random = createRandom(6)
  const cells = Array.from({ length: 200_000 }, (_, at) =>
    at % 100 === 7
      ? 'rare but often'
      : at % 10 === 0
        ? `hot ${at % 3}`
        : `cold ${Math.floor(random() * 1e9)}`,
  )
  const found = await column(cells, { block: 400_000 })
  expect(found).toMatchObject({ distinctEstimated: true, topEstimated: true })
  const [one, two, three, four] = found?.top ?? []
  expect(new Set([one, two, three].map((top) => top?.value))).toEqual(new Set(['hot 0', 'hot 1', 'hot 2']))
  expect(four?.value).toBe('rare but often')
  expect(four?.count).toBeGreaterThan(1900)
  expect(four?.count).toBeLessThanOrEqual(2000)
})
