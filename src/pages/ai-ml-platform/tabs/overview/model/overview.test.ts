import { datasets } from '@/entities/dataset/model'
import { deployedModels } from '@/entities/deployment/model'
import { apiCalls } from '@/entities/llm-provider/model'
import { teamMembers } from '@/entities/member/model'
import { trainingJobs } from '@/entities/training-job/model'
import { describe, expect, it } from 'vitest'
import { type Count, type FigureId, figuresOf, withOwn } from './figures'
import { resourcesOf } from './resources'
import { SAMPLES } from './samples'

const none = { own: 0, samples: 7, initial: 7 }
const counts = {
  totalModels: none,
  activeTraining: none,
  datasets: none,
  deployedModels: none,
  teamMembers: none,
  apiCalls: none,
}
const values = (changes: Partial<Record<FigureId, Count>>) =>
  Object.fromEntries(
    figuresOf({ ...counts, ...changes }).map(({ id, value }) => [
      id,
      typeof value === 'string' ? value : [value.own, value.samples],
    ]),
  )

describe('the figures of the overview', () => {
  it('are the documented ones, while nothing was added or removed (PLT-03)', () =>
    expect(values({})).toEqual({
      totalModels: [0, 24],
      activeTraining: [0, 3],
      datasets: [0, 12],
      deployedModels: [0, 8],
      teamMembers: [0, 5],
      apiCalls: [0, 15_420],
    }))

  it('match the number of samples', () => {
    const now = Date.parse('2026-11-22T12:00:00Z')
    const jobs = trainingJobs.samples(now)
    expect(SAMPLES).toEqual({
      jobs: jobs.length,
      training: jobs.filter(({ status }) => status === 'training').length,
      datasets: datasets.samples(now).length,
      deployedModels: deployedModels.samples(now).length,
      teamMembers: teamMembers.samples(now).length,
      apiCalls: apiCalls.samples(now).length,
    })
  })

  it('count endpoints of the workspace as own deployed models', () => {
    expect(values({ deployedModels: withOwn(none, 2) })).toMatchObject({ deployedModels: [2, 8] })
    expect(withOwn('loading', 2)).toBe('loading')
  })

  it('count own items apart from the samples, which never fall below zero', () =>
    expect(
      values({
        totalModels: { own: 2, samples: 7, initial: 7 },
        datasets: { own: 0, samples: 4, initial: 6 },
        teamMembers: { own: 1, samples: 0, initial: 9 },
      }),
    ).toMatchObject({ totalModels: [2, 24], datasets: [0, 10], teamMembers: [1, 0] }))

  it('report that they are loading, and that they could not be read', () =>
    expect(values({ apiCalls: 'loading', datasets: 'error' })).toMatchObject({
      apiCalls: 'loading',
      datasets: 'error',
    }))

  it('link to their tabs', () =>
    expect(figuresOf(counts).map(({ to }) => to.split('=')[1])).toEqual([
      'models',
      'models',
      'datasets',
      'deployment',
      'collaboration',
      'llm',
    ]))
})

describe('the resources of the overview', () => {
  const job = { gpuUsage: 92, memoryUsage: 18 }
  const percents = (jobs: (typeof job)[]) => resourcesOf(jobs).map(({ percent }) => Math.round(percent))

  it('are used by the training jobs (PLT-06)', () => {
    expect(resourcesOf([]).map(({ label }) => label)).toEqual(['CPU', 'Memory', 'GPU', 'GPU memory'])
    expect(percents([])).toEqual([8, 22, 0, 0])
    expect(percents([job])).toEqual([28, 38, 31, 25])
    expect(percents([job, job, job])).toEqual([67, 70, 92, 75])
  })

  it('never exceed the capacity', () =>
    expect(Math.max(...percents(Array.from({ length: 40 }, () => job)))).toBe(100))
})
