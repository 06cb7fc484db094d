import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from './kit'
import { type Json, trackingKit } from './tracking-kit'

// Rights at the tracking door: the matrix of callers and calls, and the life of a token.

const kit = serverForTests()
const { confirmedUser, query } = kit
const { clientOf, newClient, newToken, send } = trackingKit(kit)

let ada: Awaited<ReturnType<typeof newClient>>
let run_id: string
beforeAll(async () => {
  ada = await newClient()
  run_id = await ada.newRun()
  await ada.post('runs/log-batch', {
    run_id,
    metrics: [{ key: 'm', value: 1, timestamp: 1 }],
    params: [{ key: 'p', value: '1' }],
  })
})

/** Every call about a run or an experiment: its method, name and request. */
const calls = (
  experiment_id = '0',
): [method: string, call: string, request: Record<string, unknown>, writes: boolean][] => [
  ['GET', 'runs/get', { run_id }, false],
  ['GET', 'metrics/get-history', { run_id, metric_key: 'm' }, false],
  ['GET', 'metrics/get-history-bulk', { run_id, metric_key: 'm' }, false],
  ['GET', 'metrics/get-history-bulk-interval', { run_ids: run_id, metric_key: 'm' }, false],
  ['POST', 'runs/log-metric', { run_id, key: 'm', value: 2, timestamp: 2 }, true],
  ['POST', 'runs/log-parameter', { run_id, key: 'q', value: '2' }, true],
  ['POST', 'runs/set-tag', { run_id, key: 't', value: '2' }, true],
  ['POST', 'runs/delete-tag', { run_id, key: 'mlflow.runName' }, true],
  ['POST', 'runs/log-batch', { run_id, tags: [{ key: 't', value: '2' }] }, true],
  ['POST', 'runs/log-inputs', { run_id, datasets: [{ dataset: { name: 'a', digest: 'b' } }] }, true],
  ['POST', 'runs/log-model', { run_id, model_json: '{"artifact_path":"m","flavors":{}}' }, true],
  ['POST', 'runs/update', { run_id, status: 'KILLED' }, true],
  ['POST', 'runs/delete', { run_id }, true],
  ['POST', 'runs/restore', { run_id }, true],
  ['POST', 'experiments/update', { experiment_id, new_name: 'taken over' }, true],
  ['POST', 'experiments/set-experiment-tag', { experiment_id, key: 'a', value: 'b' }, true],
  ['POST', 'experiments/delete', { experiment_id }, true],
]

const state = async () =>
  JSON.stringify([await ada.runOf(run_id), await ada.get('experiments/get', { experiment_id: '0' })])

describe('a run of another workspace', () => {
  it('is not there, for any call, and nothing changes', async () => {
    const before = await state()
    const bob = await newClient()
    for (const [method, call, request] of calls())
      if ('run_id' in request || 'run_ids' in request)
        expect([call, (await bob.fails(method, call, request)).slice(0, 2)]).toEqual([
          call,
          [404, 'RESOURCE_DOES_NOT_EXIST'],
        ])
    const { runs } = await bob.post('runs/search', { experiment_ids: ['0'], run_view_type: 'ALL' })
    expect(runs).toEqual([])
    expect(await state()).toBe(before)
  })

  it('is read by no function of the pages', async () => {
    const bob = await confirmedUser()
    const other = ada.user.id
    for (const [name, args] of [
      ['run_page', { run: run_id }],
      ['metric_series', { run_ids: run_id, metric_key: 'm', axis: 'step', buckets: 5 }],
      ['change_run', { run: run_id, change: 'delete', value: '' }],
      ['search_runs', { workspace: other, filter: '', sort: '', view: 'ALL', page_from: 0, page_size: 10 }],
      ['workspace_experiments', { workspace: other }],
      ['run_keys', { workspace: other }],
      ['tracking_counts', { workspace: other }],
      ['model_page', { workspace: other, model: 'churn' }],
      ['create_access_token', { workspace: other, name: 'x', scope: 'read', days: 1 }],
      ['revoke_access_token', { token_id: ada.tokenId }],
    ] as const) {
      const { data, error } = await bob.client.rpc(name as never, args as never)
      const refused =
        name === 'revoke_access_token' ? data === false : ['PT404', '42501'].includes(error?.code ?? '')
      expect([name, refused]).toEqual([name, true])
    }
    expect((await ada.runOf(run_id)).info.lifecycle_stage).toBe('active')
    expect((await bob.client.rpc('compared_runs', { run_ids: run_id })).data).toEqual([])
  })
})

it('a token to read reads, and changes nothing', async () => {
  const before = await state()
  const reader = clientOf((await newToken(ada.user, { scope: 'read' })).token)
  for (const [method, call, request, writes] of [
    ...calls(),
    ['POST', 'experiments/create', { name: 'by a reader' }, true] as const,
    ['POST', 'runs/create', {}, true] as const,
  ])
    expect([call, (await reader.fails(method, call, request)).slice(0, 2)]).toEqual([
      call,
      writes ? [403, 'PERMISSION_DENIED'] : [200, undefined],
    ])
  expect((await reader.post('runs/search', { experiment_ids: ['0'] })).runs).toHaveLength(1)
  expect(await state()).toBe(before)
})

describe('a token', () => {
  it('is stored as a hash alone, and shown once', async () => {
    const { token, id } = await newToken(ada.user)
    expect(token).toMatch(/^orr_[\w-]{43}$/)
    const [row] = await query('select t::text as text from public.access_tokens t where id = $1', [id])
    expect(row?.text).not.toContain(token.slice(0, 20))
    const { data } = await ada.user.client.rpc('my_access_tokens')
    expect(JSON.stringify(data)).not.toContain(token.slice(4, 20))
    expect((data as Json[]).find((found) => found.id === id)).toMatchObject({
      name: 'laptop',
      scope: 'write',
      ending: token.slice(-4),
      workspace_id: ada.user.id,
      revoked_at: null,
    })
  })

  it('ends at once when it is revoked or expires', async () => {
    const { token, id } = await newToken(ada.user)
    const client = clientOf(token)
    await client.get('experiments/get', { experiment_id: '0' })
    expect((await ada.user.client.rpc('revoke_access_token', { token_id: id })).data).toBe(true)
    expect((await client.fails('GET', 'experiments/get', { experiment_id: '0' })).slice(0, 2)).toEqual([
      401,
      'UNAUTHENTICATED',
    ])
    expect((await ada.user.client.rpc('revoke_access_token', { token_id: id })).data).toBe(false)
    const second = await newToken(ada.user)
    await query(`update public.access_tokens set expires_at = now() where id = $1`, [second.id])
    expect((await clientOf(second.token).fails('POST', 'runs/create'))[0]).toBe(401)
  })

  it('writes when it was last used, once a minute', async () => {
    const { token, id } = await newToken(ada.user)
    const client = clientOf(token)
    const used = async () =>
      (await query('select last_used_at from public.access_tokens where id = $1', [id]))[0]?.last_used_at
    expect(await used()).toBeNull()
    await client.get('experiments/get', { experiment_id: '0' })
    const first = String(await used())
    await client.get('experiments/get', { experiment_id: '0' })
    expect(String(await used())).toBe(first)
    await query(`update public.access_tokens set last_used_at = now() - interval '2 minutes' where id = $1`, [
      id,
    ])
    await client.get('experiments/get', { experiment_id: '0' })
    expect(String(await used()) > '').toBe(true)
    expect(
      (
        await query(
          `select last_used_at > now() - interval '1 minute' as fresh from public.access_tokens where id = $1`,
          [id],
        )
      )[0]?.fresh,
    ).toBe(true)
  })

  it('that is missing, unknown, damaged or of another kind is refused', async () => {
    const session = ada.user.token
    const [head, , signature] = session.split('.')
    const forged = Buffer.from(
      JSON.stringify({ sub: ada.user.id, role: 'authenticated', workspace_id: ada.user.id }),
    ).toString('base64url')
    for (const authorization of [
      '',
      'Bearer',
      `Bearer ${ada.token.slice(0, -1)}`,
      `Bearer ${ada.token}x`,
      `Bearer orr_${'A'.repeat(43)}`,
      ada.token,
      `Token ${ada.token}`,
      `Basic ${ada.token}`,
      `Basic ${Buffer.from(`${ada.token}:`).toString('base64')}`,
      `Bearer ${kit.server().services.secrets.secretKey}`,
      `Bearer ${kit.key()}`,
      `Bearer ${head}.${forged}.${signature}`,
      `Bearer ${head}.${forged}.`,
    ]) {
      const answer = await send('', 'GET', '/api/2.0/mlflow/experiments/get?experiment_id=0', undefined, {
        authorization,
      })
      expect([authorization.slice(0, 30), answer.status]).toEqual([authorization.slice(0, 30), 401])
    }
  })

  it('opens neither the REST service nor the account, and makes no other token', async () => {
    const headers = { authorization: `Bearer ${ada.token}` }
    expect((await kit.ask('/auth/v1/user', { headers })).status).toBeGreaterThanOrEqual(400)
    const made = await kit.post(
      '/rest/v1/rpc/create_access_token',
      { workspace: ada.user.id, name: 'x', scope: 'write', days: 9 },
      headers,
    )
    expect(made.status).toBeGreaterThanOrEqual(400)
  })

  it('has limits of its own: name, scope, days, 50 of an account', async () => {
    const eve = await confirmedUser()
    const make = async (change: object) =>
      (
        await eve.client.rpc('create_access_token', {
          workspace: eve.id,
          name: 'x',
          scope: 'read',
          days: 9,
          ...change,
        })
      ).error?.code
    expect(await make({ name: ' ' })).toBe('22023')
    expect(await make({ scope: 'admin' })).toBe('22023')
    expect(await make({ days: 0 })).toBe('22023')
    expect(await make({ days: 366 })).toBe('22023')
    for (let n = 0; n < 50; n++) expect(await make({ name: `token ${n}` })).toBeUndefined()
    expect(await make({})).toBe('PT409')
  })
})

describe('a member of a shared workspace', () => {
  it('loses the rights of the token when suspended, removed or locked', async () => {
    const bob = await confirmedUser()
    const { data: team } = await ada.user.client.rpc('create_workspace', { name: 'Team' })
    const join = `insert into public.memberships (workspace_id, user_id, role) values ($1, $2, 'developer')`
    await query(join, [team, bob.id])
    const client = clientOf((await newToken(bob, { workspace: team as string })).token)
    const theirs = await client.newRun()
    // The token reaches one workspace, not the others of its owner.
    const own = await newToken(bob)
    expect((await clientOf(own.token).fails('GET', 'runs/get', { run_id: theirs }))[0]).toBe(404)
    const status = async () => [
      (await client.fails('GET', 'runs/get', { run_id: theirs }))[0],
      (await client.fails('POST', 'runs/create'))[0],
    ]
    expect(await status()).toEqual([200, 200])
    await query(
      `update public.memberships set status = 'suspended' where user_id = $1 and workspace_id = $2`,
      [bob.id, team],
    )
    expect(await status()).toEqual([404, 403])
    await query(`update public.memberships set status = 'active' where user_id = $1 and workspace_id = $2`, [
      bob.id,
      team,
    ])
    await query(`update public.profiles set status = 'locked' where id = $1`, [bob.id])
    expect(await status()).toEqual([404, 403])
    await query(`update public.profiles set status = 'active' where id = $1`, [bob.id])
    expect(await status()).toEqual([200, 200])
    await query(`delete from public.memberships where user_id = $1 and workspace_id = $2`, [bob.id, team])
    expect(await status()).toEqual([401, 401])
  })

  it('takes the tokens along when the account or the workspace is deleted', async () => {
    const eve = await newClient()
    const run = await eve.newRun()
    await eve.post('runs/log-metric', { run_id: run, key: 'm', value: 1, timestamp: 1 })
    const [before] = await query('select number from public.runs where id = $1', [run])
    await query('delete from auth.users where id = $1', [eve.user.id])
    expect((await eve.fails('GET', 'runs/get', { run_id: run }))[0]).toBe(401)
    expect(await query('select 1 from public.run_metrics where run_number = $1', [before?.number])).toEqual(
      [],
    )
  })
})

describe('tables and private functions', () => {
  it('are reached by no caller, with a token or a session', async () => {
    for (const table of ['access_tokens', 'experiments', 'runs', 'run_metrics', 'run_params', 'run_tags'])
      expect([table, (await ada.user.client.from(table as never).select('*')).error !== null]).toEqual([
        table,
        true,
      ])
    const rows = await query(
      `select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and (not c.relrowsecurity or has_table_privilege('authenticated', c.oid, 'select, insert, update, delete'))
       and c.relname ~ '^(access_tokens|experiments|run|logged_model|artifacts|registered_models|model_)' and c.relname <> 'model_files'`,
    )
    expect(rows).toEqual([])
    const entering = await query(
      `select p.proname from pg_proc p where p.pronamespace = 'private'::regnamespace
       and has_function_privilege('authenticated', p.oid, 'execute')
       and p.proname ~ '^(enter|run_|find_|write_|artifact_|experiment_|resolve_|version_|unnamed)'`,
    )
    expect(entering).toEqual([])
  })
})
