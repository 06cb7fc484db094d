/** Shared by the contract checks: a client, and assertions about its answers. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { request } from './request.ts'

/** Every name that the contract has in a body. Which of them an answer has is what is being asked. */
interface Body {
  error: string
  user: { id: string; email: string } | null
  items: { title: string }[]
  total: number
  id: string
  title: string
  createdAt: string
  configured: boolean
  openapi: string
  paths: Record<string, unknown>
}
export type Answer = { status: number; headers: Headers; text: string; body: Body }
export type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>

export const account = () => ({ email: `${randomUUID()}@example.com`, password: 'correct horse' })

/** One browser: it keeps the cookie that it was given, and says of each request that it comes from elsewhere. */
export function person(base: string, given = ''): Ask {
  let cookie = given
  let requests = 0
  return async (method, path, body) => {
    const headers = {
      cookie,
      accept: 'application/json',
      origin: base,
      'content-type': 'application/json',
      // A client must not choose the address under which its attempts are counted.
      'x-forwarded-for': `203.0.113.${++requests % 256}`,
    }
    const sent = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
    const response = await request(base + path, { method, headers, body: sent, redirect: 'manual' })
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0])
    if (set.length > 0) cookie = set.filter((pair) => !pair?.endsWith('=')).join('; ')
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json')
    const answered = json && text ? JSON.parse(text) : {}
    return { status: response.status, headers: response.headers, text, body: answered }
  }
}

/** A refusal in the one shape, and in the words of the contract where it has some. */
export function refused({ status, body, text }: Answer, expected: number, sentence?: string): void {
  assert.equal(status, expected, text.slice(0, 300))
  assert.deepEqual(Object.keys(body), ['error'], text.slice(0, 300))
  assert.match(body.error, /\S/)
  if (sentence !== undefined) assert.equal(body.error, sentence)
}

export function given({ status, text }: Answer, expected: number): void {
  assert.equal(status, expected, text.slice(0, 300))
}
