import { createHmac, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, serverForTests } from './kit'

// Tokens that are forged, spent, swapped or stolen.

const { ask, confirmedUser, newClient, newEmail, post, query, signIn, tokenFor, verify, ...use } =
  serverForTests({
    mailPerReceiverAndPeer: { max: 100, windowMs: 60_000 },
    mailPerReceiverAndNetwork: { max: 100, windowMs: 60_000 },
  })

type User = Awaited<ReturnType<typeof confirmedUser>>
let ada: User
let mallory: User

beforeAll(async () => {
  ada = await confirmedUser()
  mallory = await confirmedUser()
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString())

const signed = (claims: object, secret: string, header: object = { alg: 'HS256', typ: 'JWT' }) => {
  const content = `${encode(header)}.${encode(claims)}`
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

/** Where an access token gets in: the statuses that are no refusal, with what they showed. */
const openedBy = async (token: string) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const responses = await Promise.all([
    ask('/rest/v1/profiles?select=email', { headers }),
    ask('/auth/v1/user', { headers }),
    ask('/auth/v1/user', { method: 'PUT', body: '{"data":{"x":1}}', headers }),
    ask('/functions/v1/delete-user', {
      method: 'POST',
      body: JSON.stringify({ userId: randomUUID() }),
      headers,
    }),
  ])
  const open: string[] = []
  // A 403 of the function counts as open: it accepted the token and refused only the right to delete.
  for (const [index, response] of responses.entries())
    if (response.status < 400 || (index === 3 && response.status !== 401)) open.push(await response.text())
  return open
}

describe('an access token', () => {
  it('of the own account opens what it should', async () => {
    expect(await openedBy(mallory.token)).toHaveLength(4)
  })

  it('that is unsigned, or signed with another key or algorithm, is rejected', async () => {
    const [header, payload, signature] = mallory.token.split('.')
    const claims = { ...decode(payload), sub: ada.id, email: ada.email }
    const { jwtSecret } = use.server().services.secrets
    for (const token of [
      signed(claims, '', { alg: 'none', typ: 'JWT' }),
      `${encode({ alg: 'none' })}.${encode(claims)}.`,
      `${header}.${payload}.`,
      `${header}.${encode(claims)}.${signature}`,
      signed(claims, 'secret'),
      signed(claims, use.key()),
      signed(claims, jwtSecret, { alg: 'RS256', typ: 'JWT' }),
      signed({ ...claims, role: 'service_role' }, 'super-secret-jwt-token-with-at-least-32-characters-long'),
    ])
      expect([token, await openedBy(token)]).toEqual([token, []])
  })

  it('that has expired is rejected', async () => {
    const claims = decode(mallory.token.split('.')[1])
    const { jwtSecret } = use.server().services.secrets
    const past = Math.floor(Date.now() / 1000) - 3600
    expect(await openedBy(signed({ ...claims, iat: past - 60, exp: past }, jwtSecret))).toEqual([])
  })

  it.each(['', ' ', 'x', 'a.b.c', '..', 'null', '0'.repeat(7000)])(
    'that is garbage (%j) is rejected',
    async (token) => expect(await openedBy(token)).toEqual([]),
  )

  it('in another spelling of the same bytes is rejected', async () => {
    expect(await openedBy(ada.token)).toHaveLength(4)
    const [head, claims, signature = ''] = ada.token.split('.')
    // 43 signs of 6 bits for 32 bytes: the last two bits are free.
    const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const other = last[last.indexOf(signature.at(-1) ?? '') ^ 1]
    for (const token of [
      `${ada.token}=`,
      `${ada.token}==`,
      `${head}.${claims}.${signature.slice(0, -1)}${other}`,
      `${head}=.${claims}.${signature}`,
      `${head}.${claims}.${signature.slice(0, 9)}%${signature.slice(9)}`,
    ])
      expect([token, await openedBy(token)]).toEqual([token, []])
  })

  it('of another installation is rejected', async () => {
    const { generateSecrets } = await import('../start/secrets')
    const { jwtSecret } = await generateSecrets()
    expect(await openedBy(signed(decode(ada.token.split('.')[1]), jwtSecret))).toEqual([])
  })

  it('is rejected as soon as its session is signed out', async () => {
    const { client, token } = await confirmedUser()
    expect(await openedBy(token)).toHaveLength(4)
    await client.auth.signOut()
    expect(await openedBy(token)).toEqual([])
    const response = await ask('/rest/v1/profiles', { headers: { authorization: `Bearer ${token}` } })
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { message: 'This session has ended. Please sign in again.' },
    ])
  })

  it('is rejected as soon as the password is changed elsewhere', async () => {
    const { email, token } = await confirmedUser()
    const owner = newClient()
    await owner.auth.signInWithPassword({ email, password: PASSWORD })
    await owner.auth.updateUser({ password: 'An0ther!pass', current_password: PASSWORD })
    expect(await openedBy(token)).toEqual([])
  })

  it('is rejected as soon as its account is deleted', async () => {
    const { client, id, token } = await confirmedUser()
    await client.functions.invoke('delete-user', { body: { userId: id, password: PASSWORD } })
    expect(await openedBy(token)).toEqual([])
  })

  it('of one session does not open the session of another user', async () => {
    const { jwtSecret } = use.server().services.secrets
    const mine = decode(mallory.token.split('.')[1])
    const swapped = signed({ ...mine, sub: ada.id }, jwtSecret)
    const response = await ask('/rest/v1/profiles', { headers: { authorization: `Bearer ${swapped}` } })
    expect(response.status).toBe(401)
  })
})

describe('a refresh token', () => {
  const refresh = async (token: unknown) => {
    const response = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token })
    const body = (await response.json()) as { refresh_token?: string }
    return { status: response.status, next: body.refresh_token ?? '' }
  }

  it('that is replayed later ends its session', async () => {
    const { client } = await confirmedUser()
    const stolen = (await client.auth.getSession()).data.session?.refresh_token ?? ''
    const { next } = await refresh(stolen)
    // Two tabs may refresh at the same moment; a minute later it is a theft.
    expect((await refresh(stolen)).status).toBe(200)
    await query(
      `update auth.refresh_tokens set updated_at = updated_at - interval '61 seconds' where token = $1`,
      [stolen],
    )
    expect((await refresh(stolen)).status).toBe(400)
    expect((await refresh(next)).status).toBe(400)
  })

  it('that is replayed after several others ends the session at once, including its access tokens', async () => {
    const { client, token } = await confirmedUser()
    const stolen = (await client.auth.getSession()).data.session?.refresh_token ?? ''
    let newest = stolen
    for (let turn = 0; turn < 3; turn++) newest = (await refresh(newest)).next
    expect(await openedBy(token)).toHaveLength(4)
    expect((await refresh(stolen)).status).toBe(400)
    expect(await openedBy(token)).toEqual([])
    expect((await refresh(newest)).status).toBe(400)
  })

  it.each([undefined, null, 1, '', 'x', {}, "' or true --"])('that is %j is rejected', async (token) => {
    const { status } = await refresh(token)
    expect(status >= 400 && status < 500).toBe(true)
  })
})

describe('a link in a mail', () => {
  it('is spent by its first use, even when it is used twice at once', async () => {
    const email = newEmail()
    await newClient().auth.signUp({ email, password: PASSWORD })
    const token = await tokenFor(email)
    const uses = await Promise.all(Array.from({ length: 8 }, () => verify(token, 'signup')))
    expect(uses.filter((outcome) => outcome === 'ok')).toHaveLength(1)
    expect(await verify(token, 'signup')).toBe('otp_expired')
  })

  it('cannot be used for another purpose', async () => {
    const { client, email } = await confirmedUser()
    await newClient().auth.resetPasswordForEmail(email)
    const recovery = await tokenFor(email)
    const next = newEmail()
    await client.auth.updateUser({ email: next, current_password: PASSWORD })
    const change = await tokenFor(next)
    const fresh = newEmail()
    await newClient().auth.signUp({ email: fresh, password: PASSWORD })
    const signup = await tokenFor(fresh)
    const refused = [
      await verify(recovery, 'signup'),
      await verify(recovery, 'email_change'),
      await verify(change, 'signup'),
      await verify(change, 'recovery'),
      await verify(signup, 'recovery'),
      await verify(signup, 'magiclink'),
      await verify(signup, 'email_change'),
    ]
    expect(new Set(refused)).toEqual(new Set(['otp_expired']))
    expect([await signIn(fresh, PASSWORD), await signIn(next, PASSWORD)]).toEqual([
      'email_not_confirmed',
      'invalid_credentials',
    ])
  })

  it('of one address does not work for another', async () => {
    const [mine, hers] = [newEmail(), newEmail()]
    for (const email of [mine, hers]) await newClient().auth.signUp({ email, password: PASSWORD })
    const token_hash = await tokenFor(mine)
    const swapped = await post('/auth/v1/verify', { type: 'signup', token_hash, email: hers })
    expect([400, 403, 200]).toContain(swapped.status)
    expect(await signIn(hers, PASSWORD)).toBe('email_not_confirmed')
  })

  it('cannot be replaced by a code, a prefix or a pattern', async () => {
    const email = newEmail()
    await newClient().auth.signUp({ email, password: PASSWORD })
    const hash = await tokenFor(email)
    for (const body of [
      { type: 'signup', token: '000000', email },
      { type: 'email', token: '0000000000', email },
      { type: 'signup', token_hash: hash.slice(0, -1) },
      { type: 'signup', token_hash: '%' },
      { type: 'signup', token_hash: '' },
      { type: 'signup', token_hash: null },
      { type: 'signup', token_hash: [hash] },
      { type: 'constructor', token_hash: hash },
      { type: '__proto__', token_hash: hash },
    ])
      expect([body, (await post('/auth/v1/verify', body)).status >= 400]).toEqual([body, true])
    expect(await signIn(email, PASSWORD)).toBe('email_not_confirmed')
  })

  it('is invalid a day later', async () => {
    const email = newEmail()
    await newClient().auth.signUp({ email, password: PASSWORD })
    await query(`update auth.users set confirmation_sent_at = now() - interval '25 hours' where email = $1`, [
      email,
    ])
    expect(await verify(await tokenFor(email), 'signup')).toBe('otp_expired')
  })
})
