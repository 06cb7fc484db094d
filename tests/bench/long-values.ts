import { request } from 'node:http'
import { readEnvironment, startServer } from '../../packages/server/start/index'
import { openInMemory } from '../../packages/server/tests/memory'

// `npm run bench:long-values -- [requests] [callers] [length]`: the memory of the server after wrong sign-ins, each with a
// different long address, from callers at 127.0.1.x. It must be flat.

const [requests = 10_000, callers = 200, length = 1_000_000] = process.argv.slice(2).map(Number)
/** Requests that are sent at once. */
const AT_ONCE = 8

const server = await startServer(readEnvironment({ PORT: '0' }), undefined, openInMemory)
const { hostname, port } = new URL(server.url)
const { services } = server
const apikey = services.secrets.publishableKey
let compared = 0
const original = services.backend.hashing.for
services.backend.hashing.for = (caller) => {
  compared++
  return original(caller)
}

/** The status of a wrong sign-in; `closed` when the server hung up while the address was sent. */
const signIn = (index: number) =>
  new Promise<number | 'closed'>((resolve) => {
    const email = `${index}${'a'.repeat(length)}@x.example`
    request(
      {
        hostname,
        port,
        localAddress: `127.0.1.${1 + (index % callers)}`,
        method: 'POST',
        path: '/auth/v1/token?grant_type=password',
        headers: { apikey, 'content-type': 'application/json' },
      },
      (response) => {
        response.resume()
        response.on('error', () => undefined)
        resolve(response.statusCode ?? 0)
      },
    )
      .on('error', () => resolve('closed'))
      .end(JSON.stringify({ email, password: 'x' }))
  })

const heap = () => {
  globalThis.gc?.()
  return Math.round(process.memoryUsage().heapUsed / 1e5) / 10
}

await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => signIn(index)))
const before = heap()
const answers: Record<string, number> = {}
let sent = 0
async function sender() {
  while (sent < requests) {
    const status = await signIn(sent++)
    answers[status] = (answers[status] ?? 0) + 1
  }
}
const started = performance.now()
await Promise.all(Array.from({ length: AT_ONCE }, sender))
const seconds = Math.round((performance.now() - started) / 1000)
const after = heap()
console.log(`${requests} wrong sign-ins, addresses of ${length} characters, ${callers} callers, ${seconds} s`)
console.log('answers', answers, 'passwords compared', compared)
console.log(
  `heap: ${before} MB before, ${after} MB after, ${Math.round(((after - before) * 1e6) / requests)} bytes each`,
)
await server.close()
process.exit(after - before > 20 ? 1 : 0)
