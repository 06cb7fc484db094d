import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { type DeleteUserPorts, deleteUserHandler } from '../../../supabase/functions/delete-user/handler'
import { seedAdmin } from '../start/seed-admin'
import { type Client, PASSWORD, serverForTests } from './kit'

const { adminClient, ask, confirmedUser, query, signIn, ...use } = serverForTests()

/** As the app calls it: bearer token, JSON, nothing else. */
const remove = async (token: string | null, body: string, method = 'POST') => {
  const response = await ask(
    '/functions/v1/delete-user',
    {
      method,
      ...(method === 'GET' ? {} : { body }),
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    },
    {},
  )
  const { error } = (await response.json()) as { error?: string }
  return [response.status, error ?? 'ok']
}
const of = (userId: unknown, password?: unknown) => JSON.stringify({ userId, password })

const tokenOf = async (client: Client) => (await client.auth.getSession()).data.session?.access_token ?? ''

/** The tables that still have a row of the account. */
const leftOf = async (id: string) => {
  const tables = ['public.profiles', 'auth.sessions', 'auth.refresh_tokens', 'auth.identities']
  const parts = tables.map((table) => `select '${table}' as part from ${table} where user_id = '${id}'`)
  parts.push(`select 'auth.users' from auth.users where id = '${id}'`)
  return (await query(parts.join(' union '))).map(({ part }) => part).sort()
}

describe('an account', () => {
  it('can be deleted by an administrator, with its sessions and its profile', async () => {
    const admin = await adminClient()
    const { client, email, id, token } = await confirmedUser()
    expect(await leftOf(id)).toHaveLength(5)
    expect(await remove(await tokenOf(admin), of(id.toUpperCase()))).toEqual([200, 'ok'])
    expect(await leftOf(id)).toEqual([])
    expect(await signIn(email, PASSWORD)).toBe('invalid_credentials')
    expect((await client.auth.refreshSession()).error).not.toBeNull()
    expect(await remove(token, of(id))).toEqual([401, 'No active session'])
    expect(await remove(await tokenOf(admin), of(id))).toEqual([404, 'User not found'])
  })

  it('can be deleted by its owner, also through the function of the client', async () => {
    const { client, id } = await confirmedUser()
    const { data, error } = await client.functions.invoke('delete-user', {
      body: { userId: id, password: PASSWORD },
    })
    expect([data, error]).toEqual([{ success: true }, null])
    expect(await leftOf(id)).toEqual([])
  })

  it('cannot be deleted by another user', async () => {
    const mallory = await confirmedUser()
    const { id } = await confirmedUser()
    const refusal = [403, 'Only administrators may delete other accounts']
    expect(await remove(mallory.token, of(id))).toEqual(refusal)
    expect(await remove(mallory.token, of(randomUUID()))).toEqual(refusal)
    for (const [role, status] of [
      ['moderator', 'active'],
      ['admin', 'locked'],
      ['admin', 'inactive'],
    ]) {
      await query('update public.profiles set role = $1, status = $2 where id = $3', [
        role,
        status,
        mallory.id,
      ])
      expect([role, status, await remove(mallory.token, of(id))]).toEqual([role, status, refusal])
    }
    expect(await leftOf(id)).toHaveLength(5)
  })

  it('cannot be deleted without a session', async () => {
    const { id } = await confirmedUser()
    const { secretKey, publishableKey } = use.server().services.secrets
    for (const token of [null, '', 'x', 'a.b.c', secretKey, publishableKey])
      expect(await remove(token, of(id))).toEqual([401, 'No active session'])
    expect(await leftOf(id)).toHaveLength(5)
  })

  it.each(['', '{', '[]', 'null', '{}', of(1), of(null), of('x'), of("' or true --"), of(['a'])])(
    'is not deleted for the body %s',
    async (body) => {
      const { token } = await confirmedUser()
      expect(await remove(token, body)).toEqual([400, 'The body must be JSON with a userId'])
    },
  )

  it('cannot be deleted by another verb', async () => {
    const { id, token } = await confirmedUser()
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(await remove(token, of(id), method)).toEqual([405, 'Only POST is answered'])
  })

  it.each<[string, unknown, unknown[]]>([
    ['none', undefined, [400, 'Current password is required']],
    ['an empty one', '', [400, 'Current password is required']],
    ['one of another type', [PASSWORD], [400, 'Current password is required']],
    ['a wrong one', 'wrong', [403, 'Current password is not correct']],
    [
      'a longer one with the same beginning',
      PASSWORD.padEnd(80, 'x'),
      [403, 'Current password is not correct'],
    ],
  ])('is not deleted by a stolen access token with this password: %s', async (_, password, refusal) => {
    const { email, id, token } = await confirmedUser()
    expect(await remove(token, of(id, password))).toEqual(refusal)
    expect(await leftOf(id)).toHaveLength(5)
    expect(await signIn(email, PASSWORD)).toBe('ok')
  })

  it('is not deleted by its session when it has no password', async () => {
    const { id, token } = await confirmedUser()
    await query('update auth.users set encrypted_password = null where id = $1', [id])
    expect(await remove(token, of(id, PASSWORD))).toEqual([403, 'Current password is not correct'])
  })

  it('is not deleted when its password changes while the old one is compared', async () => {
    const { id, token } = await confirmedUser()
    const { hashing } = use.server().services.backend
    const original = hashing.for.bind(hashing)
    vi.spyOn(hashing, 'for').mockImplementationOnce((caller) => ({
      ...original(caller),
      async compare(password, hash) {
        const equal = await original(caller).compare(password, hash)
        await query('update auth.users set encrypted_password = $2 where id = $1', [
          id,
          await original(caller).hash('An0ther!word'),
        ])
        return equal
      },
    }))
    expect(await remove(token, of(id, PASSWORD))).toEqual([403, 'Current password is not correct'])
    expect(await leftOf(id)).toHaveLength(5)
  })

  it('can be guessed at ten times, at sign-in and deletion together, and then not even with the right password', async () => {
    const { email, id, token } = await confirmedUser()
    for (let guess = 0; guess < 5; guess++) {
      expect(await signIn(email, `guess-${guess}`)).toBe('invalid_credentials')
      expect((await remove(token, of(id, `guess-${guess}`)))[0]).toBe(403)
    }
    expect(await remove(token, of(id, PASSWORD))).toEqual([429, expect.stringContaining('Please wait')])
    expect(await signIn(email, PASSWORD)).toBe('over_request_rate_limit')
    expect(await leftOf(id)).toHaveLength(5)
  })

  it('is deleted by an administrator without the password of either account', async () => {
    const admin = await adminClient()
    const { id } = await confirmedUser()
    expect(await remove(await tokenOf(admin), of(id, 'x'))).toEqual([200, 'ok'])
  })

  it('stays complete when the database fails', async () => {
    const { id, token } = await confirmedUser()
    const { database } = use.server().services.backend
    const original = database.query.bind(database)
    const spy = vi
      .spyOn(database, 'query')
      .mockImplementation((sql, ...rest) =>
        sql.includes('delete from auth.users') ? Promise.reject(new Error('gone')) : original(sql, ...rest),
      )
    expect(await remove(token, of(id, PASSWORD))).toEqual([
      502,
      'The account could not be deleted. Please try again.',
    ])
    spy.mockRestore()
    expect(await leftOf(id)).toHaveLength(5)
  })

  it('stays when it is locked and requests its own deletion', async () => {
    const { id, token } = await confirmedUser()
    await query(`update public.profiles set status = 'locked' where id = $1`, [id])
    expect(await remove(token, of(id))).toEqual([403, expect.stringContaining('is locked')])
    expect(await leftOf(id)).toHaveLength(5)
  })

  it('stays when it is the last administrator, whoever deletes it', async () => {
    const admin = await adminClient()
    const id = (await admin.auth.getUser()).data.user?.id ?? ''
    const refusal = [409, expect.stringContaining('last active administrator')]
    const password = use.server().services.secrets.adminPassword
    expect(await remove(await tokenOf(admin), of(id, password))).toEqual(refusal)
    await expect(query('delete from auth.users where id = $1', [id])).rejects.toThrow(/last active admin/)
    expect(await leftOf(id)).toHaveLength(5)
  })

  it('of the designated administrator is recreated on the next start', async () => {
    const { backend, secrets } = use.server().services
    const admin = await adminClient()
    const { data } = await admin.auth.getUser()
    const { id } = await confirmedUser()
    await query(`update public.profiles set role = 'admin' where id = $1`, [id])
    expect(await remove(await tokenOf(admin), of(data.user?.id, secrets.adminPassword))).toEqual([200, 'ok'])
    const seed = { password: secrets.adminPassword, publishableKey: use.key(), siteUrl: use.server().url }
    expect(await seedAdmin(backend, { ...seed, email: 'admin@orrery.localhost' })).toBe(true)
    expect((await (await adminClient()).auth.getUser()).error).toBeNull()
  })
})

describe('a refusal', () => {
  it('has a code that is independent of its text', async () => {
    const admin = await adminClient()
    const { id, token } = await confirmedUser()
    const codeOf = async (bearer: string, body: string, method = 'POST') => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
      const init = { method, headers, ...(method === 'GET' ? {} : { body }) }
      const { code } = (await (await ask('/functions/v1/delete-user', init, {})).json()) as { code?: string }
      return code
    }
    const asAdmin = await tokenOf(admin)
    expect([
      await codeOf('x', of(id)),
      await codeOf(token, '{}'),
      await codeOf(token, of(randomUUID())),
      await codeOf(asAdmin, of(randomUUID())),
      await codeOf(token, of(id), 'GET'),
    ]).toEqual([
      'session_not_found',
      'validation_failed',
      'not_admin',
      'user_not_found',
      'method_not_allowed',
    ])
  })
})

describe('the function by itself', () => {
  const ports: DeleteUserPorts = {
    callerOf: async () => '00000000-0000-4000-8000-000000000001',
    standingOf: async () => ({ role: 'admin', status: 'active' }),
    tryPassword: async () => ({ right: true }),
    isLastAdmin: async () => false,
    remove: async () => true,
  }
  const call = async (changed: Partial<DeleteUserPorts>, password?: string) => {
    const request = new Request('http://localhost', {
      method: 'POST',
      body: of('00000000-0000-4000-8000-000000000002', password),
      headers: { authorization: 'Bearer token' },
    })
    const response = await deleteUserHandler({ ...ports, ...changed })(request)
    return [response.status, await response.json()]
  }

  it('refuses to remove the last administrator, with an error code', async () => {
    expect(await call({ isLastAdmin: async () => true })).toMatchObject([409, { code: 'last_admin' }])
  })

  it('asks for the password of the own account only', async () => {
    const tryPassword = vi.fn(async () => ({ right: false }))
    expect(await call({ tryPassword })).toEqual([200, { success: true }])
    const own = { callerOf: async () => '00000000-0000-4000-8000-000000000002', tryPassword }
    expect(await call(own)).toMatchObject([400, { code: 'current_password_required' }])
    expect(tryPassword).not.toHaveBeenCalled()
    expect(await call(own, 'x')).toMatchObject([403, { code: 'current_password_mismatch' }])
    expect(await call({ ...own, tryPassword: async () => ({ wait: 0.2 }) }, 'x')).toMatchObject([
      429,
      { code: 'over_request_rate_limit' },
    ])
  })

  it.each(['callerOf', 'standingOf', 'isLastAdmin', 'remove'] as const)(
    'responds 502 when %s fails',
    async (name) => {
      const failing = { [name]: () => Promise.reject(new Error('provider')) }
      expect(await call(failing)).toEqual([
        502,
        { code: 'unexpected_failure', error: expect.stringContaining('try again') },
      ])
      expect(await call({})).toEqual([200, { success: true }])
    },
  )
})
