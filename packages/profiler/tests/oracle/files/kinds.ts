import { type Chance, two } from './chance'

/** A kind of column: makes a function that returns the value of each row, as it is written in a file. */
export type Kind = (chance: Chance) => (row: number) => string

const CITIES = ['Köln', 'São Paulo', 'Trier', 'Bonn', 'Málaga', 'Zürich', 'Ærø', 'Lyon']
const COUNTRIES = ['DE', 'SE', 'NO', 'DK', 'FI', 'NL', 'IS', 'IE']
const WORDS = ['late', 'good', 'again', 'order', 'parcel', 'thanks', 'never', 'maybe']

const year = (chance: Chance) => chance.int(1970, 2037)
const date = (chance: Chance, separator = '-') =>
  [year(chance), two(chance.int(1, 12)), two(chance.int(1, 28))].join(separator)
const clock = (chance: Chance) =>
  `${two(chance.int(0, 23))}:${two(chance.int(0, 59))}:${two(chance.int(0, 59))}`
const decimal = (chance: Chance, whole: number, places: number) =>
  `${chance.int(-whole, whole)}.${chance.digits(places)}`
const words = (chance: Chance, most: number) =>
  chance.list(chance.int(2, most), () => chance.pick(WORDS)).join(' ')

/** Numbers. */
export const NUMBERS = {
  key: () => (row) => String(row + 1),
  count: (chance) => () => String(chance.int(0, 1000)),
  negative: (chance) => () => String(chance.int(-1_000_000, 1_000_000)),
  flag: (chance) => () => String(chance.int(0, 1)),
  year: (chance) => () => String(year(chance)),
  beyondDouble: (chance) => () => String(9_007_199_254_740_992n + BigInt(chance.int(0, 40))),
  snowflake: (chance) => () => `16105216${chance.digits(11)}`,
  unsigned: (chance) => () => `184467440737095516${two(chance.int(0, 15))}`,
  hugeInteger: (chance) => () => `${chance.int(1, 9)}${chance.digits(chance.int(20, 36))}`,
  price: (chance) => () => decimal(chance, 400, 2),
  ratio: (chance) => () => `0.${chance.digits(6)}`,
  precise: (chance) => () => decimal(chance, 90, 15),
  halfWhole: (chance) => () => chance.pick(['7', '7.5', '8', '-2', '0.25', '12.125']),
  wholeDecimal: (chance) => () => `${chance.int(0, 90)}.0`,
  tiny: (chance) => () => `${chance.int(1, 9)}.${chance.digits(3)}e-${chance.int(9, 300)}`,
  huge: (chance) => () => `${chance.int(1, 9)}.${chance.digits(3)}E+${chance.int(100, 150)}`,
  negativeZero: (chance) => () => chance.pick(['-0.0', '0.0', '1.5', '-1.5']),
  spellings: (chance) => () => chance.pick(['1', '1.0', '1.00', '2', '2.50', '2.5', '1e0']),
  aroundBillion: (chance) => () => `100000000${chance.int(0, 2)}.${chance.digits(3)}`,
  constantNumber: () => () => '42',
} satisfies Record<string, Kind>

/** Truth values, dates and times. */
export const TYPED = {
  truth: (chance) => () => chance.pick(['true', 'false']),
  truthCases: (chance) => () => chance.pick(['True', 'FALSE', 'true', 'false', 'TRUE']),
  yesNo: (chance) => () => chance.pick(['yes', 'no']),
  day: (chance) => () => date(chance),
  oldDay: (chance) => () => `${chance.int(1000, 1899)}-${two(chance.int(1, 12))}-${two(chance.int(1, 28))}`,
  moment: (chance) => () => `${date(chance)} ${clock(chance)}`,
  momentZulu: (chance) => () => `${date(chance)}T${clock(chance)}Z`,
  momentZoned: (chance) => () =>
    `${date(chance)}T${clock(chance)}${chance.pick(['+02:00', '-05:30', '+00:00'])}`,
  momentFraction: (chance) => () => `${date(chance)} ${clock(chance)}.${chance.digits(3)}`,
  clock: (chance) => () => clock(chance),
} satisfies Record<string, Kind>

/** Text without a sign that any dialect would have to quote. */
export const TEXTS = {
  category: (chance) => () => chance.pick(WORDS),
  city: (chance) => () => chance.pick(CITIES),
  country: (chance) => () => chance.pick(COUNTRIES),
  answer: (chance) => () => chance.pick(['yes', 'no', 'maybe']),
  zip: (chance) => () => `${chance.pick(['0', '1', '0', '9'])}${chance.digits(4)}`,
  phone: (chance) => () => `+4915${chance.digits(9)}`,
  hexId: (chance) => () => chance.hex(7),
  exponentId: (chance) => (row) =>
    row % 3 === 0 ? `a${chance.hex(3)}` : `${chance.digits(2)}e${chance.int(1, 9)}`,
  code: (chance) => (row) => (row % 40 === 7 ? '99999' : `A${chance.digits(4)}`),
  nearlyNumber: (chance) => (row) => (row % 30 === 9 ? 'unknown' : String(chance.int(0, 999))),
  uuid: (chance) => () => [8, 4, 4, 4, 12].map((length) => chance.hex(length)).join('-'),
  version: (chance) => () => `${chance.int(0, 9)}.${chance.int(0, 9)}.${chance.int(0, 30)}`,
  address: (chance) => () => `${chance.word()}@${chance.word()}.example`,
  percent: (chance) => () => `${chance.int(0, 100)}%`,
  money: (chance) => () => `$${chance.int(1, 90)}.${chance.digits(2)}`,
  dayGerman: (chance) => () => `${two(chance.int(13, 28))}.${two(chance.int(1, 12))}.${year(chance)}`,
  sentence: (chance) => () => words(chance, 9),
  long: (chance) => () => words(chance, 120),
  constant: () => () => 'same',
} satisfies Record<string, Kind>

/** Text that has to be quoted: delimiters, quotation marks, line ends. */
export const NOTES = {
  list: (chance) => () => `${words(chance, 3)}, ${words(chance, 3)}; ${chance.word()}|${chance.word()}`,
  speech: (chance) => () => `${chance.word()} "${words(chance, 3)}" it's, ${chance.word()}`,
  lines: (chance) => () => `${words(chance, 4)}\n${words(chance, 4)}`,
  json: (chance) => () => JSON.stringify({ id: chance.int(1, 99), name: chance.word(), tags: ['a', 'b'] }),
} satisfies Record<string, Kind>

export const KINDS = { ...NUMBERS, ...TYPED, ...TEXTS, ...NOTES } satisfies Record<string, Kind>
export type KindName = keyof typeof KINDS
export const NUMBER_KINDS = Object.keys(NUMBERS) as KindName[]
export const TYPED_KINDS = Object.keys(TYPED) as KindName[]
export const TEXT_KINDS = Object.keys(TEXTS) as KindName[]
export const NOTE_KINDS = Object.keys(NOTES) as KindName[]
