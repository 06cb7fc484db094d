import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Client, PASSWORD, serverForTests } from './kit'

// Users see where their account is signed in, and end single sessions.

const { ask, confirmedUser, newClient, post, query } = serverForTests()

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'

interface OwnSession {
  id: string
  user_agent: string | null
  created_at: string
  last_seen: string
  this_browser: boolean
}

const listOf = async (client: Client) => {
  const { data, error } = await client.rpc('own_sessions')
  expect(error).toBeNull()
  return data as OwnSession[]
}
const tokenOf = async (client: Client) => (await client.auth.getSession()).data.session?.access_token ?? ''

/** Another browser of the same user. */
const signedIn = async (email: string, userAgent = CHROME) => {
  const response = await post(
    '/auth/v1/token?grant_type=password',
    { email, password: PASSWORD },
    { 'user-agent': userAgent },
  )
  const session = (await response.json()) as { access_token: string; refresh_token: string }
  const client = newClient()
  await client.auth.setSession(session)
  return { client, ...session }
}

describe('the list of the own sessions', () => {
  it('contains each browser once, with its user agent and times, and marks this browser', async () => {
    const { client, email } = await confirmedUser()
    const other = await signedIn(email)
    const sessions = await listOf(client)
    expect(sessions.map(({ this_browser }) => this_browser)).toEqual([true, false])
    expect(sessions[1]).toMatchObject({ user_agent: CHROME })
    const [here] = await listOf(other.client)
    expect(here?.id).toBe(sessions[1]?.id)
    for (const { created_at, last_seen } of sessions)
      expect(Date.parse(last_seen)).toBeGreaterThanOrEqual(Date.parse(created_at))
  })

  it('contains the last use and the present version of a browser after a refresh', async () => {
    const { client, email } = await confirmedUser()
    const other = await signedIn(email)
    await query(`update auth.sessions set created_at = now() - interval '2 days' where user_agent = $1`, [
      CHROME,
    ])
    const { refresh_token } = other
    const updated = CHROME.replace('142', '143')
    await post('/auth/v1/token?grant_type=refresh_token', { refresh_token }, { 'user-agent': updated })
    const [, found] = await listOf(client)
    expect(found?.user_agent).toBe(updated)
    const used = Date.parse(found?.last_seen ?? '') - Date.parse(found?.created_at ?? '')
    expect(used).toBeGreaterThan(47 * 60 * 60_000)
  })

  it('contains no session of another account, and at most 300 characters of a user agent', async () => {
    const ada = await confirmedUser()
    const eve = await confirmedUser()
    await signedIn(ada.email, 'x'.repeat(2000))
    expect(await listOf(eve.client)).toHaveLength(1)
    expect((await listOf(ada.client))[1]?.user_agent).toHaveLength(300)
  })

  it('is refused to visitors, and to a session that has ended', async () => {
    const { email } = await confirmedUser()
    const { client, access_token } = await signedIn(email)
    await client.auth.signOut({ scope: 'local' })
    for (const name of ['own_sessions', 'end_session']) {
      const body = name === 'end_session' ? { session: randomUUID() } : {}
      const asVisitor = await post(`/rest/v1/rpc/${name}`, body)
      const ended = await post(`/rest/v1/rpc/${name}`, body, { authorization: `Bearer ${access_token}` })
      expect([name, asVisitor.status, ended.status]).toEqual([name, 401, 401])
    }
  })
})

describe('a session that its owner ends', () => {
  it('is refused at once by every endpoint, and cannot be refreshed', async () => {
    const { client, email, id } = await confirmedUser()
    const other = await signedIn(email)
    const [, found] = await listOf(client)
    expect((await client.rpc('end_session', { session: found?.id ?? '' })).error).toBeNull()

    const authorization = `Bearer ${other.access_token}`
    const statuses = await Promise.all([
      ask(`/rest/v1/profiles?select=*&id=eq.${id}`, { headers: { authorization } }),
      ask('/auth/v1/user', { headers: { authorization } }),
      post('/rest/v1/rpc/own_sessions', {}, { authorization }),
      post('/functions/v1/delete-user', { userId: id, password: PASSWORD }, { authorization }),
      ask('/auth/v1/user', {
        method: 'PUT',
        body: JSON.stringify({ data: { name: 'x' } }),
        headers: { authorization, 'content-type': 'application/json' },
      }),
    ])
    for (const { status, url } of statuses) expect([url, [401, 403].includes(status)]).toEqual([url, true])
    const renewed = await post('/auth/v1/token?grant_type=refresh_token', {
      refresh_token: other.refresh_token,
    })
    expect(renewed.status).toBe(400)
    expect(await listOf(client)).toHaveLength(1)
  })

  it('stays open when another account or a visitor names it, and the answer does not reveal that it exists', async () => {
    const ada = await confirmedUser()
    const eve = await confirmedUser()
    const [found] = await listOf(ada.client)
    const answers = []
    for (const session of [found?.id ?? '', randomUUID()]) {
      const response = await post(
        '/rest/v1/rpc/end_session',
        { session },
        { authorization: `Bearer ${eve.token}` },
      )
      answers.push([response.status, await response.text()])
      expect((await post('/rest/v1/rpc/end_session', { session })).status).toBe(401)
    }
    expect(answers).toEqual([
      [204, ''],
      [204, ''],
    ])
    expect(await listOf(ada.client)).toHaveLength(1)
  })

  it.each([{}, { session: 1 }, { session: 'x' }, { session: null }, { session: "' or true --" }])(
    'has to be named by its id: %j is refused',
    async (body) => {
      const { client } = await confirmedUser()
      const headers = { authorization: `Bearer ${await tokenOf(client)}` }
      expect((await post('/rest/v1/rpc/end_session', body, headers)).status).toBe(400)
      expect(await listOf(client)).toHaveLength(1)
    },
  )
})

describe('ending all other sessions', () => {
  it('keeps this browser and ends the rest', async () => {
    const { client, email } = await confirmedUser()
    await signedIn(email)
    await signedIn(email)
    expect(await listOf(client)).toHaveLength(3)
    expect((await client.auth.signOut({ scope: 'others' })).error).toBeNull()
    expect((await listOf(client)).map(({ this_browser }) => this_browser)).toEqual([true])
  })
})
