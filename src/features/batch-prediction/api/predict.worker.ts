import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import { answerJobs } from '@/shared/lib/worker-channel'
import { predictJobs } from './predict-jobs'

let program: Promise<ArrayBuffer> | null = null

async function loadProgram(): Promise<ArrayBuffer> {
  const answer = await fetch(wasm).catch(() => null)
  if (!answer?.ok)
    throw new Error('The runtime of models could not be loaded. Check your connection and try again.')
  return answer.arrayBuffer()
}

answerJobs(
  self,
  predictJobs(async (file) => {
    program ??= loadProgram()
    // The next attempt loads it again.
    program.catch(() => (program = null))
    const [{ onnxModel }, loaded] = await Promise.all([import('@orrery/learn/onnx-model'), program])
    return onnxModel(new Uint8Array(await file.arrayBuffer()), loaded)
  }),
)
