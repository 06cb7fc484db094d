import type { CodeOrder } from '../model/project'
import type { GeneratedFile } from '../model/project-file'

export type CodeRequest = { id: number; order: CodeOrder; product: 'files' | 'code' | 'project' }

export type CodeResponse =
  | { id: number; ok: true; files: GeneratedFile[] }
  | { id: number; ok: true; fileName: string; bytes: Uint8Array }
  | { id: number; ok: false; message: string }

type Product<T extends CodeRequest['product']> = T extends 'files'
  ? GeneratedFile[]
  : { fileName: string; bytes: Uint8Array }

let worker: Worker | null = null
let lastId = 0
const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()

/**
 * Generates in a worker, so that the page stays quick: the generator is never loaded on the main thread.
 * Rejects with the reason when the source cannot be generated, the worker cannot run or the signal takes the order back.
 */
export function orderCode<T extends CodeRequest['product']>(
  order: CodeOrder,
  product: T,
  signal?: AbortSignal,
): Promise<Product<T>> {
  return new Promise((resolve, reject) => {
    const id = ++lastId
    waiting.set(id, { resolve, reject })
    signal?.addEventListener('abort', () => {
      if (waiting.delete(id)) reject(signal.reason as Error)
    })
    try {
      worker ??= startWorker()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
      worker.postMessage({ id, order, product } satisfies CodeRequest)
    } catch (error) {
      waiting.delete(id)
      reject(error instanceof Error ? error : new Error(String(error)))
    }
  })
}

function startWorker(): Worker {
  const started = new Worker(new URL('./generate.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<CodeResponse>) => {
    const order = waiting.get(data.id)
    waiting.delete(data.id)
    if (!data.ok) order?.reject(new Error(data.message))
    else if ('files' in data) order?.resolve(data.files as never)
    else order?.resolve({ fileName: data.fileName, bytes: data.bytes } as never)
  })
  // The script did not load or stopped: whoever waits hears of it, and the next order starts another worker.
  started.addEventListener('error', () => {
    worker = null
    for (const { reject } of waiting.values()) reject(new Error('The code generator could not be loaded.'))
    waiting.clear()
  })
  return started
}
