/**
 * Asks a running server for everything that templates/CONTRACT.md promises, in whatever language it is written.
 *
 *   npx tsx packages/generator/tools/contract.ts http://localhost:8000 [--flags auth,api,ai,docs] [--degraded] [--assistant 4401]
 *     [--log server.log]
 *
 * `--degraded`: the server was started without its database. `--assistant`: it was started with an AI_API_KEY and
 * AI_BASE_URL=http://localhost:4401/v1, where this program then plays the provider. `--log`: the file with the output of
 * the server, from which links for a new password are read. The limit on sign-ups lasts a minute: start the server anew
 * before asking again.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { account, type Ask, given, person, refused } from './asking.ts'
import { accounts, sessions } from './contract-accounts.ts'
import { chat } from './contract-assistant.ts'
import { items } from './contract-items.ts'
import { reset } from './contract-reset.ts'

export interface ContractOptions {
  /** The flags that the project was generated with. */
  flags?: readonly string[]
  /** The server runs without its database. */
  degraded?: boolean
  /** The port on which the server expects its AI provider; without it the assistant must be off. */
  assistant?: number
  /** The server's output so far, which has the link to a new password; without it the reset is not checked. */
  log?: () => string
}

/** Resolves with the sentences that held; rejects with the first that did not. */
export async function askForContract(base: string, options: ContractOptions = {}): Promise<string[]> {
  const { flags = ['auth', 'api', 'ai', 'docs'], degraded = false, assistant, log } = options
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
  // Looking the session up would need the database.
  await that('health answers a browser that signed in before', async () =>
    given(await person(base, 'session=from-before')('GET', '/api/health'), 200),
  )
  await that('an unknown endpoint is 404', async () =>
    refused(await ann('GET', '/api/nothing-here'), 404, 'There is no such endpoint.'),
  )
  if (has('docs')) await that('OpenAPI and its page', () => documentation(ann, has))
  if (degraded) {
    // A request without a session is refused before its body is read.
    const path = has('auth') ? '/api/auth/sign-in' : has('api') ? '/api/items' : undefined
    const asked = `${path} without a database is 503`
    const sentence = 'The database is not reachable.'
    const body = has('auth') ? account() : { title: 'First' }
    if (path) await that(asked, async () => refused(await ann('POST', path, body), 503, sentence))
    return held
  }
  const bob = person(base)
  if (has('auth')) await that('accounts', () => accounts(ann, bob, person(base)))
  if (has('api')) await that('items', () => items(ann, bob, person(base), has('auth')))
  if (has('ai')) await that('the assistant', () => chat(ann, person(base), has('auth'), assistant))
  if (has('auth')) await that('leaving, coming back, being limited', () => sessions(ann, base))
  // Last, because it waits for the end of the limit.
  if (has('auth') && log) await that('a forgotten password', () => reset(base, log))
  return held
}

async function documentation(ask: Ask, has: (flag: string) => boolean): Promise<void> {
  const { body } = await ask('GET', '/api/openapi.json')
  assert.match(body.openapi, /^3\./)
  const paths = Object.keys(body.paths).join(' ')
  assert.ok(paths.includes('/api/health'), `/api/health in ${paths}`)
  for (const [flag, path] of [
    ['auth', '/api/auth/sign-up'],
    ['api', '/api/items'],
    ['ai', '/api/ai/chat'],
  ] as const)
    assert.equal(paths.includes(path), has(flag), `${path} in ${paths}`)
  if (has('auth')) {
    const { get } = (body.paths as Record<string, { get: Answering }>)['/api/auth/me'] ?? {}
    const me = get?.responses['200']?.content['application/json']?.schema ?? {}
    const { user } = resolved(me, body).properties ?? {}
    assert.ok(user && mayBeNull(user, body), `no user is null by ${JSON.stringify(user)}`)
  }
  const page = await ask('GET', '/api/docs')
  given(page, page.status === 302 ? 302 : 200)
}

interface Answering {
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
}

interface Schema {
  $ref?: string
  type?: string | string[]
  nullable?: boolean
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** The schema that a reference such as `#/components/schemas/User` names. */
const resolved = (schema: Schema, description: unknown): Schema =>
  schema.$ref
    ? (schema.$ref
        .split('/')
        .slice(1)
        .reduce((at, key) => (at as Record<string, unknown>)[key], description) as Schema)
    : schema

/**
 * Whether null fits a schema. A type generated from `allOf: [User, nullable object]` accepts neither null nor a user,
 * so a front end whose types come from such a description does not compile.
 */
function mayBeNull(schema: Schema, description: unknown): boolean {
  const { type, nullable, anyOf, oneOf, allOf } = resolved(schema, description)
  const fits = (part: Schema) => mayBeNull(part, description)
  if (nullable || [type].flat().includes('null')) return true
  if (allOf) return allOf.every(fits)
  return [...(anyOf ?? []), ...(oneOf ?? [])].some(fits)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { flags: text, assistant: text, log: text, degraded: { type: 'boolean', default: false } },
  })
  const file = values.log
  const held = await askForContract(positionals[0] ?? 'http://localhost:8000', {
    ...(values.flags === undefined ? {} : { flags: values.flags.split(',') }),
    ...(values.assistant ? { assistant: Number(values.assistant) } : {}),
    ...(file === undefined ? {} : { log: () => readFileSync(file, 'utf8') }),
    degraded: values.degraded,
  })
  console.log(held.map((sentence) => `ok  ${sentence}`).join('\n'))
}
