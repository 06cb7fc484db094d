import { serve } from '@hono/node-server'
import { app } from './app.ts'
import { close } from './db/client.ts'
import { env } from './env.ts'

const server = serve({ fetch: app.fetch, hostname: env.HOST, port: env.PORT }, ({ port }) => {
  console.log(`Running at http://localhost:${port}`)
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(async () => {
      await close()
      process.exit()
    })
  })
}
