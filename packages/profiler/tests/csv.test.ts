import { expect, it } from 'vitest'
import { createRandom, randomBetween } from '@/shared/lib/random'
import { bytesOf, profileText } from './kit'

it('reports headers, rows, types and statistics of a small file', async () => {
  const profile = await profileText(
    'id,price,when,who,ok\r\n1,2.5,2026-01-02,"Ada, Countess",true\r\n2,,2026-01-03T10:00:00Z,"a ""b""\nc",no\r\n',
  )
  expect(profile.headers).toEqual(['id', 'price', 'when', 'who', 'ok'])
  expect(profile.rows).toEqual([
    ['1', '2.5', '2026-01-02', 'Ada, Countess', 'true'],
    ['2', '', '2026-01-03T10:00:00Z', 'a "b"\nc', 'no'],
  ])
  expect(profile).toMatchObject({
    totalRows: 2,
    duplicateRows: 0,
    duplicateRowsEstimated: false,
    reading: { delimiter: ',' },
    encoding: 'UTF-8',
    problemCount: 0,
  })
  expect(profile.columns.map(({ type }) => type)).toEqual(['integer', 'number', 'date', 'text', 'boolean'])
  expect(profile.columns[0]).toEqual({
    name: 'id',
    type: 'integer',
    storedType: null,
    missing: 0,
    min: 1,
    max: 2,
    mean: 1.5,
    deviation: Math.SQRT1_2,
    quartiles: { q1: 1.25, median: 1.5, q3: 1.75 },
    quartilesEstimated: false,
    distinct: 2,
    distinctEstimated: false,
    top: [
      { value: '1', count: 1 },
      { value: '2', count: 1 },
    ],
    topEstimated: false,
    percentiles: expect.any(Array),
    marks: [],
    placeholders: [],
    strays: [],
    form: null,
    outliers: null,
    histogram: expect.any(Array),
    failure: null,
  })
  expect(profile.columns[1]).toMatchObject({ missing: 1, mean: 2.5 })
  expect(profile.columns[2]).toMatchObject({
    min: '2026-01-02T00:00:00.000Z',
    max: '2026-01-03T10:00:00.000Z',
  })
})

it('refuses an empty file', async () => {
  await expect(profileText('')).rejects.toThrow('The file is empty.')
})

it('gives the same profile wherever blocks start', async () => {
  const text = 'a,b\n1,"x\n""y"",z"\r\n2,"é€😀"\r3\n\n4,"",7\n5,last'
  const whole = await profileText(text)
  for (let block = 1; block <= bytesOf(text).length; block++)
    for (const workers of [1, 3]) expect(await profileText(text, { block, workers })).toEqual(whole)
})

it('gives the same profile with any number of workers, estimates and sums included', async () => {
  const random = createRandom(11)
  const lines = Array.from({ length: 60_000 }, (_, id) => {
    const trap = random() < 0.01 ? `"${'1,2.5,x\n'.repeat(randomBetween(random, 1, 400))}"` : '"a\n""b"""'
    return `${id},${(random() * 1e6).toFixed(3)},${trap}${random() < 0.01 ? ',more' : ''}`
  })
  const text = `id,amount,note\n${lines.join('\n')}`
  const one = await profileText(text, { block: 180_000 })
  expect(one).toMatchObject({
    totalRows: 60_000,
    columns: [{ distinctEstimated: true }, { distinctEstimated: true }, {}],
  })
  for (const workers of [2, 3, 8]) expect(await profileText(text, { block: 180_000, workers })).toEqual(one)
})
