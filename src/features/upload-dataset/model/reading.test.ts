import { expect, it } from 'vitest'
import { PROFILE } from '@/entities/dataset-profile/model'
import {
  choiceOf,
  delimiterLabel,
  marksOf,
  OFFERS,
  summaryOfReading,
  textOfMarks,
  typedChoiceOf,
  unusedIn,
} from './reading'

const reading = PROFILE.reading as NonNullable<typeof PROFILE.reading>

it('describes how a file was read', () => {
  expect(summaryOfReading(reading)).toEqual([
    'Comma (,)',
    'Header in line 1',
    'Double quotes',
    'UTF-8',
    'Decimal point',
    'Missing: NA, N/A, null',
  ])
  expect(
    summaryOfReading({
      delimiter: '\t',
      headerLine: 0,
      quote: '',
      escape: 'backslash',
      encoding: 'Windows-1252',
      decimal: ',',
      missing: [],
    }),
  ).toEqual([
    'Tab',
    'No header',
    'No quotes',
    'Windows-1252',
    'Decimal comma',
    'Only empty cells count as missing',
  ])
  expect(summaryOfReading({ ...reading, quote: "'", escape: 'backslash', headerLine: 1200 })).toEqual(
    expect.arrayContaining(['Single quotes with backslashes', 'Header in line 1,200']),
  )
})

it.each([
  [',', 'Comma (,)'],
  ['\u0001', 'Control-A'],
  ['~', 'Delimiter ~'],
  ['\u0007', 'Delimiter U+0007'],
])('the delimiter %j is called %s', (delimiter, label) => expect(delimiterLabel(delimiter)).toBe(label))

it.each(['~', '^', '\t', '\u0001', ' '])('%j can be a delimiter', (text) => {
  expect(choiceOf('delimiter', text)).toEqual({ delimiter: text })
})
it.each(['', '||', 'a', 'Z', '5', '"', "'", '\n', '\r', 'é', '→', '😀', '\u0000'])(
  '%j cannot be a delimiter',
  (text) => {
    expect(choiceOf('delimiter', text)).toBeNull()
  },
)

it.each([
  ['0', 0],
  ['1', 1],
  [' 12 ', 12],
  ['1000000', 1_000_000],
])('the header can be in line %j', (text, headerLine) => {
  expect(choiceOf('headerLine', text)).toEqual({ headerLine })
})
it.each(['', ' ', '-1', '1.5', '1e3', 'two', '1000001', '99999999'])(
  'the header cannot be in line %j',
  (text) => {
    expect(choiceOf('headerLine', text)).toBeNull()
  },
)

it('the option without a header can be selected but not typed', () => {
  expect(choiceOf('headerLine', '0')).toEqual({ headerLine: 0 })
  for (const text of ['0', '00', ' 0 ']) expect(typedChoiceOf('headerLine', text)).toBeNull()
  expect(typedChoiceOf('headerLine', '7')).toEqual({ headerLine: 7 })
  expect(typedChoiceOf('delimiter', '~')).toEqual({ delimiter: '~' })
})

it('missing marks are separated by commas, each once in any case', () => {
  expect(marksOf('NA, n/a ,, -,\\N,not known,na')).toEqual(['NA', 'n/a', '-', '\\N', 'not known'])
  expect(marksOf(' , ')).toEqual([])
  expect(textOfMarks(marksOf('NA,-'))).toBe('NA, -')
  expect(choiceOf('missing', '')).toEqual({ missing: [] })
})

it('reports which choices the reading did not follow', () => {
  expect(unusedIn(reading, { headerLine: 900, delimiter: ',', missing: ['NA', 'N/A', 'null'] })).toEqual([
    'headerLine',
  ])
  expect(unusedIn(reading, { missing: [], sheet: 'Orders' })).toEqual(['missing'])
  expect(unusedIn(reading, {})).toEqual([])
})

it('every other field is selected by its text', () => {
  expect(choiceOf('quote', '')).toEqual({ quote: '' })
  expect(choiceOf('sheet', 'Sheet 2')).toEqual({ sheet: 'Sheet 2' })
  for (const { options } of Object.values(OFFERS))
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
})
