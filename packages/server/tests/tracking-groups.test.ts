import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from './kit'
import { type Json, trackingKit, type User } from './tracking-kit'

// Lists of runs on the pages: groups, changes of many runs at once, and how many runs there are.

const kit = serverForTests()
const { confirmedUser, query } = kit
const { newClient } = trackingKit(kit)

let ada: Awaited<ReturnType<typeof newClient>>
let ids: string[]
beforeAll(async () => {
  ada = await newClient()
  const { experiment_id } = await ada.post('experiments/create', { name: 'churn' })
  ids = []
  for (let n = 0; n < 8; n++) {
    const run_id = await ada.newRun({ experiment_id: n < 5 ? experiment_id : '0', start_time: n + 1 })
    ids.push(run_id)
    await ada.post('runs/log-batch', {
      run_id,
      metrics: n === 7 ? [] : [{ key: 'loss', value: n === 6 ? 'NaN' : n, timestamp: 1, step: 1 }],
      params: n % 2 ? [{ key: 'lr', value: n < 4 ? '0.1' : "it's" }] : [],
    })
    if (n === 4) await ada.post('runs/update', { run_id, status: 'FINISHED', end_time: 9 })
  }
})

type Answer = { data: Json; error: { code: string } | null }
const rpc = (user: User, name: string, args: object) =>
  user.client.rpc(name as never, args as never) as unknown as Promise<Answer>

const groups = async (change: object, user = ada.user) =>
  rpc(user, 'run_groups', {
    workspace: ada.user.id,
    filter: '',
    view: 'ACTIVE_ONLY',
    by_entity: 'attribute',
    by_key: 'experiment_id',
    metric: 'loss',
    lowest: true,
    ...change,
  })
const edit = (change: object, user = ada.user) =>
  rpc(user, 'change_runs', {
    workspace: ada.user.id,
    runs: '',
    filter: '',
    view: 'ACTIVE_ONLY',
    change: 'tag',
    tag_key: '',
    tag_value: '',
    ...change,
  })
const search = (change: object, user = ada.user) =>
  rpc(user, 'search_runs', {
    workspace: ada.user.id,
    filter: '',
    sort: '',
    view: 'ACTIVE_ONLY',
    page_from: 0,
    page_size: 3,
    ...change,
  })

/** A member with a role in the personal workspace of Ada. */
async function memberOf(role: string): Promise<User> {
  const user = await confirmedUser()
  await query('insert into public.memberships (workspace_id, user_id, role) values ($1, $2, $3)', [
    ada.user.id,
    user.id,
    role,
  ])
  return user
}

describe('runs are grouped', () => {
  it('by experiment, with the lowest or the highest value, the best group first', async () => {
    const found = (await groups({})).data
    expect(found).toEqual({
      more: false,
      groups: [
        { value: expect.any(String), label: 'churn', runs: 5, best: 0 },
        { value: '0', label: 'Default', runs: 3, best: 5 },
      ],
    })
    const highest = (await groups({ lowest: false })).data.groups
    expect(highest.map((group: Json) => [group.label, group.best])).toEqual([
      ['Default', 5],
      ['churn', 4],
    ])
  })

  it('by status, and by the value of a param, where runs without one are a group', async () => {
    expect((await groups({ by_key: 'status', metric: '' })).data.groups).toEqual([
      { value: 'RUNNING', label: 'RUNNING', runs: 7, best: null },
      { value: 'FINISHED', label: 'FINISHED', runs: 1, best: null },
    ])
    const byRate = (await groups({ by_entity: 'param', by_key: 'lr', lowest: false })).data.groups
    expect(byRate).toEqual([
      { value: "it's", label: "it's", runs: 2, best: 5 },
      { value: null, label: null, runs: 4, best: 4 },
      { value: '0.1', label: '0.1', runs: 2, best: 3 },
    ])
  })

  it('as the filter and the view find them, and no more than a limit', async () => {
    const filter = JSON.stringify([{ entity: 'metric', key: 'loss', op: '>', value: 2 }])
    expect((await groups({ filter })).data.groups.map(({ runs }: Json) => runs)).toEqual([2, 1])
    expect((await groups({ view: 'DELETED_ONLY' })).data.groups).toEqual([])
    await query(`insert into private.workspace_limits values ($1, 'run_groups', 1)`, [ada.user.id])
    expect(await groups({})).toMatchObject({ data: { more: true, groups: [{ label: 'churn' }] } })
    await query('delete from private.workspace_limits where workspace_id = $1', [ada.user.id])
  })

  it('by nothing else, and for no other account', async () => {
    expect((await groups({ by_key: 'user_id' })).error?.code).toBe('22023')
    expect((await groups({ by_key: "status' or true" })).error?.code).toBe('22023')
    expect((await groups({}, await confirmedUser())).error?.code).toBe('42501')
  })
})

describe('many runs are changed at once', () => {
  const tagOf = async (id: string) =>
    (await ada.runOf(id)).data.tags.find(({ key }: Json) => key === 'team')?.value
  const stages = async () =>
    Promise.all(ids.map(async (id) => (await ada.runOf(id)).info.lifecycle_stage === 'active'))

  it('with a tag, by their ids or by the filter', async () => {
    const tagged = { tag_key: 'team', tag_value: 'audio' }
    expect((await edit({ ...tagged, runs: `${ids[0]},${ids[1]},unknown` })).data).toMatchObject({
      changed: 2,
    })
    const filter = JSON.stringify([{ entity: 'metric', key: 'loss', op: '<', value: 2 }])
    expect((await edit({ tag_key: 'team', tag_value: 'vision', filter })).data).toMatchObject({ changed: 2 })
    expect([await tagOf(ids[0] ?? ''), await tagOf(ids[2] ?? '')]).toEqual(['vision', undefined])
    const { bytes } = (await query('select bytes from public.runs where id = $1', [ids[0]]))[0] ?? {}
    await ada.post('runs/set-tag', { run_id: ids[0], key: 'team', value: 'vision' })
    expect(await query('select bytes from public.runs where id = $1', [ids[0]])).toEqual([{ bytes }])
    expect((await edit({ change: 'untag', tag_key: 'team' })).data).toMatchObject({ changed: 2 })
    expect(await tagOf(ids[0] ?? '')).toBeUndefined()
  })

  it('deleted, and restored by the ids that the answer has', async () => {
    await ada.post('runs/delete', { run_id: ids[7] })
    const { data } = await edit({ change: 'delete', runs: ids.slice(5).join(',') })
    expect([data.changed, [...data.ids].sort()]).toEqual([2, ids.slice(5, 7).sort()])
    expect(await stages()).toEqual([true, true, true, true, true, false, false, false])
    expect((await edit({ runs: ids[5], tag_key: 'team', tag_value: 'x' })).data.changed).toBe(0)
    expect((await edit({ change: 'restore', runs: data.ids.join(',') })).data.changed).toBe(2)
    expect((await edit({ change: 'restore', view: 'DELETED_ONLY' })).data).toEqual({
      changed: 1,
      ids: [ids[7]],
    })
    expect(await stages()).toEqual(ids.map(() => true))
  })

  it('up to a limit, and otherwise none of them', async () => {
    await query(`insert into private.workspace_limits values ($1, 'changed_runs', 7)`, [ada.user.id])
    expect((await edit({ change: 'delete' })).error?.code).toBe('22023')
    expect((await edit({ change: 'delete', runs: ids.join(',') })).error?.code).toBe('22023')
    expect(await stages()).toEqual(ids.map(() => true))
    await query('delete from private.workspace_limits where workspace_id = $1', [ada.user.id])
  })

  it('with no tag that belongs to clients, is no path, or is one too many', async () => {
    for (const tag_key of ['', 'mlflow.runName', 'a//b', '/a', 'a/', '../a', 'a"b', 'a\nb', 'x'.repeat(251)])
      expect([tag_key, (await edit({ tag_key })).error !== null]).toEqual([tag_key, true])
    await query(`insert into private.workspace_limits values ($1, 'tags_of_a_run', 1)`, [ada.user.id])
    expect((await edit({ tag_key: 'größe/a b' })).error?.code).toBe('PT403')
    await query('delete from private.workspace_limits where workspace_id = $1', [ada.user.id])
    expect((await edit({ tag_key: 'größe/a b' })).data.changed).toBe(8)
    expect((await edit({ change: 'untag', tag_key: 'größe/a b' })).data.changed).toBe(8)
    expect((await edit({ change: 'rename' })).error).not.toBeNull()
  })

  it('by members who may, and by no viewer or stranger', async () => {
    const [viewer, developer, stranger] = [
      await memberOf('viewer'),
      await memberOf('developer'),
      await confirmedUser(),
    ]
    for (const change of ['delete', 'restore', 'tag', 'untag'])
      for (const user of [viewer, stranger])
        for (const runs of ['', ids.join(',')])
          expect((await edit({ change, tag_key: 'team', runs }, user)).error?.code).toBe('42501')
    expect(
      (await edit({ workspace: stranger.id, change: 'delete', runs: ids.join(',') }, stranger)).data.changed,
    ).toBe(0)
    expect(await stages()).toEqual(ids.map(() => true))
    for (const change of ['delete', 'restore', 'rename', 'note'])
      expect((await rpc(viewer, 'change_run', { run: ids[0], change, value: 'x' })).error?.code).toBe('42501')
    expect((await rpc(viewer, 'run_page', { run: ids[0] })).data.may_change).toBe(false)
    expect((await search({}, viewer)).data.may_change).toBe(false)
    expect((await groups({}, viewer)).data.groups).toHaveLength(2)
    expect((await search({}, developer)).data.may_change).toBe(true)
    expect((await edit({ tag_key: 'team', runs: ids[0] }, developer)).data.changed).toBe(1)
  })
})

describe('the runs of a filter are counted', () => {
  const filter = JSON.stringify([{ entity: 'attribute', key: 'status', op: '=', value: 'RUNNING' }])
  const counted = async (change: object) => {
    const { data } = await search(change)
    return [data.total, data.exact, data.runs.length]
  }

  it('up to a limit, and exactly on the last page or without a filter', async () => {
    expect(await counted({ filter })).toEqual([7, true, 3])
    await query(`insert into private.workspace_limits values ($1, 'counted_runs', 5)`, [ada.user.id])
    expect(await counted({})).toEqual([8, true, 3])
    expect(await counted({ filter })).toEqual([5, false, 3])
    expect(await counted({ filter, page_from: 3 })).toEqual([6, false, 3])
    expect(await counted({ filter, page_from: 6 })).toEqual([7, true, 1])
    await query('delete from private.workspace_limits where workspace_id = $1', [ada.user.id])
    expect(await counted({ filter, page_from: 100 })).toEqual([7, true, 0])
  })
})
