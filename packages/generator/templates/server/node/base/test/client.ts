import { randomUUID } from 'node:crypto'
import { app } from '../src/app.ts'

/** A browser with its own cookies and its own network address. */
export function visitor() {
  let cookie = ''
  const socket = { remoteAddress: randomUUID() }
  return async (method: string, path: string, body?: unknown) => {
    const headers = { cookie, 'content-type': 'application/json' }
    const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) }
    const answer = await app.request(path, init, { incoming: { socket } })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text }
  }
}
