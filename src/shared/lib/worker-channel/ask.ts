import type { Answered, Asked, End, Jobs, Progress } from './protocol'

interface AskOptions {
  /** Once it aborts, the promise rejects with its reason and the worker stops at its next report. */
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
}

interface Waiting {
  resolve: (output: never) => void
  reject: (reason: unknown) => void
  onProgress: AskOptions['onProgress']
}

/**
 * The page's end of a worker that `start` makes for the first job. The returned function asks for one, and rejects
 * with what is wrong, or with `unavailable` when the script did not load or stopped; the next job then starts another.
 */
export function openWorker<J extends Jobs>(start: () => End, unavailable: string) {
  const waiting = new Map<number, Waiting>()
  let worker: End | null = null
  let lastId = 0

  const settle = ({ data }: MessageEvent<Answered>) => {
    const order = waiting.get(data.id)
    if ('progress' in data) return order?.onProgress?.(data.progress)
    waiting.delete(data.id)
    if ('error' in data) order?.reject(new Error(data.error))
    else order?.resolve(data.output as never)
  }
  const listen = (started: End) => {
    started.addEventListener('message', settle)
    started.addEventListener('error', () => {
      worker = null
      for (const { reject } of waiting.values()) reject(new Error(unavailable))
      waiting.clear()
    })
    return started
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  const post = (message: Asked) => (worker ??= listen(start())).postMessage(message)

  return async <K extends keyof J & string>(
    job: K,
    input: Parameters<J[K]>[0],
    { signal, onProgress }: AskOptions = {},
  ) => {
    signal?.throwIfAborted()
    const id = ++lastId
    post({ id, job, input })
    return new Promise<Awaited<ReturnType<J[K]>>>((resolve, reject) => {
      waiting.set(id, { resolve, reject, onProgress })
      signal?.addEventListener('abort', () => {
        if (!waiting.delete(id)) return
        post({ id, cancel: true })
        reject(signal.reason)
      })
    })
  }
}
