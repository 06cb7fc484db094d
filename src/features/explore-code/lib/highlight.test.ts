import { expect, it } from 'vitest'
import type { CodeLanguage } from '../model/language'
import { highlight } from './highlight'

it.each<[CodeLanguage, string, [kind: string, word: string][]]>([
  [
    'tsx',
    'export const App = () => <Card title={3}>hi</Card> // a',
    [
      ['keyword', 'export'],
      ['tag', 'Card'],
      ['property', 'title'],
      ['number', '3'],
      ['comment', '// a'],
    ],
  ],
  [
    'go',
    'func (s *Server) Run() error { return nil }',
    [
      ['keyword', 'func'],
      ['type', 'Server'],
      ['function', 'Run'],
    ],
  ],
  [
    'python',
    'def go(x: int): return "a"',
    [
      ['keyword', 'def'],
      ['function', 'go'],
      ['type', 'int'],
      ['string', '"a"'],
    ],
  ],
  [
    'sql',
    "SELECT id FROM items WHERE name = 'a'",
    [
      ['keyword', 'SELECT'],
      ['string', "'a'"],
    ],
  ],
  [
    'toml',
    '[project]\nname = "x"',
    [
      ['heading', 'project'],
      ['property', 'name'],
      ['string', '"x"'],
    ],
  ],
  ['docker', 'FROM node:20', [['keyword', 'FROM']]],
  [
    'yaml',
    'port: 3000',
    [
      ['property', 'port'],
      ['number', '3000'],
    ],
  ],
  [
    'json',
    '{"port": 3000}',
    [
      ['property', '"port"'],
      ['number', '3000'],
    ],
  ],
  [
    'markdown',
    '# Head\n\n```json\n{"a": 1}\n```',
    [
      ['heading', 'Head'],
      ['number', '1'],
    ],
  ],
])('%s is highlighted by the kinds of its tokens', async (language, code, expected) => {
  const lines = await highlight(code, language)
  expect(lines.map((words) => words.map(([, text]) => text).join('')).join('\n')).toBe(code)
  const words = lines.flat().map(([kind, text]) => `${kind} ${text.trim()}`)
  for (const [kind, word] of expected)
    expect(
      words.some((one) => one.startsWith(`${kind} `) && one.includes(word)),
      `${kind} ${word}`,
    ).toBe(true)
})
