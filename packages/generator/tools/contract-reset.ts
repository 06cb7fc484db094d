import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { account, type Answer, type Ask, given, person, refused } from './asking.ts'

/** ms that a server may take to write a message to its log after its answer. */
const PATIENCE = 10_000
/** How often the limit may ask to come back later. */
const WAITS = 2
const INVALID = 'This link is not valid or has expired. Ask for a new one.'

/** ms within which a server answers that does not wait for its mail server. */
const AT_ONCE = 5000
/** Headers in which the sender of a request names a site of their own. */
const FOREIGN = {
  host: 'thief.example',
  'x-forwarded-host': 'thief.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=thief.example;proto=https',
}

/** A client with those headers; `fetch` does not let its caller choose the host. */
const foreigner =
  (base: string): Ask =>
  async (method, path, body) => {
    const headers = { ...FOREIGN, 'content-type': 'application/json', connection: 'close' }
    const sent = httpRequest(base + path, { method, headers }).end(JSON.stringify(body))
    const [answer] = await once(sent, 'response')
    answer.resume()
    const retry = { 'retry-after': answer.headers['retry-after'] ?? '' }
    return { status: answer.statusCode, headers: new Headers(retry), text: '', body: {} as Answer['body'] }
  }

/** Asks when the limit allows it. A sliding limit lets only some of the attempts through in the minute after. */
async function asked(ask: Ask, path: string, body: object) {
  for (let wait = 1; ; wait++) {
    const answer = await ask('POST', `/api/auth/${path}`, body)
    if (answer.status !== 429 || wait > WAITS) return answer
    const seconds = Number(answer.headers.get('retry-after'))
    assert.ok(seconds >= 1 && seconds <= 60, `Retry-After is ${seconds}`)
    await setTimeout(seconds * 1000 + 500)
  }
}

const tokensIn = (log: string) =>
  [...log.matchAll(/\/reset-password\?token=([\w.~%-]+)/g)].map(([, token]) => token)

/** The token of a link that was not in the log before. Rejects with the log when none comes. */
async function newToken(log: () => string, before: readonly (string | undefined)[]): Promise<string> {
  const deadline = performance.now() + PATIENCE
  for (;;) {
    const token = tokensIn(log()).findLast((each) => !before.includes(each))
    if (token !== undefined) return decodeURIComponent(token)
    assert.ok(performance.now() < deadline, `no link in the log of the server:\n${log()}`)
    await setTimeout(50)
  }
}

/** Forgets a password and sets another. The server is in development, without SMTP_URL; `log` is all that it wrote. */
export async function reset(base: string, log: () => string): Promise<void> {
  const [ann, bob] = [person(base), person(base)]
  const { email, password } = account()
  given(await asked(ann, 'sign-up', { email, password }), 201)
  refused(await asked(bob, 'forgot-password', { email: 'nobody' }), 400)
  const unknown = await asked(bob, 'forgot-password', { email: account().email })
  const seen = tokensIn(log())
  // A server may refuse a host that it does not know.
  const lured = await asked(foreigner(base), 'forgot-password', { email })
  if (lured.status === 204) await newToken(log, seen)
  assert.doesNotMatch(log(), /thief\.example\S*\/reset-password/, 'a link leads where a header says')
  const before = tokensIn(log())
  const known = await asked(bob, 'forgot-password', { email: email.toUpperCase() })
  given(known, 204)
  assert.deepEqual([unknown.status, unknown.text], [known.status, known.text])
  const token = await newToken(log, before)
  const chosen = { token, password: 'battery staple' }
  refused(await asked(bob, 'reset-password', { token, password: 'short' }), 400)
  const answer = await asked(bob, 'reset-password', chosen)
  given(answer, 204)
  assert.equal(answer.headers.get('set-cookie'), null, 'a new password signs nobody in')
  assert.deepEqual((await ann('GET', '/api/auth/me')).body, { user: null }, 'a session outlives its password')
  refused(await asked(bob, 'reset-password', chosen), 400, INVALID)
  refused(await asked(ann, 'sign-in', { email, password }), 401)
  given(await asked(ann, 'sign-in', { email, password: chosen.password }), 200)
}

/**
 * Asks for a link while the mail server at a port accepts connections and sends nothing. The answer must not wait for
 * it: its time would reveal whether there is an account.
 */
export async function silentMail(base: string, port: number, patience = AT_ONCE): Promise<void> {
  const silent = createServer().listen(port, '127.0.0.1')
  const tried = once(silent, 'connection', { signal: AbortSignal.timeout(PATIENCE) })
  const [ann, bob] = [person(base), person(base)]
  try {
    const { email, password } = account()
    given(await asked(ann, 'sign-up', { email, password }), 201)
    const asking = ann('POST', '/api/auth/forgot-password', { email })
    const answer = await Promise.race([asking, setTimeout(patience, null, { ref: false })])
    const [connection] = await tried
    connection.destroy()
    await asking
    assert.ok(answer, 'the answer waits for the mail server')
    given(answer, 204)
    given(await bob('POST', '/api/auth/forgot-password', { email: account().email }), 204)
  } finally {
    silent.close()
  }
}
