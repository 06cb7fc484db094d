import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import { answerJobs } from '@/shared/lib/worker-channel'
import { predictJobs } from './predict-jobs'

answerJobs(
  self,
  predictJobs(async (file) => {
    const { onnxModel } = await import('@orrery/learn/onnx-model')
    return onnxModel(new Uint8Array(await file.arrayBuffer()), wasm)
  }),
)
