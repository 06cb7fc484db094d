import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tableOf, toOnnx, train } from '..'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { predictFile } from '../predict/predict-file'

// `npm run predict`: a CSV in, its rows with predictions out.

let folder: string
let model: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'predict-'))
  model = join(folder, 'model.onnx')
  const rows = 400
  const numbers = Float64Array.from({ length: rows }, (_, row) => row % 40)
  const levels = ['red', 'blue']
  const codes = Int32Array.from({ length: rows }, (_, row) => row % 2)
  const outcome = Int32Array.from({ length: rows }, (_, row) => Number(row % 40 > 20 === (row % 2 === 0)))
  const table = tableOf(rows, [
    { name: 'size', type: 'number', numbers },
    { name: 'colour', type: 'category', codes, levels },
    { name: 'sold', type: 'category', codes: outcome, levels: ['no', 'yes'] },
  ] as never)
  const task = {
    target: 'sold',
    kind: 'binary' as const,
    features: ['size', 'colour'],
    split: { by: 'random' as const },
    seed: 1,
  }
  let at = 0
  const steps = train(table, task, { budget: 500, now: () => (at += 1) })
  for (;;) {
    const { done, value } = steps.next()
    if (!done) continue
    await writeFile(model, toOnnx(value, table))
    break
  }
})
afterAll(() => rm(folder, { recursive: true }))

async function predicted(text: string | Buffer): Promise<string[]> {
  const data = join(folder, 'data.csv')
  const target = join(folder, 'out.csv')
  await writeFile(data, text)
  await predictFile(model, data, target)
  return (await readFile(target, 'utf8')).trimEnd().split('\n')
}

it('each row keeps its columns, in their order, and gets the label and the probabilities', async () => {
  const [head, ...lines] = await predicted('note,colour,size\n"a, b",red,30\nc,blue,30\nd,NA,\n')
  expect(head).toBe('note,colour,size,label,probabilities_0,probabilities_1')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^"a, b",red,30,yes,0\.\d+,0\.\d+$/)
  expect(lines[1]).toMatch(/^c,blue,30,no,/)
  expect(lines[2]).toMatch(/^d,,,(?:yes|no),/)
})

it('a large file is predicted in parts, all of it and in order', async () => {
  const note = 'x'.repeat(600)
  const rows = Array.from(
    { length: 9001 },
    (_, row) => `${row},${row % 2 ? 'red' : 'blue'},${row % 40},${note}`,
  )
  const [, ...lines] = await predicted(`id,colour,size,note\n${rows.join('\n')}\n`)
  expect(lines).toHaveLength(9001)
  expect(lines.every((line, row) => line.startsWith(`${row},`))).toBe(true)
})

it('a file without a column that the model needs is refused by its name', async () => {
  await expect(predicted('colour,width\nred,1\n')).rejects.toThrow(
    'The file has no column “size”, which the model needs; it has colour, width.',
  )
  await expect(readFile(join(folder, 'out.csv'))).rejects.toThrow('ENOENT')
})

it('a file with only a header is refused', async () => {
  await expect(predicted('colour,size\n')).rejects.toThrow('The file has only a header and no rows.')
  await expect(predicted('')).rejects.toThrow('The file is empty.')
})

it('reads another delimiter, UTF-16 and rows with too few cells as training reads them, and writes UTF-8', async () => {
  const [, semicolon] = await predicted('note;colour;size\nä;red;30,5\nb;blue;2,5\n')
  expect(semicolon).toMatch(/^ä,red,"30,5",yes,/)
  const text = 'colour\tsize\tnote\nred\t30\tä\nblue\n'
  const [head, first, short] = await predicted(Buffer.from(`\ufeff${text}`, 'utf16le'))
  expect(head).toMatch(/^colour,size,note,label/)
  expect(first).toMatch(/^red,30,ä,yes,/)
  expect(short).toMatch(/^blue,,,(?:yes|no),/)
})

it('a prediction beside a column of its name gets another name', async () => {
  const [head] = await predicted('label,colour,size\nx,red,30\n')
  expect(head).toBe('label,colour,size,predicted_label,probabilities_0,probabilities_1')
})

it('takes 2,000 columns and refuses more, and files that are no text table', async () => {
  const wide = (columns: number) => {
    const names = Array.from({ length: columns - 2 }, (_, column) => `c${column}`).join(',')
    const cells = '1,'.repeat(columns - 2)
    return `${names},colour,size\n${cells}red,30\n${cells}blue,3\n`
  }
  const [, line] = await predicted(wide(2000))
  expect(line).toMatch(/,red,30,yes,/)
  await expect(predicted(wide(2001))).rejects.toThrow('2,001 columns')
  await expect(predicted('PK\u0003\u0004 a workbook')).rejects.toThrow('Save this file as CSV')
})
