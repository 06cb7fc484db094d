import { serve } from '@hono/node-server'
import { app } from './app.ts'
import { close } from './db/client.ts'
import { env } from './env.ts'

const server = serve({ fetch: app.fetch, hostname: env.HOST, port: env.PORT }, ({ port }) => {
  console.log(`Running at http://localhost:${port}`)
})

/** How long responses in progress may take after a stop signal, in ms. */
const PATIENCE = 5000

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close(async () => {
      await close()
      process.exit()
    })
    setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, PATIENCE).unref()
  })
}
