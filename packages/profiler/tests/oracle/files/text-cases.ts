import type { Encoding } from '../../../types'
import { encode } from './encode'
import { MARKS, type OracleFile, type Options, utf8 } from './file'

/** Lines of a file, each with its end. */
const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('')
const repeat = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at))

/** Small CSV files, each with one trap that people ran into with other programs. */
const CSV: Record<string, string> = {
  'sep-line': 'sep=;\r\nid;town;price\r\n7;Hamm;13,50\r\n8;Görlitz;4,25\r\n9;Wien;11,00\r\n',
  'title-lines': lines(
    'Sales by quarter',
    'printed 2025-02-03',
    '',
    'id,town,amount',
    '1,Hamm,3.5',
    '2,Wien,4.5',
    '3,Bern,1.0',
  ),
  'comment-lines': lines(
    '# units: metres',
    '# station 7',
    'at,height',
    '2024-01-01,12.5',
    '2024-01-02,13.25',
    '2024-01-03,11',
  ),
  'header-short-numbers': lines('a,b', '1,2,3', '4,5,6', '7,8,9'),
  'row-names': lines('speed,weight', 'Saab 99,21,6.5', 'Volvo 240,22.8,4', 'Fiat 500,30,3.25'),
  'sizes-first': lines(
    '4,3,red,blue',
    ...repeat(40, (at) => `${at}.5,${at % 7},${at * 3},${at / 4},${at % 2}`),
  ),
  'stray-quotes-tab': lines(
    'id\ttitle\tyear',
    'x1\t"Jazz" night\t1940',
    'x2\t"Half open\t1941',
    'x3\tplain\t1942',
    'x4\tclosed"\t1943',
  ),
  'backslash-quotes': lines(
    'id,note,n',
    '1,"he said \\"no, never\\" twice",5',
    '2,"plain",6',
    '3,"ends \\\\",7',
  ),
  'single-quotes': lines("id,'note',n", "1,'red, green',5", "2,'it''s blue',6", "3,'plain',7"),
  'space-after-comma': lines('id, name, n', '1, "Lee, Ann", 5', '2, "Roe, Bob", 6', '3, "Poe, Cy", 7'),
  'country-codes': lines('country,n', 'IS,1', 'SE,2', 'NO,3', 'DK,4', 'FI,5'),
  survey: lines('answer,n', 'yes,1', 'no,2', 'maybe,3', 'yes,4', 'no,5'),
  'hex-ids': lines('commit,k', '8d9f,a', '13e5,b', '00e1,c', 'ab12,d', '2e99,e'),
  'exponent-ids': lines('ref,k', ...repeat(60, (at) => `${at}e${at % 7},x`)),
  'sparse-codes': lines('code,n', ...repeat(95, (at) => `B${at},${at}`), '99999,1', '88888,2'),
  'zip-codes': lines('zip,k', '00602,a', '02135,b', '10002,c'),
  phones: lines('phone,k', '+4915198765432,a', '+4915198765433,b', '+4915198765434,c'),
  'small-values': lines('p,rate', ...repeat(20, (at) => `${at + 1}.5e-9,0.000${at + 10}`)),
  'one-day-a-line': lines('day,k', '2024-01-01,a', '2024-06-30,b', '2024-12-31,c'),
  'same-names': lines('id,id,__proto__,constructor', '1,a,2,x', '2,b,3,y', '3,c,4,z'),
  'number-names': lines('2,1,10', 'a,1,2.5', 'b,2,3.5', 'c,3,4.5'),
  spellings: lines('v,k', '1,a', '1.0,b', '1.00,c', '1e0,d', '2,e', '10e-1,f'),
  'truth-spellings': lines('v,k', 'True,a', 'FALSE,b', 'true,c', 'false,d'),
  'date-spellings': lines('v,k', '2024-01-02,a', '2024-01-02 00:00:00,b', '2024-01-03,c'),
  'zone-spellings': lines(
    'v,k',
    '2024-01-02T00:00:00Z,a',
    '2024-01-02T02:00:00+02:00,b',
    '2024-01-01T19:00:00-05:00,c',
  ),
  'no-header': lines(...repeat(30, (at) => `${at / 4 + 4},${at / 8 + 2},${at % 3 === 0 ? 'red' : 'blue'}`)),
  'one-column-blank-lines': 'v\n1\n\n2\n\n3\n',
  'mysql-null': lines('id\tn\tname', '1\t5\tx', '2\t\\N\ty', '3\t6\t\\N', '4\t7\tz'),
  namibia: lines('country,n', 'NA,1', 'ZA,2', 'BW,3', 'NA,4'),
  'day-first': lines('day,k', '13/02/2024,a', '01/03/2024,b', '28/12/2024,c'),
  'mark-and-quoted-header': `\ufeff"id","full name"\n1,"Lee, Ann"\n2,"Roe, Bob"\n`,
  'number-with-space': lines('n,k', '1\u00a0234,a', '5\u00a0678,b', '9,c'),
  'decimal-comma-tab': lines(...repeat(20, (at) => `${at}\t${at},5\t${at % 2 ? 'ja' : 'nein'}`)),
  thousands: lines('n;p;m', '1,234;12%;$3', '5,678;15%;$4', '9,012;99%;$5'),
  'trailing-delimiter': lines('a,b,', '1,x,', '2,y,', '3,z,'),
  'all-missing': lines('a,b,c', '1,,x', '2,,y', '3,,z'),
  'only-header': 'a,b,c\n',
  'one-row': 'a,b\n1,x\n',
  'one-cell': 'a\n1\n',
  'quoted-lines': lines('id,note,n', ...repeat(30, (at) => `${at},"first\nsecond, ""${at}""\n",${at * 2}`)),
  'delimiters-in-quotes': lines('a;b', ...repeat(20, (at) => `"x,${at},y,z";${at}`)),
  'wide-header-with-commas': lines(
    'id;name, first and last;n',
    '1;Lee, Ann;5',
    '2;Roe, Bob;6',
    '3;Poe, Cy;7',
  ),
  infinite: lines('v,k', '1.5,a', 'inf,b', '-inf,c', '2.5,d'),
  'beyond-38-digits': lines('v,k', `${'9'.repeat(40)},a`, `${'1'.repeat(45)},b`, '7,c'),
  zeros: lines('v,w', '-0,0', '0,-0.0', '0.0,0'),
  'long-fractions': lines('v', '0.1', '0.30000000000000004', '0.2', '1e-320', '1.7976931348623157e308'),
  'leap-days': lines('d,k', '2024-02-29,a', '2000-02-29,b', '1600-02-29,c'),
  'no-such-day': lines('d,k', '2023-02-29,a', '2023-02-28,b', '2023-03-01,c'),
  'year-one': lines('d,k', '0001-01-01,a', '9999-12-31,b', '1582-10-10,c'),
  'midnight-24': lines('t,k', '24:00:00,a', '23:59:59,b', '00:00:00,c'),
  'short-times': lines('t,k', '08:30,a', '09:45,b', '23:59,c'),
  'spaces-around': lines('n , t', ' 1 , x ', ' 2 ,y', '3, z '),
  'cells-of-spaces': lines('n,t', '1,  ', '2,x', '3, '),
  'quoted-empty': lines('n,t', '1,""', '2,"x"', '3,'),
  'quoted-numbers': lines('n,t', '"1","x"', '"2","y"', '"3","z"'),
}

/** The same in other encodings. */
const ENCODED: Record<string, { text: string; encoding: Encoding }> = {
  'utf16-without-mark': { text: CSV['title-lines'] as string, encoding: 'UTF-16 LE' },
  'windows-1252': {
    text: lines('id,town', '1,Köln', '2,Ærøskøbing', '3,Málaga – „Süd“'),
    encoding: 'Windows-1252',
  },
}

/** Where DuckDB's guess is not what the file says, or its own encoding is needed. */
const DIALECTS: Record<string, Options> = {
  'sep-line': { decimal_separator: ',' },
  'decimal-comma-tab': { decimal_separator: ',' },
  'space-after-comma': { delim: ',', quote: '"', header: true },
}

/** JSON as programs write it that do not keep to the standard, or keep to it in an unusual way. */
const JSON_TEXTS: Record<string, string> = {
  'nan.json':
    '[{"a": 1.25, "b": "x"},\n {"a": NaN, "b": "y"},\n {"a": Infinity, "b": "z"},\n {"a": -Infinity, "b": "z"}]',
  'beyond-double.json': '[{"id": 9007199254740992}, {"id": 9007199254740993}, {"id": 1700000000000000001}]',
  'beyond-double.jsonl': '{"id": 9007199254740992}\n{"id": 9007199254740993}\n{"id": 1700000000000000001}\n',
  'pretty-concatenated.json': '{\n  "a": 1,\n  "b": "x"\n}\n{\n  "a": 2,\n  "b": "y"\n}\n',
  'pretty-concatenated.jsonl': '{\n  "a":\n 1,\n "b": [\n1,\n2]\n}\n{\n  "a":\n 2,\n "b": []\n}\n',
  'back-to-back.jsonl': '{"a":1}{"a":2}{"a":3}',
  'order-of-names.json': '[{"b": 1, "10": "x", "2": true, "a": null}, {"a": 5, "2": false}]',
  'hostile-names.json':
    '[{"__proto__": 1, "constructor": 2, "toString": "x"}, {"__proto__": 3, "constructor": 4, "toString": "y"}]',
  'whole-floats.json': '[{"v": 1.0}, {"v": 2.0}, {"v": 1}]',
  'escapes.json': '[{"t": "\\u0041\\n\\t\\"x\\""}, {"t": "A"}, {"t": "\\ud83d\\ude80"}, {"t": "🚀"}]',
  'mixed-nesting.json': '[{"v": {"a": 1}}, {"v": {"a": 1}}, {"v": null}, {}]',
  'mark.json': '\ufeff[{"a": 1}, {"a": 2}]',
  'late-column.jsonl': `${'{"a": 1}\n'.repeat(50)}{"a": 2, "b": "x"}\n`,
  'exponents.json': '[{"v": 1e3}, {"v": 1E-3}, {"v": -0.0}, {"v": 0}]',
  'blank-lines.jsonl': '\n{"a": 1}\n\n\n{"a": 2}\n   \n',
  'single-object.json': '{"a": 1, "b": "x"}',
  'date-texts.json':
    '[{"d": "2024-02-29", "t": "2024-01-01T10:00:00Z"}, {"d": "2024-03-01", "t": "2024-01-01T12:00:00+02:00"}]',
}

const csvCase = (name: string, text: string): OracleFile => ({
  name: `case-${name}.${/tab|mysql/.test(name) ? 'tsv' : 'csv'}`,
  bytes: utf8(text),
  ask: 'read_csv',
  options: { nullstr: MARKS, sample_size: -1 },
  dialect: DIALECTS[name],
  kinds: [],
  headers: null,
})

/** Every text case as a file. */
export const textCases = (): OracleFile[] => [
  ...Object.entries(CSV).map(([name, text]) => csvCase(name, text)),
  ...Object.entries(ENCODED).map(([name, { text, encoding }]) => ({
    ...csvCase(name, text),
    bytes: encode(text, encoding, false),
    asked: utf8(text),
  })),
  ...Object.entries(JSON_TEXTS).map(
    ([name, text]): OracleFile => ({
      name: `case-${name}`,
      bytes: utf8(text),
      ask: 'read_json',
      options: { sample_size: -1, map_inference_threshold: -1 },
      kinds: [],
      headers: null,
    }),
  ),
]
