// Trains @orrery/learn beside scikit-learn and LightGBM on ten datasets: `PYTHON=… npm run bench:learn`. PYTHON is an interpreter
// with scikit-learn, lightgbm and pandas. Prints a table of AUC (mean over the classes) or R2, and of processor seconds.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tableOf } from '../../packages/learn/table/table'
import { train } from '../../packages/learn/train/train'
import { predict } from '../../packages/learn/train/predict'
import { aucOf, byProbability } from '../../packages/learn/evaluate/metrics'
import type { TaskKind } from '../../packages/learn/types'
import { profileSource, readCsvTable, scanCsvBlock, type Source } from '../../packages/profiler/index'

interface Rival {
  kind: TaskKind
  file: string
  rows: number
  columns: number
  models: Record<string, { score: number; seconds: number }>
}

/** ms for each search. */
const BUDGET = Number(process.env.BUDGET ?? 15_000)
const folder = process.env.FOLDER ?? mkdtempSync(join(tmpdir(), 'orrery-learn-'))
const python = process.env.PYTHON ?? 'python3'
if (!process.env.FOLDER)
  execFileSync(python, [new URL('learn/rivals.py', import.meta.url).pathname, folder], { stdio: 'inherit' })
const rivals = JSON.parse(readFileSync(join(folder, 'rivals.json'), 'utf8')) as Record<string, Rival>

async function read(path: string) {
  const bytes = readFileSync(path)
  const source: Source = {
    size: bytes.length,
    read: async (from, to) => new Uint8Array(bytes.subarray(from, to)),
  }
  const tell = async () => undefined
  const scan = (order: Parameters<typeof scanCsvBlock>[1]) => scanCsvBlock(source, order)
  const profile = await profileSource(source, 'file.csv', { ahead: 1, scan, tell })
  const { rows, columns } = await readCsvTable(source, profile, tell)
  return tableOf(rows, columns)
}

async function ours({ kind, file }: Rival) {
  const table = await read(join(folder, file))
  const features = table.columns.map(({ name }) => name).filter((name) => name !== 'row' && name !== 'target')
  const started = performance.now()
  const cpu = process.cpuUsage()
  const task = { target: 'target', kind, features, split: { by: 'time' as const, column: 'row' }, seed: 1 }
  const steps = train(table, task, { budget: BUDGET, now: () => performance.now() })
  let step = steps.next()
  while (!step.done) step = steps.next()
  const trained = step.value
  const { user } = process.cpuUsage(cpu)
  const test = trained.split.test
  const predicted = predict(trained, table, test)
  const actual = Float64Array.from(test, (row) => trained.target.values[row] as number)
  const ones = new Float64Array(test.length).fill(1)
  const outputs = predicted.length / test.length
  let score = 0
  if (kind === 'regression') {
    const mean = actual.reduce((sum, value) => sum + value, 0) / actual.length
    const error = actual.reduce((sum, value, row) => sum + (value - (predicted[row] as number)) ** 2, 0)
    score = 1 - error / actual.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  } else
    for (let klass = 0; klass < outputs; klass++) {
      const own = Float64Array.from(test, (_, row) => predicted[row * outputs + klass] as number)
      const is = outputs === 1 ? actual : actual.map((value) => (value === klass ? 1 : 0))
      const judged = { kind: 'binary' as const, classes: 2, actual: is, predicted: own }
      score += aucOf(judged, byProbability(judged), ones) / outputs
    }
  return {
    score,
    wall: (performance.now() - started) / 1000,
    cpu: user / 1e6,
    tried: trained.candidates.length,
  }
}

console.log(
  '| Dataset | @orrery/learn | HistGradientBoosting | LightGBM | Linear | Search: settings, s | CPU s |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- |')
let close = 0
for (const [name, rival] of Object.entries(rivals)) {
  const own = await ours(rival)
  const cells = Object.values(rival.models).map(
    ({ score, seconds }) => `${score.toFixed(4)} (${seconds.toFixed(2)} s)`,
  )
  const best = Math.max(...Object.values(rival.models).map(({ score }) => score))
  if (own.score >= best - 0.01) close++
  console.log(
    `| ${name}, ${rival.rows}x${rival.columns} | ${own.score.toFixed(4)} | ${cells.join(' | ')} | ${own.tried}, ${own.wall.toFixed(1)} | ${own.cpu.toFixed(1)} |`,
  )
}
console.log(`Within 0.01 of the best on ${close} of ${Object.keys(rivals).length}.`)
