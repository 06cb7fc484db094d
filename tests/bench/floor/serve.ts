// Serves built folders with the server's own code: `serve.ts <port> <folder> [<port> <folder> …]`. Says `ready` once it listens.
import { Hono } from 'hono'
import { listen } from '../../../packages/server/http/listen'
import { staticApp } from '../../../packages/server/http/static-app'

const given = process.argv.slice(2)
for (let index = 0; index < given.length; index += 2) {
  const { routes } = await staticApp(given[index + 1] ?? '')
  const app = new Hono().route('/', routes as unknown as Hono)
  await listen('127.0.0.1', Number(given[index]), Promise.resolve(app as never))
}
console.log('ready')
