import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
// {{#if tables}}
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
// {{/if}}

/** Starts PostgreSQL in this process, with the newest schema, on a local port. Without a folder, it runs in memory. */
export async function startEmbedded(folder?: string) {
  const client = await PGlite.create(folder)
  // {{#if tables}}
  await migrate(drizzle({ client }), { migrationsFolder: 'drizzle' })
  // {{/if}}
  const server = new PGLiteSocketServer({ db: client, port: 0, maxConnections: 20 })
  await server.start()
  const port = server.getServerConn().split(':').at(-1) ?? ''
  const stop = async () => {
    await server.stop()
    await client.close()
  }
  return { port, url: urlAt(port), stop }
}

/** The end-to-end test has its own folder. */
const FOLDER = process.env.EMBEDDED_FOLDER || '.data'
/** A socket that returns the port of the process that has the folder open. It closes when that process ends. */
const DOOR =
  process.platform === 'win32' ? `\\\\.\\pipe\\${resolve(FOLDER).replace(/[\\/:]/g, '-')}` : `${FOLDER}/door`

const urlAt = (port: string) => `postgresql://postgres@127.0.0.1:${port}/postgres`

/** Opens the development database. Only one process may open its folder; the next ones connect to that process. */
export async function openEmbedded() {
  const known = await portBehindDoor()
  if (known) return { url: urlAt(known), stop: async () => {} }
  mkdirSync(FOLDER, { recursive: true })
  rmSync(DOOR, { force: true })
  const started = Promise.withResolvers<string>()
  const door = createServer(async (socket) => {
    // A process may exit before it gets an answer.
    socket.on('error', () => {}).end(await started.promise)
  }).listen(DOOR)
  await once(door, 'listening')
  const { port, url, stop } = await startEmbedded(`${FOLDER}/postgres`)
  started.resolve(port)
  return {
    url,
    stop: async () => {
      door.close()
      await stop()
    },
  }
}

const portBehindDoor = () => text(connect(DOOR)).catch(() => '')
