// The predictions of an ONNX model for each row of a CSV file, of any size.
import { createWriteStream } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { onnxModel } from './onnx-model'
import { predictRows } from './predict-rows'

/** Writes the columns of a CSV file with those of the predictions behind them. Resolves with the number of rows. */
export async function predictFile(
  model: string,
  data: string,
  target: string,
  tell: (rows: number) => void = () => undefined,
): Promise<number> {
  const onnx = await onnxModel(await readFile(model))
  const file = await open(data)
  const out = createWriteStream(target)
  try {
    const { size } = await file.stat()
    const source = {
      size,
      read: async (from: number, to: number) =>
        (await file.read(new Uint8Array(to - from), 0, to - from, from)).buffer,
    }
    const { rows } = await predictRows(source, onnx, {
      async write(text) {
        if (!out.write(text)) await new Promise<void>((resolve) => out.once('drain', () => resolve()))
      },
      tell: async (done) => tell(done.rows),
    })
    out.end()
    await finished(out)
    return rows
  } catch (error) {
    // Half of the rows are no answer.
    out.destroy()
    await rm(target, { force: true })
    throw error
  } finally {
    await file.close()
    await onnx.close()
  }
}
