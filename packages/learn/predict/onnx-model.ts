import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import type { RowFeed } from '../types'
import type { RowModel } from './predict-rows'

env.wasm.numThreads = 1
env.logLevel = 'error'

/** Rows that the model gets at once. */
const MOST = 2000

export interface OnnxModel extends RowModel {
  close: () => Promise<void>
}

/**
 * A model in this thread, by ONNX Runtime's WebAssembly build. `wasm` is its program, where the package does not find it: the runtime
 * loads it once and never again after a failure. Rejects with the words of the runtime.
 */
export async function onnxModel(bytes: Uint8Array, wasm?: ArrayBuffer): Promise<OnnxModel> {
  if (wasm !== undefined) env.wasm.wasmBinary = wasm
  const session = await InferenceSession.create(bytes, {
    executionProviders: ['wasm'],
    logSeverityLevel: 3,
  })
  return {
    inputs: session.inputMetadata.map((input) => ({
      name: input.name,
      // A list of values for each row is no column.
      type: input.isTensor && isColumn(input.shape) ? input.type : 'list',
    })),
    most: MOST,
    async run(feeds, rows) {
      const tensors = Object.fromEntries(feeds.map((feed) => [feed.name, tensorOf(feed, [rows, 1])]))
      const outputs = await session.run(tensors)
      return session.outputNames.map((name) => ({ name, values: outputs[name]?.data as unknown as [] }))
    },
    close: () => session.release(),
  }
}

const isColumn = (shape: readonly (number | string)[]): boolean =>
  shape.length !== 2 || typeof shape[1] !== 'number' || shape[1] === 1

function tensorOf(feed: RowFeed, shape: [number, number]): Tensor {
  switch (feed.type) {
    case 'string':
      return new Tensor('string', feed.values, shape)
    case 'float32':
      return new Tensor('float32', Float32Array.from(feed.values), shape)
    case 'float64':
      return new Tensor('float64', Float64Array.from(feed.values), shape)
    case 'int64':
      return new Tensor('int64', BigInt64Array.from(feed.values, BigInt), shape)
  }
}
