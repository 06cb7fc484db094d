import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Backend } from '../database/backend'
import { StartError } from '../start/faults'
import { copyDatabase } from './copy'

// `npm run backup` is another process than the server that has the data folder. It asks that server for a copy of the
// database, on a port of this machine alone and with a key from a file that only the owner of the data folder can read.

const fileOf = (dataDir: string) => join(dataDir, 'server.door')

interface Door {
  port: number
  key: string
}

/** Opens the door of a running server. Resolves with its end, which removes the copies that are still in use. */
export async function openDoor(
  dataDir: string,
  { database, exclusivelyWithoutTidy }: Pick<Backend, 'database' | 'exclusivelyWithoutTidy'>,
): Promise<() => Promise<void>> {
  const key = randomBytes(32).toString('base64url')
  const copy = () =>
    exclusivelyWithoutTidy(async () => {
      await database.exec('checkpoint')
      const folder = await copyDatabase(dataDir)
      try {
        // Fails when the engine was started again, and wrote, while the files were copied.
        await database.query('select 1')
        return folder
      } catch (error) {
        await rm(folder, { recursive: true, force: true })
        throw error
      }
    })

  /** Answers with the folder, and removes it when the caller closes the connection, in whatever way it ended. */
  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    if (asked.method !== 'POST' || !isKey(asked.headers.authorization ?? '', key)) {
      response.writeHead(404).end()
      return
    }
    const closed = once(response, 'close')
    try {
      const folder = await copy()
      response.writeHead(200).write(folder)
      await closed
      await rm(folder, { recursive: true, force: true })
    } catch (error) {
      response.writeHead(503).end((error as Error).message)
    }
  }

  let answering: Promise<void> = Promise.resolve()
  const server = createServer((asked, response) => {
    const before = answering
    answering = Promise.all([before, answer(asked, response)]).then(() => undefined)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const door: Door = { port: (server.address() as AddressInfo).port, key }
  await rm(fileOf(dataDir), { force: true })
  await writeFile(fileOf(dataDir), JSON.stringify(door), { mode: 0o600 })
  return async () => {
    await rm(fileOf(dataDir), { force: true })
    server.close()
    server.closeAllConnections()
    await answering
  }
}

function isKey(header: string, key: string): boolean {
  const [given, wanted] = [Buffer.from(header), Buffer.from(`Bearer ${key}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/**
 * Asks the server of a data folder for a copy of its database. Resolves with the copy's folder and the function that gives
 * it back. Throws a `StartError` when no server answers on this machine, or with its refusal.
 */
export async function askForCopy(dataDir: string): Promise<{ folder: string; giveBack: () => void }> {
  const door = await readFile(fileOf(dataDir), 'utf8').then(
    (text) => JSON.parse(text) as Door,
    () => null,
  )
  if (!door) throw closed(dataDir)
  const headers = { authorization: `Bearer ${door.key}` }
  const asked = request({ host: '127.0.0.1', port: door.port, method: 'POST', headers }).end()
  const [response] = (await once(asked, 'response').catch((error: Error) => {
    throw closed(dataDir, error)
  })) as [IncomingMessage]
  const text = String((await once(response.setEncoding('utf8'), 'data').catch(() => ['']))[0])
  if (response.statusCode !== 200)
    throw new StartError('The running server could not copy its database.', text || 'Its output says why.')
  // The server may stop before the copy is read.
  response.on('error', () => undefined)
  return { folder: text, giveBack: () => asked.destroy() }
}

const closed = (dataDir: string, cause?: unknown) =>
  new StartError(
    `The data folder ${dataDir} is in use, and the server that has it does not answer here.`,
    'Run the backup on the same machine, or in the same container, once that server has started.',
    { cause },
  )
