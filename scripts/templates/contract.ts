/**
 * Asks a running server for everything that templates/CONTRACT.md promises, in whatever language it is written.
 *
 *   npx tsx scripts/templates/contract.ts http://localhost:8000 [--flags auth,api,ai,docs] [--degraded] [--assistant 4401]
 *
 * `--degraded`: the server was started without its database. `--assistant`: it was started with an AI_API_KEY and
 * AI_BASE_URL=http://localhost:4401/v1, where this program then plays the provider. The limit on sign-ups is asked for
 * last, and lasts a minute: start the server anew before asking again.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

export interface ContractOptions {
  /** The flags that the project was generated with. */
  flags?: readonly string[]
  /** The server runs without its database. */
  degraded?: boolean
  /** The port on which the server expects its AI provider; without it the assistant must be off. */
  assistant?: number
}

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
type Answer = { status: number; headers: Headers; text: string; body: Body }
type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>

/** Resolves with the sentences that held; rejects with the first that did not. */
export async function askForContract(base: string, options: ContractOptions = {}): Promise<string[]> {
  const { flags = ['auth', 'api', 'ai', 'docs'], degraded = false, assistant } = options
  const has = (flag: string) => flags.includes(flag)
  const held: string[] = []
  const that = async (sentence: string, check: () => Promise<void>) => {
    await check().catch((error: Error) => {
      throw new Error(`${sentence}: ${error.message}`, { cause: error })
    })
    held.push(sentence)
  }
  const database = degraded ? 'unreachable' : 'ok'
  const ann = person(base)
  await that('health always answers with 200', async () => {
    const { status, body } = await ann('GET', '/api/health')
    assert.deepEqual(
      { status, body },
      { status: 200, body: { status: degraded ? 'degraded' : 'ok', database } },
    )
  })
  await that('an unknown endpoint is 404', async () => refused(await ann('GET', '/api/nothing-here'), 404))
  if (has('docs')) await that('OpenAPI and its page', () => documentation(ann, has))
  if (degraded) {
    // Who shows no session is refused as a stranger before anything is read.
    const path = has('auth') ? '/api/auth/sign-in' : has('api') ? '/api/items' : undefined
    const asked = `${path} without a database is 503`
    if (path)
      await that(asked, async () => refused(await ann('POST', path, { ...account(), title: 'First' }), 503))
    return held
  }
  const bob = person(base)
  if (has('auth')) await that('accounts', () => accounts(ann, bob))
  if (has('api')) await that('items', () => items(ann, bob, person(base), has('auth')))
  if (has('ai')) await that('the assistant', () => chat(ann, person(base), has('auth'), assistant))
  if (has('auth')) await that('leaving, coming back, being limited', () => sessions(ann, base))
  return held
}

const account = () => ({ email: `${randomUUID()}@example.com`, password: 'correct horse' })

/** One browser: it keeps the cookie that it was given. */
function person(base: string, given = ''): Ask {
  let cookie = given
  return async (method, path, body) => {
    const headers = { cookie, accept: 'application/json', origin: base, 'content-type': 'application/json' }
    const sent = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
    const response = await fetch(base + path, { method, headers, body: sent, redirect: 'manual' })
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0])
    if (set.length > 0) cookie = set.filter((pair) => !pair?.endsWith('=')).join('; ')
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json')
    const answered = json && text ? JSON.parse(text) : {}
    return { status: response.status, headers: response.headers, text, body: answered }
  }
}

function refused({ status, body, text }: Answer, expected: number): void {
  assert.equal(status, expected, text.slice(0, 300))
  assert.deepEqual(Object.keys(body), ['error'], text.slice(0, 300))
  assert.match(body.error, /\S/)
}

function given({ status, text }: Answer, expected: number): void {
  assert.equal(status, expected, text.slice(0, 300))
}

async function documentation(ask: Ask, has: (flag: string) => boolean): Promise<void> {
  const { body } = await ask('GET', '/api/openapi.json')
  assert.match(body.openapi, /^3\./)
  const paths = Object.keys(body.paths).join(' ')
  for (const [flag, path] of [
    ['auth', '/api/auth/sign-up'],
    ['api', '/api/items'],
    ['ai', '/api/ai/chat'],
  ] as const)
    assert.equal(paths.includes(path), has(flag), `${path} in ${paths}`)
  const page = await ask('GET', '/api/docs')
  given(page, page.status === 302 ? 302 : 200)
}

async function accounts(ann: Ask, bob: Ask): Promise<void> {
  assert.deepEqual((await ann('GET', '/api/auth/me')).body, { user: null })
  const credentials = account()
  const signedUp = await ann('POST', '/api/auth/sign-up', {
    ...credentials,
    email: ` ${credentials.email.toUpperCase()}`,
  })
  given(signedUp, 201)
  assert.deepEqual(Object.keys(signedUp.body.user ?? {}).sort(), ['email', 'id'])
  assert.equal(signedUp.body.user?.email, credentials.email)
  const cookie = signedUp.headers.getSetCookie().join('\n')
  assert.match(cookie, /httponly/i)
  assert.match(cookie, /samesite=lax/i)
  assert.deepEqual((await ann('GET', '/api/auth/me')).body, signedUp.body)
  refused(await bob('POST', '/api/auth/sign-up', credentials), 409)
  refused(await bob('POST', '/api/auth/sign-up', { email: 'nobody', password: 'correct horse' }), 400)
  refused(await bob('POST', '/api/auth/sign-up', { ...account(), password: 'short' }), 400)
  given(await bob('POST', '/api/auth/sign-up', account()), 201)
}

async function items(ann: Ask, bob: Ask, stranger: Ask, owned: boolean): Promise<void> {
  const before = owned ? 0 : (await ann('GET', '/api/items')).body.total
  if (owned) {
    refused(await stranger('GET', '/api/items'), 401)
    refused(await stranger('POST', '/api/items', { title: 'Mine' }), 401)
  }
  for (const body of [
    { title: '' },
    { title: '   ' },
    { title: 'x'.repeat(201) },
    { title: 7 },
    {},
    [],
    '{"title":',
  ])
    refused(await ann('POST', '/api/items', body), 400)
  const first = await ann('POST', '/api/items', { title: '  Größe 🌱 ' })
  given(first, 201)
  const { id, createdAt } = first.body
  assert.deepEqual(first.body, { id, title: 'Größe 🌱', done: false, createdAt })
  assert.match(id, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  assert.ok(Math.abs(Date.parse(createdAt) - Date.now()) < 60_000, `${createdAt} is not now`)
  assert.match(createdAt, /(Z|[+-]00:00)$/)
  for (const title of ['Second', 'Third']) given(await ann('POST', '/api/items', { title }), 201)
  const page = await ann('GET', '/api/items?limit=2&offset=1')
  given(page, 200)
  assert.deepEqual(
    page.body.items.map(({ title }) => title),
    ['Second', 'Größe 🌱'],
  )
  assert.equal(page.body.total, before + 3)
  for (const query of ['limit=0', 'limit=101', 'limit=many', 'offset=-1'])
    refused(await ann('GET', `/api/items?${query}`), 400)
  const changed = await ann('PATCH', `/api/items/${id}`, { done: true })
  assert.deepEqual(changed.body, { id, title: 'Größe 🌱', done: true, createdAt })
  assert.equal((await ann('PATCH', `/api/items/${id}`, { title: ' First ' })).body.title, 'First')
  for (const body of [{ title: ' ' }, { done: 'perhaps' }])
    refused(await ann('PATCH', `/api/items/${id}`, body), 400)
  for (const other of [randomUUID(), 'none']) {
    refused(await ann('PATCH', `/api/items/${other}`, { done: true }), 404)
    refused(await ann('DELETE', `/api/items/${other}`), 404)
  }
  if (owned) {
    assert.deepEqual((await bob('GET', '/api/items')).body, { items: [], total: 0 })
    refused(await bob('PATCH', `/api/items/${id}`, { done: false }), 404)
    refused(await bob('DELETE', `/api/items/${id}`), 404)
  }
  given(await ann('DELETE', `/api/items/${id}`), 204)
  refused(await ann('DELETE', `/api/items/${id}`), 404)
  assert.equal((await ann('GET', '/api/items')).body.total, before + 2)
  const large = await ann('POST', '/api/items', { title: 'x'.repeat(200_000) })
  refused(large, large.status === 413 ? 413 : 400)
}

async function chat(ask: Ask, stranger: Ask, owned: boolean, port?: number): Promise<void> {
  const messages = [{ role: 'user', content: 'Hello' }]
  if (owned) refused(await stranger('POST', '/api/ai/chat', { messages }), 401)
  const status = await ask('GET', '/api/ai/status')
  assert.equal(status.body.configured, port !== undefined)
  if (port === undefined) return refused(await ask('POST', '/api/ai/chat', { messages }), 503)
  for (const bad of [[], [{ role: 'robot', content: 'Hello' }], [{ role: 'user', content: '' }], 'Hello'])
    refused(await ask('POST', '/api/ai/chat', { messages: bad }), 400)
  const provider = await startProvider(port)
  try {
    const answer = await ask('POST', '/api/ai/chat', { messages })
    given(answer, 200)
    assert.match(answer.headers.get('content-type') ?? '', /^text\/event-stream/)
    const data = answer.text
      .split('\n')
      .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trim()] : []))
    assert.equal(data.pop(), '[DONE]')
    assert.deepEqual(
      data.map((piece) => JSON.parse(piece).text as unknown),
      ['You said ', 'Hello', ' 🌱'],
    )
    refused(await ask('POST', '/api/ai/chat', { messages: [{ role: 'user', content: 'Break' }] }), 502)
  } finally {
    provider.close()
    provider.closeAllConnections()
  }
}

/** A provider with OpenAI's protocol: it repeats what was said in three pieces; "Break" is a refusal. */
async function startProvider(port: number) {
  const server = createServer(async (request, response) => {
    let sent = ''
    for await (const chunk of request) sent += chunk
    const { messages, model, stream } = JSON.parse(sent)
    const said = messages.at(-1).content
    if (said === 'Break' || !stream) return response.writeHead(400).end('{"error":{"message":"No."}}')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const content of ['You said ', said, ' 🌱']) {
      const choices = [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }]
      response.write(
        `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model, choices })}\n\n`,
      )
    }
    response.end('data: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

async function sessions(ann: Ask, base: string): Promise<void> {
  const credentials = account()
  const carl = person(base)
  const signedUp = await carl('POST', '/api/auth/sign-up', credentials)
  const kept = person(
    base,
    signedUp.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  )
  assert.equal((await kept('GET', '/api/auth/me')).body.user?.email, credentials.email)
  given(await carl('POST', '/api/auth/sign-out'), 204)
  given(await carl('POST', '/api/auth/sign-out'), 204)
  assert.deepEqual(
    (await kept('GET', '/api/auth/me')).body,
    { user: null },
    'a copied cookie outlives its session',
  )
  refused(await carl('POST', '/api/auth/sign-in', { ...credentials, password: 'wrong horse' }), 401)
  given(
    await carl('POST', '/api/auth/sign-in', { ...credentials, email: credentials.email.toUpperCase() }),
    200,
  )
  assert.equal((await carl('GET', '/api/auth/me')).body.user?.email, credentials.email)
  const statuses: number[] = []
  for (const path of ['sign-up', 'sign-in', 'sign-up', 'sign-in', 'sign-up', 'sign-in'])
    statuses.push((await carl('POST', `/api/auth/${path}`, account())).status)
  assert.equal(statuses.at(-1), 429, `more than 10 attempts in a minute gave ${statuses}`)
  refused(await carl('POST', '/api/auth/sign-in', credentials), 429)
  assert.ok((await ann('GET', '/api/auth/me')).body.user, 'the limit ended a session')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { flags: text, assistant: text, degraded: { type: 'boolean', default: false } },
  })
  const held = await askForContract(positionals[0] ?? 'http://localhost:8000', {
    ...(values.flags === undefined ? {} : { flags: values.flags.split(',') }),
    ...(values.assistant ? { assistant: Number(values.assistant) } : {}),
    degraded: values.degraded,
  })
  console.log(held.map((sentence) => `ok  ${sentence}`).join('\n'))
}
