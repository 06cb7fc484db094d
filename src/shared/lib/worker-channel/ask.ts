import { isProgramError } from '../failure'
import { reportError } from '../report-error'
import type { Answered, Asked, End, Jobs, Progress, WorkerError } from './protocol'

interface AskOptions {
  /** Once it aborts, the promise rejects with its reason and the worker stops at its next report. */
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
}

interface Order {
  job: string
  input: unknown
  /** Absent once it was cancelled. */
  waiting?: {
    resolve: (output: never) => void
    reject: (reason: unknown) => void
    onProgress: AskOptions['onProgress']
  }
}

/** ms in which a cancelled job has to come to its end; then the worker is ended, and another takes over what waits. */
const GRACE = 1000

/**
 * The page's end of a worker that `start` makes for the first job. The returned function asks for one, and rejects
 * with what is wrong, or with `unavailable` when the script did not load or stopped; the next job then starts another.
 */
export function openWorker<J extends Jobs>(start: () => End, unavailable: string) {
  /** The worker's jobs, in the order in which it runs them. */
  let orders = new Map<number, Order>()
  let worker: End | null = null
  let lastId = 0

  const listen = (started: End) => {
    const isOver = () => worker !== started
    started.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (isOver()) return
      const waiting = orders.get(data.id)?.waiting
      if ('progress' in data) return waiting?.onProgress?.(data.progress)
      orders.delete(data.id)
      if ('error' in data) waiting?.reject(received(data.error))
      else if ('output' in data) waiting?.resolve(data.output as never)
    })
    started.addEventListener('error', (event: Event) => {
      if (isOver()) return
      // A script that failed to load has no message; a script that stopped has one.
      if ('message' in event && event.message) reportError(new Error(`A worker stopped: ${event.message}`))
      worker = null
      for (const { waiting } of orders.values()) waiting?.reject(new Error(unavailable))
      orders.clear()
    })
    return started
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  const post = (message: Asked) => (worker ??= listen(start())).postMessage(message)

  /** Terminates the worker whose job hangs; the jobs behind it run in a new worker. */
  const restart = () => {
    worker?.terminate?.()
    worker = null
    orders = new Map([...orders].filter(([, { waiting }]) => waiting))
    for (const [id, { job, input, waiting }] of orders)
      try {
        post({ id, job, input })
      } catch (error) {
        orders.delete(id)
        waiting?.reject(error)
      }
  }

  return async <K extends keyof J & string>(
    job: K,
    input: Parameters<J[K]>[0],
    { signal, onProgress }: AskOptions = {},
  ) => {
    signal?.throwIfAborted()
    const id = ++lastId
    post({ id, job, input })
    return new Promise<Awaited<ReturnType<J[K]>>>((resolve, reject) => {
      const order: Order = { job, input, waiting: { resolve, reject, onProgress } }
      orders.set(id, order)
      signal?.addEventListener('abort', () => {
        if (orders.get(id) !== order) return
        delete order.waiting
        post({ id, cancel: true })
        reject(signal.reason)
        // Real time, whatever the clock of the app says: a worker computes in it.
        setTimeout(() => {
          if (orders.keys().next().value === id) restart()
        }, GRACE)
      })
    })
  }
}

const CLASSES: Record<string, new (message: string) => Error> = {
  EvalError,
  RangeError,
  ReferenceError,
  SyntaxError,
  TypeError,
  URIError,
}

/** The error of a job, of its own class again; one of our own code is reported here, where reports are sent. */
function received({ name, message, stack }: WorkerError): Error {
  const Class = Object.hasOwn(CLASSES, name) ? CLASSES[name] : undefined
  const error = new (Class ?? Error)(message)
  if (stack) error.stack = stack
  if (isProgramError(error)) reportError(error)
  return error
}
