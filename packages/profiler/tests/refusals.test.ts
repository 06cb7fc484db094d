import { expect, it } from 'vitest'
import { bytesOf, profileNamed } from './kit'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...bytesOf(part)] : part)))

const wide = Array.from({ length: 10_000 }, (_, column) => `c${column}`).join()

const keys = Array.from({ length: 2001 }, (_, key) => `{"k${key}":1}`).join()

it.each<[string, string, string | Uint8Array, string]>([
  ['an empty file', 'a.csv', '', 'The file is empty.'],
  ['a file with nothing but its byte order mark', 'a.csv', bytes([0xef, 0xbb, 0xbf]), 'The file is empty.'],
  ['no columns', 'a.csv', '\n\r\n\n', 'The file has no columns: its lines are blank.'],
  ['only a header', 'a.csv', 'id,name\n', 'The file has only a header and no rows.'],
  ['10,000 columns', 'a.csv', `${wide}\n1\n`, 'The file has 10,000 columns. At most 2,000 can be profiled.'],
  [
    'a field of 50 MB',
    'a.csv',
    `a,b\n1,2\n3,${'x'.repeat(50e6)}\n`,
    'The row that begins in line 3 is larger than 16 MB. A closing quotation mark may be missing.',
  ],
  [
    'a header of 50 MB',
    'a.csv',
    'x'.repeat(50e6),
    'The row that begins in line 1 is larger than 16 MB. A closing quotation mark may be missing.',
  ],
  [
    'a quote that is never closed',
    'a.csv',
    'a,b\n"x\ny",1\n2,"z\n\n',
    'The quotation mark opened in line 4 is never closed.',
  ],
  [
    'a quote of the header that is never closed',
    'a.csv',
    'a,"b\n1\n',
    'The quotation mark opened in line 1 is never closed.',
  ],
  [
    'a file full of NUL bytes',
    'a.csv',
    'a,b\n1,\0\0\n',
    'The file is not a text file: it is full of NUL bytes.',
  ],
  [
    'UTF-32',
    'a.csv',
    bytes([...'a,b\n1,2\n'].flatMap((character) => [character.charCodeAt(0), 0, 0, 0])),
    'The file is in UTF-32, which cannot be read here. Please save it as UTF-8.',
  ],
  [
    'UTF-32 with a mark',
    'a.csv',
    bytes(
      [...'\ufeffa,b\n'].flatMap((character) => [
        0,
        0,
        character.charCodeAt(0) >> 8,
        character.charCodeAt(0) & 255,
      ]),
    ),
    'The file is in UTF-32, which cannot be read here. Please save it as UTF-8.',
  ],
  [
    'JSON under the name of CSV',
    'a.csv',
    '[{"a":1}]',
    'The name says CSV, but the content is JSON. Please choose another file or correct its name.',
  ],
  [
    'a workbook under the name of CSV',
    'a.csv',
    bytes('PK', [3, 4, 0, 0]),
    'The name says CSV, but the content is a ZIP archive or an Excel workbook. Please choose another file or correct its name.',
  ],
  [
    'CSV under the name of JSON',
    'a.json',
    'id,name\n1,Ada\n',
    'The name says JSON, but the content is no JSON. Please choose another file or correct its name.',
  ],
  ['a JSON text', 'a.json', '"rows"', 'The JSON is a single value and has no rows.'],
  [
    'a JSON object that is cut off',
    'a.json',
    '{"rows": [1,\n',
    'The JSON is cut off in line 2: a bracket is never closed.',
  ],
  [
    'JSON that is cut off',
    'a.json',
    '[{"a":1},\n{"a":',
    'The JSON is cut off in line 2: a bracket is never closed.',
  ],
  [
    'JSON that is cut off between elements',
    'a.json',
    '[{"a":1},\n',
    'The JSON is cut off in line 2: a bracket is never closed.',
  ],
  ['JSON with an error', 'a.json', '[{"a":1},\n{"a":x}]', 'The JSON is not valid in line 2.'],
  [
    'JSON with an error within a value',
    'a.json',
    '[{"a":1},\n{"a":\n\n"x\ny"}]',
    'The JSON is not valid in line 4.',
  ],
  ['JSON without a comma', 'a.json', '[1\n2]', 'The JSON is not valid in line 2.'],
  ['JSON with two commas', 'a.json', '[1,\n,2]', 'The JSON is not valid in line 2.'],
  ['a number with a zero in front', 'a.json', '[01]', 'The JSON is not valid in line 1.'],
  ['an unknown escape', 'a.json', '["\\x"]', 'The JSON is not valid in line 1.'],
  ['JSON with something behind it', 'a.json', '[1]\n2', 'Something follows the end of the JSON in line 2.'],
  [
    'an error in a list of an object',
    'a.json',
    '{"n": 1,\n"rows": [{"a":1},\n{"a":?}]}',
    'not valid in line 3.',
  ],
  ['an empty JSON array', 'a.json', ' [ ] ', 'The JSON array is empty.'],
  ['objects without a key', 'a.json', '[{},{}]', 'The file has no columns: its objects are empty.'],
  ['more keys than columns', 'a.json', `[${keys}]`, 'The objects have more than 2,000 different keys.'],
  ['JSON Lines of which none is JSON', 'a.jsonl', '{a}\n{b}\n', 'The file has no value that is valid JSON.'],
  ['a page named as a table', 'a.csv', '\n<!DOCTYPE html>\n<html>,</html>\n', 'the content is HTML or XML'],
  ['XML named as a table', 'a.txt', '<?xml version="1.0"?>\n<a>1,2</a>\n', 'the content is HTML or XML'],
  [
    'a picture',
    'a.png',
    'x',
    'Preview and statistics are made of CSV, JSON, JSON Lines, Parquet and Excel (.xlsx, .xlsm) files.',
  ],
])('refuses %s', async (_, name, content, text) => {
  await expect(profileNamed(name, content)).rejects.toThrow(text)
})
