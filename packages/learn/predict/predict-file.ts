// The predictions of an ONNX model for each row of a CSV file, of any size.
import { createWriteStream } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { type Cell, readCsvRows } from '@orrery/profiler'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'

env.wasm.numThreads = 1
env.logLevel = 'error'

/** Rows that the model gets at once. */
const BATCH = 2000

/** Writes the columns of a CSV file with those of the predictions behind them. Resolves with the number of rows. */
export async function predictFile(
  model: string,
  data: string,
  target: string,
  tell: (rows: number) => void = () => undefined,
): Promise<number> {
  const session = await InferenceSession.create(await readFile(model), { executionProviders: ['wasm'] })
  const file = await open(data)
  const out = createWriteStream(target)
  let done = 0
  try {
    const { size } = await file.stat()
    const source = {
      size,
      read: async (from: number, to: number) =>
        (await file.read(new Uint8Array(to - from), 0, to - from, from)).buffer,
    }
    await readCsvRows(source, {}, async (rows, names) => {
      for (let at = 0; at < rows.length; at += BATCH) {
        const batch = rows.slice(at, at + BATCH)
        const answers = columnsOf(await session.run(feedsOf(session, batch, names)), batch.length)
        const lines = batch.map((row, place) =>
          lineOf([
            ...row.map((cell) => cell?.text ?? ''),
            ...answers.map(({ values }) => String(values[place])),
          ]),
        )
        if (done === 0) lines.unshift(lineOf([...names, ...answers.map(({ name }) => name)]))
        if (!out.write(lines.join('')))
          await new Promise<void>((resolve) => out.once('drain', () => resolve()))
        done += batch.length
        tell(done)
      }
    })
    out.end()
    await finished(out)
    return done
  } catch (error) {
    // Half of the rows are no answer.
    out.destroy()
    await rm(target, { force: true })
    throw error
  } finally {
    await file.close()
    await session.release()
  }
}

/** A tensor for each input of the model, of the column of its name. */
function feedsOf(session: InferenceSession, rows: (Cell | null)[][], names: readonly string[]) {
  const feeds: Record<string, Tensor> = {}
  for (const input of session.inputMetadata) {
    const column = names.indexOf(input.name)
    if (column < 0)
      throw new Error(
        `The file has no column “${input.name}”, which the model needs. It has: ${names.join(', ')}`,
      )
    const cells = rows.map((row) => row[column] ?? null)
    feeds[input.name] = tensorOf(input, cells)
  }
  return feeds
}

function tensorOf(input: InferenceSession.ValueMetadata, cells: (Cell | null)[]): Tensor {
  const shape = [cells.length, 1]
  const type = input.isTensor ? input.type : null
  const numbers = () => cells.map((cell) => cell?.number ?? Number.NaN)
  switch (type) {
    case 'string':
      return new Tensor(
        'string',
        cells.map((cell) => cell?.text ?? ''),
        shape,
      )
    case 'float32':
      return new Tensor('float32', Float32Array.from(numbers()), shape)
    case 'float64':
      return new Tensor('float64', Float64Array.from(numbers()), shape)
    case 'int64': {
      const whole = numbers()
      const wrong = whole.findIndex((value) => !Number.isInteger(value))
      if (wrong >= 0) throw new Error(`“${input.name}” takes whole numbers, and one of its values is none`)
      return new Tensor('int64', BigInt64Array.from(whole, BigInt), shape)
    }
    default:
      throw new Error(`The input “${input.name}” has a type that no column of a table has`)
  }
}

/** The outputs as columns: one for a value of each row, several for a list of each row. */
function columnsOf(outputs: InferenceSession.ReturnType, rows: number) {
  return Object.entries(outputs).flatMap(([name, { data }]) => {
    const values = data as unknown as ArrayLike<string | number | bigint>
    const each = Math.max(1, Math.floor(values.length / rows))
    return Array.from({ length: each }, (_, part) => ({
      name: each === 1 ? name : `${name}_${part}`,
      values: Array.from({ length: rows }, (__, row) => values[row * each + part]),
    }))
  })
}

const lineOf = (cells: readonly string[]) =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`
