import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from './kit'
import { type Json, trackingKit } from './tracking-kit'

// A search sorts few runs, and follows an index of values when there are many. Both must answer the same.

const kit = serverForTests()
const { newClient } = trackingKit(kit)

let ada: Awaited<ReturnType<typeof newClient>>
let experiments: string[]

/** Values that are equal, missing, without a number, long, or need an escape. */
const LOSSES = [0.1, 0.5, 0.5, 'NaN', undefined, 'Infinity', '-Infinity', -3, 0, 0.25]
const RATES = [
  '0.01',
  '0.1',
  '0.01',
  undefined,
  '100%_x',
  'a\\b',
  `${'y'.repeat(250)}1`,
  `${'y'.repeat(250)}2`,
  '',
]

/** Which plan the searches of a workspace have: no set of runs is small enough to be sorted, or every one is. */
const follow = (workspace: string) =>
  kit.query(`insert into private.workspace_limits values ($1, 'sorted_runs', -1)`, [workspace])
const sort = (workspace: string) =>
  kit.query(`delete from private.workspace_limits where workspace_id = $1`, [workspace])

beforeAll(async () => {
  ada = await newClient()
  experiments = await Promise.all(
    ['one', 'two'].map(async (name) => (await ada.post('experiments/create', { name })).experiment_id),
  )
  for (let n = 0; n < 40; n++) {
    const run_id = await ada.newRun({
      experiment_id: experiments[n % 2],
      run_name: `run ${n % 7}`,
      start_time: 1000 + (n % 5),
    })
    const [loss, lr] = [LOSSES[n % LOSSES.length], RATES[n % RATES.length]]
    await ada.post('runs/log-batch', {
      run_id,
      metrics: [
        ...(loss === undefined ? [] : [{ key: 'loss', value: loss, timestamp: 1, step: 1 }]),
        { key: 'f1', value: n % 3, timestamp: 1, step: 1 },
      ],
      params: lr === undefined ? [] : [{ key: 'lr', value: lr }],
      tags: n % 4 ? [{ key: 'team', value: n % 3 ? 'Audio' : 'vision' }] : [],
    })
    if (n % 9 === 0) await ada.post('runs/update', { run_id, status: 'FINISHED', end_time: 2000 + n })
    if (n % 6 === 0) await ada.post('runs/delete', { run_id })
  }
})

/** The ids of a search, in pages of `size` runs. */
async function pages(request: object, size: number): Promise<string[]> {
  const found: string[] = []
  let page_token: string | undefined
  do {
    const page: Json = await ada.post('runs/search', {
      experiment_ids: experiments,
      max_results: size,
      ...request,
      ...(page_token ? { page_token } : {}),
    })
    found.push(...(page.runs ?? []).map((run: Json) => run.info.run_id))
    page_token = page.next_page_token
  } while (page_token)
  return found
}

const FILTERS = [
  '',
  'metrics.loss < 0.5',
  'metrics.loss != 0.5 AND metrics.f1 >= 1',
  'metrics.loss > 0 AND tags.team ILIKE "AUD%"',
  `params.lr = '0.01'`,
  `params.lr LIKE '${'y'.repeat(250)}%'`,
  `params.lr LIKE 'a\\b'`,
  'params.lr IS NULL',
  'params.lr IS NOT NULL AND tags.team IS NULL',
  `status = 'FINISHED' AND metrics.f1 = 0`,
]
const ORDERS = [
  [],
  ['metrics.loss'],
  ['metrics.loss DESC', 'params.lr'],
  ['params.lr DESC'],
  ['params.lr', 'metrics.loss DESC'],
  ['tags.team', 'start_time ASC'],
  ['start_time ASC'],
  ['start_time DESC', 'metrics.f1'],
  ['end_time DESC', 'run_name'],
]

describe('a search has the same pages when it follows an index as when it sorts', () => {
  it.each(FILTERS)('with the filter "%s" in every order', async (filter) => {
    const asked = ORDERS.flatMap((order_by) => [
      { filter, order_by },
      { filter, order_by, run_view_type: 'ALL', experiment_ids: experiments.slice(0, 1) },
      { filter, order_by, run_view_type: 'DELETED_ONLY' },
    ])
    await sort(ada.user.id)
    const sorted = []
    for (const request of asked) sorted.push(await pages(request, 1000))
    await follow(ada.user.id)
    for (const [at, request] of asked.entries()) {
      expect([request, await pages(request, 1000)]).toEqual([request, sorted[at]])
      expect([request, await pages(request, 7)]).toEqual([request, sorted[at]])
    }
    expect(sorted.flat().length).toBeGreaterThan(0)
    await sort(ada.user.id)
  })

  it('on the pages, with the same totals', async () => {
    const list = async (page_from: number) =>
      (
        await ada.user.client.rpc('search_runs', {
          workspace: ada.user.id,
          filter: JSON.stringify([{ entity: 'metric', key: 'f1', op: '>', value: 0 }]),
          sort: JSON.stringify([{ entity: 'metric', key: 'loss', descending: true }]),
          view: 'ACTIVE_ONLY',
          page_from,
          page_size: 5,
        })
      ).data as Json
    const all = async () => [await list(0), await list(5), await list(20), await list(1000)]
    const sorted = await all()
    await follow(ada.user.id)
    expect(await all()).toEqual(sorted)
    expect([sorted[0].total, sorted[0].runs.length, sorted[2].next_from, sorted[3].runs]).toEqual([
      26,
      5,
      25,
      [],
    ])
    await sort(ada.user.id)
  })
})

it('an order follows the newest value of a metric, and no run of another workspace', async () => {
  const [bob, eve] = [await newClient(), await newClient()]
  await follow(bob.user.id)
  await eve.post('runs/log-metric', { run_id: await eve.newRun(), key: 'loss', value: 0.01, timestamp: 1 })
  const ids = [await bob.newRun({ run_name: 'a' }), await bob.newRun({ run_name: 'b' })]
  for (const [step, value] of [0.3, 0.2].entries())
    await bob.post('runs/log-metric', { run_id: ids[step], key: 'loss', value, timestamp: 1, step: 1 })
  const names = async () =>
    (await bob.post('runs/search', { experiment_ids: ['0'], order_by: ['metrics.loss'] })).runs.map(
      ({ info }: Json) => info.run_name,
    )
  expect(await names()).toEqual(['b', 'a'])
  await bob.post('runs/log-metric', { run_id: ids[1], key: 'loss', value: 0.9, timestamp: 2, step: 2 })
  expect(await names()).toEqual(['a', 'b'])
})
