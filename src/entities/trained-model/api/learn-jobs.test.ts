import { expect, it } from 'vitest'
import type { TrainingChoice } from '../model'
import { learnJobs } from './learn-jobs'

const csv = (rows: number) =>
  new File(
    [
      'size,colour,price\n',
      ...Array.from(
        { length: rows },
        (_, row) =>
          `${(row * 37) % 100},${row % 2 ? 'red' : 'blue'},${((row * 37) % 100) * 2 + (row % 2) * 30}\n`,
      ),
    ],
    'houses.csv',
  )
const choice: TrainingChoice = {
  target: 'price',
  kind: 'regression',
  features: ['size', 'colour'],
  split: { by: 'random' },
  budget: 1,
}
/** A clock that is a little later at each look. */
function clock() {
  let time = 0
  return () => (time += 5)
}
const quiet = async () => undefined
const order = (file: File) => ({ file, name: file.name })

it('finds the columns of a file and what could be predicted', async () => {
  const facts = await learnJobs(clock()).look(order(csv(50)), quiet)
  expect(facts).toEqual({
    rows: 50,
    columns: [
      { name: 'size', kind: 'number', missing: 0, distinct: 50, kinds: ['regression'] },
      { name: 'colour', kind: 'category', missing: 0, distinct: 2, kinds: ['binary'] },
      { name: 'price', kind: 'number', missing: 0, distinct: 31, kinds: ['regression'] },
    ],
    proposal: { target: 'price', kind: 'regression' },
  })
})

it('trains, judges and writes the papers of a model, and reports on the way', async () => {
  const stages = new Set<string>()
  const { model, papers } = await learnJobs(clock()).train(
    { ...order(csv(200)), choice, channel: 'one' },
    async ({ detail }) => void (detail && stages.add((detail as { stage: string }).stage)),
  )
  expect(stages).toEqual(new Set(['searching', 'fitting', 'evaluating']))
  expect(model).toMatchObject({
    fileName: 'houses.csv',
    report: { beatsBaseline: true, testRows: 40, trainRows: 160 },
  })
  expect(papers.onnx).toHaveLength(model.size)
  expect(papers.card).toContain('# Model card: price')
  expect(papers.script).toContain('"houses.csv"')
})

it('waits in a pause, and goes on after it', async () => {
  const page = new BroadcastChannel('two')
  const told: string[] = []
  const pausing = learnJobs(clock()).train(
    { ...order(csv(200)), choice, channel: 'two' },
    async ({ detail }) => {
      if (!detail) return
      told.push('round')
      if (told.length > 1) return
      const heard = new BroadcastChannel('two')
      const arrived = new Promise((done) => heard.addEventListener('message', done))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
      page.postMessage('pause')
      await arrived
      heard.close()
      // A report during the pause would come before this.
      setTimeout(() => {
        told.push('resume')
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
        page.postMessage('resume')
      })
    },
  )
  await pausing
  page.close()
  expect(told.slice(0, 3)).toEqual(['round', 'resume', 'round'])
})

it('refuses files that it cannot train on, in words', async () => {
  const jobs = learnJobs(clock())
  const json = new File(['[{"a":1},{"a":2}]'], 'a.json')
  await expect(jobs.look(order(json), quiet)).rejects.toThrow('Save this file as CSV')
  await expect(jobs.look(order(new File([], 'empty.csv')), quiet)).rejects.toThrow('The file is empty.')
  const constant = new File(['a,y\n', ...Array.from({ length: 40 }, (_, row) => `${row},1\n`)], 'c.csv')
  const same = { ...choice, target: 'y', features: ['a'] }
  await expect(jobs.check({ ...order(constant), choice: same }, quiet)).rejects.toThrow(
    'same value in every row',
  )
})
