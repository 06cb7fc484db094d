import type { RowFeed } from '@orrery/learn/types'
import { expect, it, vi } from 'vitest'
import { type AskedRows, type ModelOrder, type PredictOrder, predictJobs } from './predict-jobs'

// The worker that predicts the rows of a file, with a model that it opens or that the page asks.

const file = (...parts: string[]) => new File(parts, 'rows.csv')
const quiet = async () => undefined
const doubled = (feeds: RowFeed[]) => [
  { name: 'double', values: feeds[0]?.values.map((one) => Number(one) * 2) ?? [] },
]

function opened(most = 2000) {
  const close = vi.fn(async () => undefined)
  const jobs = predictJobs(async () => ({
    inputs: [{ name: 'size', type: 'float32' }],
    most,
    run: async (feeds) => doubled(feeds),
    close,
  }))
  const predict = (data: File, tell: Parameters<typeof jobs.predict>[1] = quiet) =>
    jobs.predict({ file: data, model: { by: 'file', file: new Blob() } }, tell)
  return { predict, close }
}

it('appends the predictions to the columns, and says how much of the file is done', async () => {
  const told: unknown[] = []
  const { predict, close } = opened(2)
  const data = file('note,size\n', 'a,1\n', 'b,NA\n', 'c\n', 'd,4,5\n')
  const { csv, ...counts } = await predict(data, async (progress) => void told.push(progress))
  expect(await csv.text()).toBe('note,size,double\na,1,2\nb,,NaN\nc,,NaN\nd,4,8\n')
  expect(counts).toEqual({ rows: 4, uneven: 2 })
  expect(told).toEqual([
    { done: Math.round(data.size / 2), total: data.size, rows: 2 },
    { done: data.size, total: data.size, rows: 4 },
  ])
  expect(close).toHaveBeenCalledOnce()
})

it('stops where its report rejects, and closes the model', async () => {
  const { predict, close } = opened(1)
  const stop = vi.fn().mockRejectedValue(new Error('Cancelled'))
  await expect(predict(file('size\n1\n2\n'), stop)).rejects.toThrow('Cancelled')
  expect(stop).toHaveBeenCalledOnce()
  expect(close).toHaveBeenCalledOnce()
})

it.each([
  ['an empty file', '', 'The file is empty.'],
  ['a file with only a header', 'size\n', 'only a header and no rows'],
  [
    'a file without the column',
    'width,note\n1,a\n',
    'no column “size”, which the model needs; it has width, note.',
  ],
])('refuses %s in words', async (_, text, words) =>
  expect(opened().predict(file(text))).rejects.toThrow(words),
)

it('names each column that is missing, and some of those that are there', async () => {
  const jobs = predictJobs(async () => ({
    inputs: ['size', 'age'].map((name) => ({ name, type: 'float32' })),
    most: 10,
    run: async () => [],
    close: quiet,
  }))
  const names = Array.from({ length: 30 }, (_, column) => `c${column}`)
  const order: PredictOrder = {
    file: file(`${names.join(',')}\n${names.map(() => '1').join(',')}\n`),
    model: { by: 'file', file: new Blob() },
  }
  await expect(jobs.predict(order, quiet)).rejects.toThrow(
    /^The file has no columns “size”, “age”, which the model needs; it has c0, .* c19 and 10 more\.$/,
  )
})

const asked = (channel: string): ModelOrder => ({
  by: 'page',
  channel,
  inputs: [{ name: 'size', type: 'float64' }],
  most: 2,
})
const never = async () => Promise.reject(new Error('The runtime is loaded for models of this page only'))

it('asks the page for the predictions of a model that is elsewhere, part by part', async () => {
  const page = new BroadcastChannel('batch-one')
  const parts: number[] = []
  page.addEventListener('message', ({ data: { feeds, rows } }: MessageEvent<AskedRows>) => {
    parts.push(rows)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    page.postMessage({ answers: doubled(feeds) })
  })
  const { csv } = await predictJobs(never).predict(
    { file: file('size\n1\n2\n3\n'), model: asked('batch-one') },
    quiet,
  )
  page.close()
  expect(await csv.text()).toBe('size,double\n1,2\n2,4\n3,6\n')
  expect(parts).toEqual([2, 1])
})

it('fails with what the page says', async () => {
  const page = new BroadcastChannel('batch-two')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  page.addEventListener('message', () => page.postMessage({ failure: 'The model x is paused' }))
  const order = { file: file('size\n1\n'), model: asked('batch-two') }
  await expect(predictJobs(never).predict(order, quiet)).rejects.toThrow('The model x is paused')
  page.close()
})
