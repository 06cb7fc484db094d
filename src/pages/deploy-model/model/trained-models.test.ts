import { sampleJobs } from '@/entities/training-job/model'
import { expect, it } from 'vitest'
import { trainedModels } from './trained-models'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')

it('offers the models of completed training jobs only', () => {
  const jobs = sampleJobs(NOW)
  const completed = jobs.filter(({ status }) => status === 'completed')
  const models = trainedModels(jobs, NOW)
  expect(completed.length).toBeGreaterThan(0)
  expect(models.map(({ id }) => id)).toEqual(completed.map(({ id }) => id))
  for (const { status, accuracy } of models) {
    expect(status).toBe('ready')
    expect(accuracy).toBeGreaterThan(0)
    expect(accuracy).toBeLessThanOrEqual(1)
  }
})

it('offers a job whose training finished while no page was open', () => {
  const running = sampleJobs(NOW).filter(({ status }) => status === 'training')
  expect(trainedModels(running, NOW)).toEqual([])
  expect(trainedModels(running, NOW + 30 * 24 * 60 * 60 * 1000)).toHaveLength(running.length)
})
