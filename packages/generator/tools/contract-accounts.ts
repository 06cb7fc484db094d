import assert from 'node:assert/strict'
import { account, type Ask, given, person, refused } from './asking.ts'

/** Signs up six times and in once: with those of `sessions` nine attempts, for a limit that outlives its server. */
export async function accounts(ann: Ask, bob: Ask, stranger: Ask): Promise<void> {
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
  refused(await bob('POST', '/api/auth/sign-up', { ...account(), password: 'x'.repeat(129) }), 400)
  const longest = { ...account(), password: 'x'.repeat(128) }
  given(await bob('POST', '/api/auth/sign-up', longest), 201)
  // Some hashes read only the first 72 bytes.
  refused(await stranger('POST', '/api/auth/sign-in', { ...longest, password: `${'x'.repeat(127)}y` }), 401)
}

export async function sessions(ann: Ask, base: string): Promise<void> {
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
  given(
    await carl('POST', '/api/auth/sign-in', { ...credentials, email: credentials.email.toUpperCase() }),
    200,
  )
  assert.equal((await carl('GET', '/api/auth/me')).body.user?.email, credentials.email)
  const statuses: number[] = []
  for (const path of ['sign-up', 'sign-in', 'sign-up', 'sign-in', 'sign-up', 'sign-in'])
    statuses.push((await carl('POST', `/api/auth/${path}`, account())).status)
  assert.equal(statuses.at(-1), 429, `more than 10 attempts in a minute gave ${statuses}`)
  const limited = await carl('POST', '/api/auth/sign-in', credentials)
  refused(limited, 429)
  const seconds = Number(limited.headers.get('retry-after') ?? 0)
  assert.ok(seconds >= 1 && seconds <= 60, `Retry-After is ${limited.headers.get('retry-after')}`)
  assert.ok((await ann('GET', '/api/auth/me')).body.user, 'the limit ended a session')
}
