import { parentPort, workerData } from 'node:worker_threads'
import type { Calls, EngineOptions, FromThread, PlainMail, ToThread } from './engine-messages'
import { plainError } from './engine-messages'
import { takeKnownHashes } from '../auth/known-hashes'
import { CHANGES_CHANNEL } from '../live/changes'
import { openLibrary } from './library'

// Runs in a thread of its own (engine.ts): the database and the library on it, asked by messages.

const port = parentPort
if (!port) throw new Error('This module is started as a thread')
const post = (message: FromThread) => port.postMessage(message)

// The library reports by this; the main thread prints it.
console.error = (...details: unknown[]) =>
  post({ kind: 'log', text: details.map((detail) => plainError(detail).message).join(' ') })

let mails = 0
const undelivered = new Map<number, (error?: string) => void>()
const deliver = (mail: PlainMail) =>
  new Promise<void>((resolve, reject) => {
    const id = mails++
    undelivered.set(id, (error) => (error === undefined ? resolve() : reject(new Error(error))))
    post({ kind: 'mail', id, mail })
  })

/**
 * Reports errors that free space or a restart would fix to the main thread, even when a caller catches them
 * later.
 */
function watch(error: unknown): void {
  const { code, message } = plainError(error)
  if (code === '53100' || /no space left|ENOSPC/i.test(message)) post({ kind: 'full' })
  // PostgreSQL's own errors carry a code; these errors mean that its process has ended.
  const ended = error instanceof WebAssembly.RuntimeError || (error as Error | null)?.name === 'ExitStatus'
  if (ended) post({ kind: 'broken' })
}

try {
  const { connection, fetch, statements } = await openLibrary(workerData as EngineOptions, deliver)
  const database = connection.driver
  // Every call to the engine passes through here.
  const original = database.execProtocolStream.bind(database)
  database.execProtocolStream = (...message) =>
    original(...message).catch((error: unknown) => {
      watch(error)
      throw error
    })

  await database.listen(CHANGES_CHANNEL, (workspace) => post({ kind: 'changed', workspace }))

  const knowing = takeKnownHashes()
  const calls: Calls = {
    query: async (sql, values) => ({ rows: (await database.query(sql, values)).rows }),
    exec: async (sql) => void (await database.exec(sql)),
    together: async (asked) => (await statements.run(asked)).map(({ rows }) => ({ rows })),
    async fetch({ url, method, headers, body, peer, known }) {
      const request = new Request(url, { method, headers, ...(body ? { body } : {}) })
      const response = await knowing(known, () => fetch(request, peer))
      const text = await response.text()
      return { status: response.status, headers: [...response.headers], body: text || null }
    },
    dump: async () => (await database.dumpDataDir('none')).arrayBuffer(),
    close: () => connection.close(),
  }

  port.on('message', (message: ToThread) => {
    if (message.kind === 'delivered') {
      undelivered.get(message.id)?.(message.error)
      undelivered.delete(message.id)
      return
    }
    const { id, name, values } = message
    const call = calls[name] as (...values: unknown[]) => Promise<unknown>
    call(...values).then(
      (value) => post({ kind: 'answer', id, value }),
      (error: unknown) => post({ kind: 'refusal', id, error: plainError(error) }),
    )
  })
  post({ kind: 'open' })
} catch (error) {
  post({ kind: 'failed', error: plainError(error) })
}
