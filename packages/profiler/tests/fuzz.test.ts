import { expect, it } from 'vitest'
import { createRandom, randomBetween } from '@/shared/lib/random'
import { profileText, recordsOf } from './kit'
import { referenceColumn, referenceRecords } from './reference'

const SEED = 20261122
const INPUTS = 6000
const DELIMITERS = [',', ';', '\t', '|']

const random = createRandom(SEED)
const pick = <T>(list: readonly T[]) => list[randomBetween(random, 0, list.length - 1)] as T
const repeat = <T>(most: number, make: () => T) =>
  Array.from({ length: randomBetween(random, 0, most) }, make)

const SIGNS = [
  '"',
  '"',
  '"',
  ',',
  ',',
  ';',
  '\n',
  '\n',
  '\r',
  '\r\n',
  '\t',
  '|',
  ' ',
  'a',
  '1',
  '.',
  'é',
  '€',
  '😀',
]
const VALUES = [
  '',
  '0',
  '7',
  '-1.5',
  '1e3',
  '.5',
  '5.',
  'true',
  'No',
  'NA',
  'null',
  'x',
  'nan',
  'None',
  'yes ',
]
const MORE = [
  '2026-02-28',
  '2026-02-30',
  '2024-02-29T23:59:59.5Z',
  '2026/12/01 08:30',
  '1e999',
  '0x10',
  '-',
  '12345678901234567890',
]
const TEXTS = [
  'a "b"',
  'c,d',
  'e;f',
  'g\nh',
  'i\r\nj',
  '"',
  '""',
  ' ',
  'ß',
  '日本',
  '=1+1',
  '__proto__',
  'a\tb',
  'k|l',
]

/** Anything: mostly no CSV at all. */
const noise = () => repeat(40, () => pick(SIGNS)).join('')

/** A table as a careful program writes it, with lines that are now and then too short or too long. */
function table(): string {
  const delimiter = pick(DELIMITERS)
  const end = pick(['\n', '\r\n', '\r'])
  const columns = randomBetween(random, 1, 5)
  const cell = () => {
    const text = pick(pick([VALUES, MORE, TEXTS]))
    const mustQuote = /["\r\n,;\t|]/.test(text)
    return mustQuote || random() < 0.2 ? `"${text.replaceAll('"', '""')}"` : text
  }
  const row = () =>
    Array.from({ length: random() < 0.05 ? randomBetween(random, 1, 7) : columns }, cell).join(delimiter)
  const rows = [...Array.from({ length: 1 }, row), ...repeat(8, row)]
  return (random() < 0.1 ? '\ufeff' : '') + rows.join(end) + (random() < 0.5 ? end : '')
}

/** Compared as text: 20,000 times the matchers of the test runner would take most of the time. */
function same(found: unknown, expected: unknown, told: () => string) {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found, told()).toEqual(expected)
}

const refusalOf = (error: Error) => error.message

it(`reads ${INPUTS} texts as csv-parse does, in one chunk and in several`, async () => {
  const counts = { records: 0, profiles: 0, refusals: 0, guesses: 0 }
  for (let input = 0; input < INPUTS; input++) {
    // A space in front of a quote is for other tests: csv-parse has no word for it.
    const text = (input % 2 === 0 ? noise() : table()).replaceAll(/ +"/g, '"')
    const told = () => `input ${input} of seed ${SEED}: ${JSON.stringify(text)}`
    const delimiter = pick(DELIMITERS)
    same(recordsOf(text.replace(/^\ufeff/, ''), delimiter), referenceRecords(text, delimiter), told)
    counts.records++

    const block = randomBetween(random, Math.ceil(text.length / 6) + 1, text.length + 8)
    if (input % 4 < 2) {
      const guessed = await profileText(text, { block }).catch(refusalOf)
      same(await profileText(text, { block, workers: 3 }).catch(refusalOf), guessed, told)
      if (typeof guessed !== 'string') counts.guesses++
    }
    const choice = { delimiter, quote: '"', escape: 'doubled', decimal: '.', headerLine: 1 } as const
    const one = await profileText(text, { block, choice }).catch(refusalOf)
    same(await profileText(text, { block, choice, workers: 3 }).catch(refusalOf), one, told)
    if (typeof one === 'string') {
      counts.refusals++
      expect(one, told()).toMatch(/is empty|no columns|only a header|never closed/)
      continue
    }
    counts.profiles++
    const records = referenceRecords(text, delimiter)
    if (!records) {
      expect(one.problems.at(-1)?.text, told()).toMatch(/cut off/)
      continue
    }
    const [header = [], ...rows] = records
    const columns = one.headers.length
    expect(columns, told()).toBeGreaterThanOrEqual(header.length)
    const shown = rows.slice(0, 100).map((row) => one.headers.map((_, column) => row[column] ?? ''))
    const different = new Set(
      rows.map((row) => JSON.stringify(one.headers.map((_, column) => row[column] ?? ''))),
    )
    same(
      [one.totalRows, one.rows, one.duplicateRows],
      [rows.length, shown, rows.length - different.size],
      told,
    )
    if (columns === header.length) {
      same(one.headers, header, told)
      // A delimiter behind the last value of every row is no value.
      const isTrailing = (row: string[]) => row.length === columns + 1 && row.at(-1) === ''
      const ragged = rows.filter((row) => row.length !== columns)
      if (!ragged.some(isTrailing))
        same(one.problems.filter(({ text }) => text.includes('instead of')).length, ragged.length, told)
    }
    for (const [index, column] of one.columns.entries()) {
      const { type, missing, min, max, quartiles, distinct, top, histogram, deviation } = column
      const tops = top.map(({ count }) => count)
      const counted = histogram.reduce((sum, { count }) => sum + count, 0)
      const expected = referenceColumn(rows.map((row) => row[index] ?? ''))
      const edge = (figure: typeof min) =>
        typeof figure === 'string' && /^-?\d+$/.test(figure) ? Number(figure) : figure
      same(
        {
          type,
          missing,
          min: edge(min),
          max: edge(max),
          quartiles: quartiles && {
            q1: edge(quartiles.q1),
            median: edge(quartiles.median),
            q3: edge(quartiles.q3),
          },
          distinct,
          top: tops,
          counted,
        },
        expected.exact,
        told,
      )
      if (deviation === null || expected.deviation === null)
        expect(deviation, told()).toBe(expected.deviation)
      else
        expect(Math.abs(deviation - expected.deviation), told()).toBeLessThanOrEqual(
          expected.deviation * 1e-9,
        )
    }
  }
  expect(counts.records).toBe(INPUTS)
  expect(counts.profiles).toBeGreaterThan(INPUTS / 2)
  expect(counts.guesses).toBeGreaterThan(INPUTS / 4)
  expect(counts.refusals).toBeGreaterThan(100)
}, 120_000)
