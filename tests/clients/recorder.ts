import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'

/** A request of a client with what the server answered. Bodies are texts; bytes are in base64. */
export interface Recorded {
  method: string
  path: string
  headers: Record<string, string>
  body: string
  status: number
  answer: string
}

const KEPT = [
  'content-type',
  'content-encoding',
  'inference-header-content-length',
  'transfer-encoding',
  'user-agent',
  'range',
]
/** Requests with a longer body are not recorded: shorter requests of the same kind are. In characters. */
const LONGEST_BODY = 20_000
/** A longer answer is recorded as an empty text; its status is enough. */
const LONGEST_ANSWER = 3000

/** A proxy before the server that records what passes, without credentials. */
export async function recorder(target: string) {
  const recorded: Recorded[] = []
  const proxy = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks)
      const { host: _host, ...headers } = incoming.headers
      const sent = request(target + incoming.url, { method: incoming.method, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (chunk: Buffer) => parts.push(chunk))
        answer.on('end', () => {
          const text = Buffer.concat(parts)
          recorded.push({
            method: incoming.method ?? 'GET',
            path: incoming.url ?? '/',
            headers: Object.fromEntries(
              KEPT.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
            ),
            body: textOf(body),
            status: answer.statusCode ?? 0,
            answer: textOf(text),
          })
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          outgoing.end(text)
        })
      })
      sent.on('error', () => outgoing.destroy())
      sent.end(body)
    })
  })
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    count: () => recorded.length,
    async write(path: string) {
      await mkdir(dirname(path), { recursive: true })
      const small = recorded
        .filter(({ body }) => body.length < LONGEST_BODY)
        .map((one) => (one.answer.length > LONGEST_ANSWER ? { ...one, answer: '' } : one))
      await writeFile(path, `${JSON.stringify(small, null, 1)}\n`)
    },
    close: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}

const textOf = (bytes: Buffer): string => {
  const text = bytes.toString('utf8')
  return Buffer.from(text).equals(bytes) ? text : `base64:${bytes.toString('base64')}`
}
