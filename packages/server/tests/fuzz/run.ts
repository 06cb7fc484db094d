import { request as httpRequest } from 'node:http'
import type { RunningServer } from '../../start/index'
import { createFuzzer, createRandom, type FuzzRequest, type Identity } from './requests'

export interface FuzzOptions {
  server: RunningServer
  seed: number
  count: number
  /** Called after every thousand requests. */
  onThousand?: (done: number) => void
}

export interface FuzzResult {
  /** Answers by status. */
  statuses: Record<number, number>
  /** Answers of 500 and above, and requests without any. */
  failures: { request: FuzzRequest; status: number; text: string }[]
  slowestMs: number
  slowest: FuzzRequest | null
}

const PASSWORD = 'Str0ng!pass'
/** Requests after which the sessions are looked at: some requests end them. */
const ROUND = 100
/** Requests under way at once. */
const CLIENTS = 4
/** Event streams stay open; their beginning is an answer. */
const ENOUGH = 100_000

/** Sends so many requests to a running server, as a visitor, a user and an administrator. */
export async function fuzz({ server, seed, count, onThousand }: FuzzOptions): Promise<FuzzResult> {
  const built = (await fetch(server.url)).ok
  const next = createFuzzer(createRandom(seed), built)
  const result: FuzzResult = { statuses: {}, failures: [], slowestMs: 0, slowest: null }
  const identity: Identity = { key: server.services.secrets.publishableKey, tokens: [] }
  for (let done = 0; done < count; ) {
    await openSessions(server, identity)
    const round = Array.from({ length: Math.min(ROUND, count - done) }, () => next(identity))
    const work = round.values()
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (const request of work) await one(server, request, result, built)
      }),
    )
    done += round.length
    if (done % 1000 === 0) onThousand?.(done)
  }
  return result
}

async function one(
  server: RunningServer,
  request: FuzzRequest,
  result: FuzzResult,
  built: boolean,
): Promise<void> {
  const started = performance.now()
  const { status, text, again } = await send(server.url, request)
  const ms = performance.now() - started
  result.statuses[status] = (result.statuses[status] ?? 0) + 1
  // Where the app is not built its pages are not there.
  const missing = !built && status === 503 && !again
  if ((status >= 500 && !missing) || status === 0)
    result.failures.push({ request, status, text: text.slice(0, 300) })
  if (ms > result.slowestMs) Object.assign(result, { slowestMs: ms, slowest: request })
}

interface Answer {
  status: number
  text: string
  /** It says when to ask again. */
  again?: boolean
}

/** The status, or 0 when the connection ends without an answer. */
function send(origin: string, { method, path, headers, body }: FuzzRequest): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {}
    const sent = httpRequest(
      { hostname, port, path, method, headers: { ...headers, ...length } },
      (response) => {
        const status = response.statusCode ?? 0
        let text = ''
        const done = () => resolve({ status, text, again: 'retry-after' in response.headers })
        response.on('data', (chunk) => {
          text += chunk
          if (text.length > ENOUGH) response.destroy()
        })
        response.on('end', done).on('close', done).on('error', done)
        if (response.headers['content-type']?.startsWith('text/event-stream')) response.destroy()
      },
    )
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, text: `${error.code} ${error.message}` }),
    )
    sent.end(body)
  })
}

/** Signs in a user and an administrator, with new accounts where a request has ended a session or an account. */
async function openSessions({ url, services }: RunningServer, identity: Identity): Promise<void> {
  const { database, exclusively } = services.backend
  const ask = async (path: string, body?: unknown, token = '') =>
    fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { apikey: identity.key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  for (const role of ['user', 'admin']) {
    const place = role === 'admin' ? 1 : 0
    const token = identity.tokens[place]
    if (token && (await ask('/auth/v1/user', undefined, token)).ok) continue
    const email = `${role}${identity.tokens.length}${performance.now()}@fuzz.example`
    await ask('/auth/v1/signup', { email, password: PASSWORD })
    await exclusively(async () => {
      await database.query('update auth.users set email_confirmed_at = now() where email = $1', [email])
      await database.query('update public.profiles set role = $1 where email = $2', [role, email])
    })
    const answer = await ask('/auth/v1/token?grant_type=password', { email, password: PASSWORD })
    const { access_token: opened } = (await answer.json()) as { access_token?: string }
    if (!opened) throw new Error(`The fuzzer could not sign in: ${answer.status}`)
    identity.tokens[place] = opened
  }
}
