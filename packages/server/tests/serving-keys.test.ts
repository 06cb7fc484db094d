import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from './kit'
import { servingKit } from './serving-kit'

// The life of an API key, and what it opens.

const kit = serverForTests()
const { confirmedUser, query } = kit
const { deploy, infer, newKey, newOwner, send } = servingKit(kit)
type Member = Awaited<ReturnType<typeof confirmedUser>>

const question = [{ name: 'x', shape: [1, 2], datatype: 'FP32', data: [1, 2] }]

let owner: Member
let developer: Member
let team: string
let teamKey: { id: string; key: string }
beforeAll(async () => {
  owner = await confirmedUser()
  developer = await confirmedUser()
  team = (await owner.client.rpc('create_workspace', { name: 'Team' })).data as string
  await query(`insert into public.memberships (workspace_id, user_id, role) values ($1, $2, 'developer')`, [
    team,
    developer.id,
  ])
  await deploy(owner, team, 'double.onnx', 'numbers')
  teamKey = await newKey(owner, { workspace: team })
})

const rpc = async (member: Member, name: string, args: object) =>
  (await member.client.rpc(name as never, args as never)).error?.code ?? 'done'

describe('a key', () => {
  it('is stored as a hash alone, and shown once', async () => {
    expect(teamKey.key).toMatch(/^sk_test_[\w-]{43}$/)
    const [row] = await query('select k::text as text from public.api_keys k where id = $1', [teamKey.id])
    expect(row?.text).not.toContain(teamKey.key.slice(0, 20))
    const { data } = await owner.client.rpc('workspace_api_keys', { workspace: team })
    expect(JSON.stringify(data)).not.toContain(teamKey.key.slice(8, 24))
    expect(data).toContainEqual(
      expect.objectContaining({
        id: teamKey.id,
        prefix: 'sk_test_',
        ending: teamKey.key.slice(-4),
        active: true,
        own: true,
      }),
    )
  })

  it('is refused within a second of its revocation, and taken again when it is activated', async () => {
    const { id, key } = await newKey(owner, { workspace: team, name: 'short' })
    const ask = async () => (await infer(key, 'numbers', question)).status
    expect(await ask()).toBe(200)
    await owner.client.rpc('change_api_key', { api_key: id, change: 'revoke' })
    const revoked = performance.now()
    await expect.poll(ask, { interval: 20, timeout: 5000 }).toBe(401)
    expect(performance.now() - revoked).toBeLessThan(1000)
    await owner.client.rpc('change_api_key', { api_key: id, change: 'activate' })
    await expect.poll(ask, { interval: 20, timeout: 5000 }).toBe(200)
    await owner.client.rpc('change_api_key', { api_key: id, change: 'delete' })
    await expect.poll(ask, { interval: 20, timeout: 5000 }).toBe(401)
  })

  it('reaches its own workspace alone', async () => {
    const eve = await newOwner()
    expect((await infer(eve.key, 'numbers', question)).status).toBe(404)
    const path = `/v2/models/numbers/infer?workspace=${team}`
    expect((await send(eve.key, 'POST', path, { inputs: question })).status).toBe(404)
    expect((await send(eve.key, 'GET', '/v1/models')).json.data).toEqual([])
  })

  it('does what its scopes say, and nothing with the tracking door, the REST service or the account', async () => {
    const { key } = await newKey(owner, { workspace: team, name: 'models only', scopes: 'models' })
    expect((await send(key, 'GET', '/v1/models')).status).toBe(200)
    expect((await send(key, 'GET', '/v1/datasets')).json.error).toMatchObject({ code: 'forbidden' })
    expect((await infer(key, 'numbers', question)).status).toBe(403)
    expect(
      (await send(teamKey.key, 'GET', '/mlflow/api/2.0/mlflow/experiments/get?experiment_id=0')).status,
    ).toBe(401)
    const headers = { authorization: `Bearer ${teamKey.key}` }
    expect((await kit.ask('/auth/v1/user', { headers })).status).toBeGreaterThanOrEqual(400)
    expect(
      (await kit.post('/rest/v1/rpc/workspace_api_keys', { workspace: team }, headers)).status,
    ).toBeGreaterThanOrEqual(400)
  })

  it('that is missing, unknown, damaged, expired or of another kind is refused', async () => {
    const { id, key } = await newKey(owner, { workspace: team, name: 'expired', days: 1 })
    await query('update public.api_keys set expires_at = now() where id = $1', [id])
    const { data } = await owner.client.rpc('create_access_token', {
      workspace: team,
      name: 't',
      scope: 'write',
      days: 1,
    })
    const { token } = data as { token: string }
    for (const value of [
      '',
      key,
      teamKey.key.slice(0, -1),
      `${teamKey.key}x`,
      `sk_test_${'A'.repeat(43)}`,
      token,
      kit.key(),
    ])
      expect([value.slice(0, 9), (await infer(value, 'numbers', question)).status]).toEqual([
        value.slice(0, 9),
        401,
      ])
    expect((await send(owner.token, 'GET', '/v1/models')).status).toBe(401)
  })

  it('ends with the membership of its maker', async () => {
    const { key } = await newKey(developer, { workspace: team, name: 'of a developer' })
    const ask = async () => (await infer(key, 'numbers', question)).status
    expect(await ask()).toBe(200)
    const set = `update public.memberships set status = $2 where user_id = $1 and role = 'developer'`
    await query(set, [developer.id, 'suspended'])
    await expect.poll(ask, { interval: 20, timeout: 5000 }).toBe(403)
    await query(set, [developer.id, 'active'])
    await expect.poll(ask, { interval: 20, timeout: 5000 }).toBe(200)
  })

  it('writes when it was last used, once a minute', async () => {
    const { id, key } = await newKey(owner, { workspace: team, name: 'used' })
    const used = async () =>
      (await query('select last_used_at::text as at from public.api_keys where id = $1', [id]))[0]?.at
    expect(await used()).toBeNull()
    await send(key, 'GET', '/v1/models')
    const first = await used()
    expect(first).not.toBeNull()
    await send(key, 'GET', '/v1/models')
    expect(await used()).toBe(first)
  })

  it('has a name of its own, a kind, scopes, days, and at most 100 stand beside it', async () => {
    const eve = await confirmedUser()
    const make = (change: object) =>
      rpc(eve, 'create_api_key', {
        workspace: eve.id,
        name: 'a',
        environment: 'test',
        scopes: 'predict',
        days: 0,
        ...change,
      })
    expect(await make({})).toBe('done')
    expect(await make({ name: ' A ' })).toBe('PT409')
    for (const change of [
      { name: ' ' },
      { environment: 'other' },
      { scopes: 'admin' },
      { scopes: '' },
      { days: -1 },
      { days: 9999 },
    ])
      expect([change, await make({ name: 'b', ...change })]).toEqual([change, '22023'])
    await query(`insert into private.workspace_limits values ($1, 'api_keys', 1)`, [eve.id])
    expect(await make({ name: 'b' })).toBe('PT403')
  })
})
