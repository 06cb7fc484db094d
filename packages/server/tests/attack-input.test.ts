import { beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, serverForTests } from './kit'
import { processorTime } from '../../../tests/support/processor-time'

// Input that is no input: SQL, filters and bodies.

const { ask, confirmedUser, key, newEmail, post, query, raw } = serverForTests({
  signUpPerPeer: { max: 1000, windowMs: 60_000 },
  passwordPerPeer: { max: 1000, windowMs: 60_000 },
  lookupPerPeer: { max: 1000, windowMs: 60_000 },
})

let ada: Awaited<ReturnType<typeof confirmedUser>>
let mallory: Awaited<ReturnType<typeof confirmedUser>>

beforeAll(async () => {
  ada = await confirmedUser()
  mallory = await confirmedUser()
})

const asMallory = () => ({ authorization: `Bearer ${mallory.token}` })
const accounts = async () => (await query('select count(*)::int as n from public.profiles'))[0]?.n

const SQL = [
  `' or '1'='1`,
  `'; drop table public.profiles; --`,
  `1; select pg_sleep(5)`,
  `') or true --`,
  `\\'; update public.profiles set role = 'admin'; --`,
  `$1`,
  `{"$ne":null}`,
  `*) or (select 1`,
  `%`,
]

describe('a query string', () => {
  it('with SQL is treated as text in every position', async () => {
    const before = await accounts()
    const used = processorTime()
    for (const sql of SQL.map(encodeURIComponent))
      for (const asked of [
        `select=${sql}`,
        `username=eq.${sql}`,
        `username=ilike.${sql}`,
        `id=eq.${sql}`,
        `order=${sql}`,
        `order=created_at.${sql}`,
        `limit=${sql}`,
        `offset=${sql}`,
        `or=(username.eq.${sql})`,
        `${sql}=eq.1`,
        `username=${sql}.x`,
      ]) {
        const response = await ask(`/rest/v1/profiles?${asked}`, { headers: asMallory() })
        const text = await response.text()
        expect([asked, response.status < 500, text.includes(ada.email)]).toEqual([asked, true, false])
      }
    expect([await accounts(), used() < 5000]).toEqual([before, true])
  })

  it('that breaks out of a filter finds no data of other users', async () => {
    for (const name of [
      `x,id.eq.${ada.id}`,
      `x),or(id.eq.${ada.id}`,
      `"x",role.eq.admin`,
      `x)&id=not.is.null`,
    ]) {
      const { data } = await mallory.client
        .from('profiles')
        .select('*')
        .or(`username.eq.${name},email.eq.${name}`)
      const others = (data ?? []).filter(({ id }) => id !== mallory.id)
      expect([name, others]).toEqual([name, []])
    }
  })

  it('with a costly pattern does not delay other callers', async () => {
    const used = processorTime()
    for (const pattern of ['match.(a%2B)%2B$', `match.${'(a*)*'.repeat(50)}b`, `ilike.${'*a'.repeat(500)}`])
      expect((await ask(`/rest/v1/profiles?email=${pattern}`, { headers: asMallory() })).status).toBeLessThan(
        500,
      )
    expect(used()).toBeLessThan(2000)
  })

  it('that is very long or requests many rows is rejected or truncated', async () => {
    const many = await ask(`/rest/v1/profiles?select=${'id,'.repeat(4000)}id`, { headers: asMallory() })
    expect(many.status).toBeLessThan(500)
    const huge = await raw(`/rest/v1/profiles?select=${'a'.repeat(100_000)}`, { apikey: key() })
    expect([414, 431]).toContain(huge.status)
    const far = await ask('/rest/v1/profiles?offset=99999999999999999999&limit=99999', {
      headers: asMallory(),
    })
    expect(far.status).toBe(400)
  })
})

describe('a body', () => {
  it('with SQL is treated as text in every position', async () => {
    const before = await accounts()
    for (const sql of SQL) {
      const answers = [
        await post('/auth/v1/signup', { email: sql, password: sql, data: { username: sql } }),
        await post('/auth/v1/token?grant_type=password', { email: sql, password: sql }),
        await post('/auth/v1/token?grant_type=password', { email: ada.email, password: sql }),
        await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: sql }),
        await post('/auth/v1/verify', { type: 'signup', token_hash: sql }),
        await post('/auth/v1/verify', { type: sql, token_hash: 'x' }),
        await post('/rest/v1/rpc/username_available', { username: sql }),
        await post('/functions/v1/delete-user', { userId: sql }, asMallory()),
      ]
      const statuses = answers.map(({ status }) => status)
      expect([sql, statuses.filter((status) => status >= 500 || status === 201)]).toEqual([sql, []])
      expect(await answers[6]?.json()).toBe(false)
    }
    expect(await accounts()).toBe(before)
  })

  const paths = [
    '/auth/v1/signup',
    '/auth/v1/token?grant_type=password',
    '/auth/v1/token?grant_type=refresh_token',
    '/auth/v1/verify',
    '/auth/v1/recover',
    '/auth/v1/resend',
    '/rest/v1/rpc/username_available',
    '/rest/v1/rpc/admin_profiles',
    '/functions/v1/delete-user',
  ]
  const send = (path: string, body: string, type = 'application/json') =>
    ask(path, { method: 'POST', body, headers: { 'content-type': type, ...asMallory() } })

  it('that is malformed, of another shape or deeply nested is rejected without a server error', async () => {
    const bodies = [
      '{',
      '[]',
      'null',
      '1',
      '"x"',
      '[[[[[[[[[[1]]]]]]]]]]',
      '['.repeat(400_000),
      `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      `[${'1,'.repeat(300_000)}1]`,
      '{"email":{"a":1},"password":[],"username":{},"refresh_token":{},"token_hash":{},"type":{},"userId":{}}',
      `{"email":"${newEmail()}\\u0000","password":"Str0ng\\u0000pass","username":"a\\u0000","token_hash":"\\u0000"}`,
      `{"email":"${'a'.repeat(5000)}@x.example","password":"Str0ng!pass","username":"${'a'.repeat(5000)}"}`,
    ]
    for (const path of paths)
      for (const body of bodies) {
        const { status } = await send(path, body)
        const refused = status >= 400 && status < 500
        // These answer 200: an impossible name is not available, and an unknown address gets the answer of a known address.
        const answered = status === 200 && /username_available|recover|resend/.test(path)
        expect([path, body.slice(0, 60), refused || answered]).toEqual([path, body.slice(0, 60), true])
      }
  })

  it('of more than a megabyte is rejected, even without a Content-Length', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(1_100_000) })
    const headers = { apikey: key(), 'content-type': 'application/json', ...asMallory() }
    // A client that goes on sending may find the connection closed before it has read the answer.
    const refused = new Set<unknown>([413, 'closed'])
    for (const path of paths) {
      const told = await raw(path, headers, 'POST', body).catch(() => ({ status: 'closed' }))
      expect([path, refused.has(told.status)]).toEqual([path, true])
      const chunked = await raw(path, { ...headers, 'transfer-encoding': 'chunked' }, 'POST', body).catch(
        () => ({
          status: 'closed',
        }),
      )
      expect([path, refused.has(chunked.status)]).toEqual([path, true])
    }
    expect(await query(`select 1 from auth.users where length(email::text) > 255`)).toEqual([])
  })

  it('of a type other than JSON, as sent by forms of other sites, is rejected', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'text/csv',
      '',
    ])
      for (const path of ['/auth/v1/signup', '/rest/v1/profiles', '/rest/v1/rpc/username_available']) {
        const { status } = await send(path, '{"username":"x"}', type)
        expect([type, path, status]).toEqual([type, path, 415])
      }
  })

  it('that targets prototypes changes nothing', async () => {
    const email = newEmail()
    const body = `{"email":"${email}","password":"${PASSWORD}","__proto__":{"isAdmin":true},"constructor":{"prototype":{"role":"admin"}},"data":{"__proto__":{"role":"admin"}}}`
    expect((await send('/auth/v1/signup', body)).status).toBeLessThan(500)
    expect(({} as Record<string, unknown>).isAdmin ?? ({} as Record<string, unknown>).role).toBeUndefined()
    expect(await query('select role from public.profiles where email = $1', [email])).toEqual([
      { role: 'user' },
    ])
  })
})
