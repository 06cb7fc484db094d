import { expect, it } from 'vitest'
import { bytesOf, profileText, recordsOf } from './kit'

/** Known hard cases of CSV readers, and their records. */
const CASES: [string, string, string[][], string?][] = [
  [
    'LF',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'CRLF',
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'CR',
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['line ends of every kind', 'a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
  [
    'no line end at the end',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a carriage return at the end', 'a,b\r', [['a', 'b']]],
  [
    'an empty last field',
    'a,b\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    'only empty fields',
    'a,b\n,\n',
    [
      ['a', 'b'],
      ['', ''],
    ],
  ],
  ['a line feed in quotes', 'a\n"1\n2"\n', [['a'], ['1\n2']]],
  ['CRLF in quotes', 'a\r\n"1\r\n2"\r\n', [['a'], ['1\r\n2']]],
  [
    'a delimiter in quotes',
    'a,b\n"1,2",3\n',
    [
      ['a', 'b'],
      ['1,2', '3'],
    ],
  ],
  ['doubled quotes', 'a\n"x ""y"" z"\n', [['a'], ['x "y" z']]],
  ['nothing but doubled quotes', 'a\n""""\n""""""\n', [['a'], ['"'], ['""']]],
  [
    'an empty quoted field',
    'a,b\n"",""\n',
    [
      ['a', 'b'],
      ['', ''],
    ],
  ],
  ['an empty quoted field alone in its line', 'a\n""\n', [['a'], ['']]],
  ['quotes before the end', 'a\n"1"', [['a'], ['1']]],
  ['quotes and a carriage return before the end', 'a\n"1"\r', [['a'], ['1']]],
  ['blank lines between', 'a\n\n\r\n1\n\n', [['a'], ['1']]],
  ['blank lines in front', '\n\na\n1\n', [['a'], ['1']]],
  [
    'spaces are kept',
    'a,b\n 1 , 2\n',
    [
      ['a', 'b'],
      [' 1 ', ' 2'],
    ],
  ],
  ['a quote inside a field', 'a\n5" pipe\n', [['a'], ['5" pipe']]],
  [
    'text after a closing quote',
    'a,b\n"1"x,2\n',
    [
      ['a', 'b'],
      ['"1"x', '2'],
    ],
  ],
  ['doubled quotes and text after the closing one', 'a\n"1""2"x\n', [['a'], ['"1"2"x']]],
  [
    'semicolons',
    'a;b\n1,5;2\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
    ';',
  ],
  [
    'tabs',
    'a\tb\n1,5\t2\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
    '\t',
  ],
  [
    'pipes',
    'a|b\n1,5|2\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
    '|',
  ],
  [
    'tabs in a file with commas',
    'a,b\n1\t2,3\n',
    [
      ['a', 'b'],
      ['1\t2', '3'],
    ],
  ],
  [
    'letters of two, three and four bytes',
    'é,€\n😀𐀀,日本\n',
    [
      ['é', '€'],
      ['😀𐀀', '日本'],
    ],
  ],
  [
    'letters that need quotes',
    '"é,",b\n"€\n",""""\n',
    [
      ['é,', 'b'],
      ['€\n', '"'],
    ],
  ],
  ['short and long lines', 'a,b\n1\n1,2,3\n', [['a', 'b'], ['1'], ['1', '2', '3']]],
  [
    'doubled headers and headers without a name',
    'a,a,,\n1,2,3,4\n',
    [
      ['a', 'a', '', ''],
      ['1', '2', '3', '4'],
    ],
  ],
  [
    'names of a prototype',
    '__proto__,constructor\n1,toString\n',
    [
      ['__proto__', 'constructor'],
      ['1', 'toString'],
    ],
  ],
  ['formulas', 'a\n"=HYPERLINK(""x"")"\n@x\n', [['a'], ['=HYPERLINK("x")'], ['@x']]],
  ['control characters', 'a\n\x01\x0b\x1f\n', [['a'], ['\x01\x0b\x1f']]],
  ['a byte order mark inside', 'a\n\ufeffb\n', [['a'], ['\ufeffb']]],
]

it.each(CASES)('reads %s', (_, text, records, delimiter = ',') => {
  expect(recordsOf(text, delimiter)).toEqual(records)
})

it.each(CASES.filter(([, , records]) => records.length > 1))(
  'profiles %s, in UTF-8 and UTF-16, with or without a byte order mark, wherever blocks start',
  async (_, text, [headers = [], ...rows], delimiter = ',') => {
    const expected = await profileText(text)
    expect(expected).toMatchObject({ headers, totalRows: rows.length, encoding: 'UTF-8' })
    if (headers.length > 1)
      expect(expected.reading).toMatchObject({ delimiter, quote: '"', escape: 'doubled' })
    expect(expected.rows).toEqual(rows.map((row) => headers.map((_, column) => row[column] ?? '')))
    const utf16 = (isLittle: boolean, isMarked: boolean) => {
      const units = isMarked ? `\ufeff${text}` : text
      const view = new DataView(new ArrayBuffer(units.length * 2))
      for (let at = 0; at < units.length; at++) view.setUint16(at * 2, units.charCodeAt(at), isLittle)
      return new Uint8Array(view.buffer)
    }
    const files: [string, Uint8Array][] = [
      ['UTF-8', bytesOf(text)],
      ['UTF-8', bytesOf(`\ufeff${text}`)],
      ['UTF-16 LE', utf16(true, true)],
      ['UTF-16 BE', utf16(false, true)],
    ]
    // Without a byte order mark the pattern of zeros decides: it requires mostly ASCII text.
    if (/^[\t-~]*$/.test(text))
      files.push(['UTF-16 LE', utf16(true, false)], ['UTF-16 BE', utf16(false, false)])
    for (const [encoding, bytes] of files)
      for (let block = 2; block <= bytes.length + 2; block += 2)
        for (const workers of [1, 3])
          expect(await profileText(bytes, { block, workers }), `${encoding}, ${block}, ${workers}`).toEqual({
            ...expected,
            reading: { ...expected.reading, encoding },
            encoding,
            fileSize: bytes.length,
          })
  },
)
