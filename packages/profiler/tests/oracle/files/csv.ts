import type { Encoding, Reading } from '../../../types'
import { Chance } from './chance'
import { encode } from './encode'
import { MARKS, type OracleFile, utf8 } from './file'
import { type KindName, KINDS, NOTE_KINDS, NUMBER_KINDS, NUMBERS, TEXT_KINDS, TYPED_KINDS } from './kinds'

type Above = 'nothing' | 'title' | 'comment' | 'sep'

/** How one file is written. */
interface Dialect extends Omit<Reading, 'headerLine' | 'missing'> {
  hasHeader: boolean
  above: Above
  end: '\n' | '\r\n' | '\r'
  bom: boolean
  quoting: 'needed' | 'all'
  /** How a missing value is written. */
  mark: string
  finalEnd: boolean
  ragged: boolean
}

function dialectOf(chance: Chance, seed: number): Dialect {
  const delimiter = [',', ';', '\t', '|'][seed % 4] as string
  const quote = seed % 9 === 7 ? "'" : seed % 13 === 5 ? '' : '"'
  const encoding: Encoding =
    seed % 8 === 3 ? 'UTF-16 LE' : seed % 16 === 5 ? 'UTF-16 BE' : seed % 8 === 6 ? 'Windows-1252' : 'UTF-8'
  const above: Above =
    seed % 7 === 1 ? 'title' : seed % 7 === 3 ? 'comment' : seed % 14 === 4 ? 'sep' : 'nothing'
  return {
    delimiter,
    quote,
    encoding,
    above,
    escape: quote === '"' && seed % 6 === 1 ? 'backslash' : 'doubled',
    decimal: delimiter !== ',' && chance.often(0.25) ? ',' : '.',
    hasHeader: above === 'title' || seed % 5 !== 2,
    end: chance.pick(['\n', '\n', '\r\n', '\r']),
    bom: encoding.startsWith('UTF-16') ? true : encoding === 'UTF-8' && chance.often(0.2),
    quoting: quote !== '' && chance.often(0.2) ? 'all' : 'needed',
    mark: chance.pick(MARKS),
    finalEnd: chance.often(0.7),
    ragged: seed % 10 === 9,
  }
}

/** Columns for a dialect: without quotes no cell may have a delimiter or a line end. */
function kindsOf(chance: Chance, { quote, hasHeader }: Dialect): KindName[] {
  const kinds = [chance.pick(NUMBER_KINDS), chance.pick(TYPED_KINDS), chance.pick(TEXT_KINDS)]
  const others = [...NUMBER_KINDS, ...TYPED_KINDS, ...TEXT_KINDS]
  kinds.push(...chance.list(chance.int(0, 4), () => chance.pick(others)))
  if (quote !== '') kinds.push(chance.pick(NOTE_KINDS))
  // Without names, only the types of the columns show that the first line is data.
  if (!hasHeader) kinds.unshift('count', 'price')
  return kinds
}

/** A cell that is never quoted but begins or ends with a quotation mark, as in exports that know no quotes. */
const stray = (chance: Chance) =>
  chance.pick([`"${chance.word()}" ${chance.word()}`, `"${chance.word()}`, `${chance.word()}"`])

function cellsOf(chance: Chance, kinds: KindName[], rows: number, dialect: Dialect): string[][] {
  const makers = kinds.map((kind) => KINDS[kind](chance))
  const gaps = kinds.map(() => (chance.often(0.4) ? chance.int(1, 20) / 100 : 0))
  return chance.list(rows, (row) => {
    const cells = makers.map((make, column) => {
      if (chance.often(gaps[column] as number)) return dialect.mark
      const text = make(row)
      return dialect.decimal === ',' && (kinds[column] as string) in NUMBERS ? text.replace('.', ',') : text
    })
    return dialect.quote === '' ? [...cells, stray(chance)] : cells
  })
}

function write({ delimiter, quote, escape, quoting, mark }: Dialect, cells: string[]): string {
  const special = new RegExp(`[\\n\\r${quote}\\${delimiter}${escape === 'backslash' ? '\\\\' : ''}]`)
  return cells
    .map((cell) => {
      if (quote === '' || cell === mark) return cell
      if (quoting === 'needed' && !special.test(cell)) return cell
      const inside =
        escape === 'backslash'
          ? cell.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)
          : cell.replaceAll(quote, quote + quote)
      return quote + inside + quote
    })
    .join(delimiter)
}

/** Lines in front of the header, and what they are to a reader. */
const ABOVE: Record<Above, (dialect: Dialect) => string[]> = {
  nothing: () => [],
  title: () => ['Monthly report', 'Created by the accounts office', ''],
  comment: () => ['# exported from the warehouse', '# all times are UTC'],
  sep: ({ delimiter }) => [`sep=${delimiter}`],
}

/** A CSV file of the seed's dialect. */
export function csvFile(seed: number): OracleFile {
  const chance = new Chance(seed)
  const dialect = dialectOf(chance, seed)
  const kinds = kindsOf(chance, dialect)
  const rows = cellsOf(chance, kinds, chance.int(60, 400), dialect)
  const all = dialect.quote === '' ? [...kinds, 'stray'] : kinds
  const headers = all.map((kind, column) => `${kind}_${column}`)
  const lines = rows.map((cells, row) => {
    // Too short, never too long: cells behind the last column have no answer.
    const width = dialect.ragged && row % 25 === 24 ? cells.length - 1 : cells.length
    return write(dialect, cells.slice(0, width))
  })
  const above = ABOVE[dialect.above](dialect)
  const joined = (end: string) =>
    [...above, ...(dialect.hasHeader ? [write(dialect, headers)] : []), ...lines].join(end) +
    (dialect.finalEnd ? end : '')
  const whole = joined(dialect.end)
  // In a file with lone carriage returns, DuckDB takes line ends in quotes for those of the file, so it gets `\n`.
  const isAskedOtherwise = dialect.end === '\r' && kinds.includes('lines')
  const { delimiter, quote, escape, decimal, encoding } = dialect
  const body = lines.join('\n')
  const special = quote === '' ? /"/ : new RegExp(`${quote}[^${quote}]*[\\n${delimiter}][^${quote}]*${quote}`)
  return {
    name: `csv-${String(seed).padStart(3, '0')}${delimiter === '\t' ? '.tsv' : '.csv'}`,
    bytes: encode(whole, encoding, dialect.bom),
    asked:
      encoding !== 'UTF-8' || isAskedOtherwise ? utf8(isAskedOtherwise ? joined('\n') : whole) : undefined,
    ask: 'read_csv',
    options: { nullstr: MARKS, sample_size: -1 },
    dialect: {
      delim: delimiter,
      ...(dialect.end === '\r\n' ? { new_line: '\\r\\n' } : {}),
      quote,
      escape: escape === 'backslash' ? '\\' : quote,
      header: dialect.hasHeader,
      skip: above.length,
      decimal_separator: decimal,
      ...(dialect.ragged ? { strict_mode: false, null_padding: true, parallel: false } : {}),
    },
    reading: {
      delimiter,
      headerLine: dialect.hasHeader ? above.length + 1 : 0,
      // The scanner cannot know a setting that no byte of the file shows.
      ...(special.test(body) ? { quote } : {}),
      ...(body.includes('\\"') ? { escape } : {}),
      ...(/\d,\d/.test(body) ? { decimal } : {}),
      ...(encoding.startsWith('UTF') || /[^\0-\x7f]/.test(body) ? { encoding } : {}),
    },
    kinds: all,
    headers: dialect.hasHeader ? headers : null,
  }
}
