import { AsyncLocalStorage } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import type {
  CallName,
  Calls,
  EngineOptions,
  FromThread,
  PlainError,
  PlainMail,
  Rows,
  ToThread,
} from './engine-messages'
import type { Statement } from './statements'
import type { KnownHashes } from '../auth/known-hashes'

/** The server's access to the database. Rejects with an error that carries the SQLSTATE in `code`. */
export interface Database {
  query: <T>(sql: string, values?: unknown[]) => Promise<Rows<T>>
  exec: (sql: string) => Promise<void>
}

/**
 * Runs statements in one transaction of its own and in one round trip: all of them, or none. Rejects as `Database` does,
 * with the error of the first statement that fails.
 */
export type Together = (statements: readonly Statement[]) => Promise<Rows<unknown>[]>

/** The work was stopped because the database had to be started again; nothing of it was kept. Asking again may help. */
export class DatabaseStoppedError extends Error {
  constructor(options?: ErrorOptions) {
    super('The database is being started again', options)
  }
}

export interface Engine extends Database {
  together: Together
  /** Lets the library answer, with what is known already about the passwords in the request. */
  fetch: (request: Request, peer: string | null, known?: KnownHashes) => Promise<Response>
  dump: () => Promise<Blob>
  /** `true` from the moment that it takes work; `false` while it is started again. */
  isOpen: () => boolean
  /** When a write last found no room on the disk, by `performance.now()`; null when none did. */
  fullAt: () => number | null
  /** Fails work that spans a restart of the database, because its transaction is gone. */
  asOne: <T>(work: () => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** How long one call may take, in ms. The engine has no clock of its own: `statement_timeout` does nothing in it. */
const CALL_LIMIT = 10_000
/** Those that take their time for a reason: vacuum, closing. */
const LONG_CALL_LIMIT = 120_000

const THREAD = new URL('./engine-worker.mjs', import.meta.url)

interface Thread {
  call: <T>(name: CallName, values: unknown[], limit: number) => Promise<T>
  stop: () => Promise<void>
}

/**
 * Starts the database in its own thread. A call that exceeds `limit`, or a failure that the engine does not
 * recover from, terminates the thread and starts it again; waiting calls run afterwards. Rejects when the
 * first start fails.
 */
export async function openEngine(
  options: EngineOptions,
  deliver: (mail: PlainMail) => Promise<void>,
  limit = CALL_LIMIT,
  changed: (workspace: string) => void = () => undefined,
): Promise<Engine> {
  const works = new AsyncLocalStorage<{ thread?: Thread }>()
  let fullAt: number | null = null
  let open = true
  let closed = false
  const full = () => {
    fullAt = performance.now()
  }
  // Outside of the work that happened to be under way.
  const start = (from: EngineOptions) =>
    works.exit(() => startThread(from, { deliver, failed: restart, full, changed }))
  const again = options.folder ? { ...options, dump: undefined } : options
  let current = start(options)
  await current

  function restart(): void {
    if (closed) return
    open = false
    current = current
      .then((thread) => thread.stop())
      .catch(() => undefined)
      .then(() => start(again))
    current.then(
      () => (open = true),
      (error: Error) => console.error(`The database could not be started again: ${error.message}`),
    )
  }

  async function call<T>(name: CallName, values: unknown[], lasting = limit): Promise<T> {
    const work = works.getStore()
    const asked = current
    const thread = await asked.catch(() => {
      // It could not be started; by now the reason may be gone.
      if (current === asked) restart()
      throw new DatabaseStoppedError()
    })
    if (work && (work.thread ??= thread) !== thread) throw new DatabaseStoppedError()
    return thread.call<T>(name, values, lasting)
  }

  return {
    query: (sql, values = []) => call('query', [sql, values]),
    together: (statements) => call('together', [statements]),
    exec: (sql) => call('exec', [sql], sql.startsWith('vacuum') ? LONG_CALL_LIMIT : limit),
    async fetch(request, peer, known) {
      const { url, method, headers } = request
      const body = await request.text()
      const asked = { url, method, headers: [...headers], body, peer, known }
      const answer = await call<Awaited<ReturnType<Calls['fetch']>>>('fetch', [asked])
      return new Response(answer.body, { status: answer.status, headers: answer.headers })
    },
    dump: async () => new Blob([await call<ArrayBuffer>('dump', [], LONG_CALL_LIMIT)]),
    isOpen: () => open,
    fullAt: () => fullAt,
    asOne: (work) => works.run({}, work),
    async close() {
      if (closed) return
      closed = true
      const thread = await current.catch(() => null)
      await thread?.call('close', [], LONG_CALL_LIMIT).catch(() => undefined)
      await thread?.stop()
    },
  }
}

interface Reports {
  deliver: (mail: PlainMail) => Promise<void>
  /** The thread was open and can do nothing more. */
  failed: () => void
  full: () => void
  /** Documents of a workspace have changed. */
  changed: (workspace: string) => void
}

/** One start of the thread. */
async function startThread(
  options: EngineOptions,
  { deliver, failed, full, changed }: Reports,
): Promise<Thread> {
  const worker = new Worker(THREAD, { workerData: options, execArgv: [] })
  const send = (message: ToThread) => worker.postMessage(message, [])
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let calls = 0
  let opened = false
  let over = false

  const leave = () => {
    over = true
    for (const { reject } of waiting.values()) reject(new DatabaseStoppedError())
    waiting.clear()
  }
  const end = () => {
    if (over) return
    leave()
    if (opened) failed()
  }

  const thread: Thread = {
    call: (name, values, limit) =>
      new Promise((resolve, reject) => {
        if (over) return reject(new DatabaseStoppedError())
        const id = calls++
        const timer = setTimeout(end, limit)
        waiting.set(id, {
          resolve: (value) => {
            clearTimeout(timer)
            resolve(value)
          },
          reject: (error) => {
            clearTimeout(timer)
            reject(error)
          },
        })
        send({ kind: 'call', id, name, values })
      }),
    async stop() {
      leave()
      await worker.terminate()
    },
  }

  return new Promise((resolve, reject) => {
    worker.on('error', (error) => {
      reject(error)
      end()
    })
    worker.on('exit', () => {
      reject(new DatabaseStoppedError())
      end()
    })
    worker.on('message', (message: FromThread) => {
      switch (message.kind) {
        case 'open':
          opened = true
          return resolve(thread)
        case 'failed':
          reject(asError(message.error))
          return void worker.terminate()
        case 'answer':
        case 'refusal': {
          const asked = waiting.get(message.id)
          waiting.delete(message.id)
          if (message.kind === 'answer') asked?.resolve(message.value as never)
          else asked?.reject(asError(message.error))
          return undefined
        }
        case 'broken':
          return end()
        case 'full':
          return full()
        case 'changed':
          return changed(message.workspace)
        case 'log':
          return console.error(message.text)
        case 'mail': {
          const { id, mail } = message
          void deliver(mail).then(
            () => send({ kind: 'delivered', id }),
            (error: Error) => send({ kind: 'delivered', id, error: error.message }),
          )
        }
      }
    })
  })
}

const asError = ({ message, ...details }: PlainError): Error => Object.assign(new Error(message), details)
