import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from './kit'
import { type Json, trackingKit } from './tracking-kit'

// Searching runs over the protocol, and what the pages read by functions of the database.

const kit = serverForTests()
const { newClient } = trackingKit(kit)

let ada: Awaited<ReturnType<typeof newClient>>
let experiment: string
const ids: Record<string, string> = {}

/** Runs with what a search can ask for. */
const RUNS: Record<
  string,
  { loss?: number | string; lr?: string; status?: string; dataset?: string; team?: string }
> = {
  a: { loss: 0.1, lr: '0.01', status: 'FINISHED', team: 'vision' },
  b: { loss: 0.5, lr: '0.1', status: 'FAILED', dataset: 'iris' },
  c: { loss: 'NaN', lr: '0.01', team: 'Vision' },
  d: { lr: '100%_x' },
  e: { loss: 0.5, team: 'audio' },
}

beforeAll(async () => {
  ada = await newClient()
  experiment = (await ada.post('experiments/create', { name: 'search' })).experiment_id
  let start_time = 1000
  for (const [name, { loss, lr, status, dataset, team }] of Object.entries(RUNS)) {
    const run_id = await ada.newRun({ experiment_id: experiment, run_name: name, start_time: start_time++ })
    ids[name] = run_id
    await ada.post('runs/log-batch', {
      run_id,
      metrics: loss === undefined ? [] : [{ key: 'loss', value: loss, timestamp: 1, step: 1 }],
      params: lr === undefined ? [] : [{ key: 'lr', value: lr }],
      tags: team === undefined ? [] : [{ key: 'team', value: team }],
    })
    if (status) await ada.post('runs/update', { run_id, status, end_time: start_time })
    if (dataset)
      await ada.post('runs/log-inputs', {
        run_id,
        datasets: [
          {
            dataset: { name: dataset, digest: 'd1' },
            tags: [{ key: 'mlflow.data.context', value: 'training' }],
          },
        ],
      })
  }
})

const search = (request: object): Promise<Json> =>
  ada.post('runs/search', { experiment_ids: [experiment], ...request })
const names = async (filter: string, order_by: string[] = ['attributes.run_name']) =>
  (await search({ filter, order_by })).runs.map((run: Json) => run.info.run_name).join('')

describe('a search finds', () => {
  it.each([
    ['', 'abcde'],
    ['metrics.loss < 0.5', 'a'],
    ['metrics.loss <= 0.5', 'abe'],
    ['metrics.loss > 0', 'abe'],
    ['metrics.loss != 0.5', 'ac'],
    [`params.lr = '0.01'`, 'ac'],
    [`params.lr != '0.01'`, 'bd'],
    [`params.lr LIKE '0.%'`, 'abc'],
    [`params.lr LIKE '100\\%%'`, ''],
    [`params.lr LIKE '100%'`, 'd'],
    [`params.lr LIKE '0._'`, 'b'],
    ['params.lr IS NULL', 'e'],
    ['params.lr IS NOT NULL', 'abcd'],
    [`tags.team ILIKE 'VISION'`, 'ac'],
    [`tags.team LIKE 'vision'`, 'a'],
    [`tags.team != 'audio'`, 'ac'],
    [`status = 'RUNNING'`, 'cde'],
    [`attributes.end_time > 0`, 'ab'],
    [`start_time >= 1003`, 'de'],
    [`run_name = 'b'`, 'b'],
    [`dataset.name = 'iris' AND datasets.context = 'training'`, 'b'],
    [`dataset.digest IN ('d1','d2')`, 'b'],
    [`metrics.loss = 0.5 AND tags.team = 'audio'`, 'e'],
    [`params.lr = '0.01'' or 1=1'`, null],
  ])('%s', async (filter, expected) => {
    if (expected === null)
      expect((await ada.fails('POST', 'runs/search', { experiment_ids: [experiment], filter }))[1]).toBe(
        'INVALID_PARAMETER_VALUE',
      )
    else expect(await names(filter)).toBe(expected)
  })

  it('runs by a list of ids', async () => {
    expect(await names(`run_id IN ('${ids.a}','${ids.c}')`)).toBe('ac')
    expect(await names(`run_id NOT IN ('${ids.a}','${ids.c}')`)).toBe('bde')
  })
})

describe('an order', () => {
  it.each([
    [[], 'edcba'],
    [['metrics.loss'], 'aebcd'],
    [['metrics.loss DESC'], 'ebacd'],
    [['params.lr DESC'], 'dbcae'],
    [['params.lr', 'start_time ASC'], 'acbde'],
    [['tags.team'], 'ceadb'],
    [['end_time DESC'], 'baedc'],
    [['metrics.none', 'run_name DESC'], 'edcba'],
  ])('%s puts missing values last in both directions', async (order_by, expected) => {
    expect(await names('', order_by)).toBe(expected)
  })

  it.each([[[]], [['metrics.loss']], [['metrics.loss DESC']], [['tags.team DESC', 'params.lr']]])(
    '%s is the same in pages of one run, with a token of its own for each query',
    async (order_by) => {
      const found: string[] = []
      let page: Json = await search({ order_by, max_results: 1 })
      const { next_page_token } = page
      for (;;) {
        found.push(...page.runs.map((run: Json) => run.info.run_name))
        if (!page.next_page_token) break
        page = await search({ order_by, max_results: 1, page_token: page.next_page_token })
      }
      expect(found.join('')).toBe(await names('', order_by))
      const other = {
        experiment_ids: [experiment],
        order_by,
        max_results: 1,
        filter: 'metrics.loss > 0',
        page_token: next_page_token,
      }
      expect((await ada.fails('POST', 'runs/search', other))[1]).toBe('INVALID_PARAMETER_VALUE')
    },
  )

  it('is stable while runs are added: no page repeats a run', async () => {
    const id = (await ada.post('experiments/create', { name: 'growing' })).experiment_id
    for (let n = 0; n < 3; n++) await ada.newRun({ experiment_id: id, run_name: `r${n}`, start_time: n })
    const first = await ada.post('runs/search', { experiment_ids: [id], max_results: 1 })
    await ada.newRun({ experiment_id: id, run_name: 'new', start_time: 99 })
    const rest = await ada.post('runs/search', {
      experiment_ids: [id],
      max_results: 1,
      page_token: first.next_page_token,
    })
    expect([first, rest].map(({ runs }) => runs[0].info.run_name)).toEqual(['r2', 'r1'])
  })
})

it('views show active runs, deleted runs or all', async () => {
  const id = (await ada.post('experiments/create', { name: 'views' })).experiment_id
  const [kept, deleted] = [await ada.newRun({ experiment_id: id }), await ada.newRun({ experiment_id: id })]
  await ada.post('runs/delete', { run_id: deleted })
  const found = async (run_view_type?: string) =>
    (await ada.post('runs/search', { experiment_ids: [id], run_view_type })).runs
      .map((run: Json) => run.info.run_id)
      .sort()
  expect(await found()).toEqual([kept])
  expect(await found('DELETED_ONLY')).toEqual([deleted])
  expect(await found('ALL')).toEqual([kept, deleted].sort())
})

describe('the pages read', () => {
  const rpc = async (name: string, args: object): Promise<Json> => {
    const { data, error } = await ada.user.client.rpc(name as never, args as never)
    expect([name, error]).toEqual([name, null])
    return data
  }
  const list = (change: object = {}) =>
    rpc('search_runs', {
      workspace: ada.user.id,
      filter: '',
      sort: '',
      view: 'ACTIVE_ONLY',
      page_from: 0,
      page_size: 100,
      ...change,
    })

  it('runs with their latest metrics, params and tags, a page at a time', async () => {
    const clause = { entity: 'attribute', key: 'experiment_id', op: 'IN', value: [experiment] }
    const filter = JSON.stringify([clause])
    const sort = JSON.stringify([{ entity: 'metric', key: 'loss', descending: false }])
    const first = await list({ filter, sort, page_size: 2 })
    expect([first.total, first.next_from]).toEqual([5, 2])
    expect(first.runs[0]).toEqual({
      id: ids.a,
      workspace_id: ada.user.id,
      name: 'a',
      experiment_id: experiment,
      experiment: 'search',
      status: 'FINISHED',
      lifecycle: 'active',
      user: '',
      source: 'tracked',
      started_at: 1000,
      ended_at: 1001,
      last_heard_at: expect.any(Number),
      metrics: { loss: 0.1 },
      params: { lr: '0.01' },
      tags: { 'mlflow.runName': 'a', team: 'vision' },
    })
    const rest = await list({ filter, sort, page_size: 10, page_from: first.next_from })
    expect([rest.next_from, rest.runs.map(({ name }: Json) => name).join('')]).toEqual([null, 'bcd'])
    expect(rest.runs[1].metrics).toEqual({ loss: 'NaN' })
  })

  it('one run, with its datasets and the runs that it started', async () => {
    const child = await ada.newRun({
      experiment_id: experiment,
      run_name: 'child',
      start_time: 1,
      tags: [{ key: 'mlflow.parentRunId', value: ids.b }],
    })
    const page = await rpc('run_page', { run: ids.b })
    expect(page).toMatchObject({
      run: { id: ids.b, status: 'FAILED' },
      workspace_id: ada.user.id,
      may_change: true,
      artifact_uri: `mlflow-artifacts:/${experiment}/${ids.b}/artifacts`,
      metrics: [{ key: 'loss', value: 0.5, step: 1, time: 1 }],
      datasets: [{ name: 'iris', digest: 'd1', context: 'training' }],
      children: [{ id: child, name: 'child' }],
    })
    await ada.post('runs/delete', { run_id: child })
  })

  it('runs by their ids, in their order, a hundred at most', async () => {
    const read = (asked: readonly (string | undefined)[]) =>
      ada.user.client.rpc('compared_runs', { run_ids: asked.join(',') })
    const { data } = await read([ids.c, 'unknown', ids.a])
    expect((data as Json[]).map(({ name, params }) => [name, params.lr])).toEqual([
      ['c', '0.01'],
      ['a', '0.01'],
    ])
    expect((await read(Array.from({ length: 101 }, (_, at) => `${at}`))).error?.code).toBe('22023')
  })

  it('runs of a comparison once each, without those behind the first 16 MB', async () => {
    const namesOf = async (...asked: (string | undefined)[]) => {
      const { data } = await ada.user.client.rpc('compared_runs', { run_ids: asked.join(',') })
      return (data as Json[]).map(({ name }) => name as string)
    }
    expect(await namesOf(ids.c, ids.a, ids.c, ids.a, ids.c)).toEqual(['c', 'a'])
    const [before] = await kit.query('select bytes::float8 from public.runs where id = $1', [ids.c])
    const setBytes = (bytes: unknown) =>
      kit.query('update public.runs set bytes = $2 where id = $1', [ids.c, bytes])
    await setBytes(16_000_000)
    expect(await namesOf(ids.c, ids.a)).toEqual(['c'])
    expect(await namesOf(ids.a, ids.c)).toEqual(['a', 'c'])
    await setBytes(before?.bytes)
  })

  it('a metric of several runs in buckets, by step or time, without points that are no number', async () => {
    const [one, two] = [await ada.newRun(), await ada.newRun()]
    const metrics = Array.from({ length: 1000 }, (_, step) => ({
      key: 'm',
      value: step % 2,
      timestamp: 5000 + step,
      step,
    }))
    await ada.post('runs/log-batch', { run_id: one, metrics })
    await ada.post('runs/log-batch', {
      run_id: two,
      metrics: [
        { key: 'm', value: 'NaN', timestamp: 1, step: 1 },
        { key: 'm', value: 3, timestamp: 1, step: -5 },
      ],
    })
    const asked = { run_ids: `${one},${two}`, metric_key: 'm', axis: 'step', buckets: 10 }
    const { series } = await rpc('metric_series', asked)
    expect(series[0]).toMatchObject({ run: one, points: 1000, not_finite: 0 })
    expect(series[0].buckets).toHaveLength(10)
    expect(series[0].buckets[0]).toEqual([0, 99, 0, 1, 0.5, 100])
    expect(series[0].buckets.reduce((sum: number, [, , , , , n]: number[]) => sum + (n ?? 0), 0)).toBe(1000)
    expect(series[1]).toEqual({ run: two, points: 2, not_finite: 1, buckets: [[-5, -5, 3, 3, 3, 1]] })
    const byTime = await rpc('metric_series', { ...asked, axis: 'time' })
    expect(byTime.series[0].buckets[0].slice(0, 2)).toEqual([5000, 5099])
  })

  it('counts, keys and experiments of the workspace', async () => {
    const bob = await newClient()
    const counts = async () => (await bob.user.client.rpc('tracking_counts', { workspace: bob.user.id })).data
    expect(await counts()).toEqual({
      experiments: 0,
      runs: 0,
      running: 0,
      finished: 0,
      failed: 0,
      last_run_at: null,
    })
    const run_id = await bob.newRun({ start_time: 7 })
    await bob.post('runs/log-batch', {
      run_id,
      metrics: [{ key: 'm', value: 1, timestamp: 1 }],
      params: [{ key: 'p', value: '1' }],
    })
    expect(await counts()).toEqual({
      experiments: 1,
      runs: 1,
      running: 1,
      finished: 0,
      failed: 0,
      last_run_at: 7,
    })
    expect((await bob.user.client.rpc('run_keys', { workspace: bob.user.id })).data).toEqual({
      metrics: ['m'],
      params: ['p'],
      tags: ['mlflow.runName'],
    })
    expect((await bob.user.client.rpc('workspace_experiments', { workspace: bob.user.id })).data).toEqual([
      expect.objectContaining({ id: '0', name: 'Default', runs: 1, running: 1, last_run_at: 7 }),
    ])
  })

  it('and rename, annotate, delete and restore a run', async () => {
    const run = await ada.newRun()
    const change = (change: string, value = '') => rpc('change_run', { run, change, value })
    expect((await change('rename', ' better ')).name).toBe('better')
    expect((await change('note', '# Why')).tags['mlflow.note.content']).toBe('# Why')
    expect((await change('delete')).lifecycle).toBe('deleted')
    expect((await change('restore')).lifecycle).toBe('active')
    expect(
      (await ada.user.client.rpc('change_run', { run, change: 'rename', value: ' ' })).error,
    ).not.toBeNull()
  })

  it('nothing by a filter that is no list of known clauses', async () => {
    for (const filter of [
      '{}',
      '[{"entity":"attribute","key":"workspace_id","op":"=","value":"x"}]',
      '[{"entity":"attribute","key":"run_id","op":"= r.id or \'\' =","value":"x"}]',
      '[{"entity":"metric","key":"loss","op":"< 1 or 1 =","value":1}]',
      '[{"entity":"metric","key":"loss","op":"<","value":"1) or true"}]',
      '[{"entity":"runs; drop table runs","key":"loss","op":"<","value":1}]',
      '[{"entity":"param","key":"lr","op":"LIKE","value":"%%%%%%%%%%%%%%%%%%%%%%%%%"}]',
      JSON.stringify(Array.from({ length: 33 }, () => ({ entity: 'metric', key: 'a', op: '<', value: 1 }))),
    ]) {
      const { error } = await ada.user.client.rpc('search_runs', {
        workspace: ada.user.id,
        filter,
        sort: '',
        view: 'ALL',
        page_from: 0,
        page_size: 10,
      })
      expect([filter, error?.code]).toEqual([filter, expect.stringMatching(/^22/)])
    }
    const { error } = await ada.user.client.rpc('search_runs', {
      workspace: ada.user.id,
      filter: '',
      sort: '[{"entity":"attribute","key":"id; select 1","descending":true}]',
      view: 'ALL',
      page_from: 0,
      page_size: 10,
    })
    expect(error?.code).toMatch(/^22/)
  })
})
