import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { apiKeys } from '@/entities/api-key/model'
import { type Dataset, datasets } from '@/entities/dataset/model'
import { keepProject } from '@/entities/project'
import { type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { type StoredJob, trainingJobs } from '@/entities/training-job/model'
import { collectionOf } from '@/shared/lib/collection'
import { EXAMPLE_ENDPOINT } from '@/entities/endpoint/model'
import { readOwnThings } from './read-own-things'

const NOW = Date.UTC(2026, 10, 26)
const now = () => NOW
const none = async () => []

it('a new account has samples of every kind, all marked', async () => {
  const things = await readOwnThings('new-owner', now, none)
  expect(things.every(({ sample }) => sample)).toBe(true)
  expect(new Set(things.map(({ kind }) => kind))).toEqual(
    new Set(['project', 'dataset', 'job', 'deployment', 'member', 'provider', 'key']),
  )
  expect(things.filter(({ kind, status }) => kind === 'job' && status === 'failed').length).toBeGreaterThan(0)
})

it('the person’s own things are not samples, and each has its page', async () => {
  await keepProject('owner-of-things', {
    ...(SAMPLE_PROJECTS[0] as Project),
    id: 'own',
    name: 'Tide board',
    sample: undefined,
  })
  const sets = collectionOf(datasets, 'owner-of-things', now)
  const [, sample] = await sets.read()
  const profile = {
    fileName: 'churn.csv',
    rowCount: 9,
    columnCount: 2,
    rows: [],
    columns: [
      { name: 'id', type: 'integer', missing: 0 },
      { name: 'fee', type: 'number', missing: 4 },
    ],
  }
  await sets.put({ ...(sample as Dataset), id: 'churn', name: 'churn', profile })
  const jobs = collectionOf(trainingJobs, 'owner-of-things', now)
  const failed = (await jobs.read()).find(({ status }) => status === 'failed')
  await jobs.put({ ...(failed as StoredJob), id: 'churn-job', name: 'churn' })
  const own = (await readOwnThings('owner-of-things', now, none)).filter(({ sample }) => !sample)
  expect(own).toEqual([
    {
      kind: 'project',
      id: 'own',
      name: 'Tide board',
      about: SAMPLE_PROJECTS[0]?.description,
      path: '/projects/own',
      sample: false,
    },
    {
      kind: 'dataset',
      id: 'churn',
      name: 'churn',
      about: 'All orders from last year with product, quantity, total and country.',
      status: 'ready',
      missing: 4,
      path: '/ai-ml-platform?tab=datasets&open=churn',
      sample: false,
    },
    {
      kind: 'job',
      id: 'churn-job',
      name: 'churn',
      status: 'failed',
      path: '/ai-ml-platform?tab=models&open=churn-job',
      sample: false,
    },
  ])
})

it('nothing of a key but its name', async () => {
  const [key] = await collectionOf(apiKeys, 'owner-of-things', now).read()
  const told = JSON.stringify(await readOwnThings('owner-of-things', now, none))
  expect(told).toContain(key?.name)
  for (const part of [key?.hash ?? '', key?.lastFour ?? '', 'not_a_key']) expect(told).not.toContain(part)
})

it('an endpoint is a deployed model of the person, with its page; without a connection the rest is read', async () => {
  const deployed = async (list: typeof none) =>
    (await readOwnThings('owner-of-endpoints', now, list)).filter(
      ({ kind, sample }) => kind === 'deployment' && !sample,
    )
  const { id, name } = EXAMPLE_ENDPOINT
  const path = `/ai-ml-platform/endpoints/${id}`
  const endpoint = { kind: 'deployment', id, name, status: 'online', path, sample: false }
  expect(await deployed(async () => [EXAMPLE_ENDPOINT] as never)).toEqual([endpoint])
  expect(await deployed(() => Promise.reject(new Error('offline')))).toEqual([])
})
