import { expect, it } from 'vitest'
import { predictRows } from '../predict/predict-rows'

// The columns that a model adds to a table, of a model that others made.

it('texts of a model that a spreadsheet would run begin with an apostrophe; numbers do not, nor do the columns of the file', async () => {
  const bytes = new TextEncoder().encode('a\n=1\n=2\n')
  const source = { size: bytes.length, read: async (at: number, size: number) => bytes.slice(at, at + size) }
  let written = ''
  const model = {
    inputs: [{ name: 'a', type: 'string' as const }],
    most: 10,
    run: async () => [
      { name: '=cmd()', values: ['@SUM(1)', '+x'] },
      { name: 'number', values: [-0.5, 1] },
    ],
  }
  await predictRows(source as never, model as never, {
    write: async (text) => void (written += text),
    tell: async () => undefined,
  })
  expect(written.split('\n')).toEqual(["a,'=cmd(),number", "=1,'@SUM(1),-0.5", "=2,'+x,1", ''])
})
