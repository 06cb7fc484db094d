import { createServer, type Server, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { person } from '../tools/asking'
import { request } from '../tools/request'

let server: Server | undefined
afterEach(() => new Promise((resolve) => server?.close(resolve)))

/** A server of bytes, at the address that is given back. */
async function listening(onConnection: (socket: Socket) => void): Promise<string> {
  const started = createServer((socket) => {
    socket.on('error', () => {})
    onConnection(socket)
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  if (address === null || typeof address === 'string') throw new Error('It has no port.')
  return `http://127.0.0.1:${address.port}`
}

/** Answers the first request of a connection, and ends the connection when a second one arrives. */
const onceEach = () =>
  listening((socket) => {
    let asked = 0
    socket.on('data', () => {
      if (++asked > 1) socket.destroy()
      else socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-type: application/json\r\n\r\n{}')
    })
  })

test('a proof survives a server that closes idle connections', async () => {
  const base = await onceEach()
  const ann = person(base)
  for (let count = 0; count < 3; count++) {
    expect((await ann('GET', '/api/health')).status).toBe(200)
    // Until here a kept connection would be free to be used again.
    for (let turn = 0; turn < 5; turn++) await setImmediate()
    const answer = await request(`${base}/api/health`)
    expect(await answer.json()).toEqual({})
    for (let turn = 0; turn < 5; turn++) await setImmediate()
  }
})

test('a server that never responds ends a proof, which reports its address', async () => {
  const sockets: Socket[] = []
  const base = await listening((socket) => sockets.push(socket))
  await expect(request(`${base}/api/health`, {}, 100)).rejects.toThrow(
    `GET ${base}/api/health has no answer: The operation was aborted due to timeout`,
  )
  for (const socket of sockets) socket.destroy()
})

test('a refused connection is reported as such', async () => {
  const base = await listening(() => {})
  await new Promise((resolve) => server?.close(resolve))
  await expect(request(base, { method: 'POST' })).rejects.toThrow(`POST ${base} has no answer: ECONNREFUSED`)
})
