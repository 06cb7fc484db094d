import { InferenceSession, Tensor, env } from 'onnxruntime-web/wasm'
import { describe, expect, it } from 'vitest'
import { judge } from '../evaluate/judge'
import { modelCard } from '../export/card'
import { toOnnx } from '../export/onnx'
import { outputNames } from '../export/output-names'
import { Message } from '../export/protobuf'
import { pythonScript } from '../export/python'
import { range } from '../numeric/random'
import { predict } from '../train/predict'
import type { Table, TaskKind } from '../types'
import { category, mixed, number, run, table, trained } from './kit'

env.wasm.numThreads = 1
env.logLevel = 'error'

const ROWS = 10_000
/** Other rows than those of the training, with a category that it never saw. */
function others(kind: TaskKind): Table {
  const of = mixed(ROWS, kind, 99)
  const columns = of.columns.map((column) =>
    column.kind === 'category' && column.name === 'town'
      ? { ...column, levels: column.levels.map((level) => (level === 'Kiel' ? 'Nowhere' : level)) }
      : column,
  )
  return { ...of, columns }
}

function feedsOf(of: Table, features: readonly string[]) {
  const shape = [of.rows, 1]
  return Object.fromEntries(
    of.columns
      .filter(({ name }) => features.includes(name))
      .map((column) => {
        if (column.kind === 'category') {
          const texts = Array.from(column.codes, (code) => (code < 0 ? '' : (column.levels[code] as string)))
          return [column.name, new Tensor('string', texts, shape)]
        }
        return [
          column.name,
          column.kind === 'date'
            ? new Tensor('float64', column.values, shape)
            : new Tensor('float32', Float32Array.from(column.values), shape),
        ]
      }),
  )
}

/** The greatest difference between the engine and the exported model, relative to numbers above 1. */
async function difference(kind: TaskKind, candidates: number) {
  const of = mixed(600, kind)
  const model = trained(of, kind, candidates)
  const rows = others(kind)
  const session = await InferenceSession.create(toOnnx(model, of))
  const answer = await session.run(feedsOf(rows, model.task.features))
  const own = predict(model, rows, range(ROWS))
  const theirs = (kind === 'regression' ? answer.prediction : answer.probabilities)?.data as Float32Array
  let most = 0
  for (const [at, value] of own.entries()) {
    const other = theirs[kind === 'binary' ? at * 2 + 1 : at] as number
    most = Math.max(most, Math.abs(value - other) / Math.max(1, Math.abs(value)))
  }
  return { most, type: model.setting?.type, labels: answer.label?.data as string[] | undefined, own, model }
}

describe('ONNX', () => {
  it.each(['binary', 'multiclass', 'regression'] as const)(
    'ONNX Runtime gives the numbers of the engine on 10,000 rows with missing and unseen values: %s',
    async (kind) => {
      const { most, labels, own, model } = await difference(kind, 1)
      expect(most).toBeLessThan(1e-5)
      if (kind === 'binary') expect(labels?.[0]).toBe(model.target.classes[(own[0] as number) > 0.5 ? 1 : 0])
    },
  )

  it.each(['binary', 'regression'] as const)(
    'a linear model is exported with its preparation: %s',
    async (kind) => {
      const line = table(
        number(
          'x',
          Array.from({ length: 200 }, (_, row) => (row % 9 === 0 ? NaN : row)),
        ),
        category(
          'c',
          Array.from({ length: 200 }, (_, row) => (row % 7 === 0 ? null : row % 2 ? 'one, "two"' : 'ä')),
        ),
        kind === 'binary'
          ? category(
              'y',
              Array.from({ length: 200 }, (_, row) =>
                row + ((row * 37) % 61) + (row % 2) * 40 > 150 ? 'yes' : 'no',
              ),
            )
          : number(
              'y',
              Array.from({ length: 200 }, (_, row) => row * 2 + (row % 2) * 50),
            ),
      )
      const model = trained(line, kind, 2)
      expect(model.setting?.type).toBe('linear')
      const session = await InferenceSession.create(toOnnx(model, line))
      const answer = await session.run(feedsOf(line, model.task.features))
      const theirs = (answer.prediction ?? answer.probabilities)?.data as Float32Array
      const own = predict(model, line, range(200))
      for (const [at, value] of own.entries())
        expect(Math.abs((theirs[kind === 'binary' ? at * 2 + 1 : at] as number) - value)).toBeLessThan(
          1e-5 * Math.max(1, Math.abs(value)),
        )
    },
  )

  it('outputs never have the name of a column', () => {
    const task = { features: ['label', 'label_', 'probabilities'], kind: 'binary' } as never
    expect(outputNames({ task })).toEqual({ first: 'label__', probabilities: 'probabilities_' })
  })

  it('writes protocol buffers as the format has them', () => {
    const hex = (message: Message) => Buffer.from(message.done()).toString('hex')
    expect(hex(new Message().int(1, 150))).toBe('089601')
    expect(hex(new Message().text(2, 'testing'))).toBe('120774657374696e67')
    expect(hex(new Message().int(1, -1))).toBe('08ffffffffffffffffff01')
    expect(hex(new Message().float(5, 1).message(3, new Message().int(1, 150)))).toBe('2d0000803f1a03089601')
    expect(new Message().text(1, 'x'.repeat(100_000)).done()).toHaveLength(100_004)
  })
})

describe('papers', () => {
  it('the card says what was measured, and that a model is no better than the baseline', () => {
    const of = mixed(400, 'binary')
    const model = trained(of, 'binary', 1)
    const report = run(judge(model, of))
    const card = modelCard(model, report, 'people|1.csv', [{ code: 'few-rows', text: 'There are few rows.' }])
    expect(card).toContain('from 5 columns of people\\|1.csv')
    expect(card).toContain('| AUC |')
    expect(card).toContain('- There are few rows.')
    expect(card).toContain('better than the baseline')
    expect(modelCard(model, { ...report, beatsBaseline: false }, 'x.csv', [])).toContain(
      'does not beat the baseline',
    )
  })

  it('the Python script names columns, target and settings, whatever they are called', () => {
    const of = table(
      ...mixed(100, 'regression').columns.map((column) => ({ ...column, name: `${column.name} "é"` })),
    )
    const model = trained(of, 'regression', 1, {
      target: 'y "é"',
      features: of.columns.slice(0, 5).map(({ name }) => name),
    })
    const script = pythonScript(model, of, 'people.csv', { delimiter: ';', missing: ['NA'] })
    expect(script).toContain('TARGET = "y \\"\\u00e9\\""')
    expect(script).toContain('sep=";", na_values=["NA"]')
    expect(script).toContain('HistGradientBoostingRegressor(')
    // scikit-learn refuses the whole number 1.
    expect(script).toContain('max_features=1.0,')
  })
})
