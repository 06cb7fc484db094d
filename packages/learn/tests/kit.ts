import { drive } from '../train/drive'
import { randomFrom } from '../numeric/random'
import { train, type TrainOptions } from '../train/train'
import type { Column, Table, Task, TaskKind } from '../types'

/** Runs a generator to its end. */
export function run<Step, Result>(steps: Generator<Step, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

export const number = (name: string, values: number[]): Column => ({
  kind: 'number',
  name,
  values: Float64Array.from(values),
})
export const date = (name: string, values: (string | null)[]): Column => ({
  kind: 'date',
  name,
  values: Float64Array.from(values, (value) => (value === null ? Number.NaN : Date.parse(value))),
})
export function category(name: string, texts: (string | null)[]): Column {
  const levels = [...new Set(texts.filter((text) => text !== null))]
  return {
    kind: 'category',
    name,
    levels,
    codes: Int32Array.from(texts, (text) => (text === null ? -1 : levels.indexOf(text))),
  }
}
export const table = (...columns: Column[]): Table => {
  const [first] = columns
  return { rows: first ? (first.kind === 'category' ? first.codes : first.values).length : 0, columns }
}

/** Standard normal numbers. */
export function normals(seed: number) {
  const random = randomFrom(seed)
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/**
 * Rows of every kind of column, with missing values: two numbers, a number without meaning, a category, a date. The target
 * depends on all but the second number.
 */
export function mixed(rows: number, kind: TaskKind, seed = 1): Table {
  const normal = normals(seed)
  const random = randomFrom(seed + 1)
  const towns = ['Ulm', 'Bonn', 'Kiel', 'Jena', 'Köln', 'Trier']
  const effects = [-1, 1, 0.2, -0.4, 2, 0]
  const income: number[] = []
  const age: number[] = []
  const noise: number[] = []
  const town: (string | null)[] = []
  const day: (string | null)[] = []
  const target: number[] = []
  for (let row = 0; row < rows; row++) {
    const at = Math.floor(random() * towns.length)
    const month = 1 + Math.floor(random() * 12)
    const a = normal()
    const b = normal()
    const isAway = random() < 0.08
    income.push(isAway ? Number.NaN : 3000 + a * 800)
    age.push(Math.round(40 + b * 12))
    noise.push(normal())
    town.push(random() < 0.05 ? null : (towns[at] as string))
    day.push(
      random() < 0.05
        ? null
        : `20${10 + Math.floor(random() * 15)}-${String(month).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}T${String(Math.floor(random() * 24)).padStart(2, '0')}:30:00Z`,
    )
    target.push(
      (isAway ? 1 : a) + Math.abs(b) + (effects[at] as number) + (month > 6 ? 0.7 : 0) + normal() * 0.5,
    )
  }
  const sorted = [...target].sort((one, other) => one - other)
  const cut = (share: number) => sorted[Math.floor(share * rows)] as number
  const y =
    kind === 'regression'
      ? number(
          'y',
          target.map((value) => value * 1000 + 150_000),
        )
      : category(
          'y',
          target.map((value) =>
            kind === 'binary'
              ? value > cut(0.6)
                ? 'yes'
                : 'no'
              : value > cut(0.7)
                ? 'high'
                : value > cut(0.35)
                  ? 'middle'
                  : 'low',
          ),
        )
  return table(
    number('income', income),
    number('age', age),
    number('noise', noise),
    category('town', town),
    date('day', day),
    y,
  )
}

export const task = (of: Table, kind: TaskKind, changes: Partial<Task> = {}): Task => ({
  target: 'y',
  kind,
  features: of.columns.map(({ name }) => name).filter((name) => name !== 'y'),
  split: { by: 'random' },
  seed: 7,
  ...changes,
})

/** The search ends after so many settings, so that time does not matter. */
export const few = (candidates: number): TrainOptions => ({ budget: 0, now: () => 0, candidates })

export const trained = (of: Table, kind: TaskKind, candidates = 2, changes: Partial<Task> = {}) =>
  run(train(of, task(of, kind, changes), few(candidates)))

export { drive }
