import { beforeAll, expect, it } from 'vitest'
import { serverForTests } from './kit'
import { type Json, trackingKit } from './tracking-kit'

// A history of many points is charted from blocks of it, which must give the same lines as its points.

const kit = serverForTests()
const { newClient } = trackingKit(kit)
const LONG = 65_536

let ada: Awaited<ReturnType<typeof newClient>>
let run_id: string
beforeAll(async () => {
  ada = await newClient()
  run_id = await ada.newRun()
})

const seed = (key: string, from: number, to: number) =>
  kit.query(
    `insert into public.run_metrics (run_number, key, time, step, value)
     select r.number, $2, 1000 + n * 2, n, case when n % 1000 = 7 then 'NaN' else sin(n / 500.0) end
     from public.runs r, generate_series($3::integer, $4::integer - 1) n where r.id = $1`,
    [run_id, key, from, to],
  )
const series = async (key: string, axis: string, buckets = 100) => {
  const args = { run_ids: run_id, metric_key: key, axis, buckets }
  return ((await ada.user.client.rpc('metric_series', args)).data as Json).series[0]
}
const blocksOf = async (key: string) =>
  (
    await kit.query(
      `select count(*)::integer as n from public.run_metric_blocks b join public.runs r on r.number = b.run_number
     where r.id = $1 and b.key = $2`,
      [run_id, key],
    )
  )[0]?.n

it('a history has blocks once it is long, and its chart stays the same', async () => {
  await seed('a', 0, LONG - 1)
  const before = await Promise.all([series('a', 'step'), series('a', 'time')])
  expect(await blocksOf('a')).toBe(0)
  await seed('a', LONG - 1, LONG)
  expect(await blocksOf('a')).toBe(LONG / 128)
  const after = await Promise.all([series('a', 'step'), series('a', 'time')])
  for (const [at, line] of after.entries()) {
    expect([line.points, line.not_finite]).toEqual([LONG, 66])
    expect(line.buckets).toHaveLength(100)
    const was = before[at]
    for (const [place, [from, to, low, high, mean, count]] of line.buckets.entries()) {
      const [, , lowBefore, highBefore, meanBefore] = was.buckets[place]
      expect(to).toBeGreaterThan(from)
      expect(high - low).toBeGreaterThan(0)
      // A part has the points of whole blocks: it begins up to half a block earlier or later.
      for (const [one, other] of [
        [low, lowBefore],
        [high, highBefore],
        [mean, meanBefore],
      ])
        expect(Math.abs(one - other)).toBeLessThan(0.2)
      expect(count).toBeGreaterThan(500)
    }
  }
})

it('points that come later are in the last block or in the next, each once', async () => {
  const metrics = Array.from({ length: 300 }, (_, n) => ({
    key: 'a',
    value: n === 299 ? 40 : 2,
    timestamp: 1000 + (LONG + n) * 2,
    step: LONG + n,
  }))
  await ada.post('runs/log-batch', { run_id, metrics })
  await ada.post('runs/log-batch', { run_id, metrics })
  const line = await series('a', 'step')
  expect([line.points, line.not_finite]).toEqual([LONG + 300, 66])
  expect(await blocksOf('a')).toBe(LONG / 128 + 3)
  const [, to, , high] = line.buckets.at(-1)
  expect([to, high]).toEqual([LONG + 299, 40])
  const counts = line.buckets.map(([, , , , , count]: number[]) => count)
  expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(LONG + 300 - 66)
})

it('points far apart, of one step and without a number have a chart', async () => {
  await kit.query(
    `insert into public.run_metrics (run_number, key, time, step, value)
     select r.number, 'flat', n, 0, case when n < 300 then 'Infinity' else n::float8 end
     from public.runs r, generate_series(1, $2::integer) n where r.id = $1`,
    [run_id, LONG + 500],
  )
  const byStep = await series('flat', 'step')
  expect([byStep.not_finite, byStep.buckets.length]).toEqual([299, 1])
  expect(byStep.buckets[0].slice(0, 4)).toEqual([0, 0, 300, LONG + 500])
  expect((await series('flat', 'time')).buckets).toHaveLength(100)
})

it('a deleted run leaves no blocks', async () => {
  await kit.query('delete from public.runs where id = $1', [run_id])
  expect(
    await kit.query('select from public.run_metric_blocks union all select from public.run_metric_lengths'),
  ).toEqual([])
})
