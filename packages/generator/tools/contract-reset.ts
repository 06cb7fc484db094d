import assert from 'node:assert/strict'
import { account, type Ask, given, person, refused } from './asking.ts'

/** ms that a server may take to write a message to its log after its answer. */
const PATIENCE = 10_000
/** How often the limit may ask to come back later. */
const WAITS = 2
const INVALID = 'This link is not valid or has expired. Ask for a new one.'

/** Asks when the limit allows it. A sliding limit lets only some of the attempts through in the minute after. */
async function asked(ask: Ask, path: string, body: object) {
  for (let wait = 1; ; wait++) {
    const answer = await ask('POST', `/api/auth/${path}`, body)
    if (answer.status !== 429 || wait > WAITS) return answer
    const seconds = Number(answer.headers.get('retry-after'))
    assert.ok(seconds >= 1 && seconds <= 60, `Retry-After is ${seconds}`)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000 + 500))
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
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Forgets a password and sets another. The server is in development, without SMTP_URL; `log` is all that it wrote. */
export async function reset(base: string, log: () => string): Promise<void> {
  const [ann, bob] = [person(base), person(base)]
  const { email, password } = account()
  given(await asked(ann, 'sign-up', { email, password }), 201)
  refused(await asked(bob, 'forgot-password', { email: 'nobody' }), 400)
  const unknown = await asked(bob, 'forgot-password', { email: account().email })
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
