import {
  type Cell,
  ProfileError,
  PROFILE_ERRORS,
  readCsvRows,
  type RowCounts,
  type Source,
} from '@orrery/profiler'
import type { RowAnswer, RowFeed, RowInput } from '../types'

/** A model that answers rows, wherever it runs. */
export interface RowModel {
  inputs: readonly RowInput[]
  /** Rows that it takes at once. */
  most: number
  run: (feeds: RowFeed[], rows: number) => Promise<RowAnswer[]>
}

interface Target {
  /** Takes the next lines of the result. It is awaited, so memory holds one part. */
  write: (text: string) => Promise<void>
  /** Called with the number of finished rows, and about how many bytes of the file they were. Rejects to stop. */
  tell: (done: { rows: number; bytes: number }) => Promise<void>
}

/** Of a file whose columns do not fit, so many are named. */
const NAMED = 20
const BOOKS = new Set(['PK\u0003\u0004', 'PAR1'])

/**
 * Writes the columns of a text table with those of a model's predictions behind them, as CSV. Rejects where the file has no rows, or has not
 * the columns that the model needs.
 */
export async function predictRows(
  source: Source,
  model: RowModel,
  { write, tell }: Target,
): Promise<RowCounts> {
  const start = String.fromCharCode(...(await source.read(0, Math.min(4, source.size))))
  if (BOOKS.has(start)) throw new ProfileError('Predictions need a CSV file. Save this file as CSV.')
  let done = 0
  let begin = 0
  const counts = await readCsvRows(source, {}, async ({ rows, names, end }) => {
    for (let at = 0; at < rows.length; at += model.most) {
      const batch = rows.slice(at, at + model.most)
      const answers = columnsOf(
        await model.run(feedsOf(model.inputs, batch, names), batch.length),
        batch.length,
      )
      const lines = batch.map((row, place) =>
        lineOf([
          ...row.map((cell) => cell?.text ?? ''),
          ...answers.map(({ values }) => unrun(String(values[place]))),
        ]),
      )
      if (done === 0)
        lines.unshift(lineOf([...names, ...answers.map(({ name }) => unrun(nameBeside(names, name)))]))
      await write(lines.join(''))
      done += batch.length
      const share = Math.min(rows.length, at + batch.length) / rows.length
      await tell({ rows: done, bytes: Math.round(begin + (end - begin) * share) })
    }
    begin = end
  })
  if (done === 0) throw new ProfileError(PROFILE_ERRORS.onlyHeader)
  return counts
}

/** The name of a prediction beside a column that has it already. */
const nameBeside = (names: readonly string[], name: string): string =>
  names.includes(name) ? nameBeside(names, `predicted_${name}`) : name

function feedsOf(inputs: readonly RowInput[], rows: (Cell | null)[][], names: readonly string[]): RowFeed[] {
  const absent = inputs.filter(({ name }) => !names.includes(name))
  if (absent.length > 0)
    throw new ProfileError(
      `The file has no ${absent.length === 1 ? 'column' : 'columns'} ${listed(absent.map(({ name }) => `“${name}”`))}, which the model needs; it has ${listed(names)}.`,
    )
  return inputs.map((input) => {
    const column = names.indexOf(input.name)
    return feedOf(
      input,
      rows.map((row) => row[column] ?? null),
    )
  })
}

const listed = (names: readonly string[]): string =>
  names.length > NAMED
    ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`
    : names.join(', ')

function feedOf({ name, type }: RowInput, cells: (Cell | null)[]): RowFeed {
  switch (type) {
    case 'string':
      return { name, type, values: cells.map((cell) => cell?.text ?? '') }
    case 'float32':
    case 'float64':
      return { name, type, values: numbersOf(cells) }
    case 'int64': {
      const values = numbersOf(cells)
      if (!values.every((value) => Number.isInteger(value)))
        throw new ProfileError(`“${name}” needs a whole number in every row.`)
      return { name, type, values }
    }
    default:
      throw new ProfileError(`The input “${name}” has a type that no column of a table has.`)
  }
}

const numbersOf = (cells: (Cell | null)[]) => cells.map((cell) => cell?.number ?? Number.NaN)

/** The outputs as columns: one for a value of each row, several for a list of each row. */
function columnsOf(outputs: readonly RowAnswer[], rows: number) {
  return outputs.flatMap(({ name, values }) => {
    const each = Math.max(1, Math.floor(values.length / rows))
    return Array.from({ length: each }, (_, part) => ({
      name: each === 1 ? name : `${name}_${part}`,
      values: Array.from({ length: rows }, (__, row) => values[row * each + part]),
    }))
  })
}

/** A text of a model, which others may have made. A text that a spreadsheet would run as a formula starts with `'`, as in other exports. */
const unrun = (text: string) => (/^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text)

const lineOf = (cells: readonly string[]) =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`
