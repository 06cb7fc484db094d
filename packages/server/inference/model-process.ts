import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InferenceError } from './errors'

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url))

export interface ProcessLimits {
  /** How long loading a model may take, in ms. */
  load: number
  /** How long one run may take, in ms. */
  run: number
  /** Bytes of memory. */
  memory: number
  /** Requests that may wait. */
  queue: number
  /** How often the memory is looked at while the process works, in ms. */
  look: number
}

/** The process has ended; a request that was not to blame for it may be sent to another process. */
export class ProcessEndedError extends Error {
  /** Whether the request was being worked on. */
  readonly running: boolean

  constructor(running: boolean) {
    super('The process of the model has ended')
    this.running = running
  }
}

type Message =
  | { kind: 'load'; key: string; bytes: Uint8Array }
  | { kind: 'run'; key: string; feeds: unknown[]; outputs: string[] }
  | { kind: 'drop'; key: string }

interface Waiting {
  message: Message
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

export interface ModelProcess {
  /** The value that the worker answers. Rejects with an `InferenceError` or a `ProcessEndedError`. */
  ask: <T>(message: Message) => Promise<T>
  /** Requests that wait or run. */
  waiting: () => number
  ended: () => boolean
  pid: () => number | undefined
  /** Ends it at once. */
  stop: () => void
}

/** One process that runs models, in the order in which it is asked. It has no environment and an empty folder. */
export function startModelProcess(limits: ProcessLimits, onEnd: () => void = () => undefined): ModelProcess {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let over = false
  let last = 0
  let timer: NodeJS.Timeout | undefined
  let looking: NodeJS.Timeout | undefined
  /** Why it is ended by the server. */
  let reason: InferenceError | undefined

  const folder = mkdtemp(join(tmpdir(), 'orrery-model-'))
  // The first request waits for this, and receives its failure.
  const started = folder.then((cwd) => {
    if (over) return
    child = fork(WORKER, [], {
      cwd,
      env: {},
      execArgv: ['--max-old-space-size=512'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('message', answered)
    child.once('exit', end)
    child.once('error', end)
  })
  started.catch(end)

  function end(): void {
    if (over) return
    over = true
    clearTimeout(timer)
    clearInterval(looking)
    const [first, ...others] = waiting.values()
    waiting.clear()
    first?.reject(reason ?? new ProcessEndedError(true))
    for (const { reject } of others) reject(new ProcessEndedError(false))
    void folder.then((path) => rm(path, { recursive: true, force: true })).catch(() => undefined)
    onEnd()
  }

  function kill(error?: InferenceError): void {
    reason = error
    child?.kill('SIGKILL')
    end()
  }

  function answered(answer: { id: number; value?: unknown; error?: string }): void {
    const found = waiting.get(answer.id)
    if (!found) return
    waiting.delete(answer.id)
    if (answer.error === undefined) found.resolve(answer.value)
    else found.reject(errorOf(found.message, answer.error))
    watchFirst()
  }

  /** The time of a request begins when those before it are done. */
  function watchFirst(): void {
    clearTimeout(timer)
    const [first] = waiting.values()
    if (!first) {
      clearInterval(looking)
      looking = undefined
      return
    }
    const ms = first.message.kind === 'load' ? limits.load : limits.run
    timer = setTimeout(
      () =>
        kill(new InferenceError('model_timeout', `The model took more than ${ms / 1000} s and was stopped`)),
      ms,
    )
    looking ??= setInterval(() => void look(), limits.look)
  }

  async function look(): Promise<void> {
    const bytes = await memoryOf(child?.pid)
    if (bytes <= limits.memory || over) return
    const text = `The model needs more than ${Math.round(limits.memory / 2 ** 20)} MB of memory and was stopped`
    kill(new InferenceError('model_failed', text))
  }

  return {
    async ask<T>(message: Message): Promise<T> {
      if (waiting.size >= limits.queue)
        throw new InferenceError('overloaded', 'Too many requests wait for the models of this workspace', {
          retryAfter: 1,
        })
      if (!child) await started
      if (over || !child) throw new ProcessEndedError(false)
      const { promise, ...settle } = withResolvers<T>()
      const id = ++last
      waiting.set(id, { message, ...settle } as Waiting)
      if (waiting.size === 1) watchFirst()
      child.send({ id, ...message }, (error) => {
        if (error) kill()
      })
      return promise
    },
    waiting: () => waiting.size,
    ended: () => over,
    pid: () => child?.pid,
    stop: () => kill(),
  }
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue
    reject = onError
  })
  return { promise, resolve, reject }
}

/** The runtime's own words, without its addresses, for what neither the file's check nor the signature has found. */
function errorOf({ kind }: Message, text: string): InferenceError {
  const words = text
    .replace(/\/?[\w./-]+\.(cc|h|cpp|hpp):\d+\s*/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 300)
  return kind === 'load'
    ? new InferenceError('unusable_model', `The runtime cannot load the model: ${words}`)
    : new InferenceError('invalid_request', `The model could not be run on this input: ${words}`)
}

/** The memory that a process has, in bytes; 0 where the system does not say. */
async function memoryOf(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return 1024 * Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0)
}
