import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
const END =
  'data: {"choices":[{"delta":{},"finish_reason":"stop"}],"usage":{"total_tokens":42}}\n\ndata: [DONE]\n\n'

export interface Asked {
  path: string
  key: string | undefined
  cookie: string | undefined
  body: { model: string; messages: { role: string; content: string }[] }
}

/** A real OpenAI-compatible provider on this machine. The question names its fault: refuse, garbage, hang, html, cors. */
export function openCompletions() {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const allowed = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-headers': 'authorization, content-type',
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204, allowed).end()
    let sent = ''
    request.on('data', (data: Buffer) => (sent += data.toString()))
    request.on('end', () => {
      const body = JSON.parse(sent) as Asked['body']
      const { authorization: key, cookie } = request.headers
      asked.push({ path: request.url ?? '', key, cookie, body })
      const question = body.messages.at(-1)?.content ?? ''
      const stream = (headers: Record<string, string> = allowed) =>
        response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' })
      if (question.startsWith('refuse')) return void response.writeHead(401, allowed).end('{}')
      if (question.startsWith('cors')) return void stream({}).end(chunk('hidden') + END)
      if (question.startsWith('html'))
        return void response.writeHead(200, { ...allowed, 'content-type': 'text/html' }).end('<h1>Hello</h1>')
      if (question.startsWith('hang')) return void stream().write(chunk('Because '))
      stream().write(chunk('First '))
      if (question.startsWith('garbage'))
        return void setTimeout(() => response.end(Buffer.from([0x64, 0xff, 0xfe, 0x0a])), 100)
      response.write(chunk('**bold** <img src=x onerror=alert(1)> '))
      setTimeout(() => response.end(chunk('and last.') + END), 300)
    })
  })
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    asked,
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
}
