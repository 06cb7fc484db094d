import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from './kit'
import { processorTime } from '../../../tests/support/processor-time'

// Requests to the REST service that the app never sends. The library would answer most of them.

const { adminClient, ask, confirmedUser, key, post, raw, server } = serverForTests({
  lookupPerPeer: { max: 1, windowMs: 600_000 },
})

let mallory: Awaited<ReturnType<typeof confirmedUser>>
let token: string

beforeAll(async () => {
  mallory = await confirmedUser()
  token = (await (await adminClient()).auth.getSession()).data.session?.access_token ?? ''
})

const asAdmin = () => ({ authorization: `Bearer ${token}` })

/** The answer's status and the processor time that it took, in ms: the server and its database run in this process. */
const timed = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const used = processorTime()
  const { status } = await raw(path, { apikey: key(), ...asAdmin(), ...headers }, method)
  return { status, ms: used() }
}

/** The requests that are not answered 4xx at once. */
const passing = async (asked: string[], headers: Record<string, string> = {}) => {
  const found: unknown[] = []
  for (const path of asked) {
    const { status, ms } = await timed(path, headers)
    if (status < 400 || status >= 500 || ms > 500) found.push([path.slice(0, 90), status, Math.round(ms)])
  }
  return found
}

const COSTLY = encodeURIComponent(String.raw`(.*)(.*)x\1\2$`)

describe('a pattern', () => {
  it('never reaches the database, with any modifier, in any place', async () => {
    const filters = ['match', 'imatch', 'like', 'ilike', 'fts', 'plfts', 'cs', 'ov', 'adj'].flatMap(
      (name) => [name, `not.${name}`, `${name}(any)`, `${name}(all)`, `not.${name}(any)`],
    )
    const values = filters.flatMap((name) => [`${name}.${COSTLY}`, `${name}.{${COSTLY}}`])
    const asked = values.flatMap((value) => [
      `profiles?select=id&email=${value}`,
      `profiles?or=(email.${value})`,
      `profiles?and=(id.not.is.null,or(email.${value},id.is.null))`,
      `profiles?not.or=(email.${value})`,
      `profiles?users.or=(email.${value})&select=*,users(*)`,
      `profiles?select=*,users!inner(*)&users.email=${value}`,
      `rpc/admin_profiles?email=${value}`,
      `rpc/username_available?username=x&or=(email.${value})`,
    ])
    expect(await passing(asked.map((query) => `/rest/v1/${query}`))).toEqual([])
  })
})

describe('a request', () => {
  it('for data that the app never requests is rejected', async () => {
    const asked = [
      'select=email::regclass',
      'select=mail:email',
      'select=email->a',
      'select=id.count()',
      'select=count()',
      'select=users(*)',
      'select=...users(*)',
      'select=',
      'select=id,',
      `select=${'users('.repeat(300)}*${')'.repeat(300)}`,
      `or=${'(and'.repeat(450)}(id.eq.1)${')'.repeat(450)}`,
      'select=id&select=email',
      'order=email.asc.asc',
      'order=users(email)',
      'order=nothing',
      'limit=-1',
      'limit=1e9',
      'offset=99999999999999999999',
      'columns=id',
      'on_conflict=id',
      'nothing=eq.1',
      'email=eq',
      'email=isdistinct.x',
      'email=eq(any).{a,b}',
      'email=in.(a,b)',
      'email->>a=eq.1',
      '__proto__=eq.1',
      'constructor=eq.1',
      'toString=1',
      Array.from({ length: 9 }, () => 'id=neq.x').join('&'),
      `email=eq.${'a'.repeat(301)}`,
    ].map((query) => `/rest/v1/profiles?${query}`)
    const others = [
      '/rest/v1/',
      '/rest/v1/profiles/',
      '/rest/v1/profiles/id',
      '/rest/v1/rpc/',
      '/rest/v1/rpc/toString',
    ]
    expect(await passing([...asked, ...others])).toEqual([])
    for (const headers of [
      { accept: 'application/vnd.pgrst.plan+json; for="application/json"; options=analyze' },
      { accept: 'text/csv' },
      { accept: 'application/geo+json' },
      { 'accept-profile': 'auth' },
      { range: 'bytes=0-1' },
      { range: '1e9-' },
    ])
      expect(await passing(['/rest/v1/profiles?select=id'], headers as never)).toEqual([])
  })

  it('accepts only the preferences of the app, in any spelling', async () => {
    for (const prefer of [
      'count=planned',
      'count = planned',
      'count\t=\testimated',
      'Count=Estimated, return=minimal',
      'count="planned"',
      'return=representation,count=planned',
      'count=planned;q=1',
      'tx=rollback',
      'params=single-object',
    ])
      expect([prefer, (await timed('/rest/v1/profiles?select=id', { prefer })).status]).toEqual([prefer, 400])
    const several = { prefer: ['return=minimal', 'count = planned'] } as never
    expect((await timed('/rest/v1/profiles?select=id', several)).status).toBe(400)
    const usual = { prefer: 'return=representation, Count = exact' }
    expect((await timed('/rest/v1/profiles?select=id', usual)).status).toBeLessThan(300)
  })

  it('cannot bypass a limit by encoding its separators', async () => {
    const body = JSON.stringify({ username: 'somebody' })
    const headers = { apikey: key(), 'content-type': 'application/json' }
    expect((await post('/rest/v1/rpc/username_available', { username: 'somebody' })).status).toBe(200)
    for (const path of [
      '/rest/v1/rpc%2fusername_available',
      '/rest/v1/rpc%2Fusername_available',
      '/rest/v1%2frpc%2fusername_available',
      '/rest%2fv1/rpc/username_available',
      '/rest/v1/rpc%5cusername_available',
      '/rest/v1/rpc\\username_available',
      '/rest/v1/rpc%252fusername_available',
      '/rest/v1/rpc/username_available%2f',
      '/rest/v1/rpc/username_available%00',
      '/rest/v1/rpc/username_available%3f',
      '/rest/v1/rpc/username_available%ff',
      '/rest/v1/rpc/%75sername_available',
      '/rest/v1/%72pc/username_available',
      '/rest/v1/x/../rpc/username_available',
      '/rest/v1/rpc//username_available',
    ]) {
      const { status } = await raw(path, headers, 'POST', body)
      expect([path, status >= 400 && status < 500]).toEqual([path, true])
    }
  })

  it('with excessive nesting or length is rejected before it is parsed', async () => {
    const nested = (depth: number) => `${'(and'.repeat(depth)}(id.eq.1)${')'.repeat(depth)}`
    expect(
      await passing([
        `/rest/v1/profiles?or=${nested(2900)}`,
        `/rest/v1/profiles?select=${'users('.repeat(2000)}*${')'.repeat(2000)}`,
        `/rest/v1/profiles?${'id=neq.x&'.repeat(1500)}`,
        `/auth/v1/settings?x=${'('.repeat(15_000)}`,
        `/mailbox?x=${'('.repeat(15_000)}`,
      ]),
    ).toEqual([])
  })

  it('of the app is accepted, with any character in its values', async () => {
    const own = { authorization: `Bearer ${mallory.token}` }
    const rows = async (query: string) => (await ask(`/rest/v1/profiles?${query}`, { headers: own })).json()
    expect(await rows('select=id')).toEqual([{ id: mallory.id }])
    for (const value of ['a+b@c.dd', 'ü ö', '(),."', '100%'])
      expect([value, await rows(`select=id&email=eq.${encodeURIComponent(value)}`)]).toEqual([value, []])
    expect(await rows('select=id,email&order=created_at.desc,id&limit=5&offset=0')).toHaveLength(1)
    const { data } = await mallory.client.from('profiles').select('updated_at').single()
    const same = await mallory.client
      .from('profiles')
      .update({ login_attempts: 0 })
      .eq('id', mallory.id)
      .eq('updated_at', data?.updated_at ?? '')
      .select('*')
      .maybeSingle()
    expect(same.data?.id).toBe(mallory.id)
    expect(server().url).toContain('127.0.0.1')
  })

  it('with a value of another type is rejected, without revealing internals', async () => {
    const headers = { apikey: key(), 'content-type': 'application/json', ...asAdmin() }
    const change = JSON.stringify({ last_login: '2026-01-01T00:00:00Z' })
    for (const filter of [
      'is_verified=eq.maybe',
      'id=eq.me',
      'login_attempts=eq.many',
      'created_at=eq.once',
      'login_attempts=eq.99999999999999999999',
      'created_at=eq.2026-13-45',
    ])
      for (const [method, body] of [
        ['GET', ''],
        ['PATCH', change],
      ] as const) {
        const { status, text } = await raw(`/rest/v1/profiles?${filter}`, headers, method, body)
        const { code, message } = JSON.parse(text) as { code: string; message: string }
        expect([filter, method, status, code]).toEqual([
          filter,
          method,
          400,
          expect.stringMatching(/^22\w{3}$/),
        ])
        expect(message).not.toMatch(/Error|select|update|public\./)
      }
  })
})
