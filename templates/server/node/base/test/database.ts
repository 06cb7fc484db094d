import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/** The database of the tests: the one of DATABASE_URL, or PostgreSQL compiled to run inside this process. */
export default async function setup() {
  const embedded = process.env.DATABASE_URL ? undefined : await startEmbedded()
  // {{#if tables}}
  await import('../src/migrate.ts')
  // {{/if}}
  return embedded?.stop
}

async function startEmbedded() {
  const db = await PGlite.create()
  const server = new PGLiteSocketServer({ db, port: 0, maxConnections: 20 })
  await server.start()
  process.env.DATABASE_URL = `postgresql://postgres@${server.getServerConn()}/postgres`
  return {
    stop: async () => {
      await server.stop()
      await db.close()
    },
  }
}
