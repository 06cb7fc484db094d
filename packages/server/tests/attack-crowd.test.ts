import { describe, expect, it, vi } from 'vitest'
import { PASSWORD, serverForTests } from './kit'
import { requestsFrom } from './requests-from'

// These tests measure or count on the cost of a comparison.
vi.unmock('@node-rs/bcrypt')

// Passwords are compared outside the database's queue: a crowd that signs in delays no other request, and is bounded.

const many = { max: 1000, windowMs: 60_000 }
const tools = serverForTests(
  {
    passwordPerAccount: many,
    passwordPerAccountAndPeer: many,
    passwordPerPeer: many,
    comparedPerAccountAndPeer: many,
  },
  { hashing: { atOnce: 2, waiting: 60, waitingPerCaller: 40 } },
)
const { adminClient, ask, confirmedUser, newClient, newEmail, post, query, server } = tools
const from = requestsFrom(tools)
const signIn = (email: string, password: string) =>
  post('/auth/v1/token?grant_type=password', { email, password })

const BUSY = ['Too many people are signing in. Please try again.', 'The database is busy. Please try again.']

/** Statuses of requests of a crowd, as they are answered; `reached` resolves once a number of them are. */
function crowdOf(size: number, send: () => Promise<{ status: number }>) {
  const answered: number[] = []
  const waiting = new Map<number, () => void>()
  const all = Array.from({ length: size }, async () => {
    answered.push((await send()).status)
    waiting.get(answered.length)?.()
  })
  const reached = (count: number) => new Promise<void>((resolve) => waiting.set(count, resolve))
  return { answered, reached, ended: Promise.all(all) }
}

describe('a caller', () => {
  it('that signs in endlessly with the right password does not delay the sign-in of others', async () => {
    const [own, other] = [await confirmedUser(), await confirmedUser()]
    const token = '/auth/v1/token?grant_type=password'
    const { answered, reached, ended } = crowdOf(40, () =>
      from('127.0.0.2', token, { email: own.email, password: PASSWORD }),
    )
    await reached(2)
    const before = answered.length
    const { status } = await from('127.0.0.3', token, { email: other.email, password: PASSWORD })
    // One place in turn, besides those that run: after all others it would have been the 41st.
    expect([status, answered.length - before < 15]).toEqual([200, true])
    await ended
    expect(new Set(answered)).toEqual(new Set([200]))
  })

  it('that reads endlessly is the only one rejected, and does not delay others', async () => {
    const { answered, reached, ended } = crowdOf(200, () =>
      from('127.0.0.2', '/rest/v1/profiles?select=id', undefined, {}, 'GET'),
    )
    await reached(1)
    const name = { username: 'nobody_yet' }
    const { status, text } = await from('127.0.0.3', '/rest/v1/rpc/username_available', name)
    expect([status, text]).toEqual([200, 'true'])
    await ended
    // 50 wait while one is answered, or four with PostgreSQL; how many more come depends on how fast they are answered.
    const count = (code: number) => answered.filter((one) => one === code).length
    expect(count(503)).toBeGreaterThan(0)
    expect(count(401)).toBeGreaterThan(40)
    expect(count(503) + count(401)).toBe(200)
  })
})

describe('a crowd', () => {
  it('of users who sign in does not delay reading', async () => {
    const { email, id, token } = await confirmedUser()
    const answered: number[] = []
    const crowd = Array.from({ length: 30 }, async () => {
      answered.push((await signIn(email, PASSWORD)).status)
    })
    let reads = 0
    while (answered.length < crowd.length) {
      const response = await ask(`/rest/v1/profiles?select=*&id=eq.${id}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(await response.json()).toHaveLength(1)
      if (answered.length < crowd.length) reads++
    }
    await Promise.all(crowd)
    expect(new Set(answered)).toEqual(new Set([200]))
    // One after the other; in one queue with the comparisons the first would have waited for all of them.
    expect(reads).toBeGreaterThan(15)
  })

  it('beyond the queue limit is rejected, known or not, without counted attempts', async () => {
    const { email } = await confirmedUser()
    for (const address of [email, newEmail()]) {
      const answers = await Promise.all(Array.from({ length: 80 }, () => signIn(address, 'wrong')))
      const refused = answers.filter(({ status }) => status === 503)
      expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([400, 503])
      expect(refused.length).toBeGreaterThan(20)
      for (const response of refused) {
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(BUSY).toContain(((await response.json()) as { error: string }).error)
      }
    }
    expect((await signIn(email, PASSWORD)).status).toBe(200)
    const [profile] = await query('select login_attempts as n from public.profiles where email = $1', [email])
    expect(profile?.n).toBeLessThanOrEqual(60)
  })
})

describe('a password', () => {
  it('costs one comparison for any account, outside the database thread', async () => {
    const { email } = await confirmedUser()
    const locked = await confirmedUser()
    const admin = await adminClient()
    await admin.from('profiles').update({ status: 'locked' }).eq('id', locked.id)
    const unconfirmed = newEmail()
    await newClient().auth.signUp({ email: unconfirmed, password: PASSWORD })

    const { hashing } = server().services.backend
    const original = hashing.for
    let compared = 0
    hashing.for = (caller) => {
      const hands = original(caller)
      return {
        ...hands,
        compare: (...values) => {
          compared++
          return hands.compare(...values)
        },
      }
    }
    const outcomes: Record<string, [number, string, number]> = {}
    for (const [name, address, password] of [
      ['right', email, PASSWORD],
      ['wrong', email, 'wrong'],
      ['too long', email, `${PASSWORD}${'x'.repeat(80)}`],
      ['empty', email, ''],
      ['unknown', newEmail(), PASSWORD],
      ['locked, wrong', locked.email, 'wrong'],
      ['unconfirmed, wrong', unconfirmed, 'wrong'],
      ['unconfirmed, right', unconfirmed, PASSWORD],
    ] as const) {
      compared = 0
      const response = await signIn(address, password)
      const { error_code: code = 'ok' } = (await response.json()) as { error_code?: string }
      outcomes[name] = [response.status, code, compared]
    }
    hashing.for = original
    const refused = [400, 'invalid_credentials', 1]
    expect(outcomes).toEqual({
      right: [200, 'ok', 1],
      wrong: refused,
      'too long': refused,
      empty: refused,
      unknown: refused,
      'locked, wrong': refused,
      'unconfirmed, wrong': refused,
      'unconfirmed, right': [400, 'email_not_confirmed', 1],
    })
  })

  it('that was changed during its comparison no longer signs in', async () => {
    const { client, email } = await confirmedUser()
    const { hashing } = server().services.backend
    const original = hashing.for
    let change: Promise<unknown> | undefined
    hashing.for = (caller) => {
      const hands = original(caller)
      return {
        ...hands,
        async compare(...values) {
          hashing.for = original
          const equal = await hands.compare(...values)
          change = client.auth.updateUser({ password: 'An0ther!pass', current_password: PASSWORD })
          expect(await change).toMatchObject({ error: null })
          return equal
        },
      }
    }
    expect((await signIn(email, PASSWORD)).status).toBe(400)
    expect((await signIn(email, 'An0ther!pass')).status).toBe(200)
  })
})
