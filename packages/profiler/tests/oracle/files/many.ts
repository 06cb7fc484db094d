import { Chance } from './chance'
import { MARKS, type OracleFile, utf8 } from './file'

/** Columns with about as many different values as are counted exactly: fewer, just as many, one more, and far more. */
const COUNTS = [49_999, 50_000, 50_001, 65_000]

/** A file of 66,000 rows each: an integer and a text column with so many different values. */
export const manyValues = (): OracleFile[] =>
  COUNTS.map((count, at): OracleFile => {
    const chance = new Chance(30_000 + at)
    const rows = chance.list(66_000, (row) => {
      const each = row < count ? row : chance.int(0, count - 1)
      return [each * 17, `k${(each * 7919) % 1_000_003}`]
    })
    const isCsv = at % 2 === 0
    return {
      name: `many-${count}.${isCsv ? 'csv' : 'jsonl'}`,
      bytes: utf8(
        isCsv
          ? `n,t\n${rows.map((cells) => cells.join(',')).join('\n')}\n`
          : rows.map(([n, t]) => `{"n":${n},"t":"${t}"}\n`).join(''),
      ),
      ask: isCsv ? 'read_csv' : 'read_json',
      options: isCsv ? { nullstr: MARKS, sample_size: -1 } : { sample_size: -1 },
      kinds: ['manyNumbers', 'manyTexts'],
      headers: ['n', 't'],
    }
  })
