import { Chance } from './chance'
import { type OracleFile, utf8 } from './file'
import { type Kind, NUMBERS, TEXTS, TYPED, NOTES } from './kinds'

const quoted =
  (kind: Kind): Kind =>
  (chance) => {
    const make = kind(chance)
    return (row) => JSON.stringify(make(row))
  }

const small = (chance: Chance) => String(chance.int(-99, 99))

/** Values as JSON writes them. */
const JSON_KINDS = {
  key: NUMBERS.key,
  negative: NUMBERS.negative,
  beyondDouble: NUMBERS.beyondDouble,
  snowflake: NUMBERS.snowflake,
  unsigned: NUMBERS.unsigned,
  hugeInteger: NUMBERS.hugeInteger,
  price: NUMBERS.price,
  precise: NUMBERS.precise,
  wholeDecimal: NUMBERS.wholeDecimal,
  halfWhole: NUMBERS.halfWhole,
  tiny: NUMBERS.tiny,
  huge: NUMBERS.huge,
  negativeZero: NUMBERS.negativeZero,
  constantNumber: NUMBERS.constantNumber,
  truth: TYPED.truth,
  day: quoted(TYPED.day),
  moment: quoted(TYPED.moment),
  momentZulu: quoted(TYPED.momentZulu),
  clock: quoted(TYPED.clock),
  city: quoted(TEXTS.city),
  country: quoted(TEXTS.country),
  zip: quoted(TEXTS.zip),
  hexId: quoted(TEXTS.hexId),
  uuid: quoted(TEXTS.uuid),
  sentence: quoted(TEXTS.sentence),
  long: quoted(TEXTS.long),
  numberText: quoted(NUMBERS.count),
  speech: quoted(NOTES.speech),
  lines: quoted(NOTES.lines),
  emoji: (chance) => () => `"${chance.pick(['\\ud83d\\ude80', '\\u00e9t\\u00e9', '🚀', 'été'])}"`,
  numbers: (chance) => () => `[${chance.list(chance.int(0, 4), () => small(chance)).join(', ')}]`,
  object: (chance) => () => `{"x": ${small(chance)}, "y": "${chance.word()}"}`,
  deep: (chance) => () => `{"a": [{"b": ${small(chance)}}, {"b": null}], "c": {"d": ${small(chance)}}}`,
  notANumber: (chance) => (row) => (row % 7 === 2 ? 'NaN' : `${small(chance)}.5`),
  infinite: (chance) => (row) =>
    row % 9 === 2 ? 'Infinity' : row % 9 === 5 ? '-Infinity' : row % 9 === 7 ? 'NaN' : `${small(chance)}.5`,
  nothing: () => () => 'null',
} satisfies Record<string, Kind>

type Name = keyof typeof JSON_KINDS
const NAMES: Name[] = (Object.keys(JSON_KINDS) as Name[]).filter((name) => name !== 'infinite')

/** How records follow each other. */
const SHAPES = ['array', 'pretty array', 'lines', 'concatenated', 'pretty concatenated', 'one line'] as const
type Shape = (typeof SHAPES)[number]

/** A record over one line or several; strings with line ends stay as they are: JSON escapes them. */
const recordOf = (fields: [string, string][], isPretty: boolean) => {
  const [open, between, close] = isPretty ? ['{\n  ', ',\n  ', '\n}'] : ['{', ', ', '}']
  return open + fields.map(([name, value]) => `${JSON.stringify(name)}: ${value}`).join(between) + close
}

function join(records: string[], shape: Shape): string {
  if (shape === 'array') return `[${records.join(',\n')}]`
  if (shape === 'pretty array') return `[\n${records.join(',\n')}\n]\n`
  if (shape === 'one line') return `[${records.join(', ')}]`
  if (shape === 'concatenated') return records.join(' ')
  return `${records.join('\n')}\n`
}

/** A JSON file of the seed: records, some without a value or with their names in another order. */
export function jsonFile(seed: number): OracleFile {
  const chance = new Chance(10_000 + seed)
  const shape = SHAPES[seed % SHAPES.length] as Shape
  const kinds = chance.list(chance.int(2, 7), (): Name => chance.pick(NAMES))
  if (seed % 15 === 4) kinds.push('infinite')
  const makers = kinds.map((kind) => (JSON_KINDS[kind] as Kind)(chance))
  const headers = kinds.map((kind, column) => (seed % 6 === 5 && column === 1 ? '7' : `${kind}_${column}`))
  const gaps = kinds.map(() => (chance.often(0.4) ? 0.1 : 0))
  const isShuffled = chance.often(0.3)
  const records = chance.list(chance.int(40, 500), (row) => {
    const fields: [string, string][] = []
    for (const [column, make] of makers.entries()) {
      const value = make(row)
      const name = headers[column] as string
      // The first record names all columns, in their order.
      if (row === 0 || !chance.often(gaps[column] as number)) fields.push([name, value])
      else if (chance.often(0.5)) fields.push([name, 'null'])
    }
    if (isShuffled && row > 0) fields.reverse()
    return recordOf(fields, shape.startsWith('pretty'))
  })
  const extension = shape === 'lines' || (shape.endsWith('concatenated') && seed % 2 === 0) ? 'jsonl' : 'json'
  return {
    name: `json-${String(seed).padStart(3, '0')}.${extension}`,
    bytes: utf8(join(records, shape)),
    ask: 'read_json',
    options: { sample_size: -1, map_inference_threshold: -1, maximum_depth: -1 },
    kinds,
    headers,
  }
}
