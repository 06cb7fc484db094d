import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  changedJob,
  changedJobs,
  dueChanges,
  durationOf,
  epochMsOf,
  figureAt,
  type JobStatus,
  jobAt,
  type StoredJob,
  logOf,
  queuedJob,
  EMPTY_JOB,
  sampleJobs,
  seriesOf,
  takesChange,
  trainingJobs,
  TRAINING_PLACES,
} from './index'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const queued = (id: string, createdAt = NOW): StoredJob =>
  queuedJob({ ...EMPTY_JOB, name: id, dataset: 'Reviews', epochs: '10' }, id, 7, createdAt)
const training = (id: string, at = NOW) => changedJob(queued(id, at), { type: 'start', at })

describe('the samples', () => {
  const jobs = sampleJobs(NOW)
  it('train three jobs and show every status', () => {
    expect(jobs.filter((job) => jobAt(job, NOW).status === 'training')).toHaveLength(3)
    expect(new Set(jobs.map(({ status }) => status)).size).toBe(5)
    expect(dueChanges(jobs, NOW)).toEqual([])
  })
  it('match their schema, newest first', () => {
    for (const job of jobs) expect(safeParse(trainingJobs.schema, job).success).toBe(true)
    const created = jobs.map(({ createdAt }) => createdAt)
    expect(created).toEqual(created.toSorted((one, other) => other - one))
    for (const job of jobs) expect(job.createdAt).toBeLessThanOrEqual(NOW)
  })
})

describe('the simulation', () => {
  const job = training('a')
  it('gives the same figures each time, and different ones for another seed', () => {
    const at = NOW + durationOf(job) / 2
    expect(jobAt(job, at)).toEqual(jobAt({ ...job }, at))
    expect(figureAt(job, 'accuracy', at)).toBe(jobAt(job, at).accuracy)
    expect(jobAt({ ...job, seed: 8 }, at).accuracy).not.toBe(jobAt(job, at).accuracy)
  })
  it('advances with time and never goes back', () => {
    let before = jobAt(job, NOW)
    expect(before).toMatchObject({ progress: 0, epoch: 1, accuracy: null, loss: null })
    for (let at = NOW; at <= NOW + durationOf(job); at += 3700) {
      const after = jobAt(job, at)
      expect(after.progress).toBeGreaterThanOrEqual(before.progress)
      expect(after.epoch).toBeGreaterThanOrEqual(before.epoch)
      expect((after.estimatedTime ?? 0) + after.runtime).toBe(durationOf(job))
      before = after
    }
    // A clock that was set back takes nothing away.
    expect(jobAt(job, NOW - 60_000)).toEqual(jobAt(job, NOW))
  })
  it('completes a job whose time is over when the job is read', () => {
    const end = NOW + durationOf(job)
    expect(jobAt(job, end - 1).status).toBe('training')
    expect(jobAt(job, end + 3_600_000)).toMatchObject({
      status: 'completed',
      endedAt: end,
      progress: 100,
      epoch: 10,
      estimatedTime: null,
      gpuUsage: 0,
    })
  })
  it('stops while paused and resumes where it stopped', () => {
    const paused = changedJob(job, { type: 'pause', at: NOW + 30_000 })
    expect(jobAt(paused, NOW + 9_000_000)).toMatchObject({ status: 'paused', runtime: 30_000, gpuUsage: 0 })
    const resumed = changedJob(paused, { type: 'resume', at: NOW + 9_000_000 })
    expect(jobAt(resumed, NOW + 9_005_000).runtime).toBe(35_000)
    expect(resumed.startTime).toBe(NOW)
  })
  it('learns: accuracy rises to a plateau, loss falls, both fluctuate', () => {
    const long = { ...job, totalEpochs: 100 }
    const { accuracy, loss, gpuUsage, memoryUsage, epochs } = seriesOf(long, 100)
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(epochs).toHaveLength(100)
    expect(mean(accuracy.slice(0, 10))).toBeLessThan(mean(accuracy.slice(40, 50)) - 0.2)
    expect(Math.abs(mean(accuracy.slice(80, 90)) - mean(accuracy.slice(90)))).toBeLessThan(0.02)
    expect(mean(loss.slice(90))).toBeLessThan(mean(loss.slice(0, 10)) / 2)
    expect(accuracy.some((value, place) => value < (accuracy[place - 1] ?? 0))).toBe(true)
    for (const value of accuracy) expect(value).toBeGreaterThan(0)
    for (const value of accuracy) expect(value).toBeLessThan(1)
    for (const value of gpuUsage) expect(value).toBeLessThanOrEqual(100)
    for (const value of memoryUsage) expect(value).toBeGreaterThan(0)
  })
  it('learns badly with a learning rate far too large, and slowly with one far too small', () => {
    const end = (learningRate: number) => seriesOf({ ...job, learningRate }, 10).accuracy.at(-1) ?? 0
    expect(end(1)).toBeLessThan(end(0.001) - 0.2)
    expect(end(0.00001)).toBeLessThan(end(0.001) - 0.1)
  })
  it('writes a log that only grows', () => {
    const early = logOf(job, 3)
    const late = logOf(job, 7)
    expect(late.slice(0, early.length)).toEqual(early)
    expect(late.at(-1)?.text).toMatch(/^Epoch 7\/10: loss \d\.\d{3}, accuracy \d+\.\d%$/)
    expect(logOf(queued('b'), 0)).toEqual([])
    expect(logOf(job, 10).at(-1)?.text).toBe('Training completed.')
    const paused = changedJob(job, { type: 'pause', at: NOW + 3.5 * epochMsOf(job) })
    expect(logOf(paused, 3).map(({ text }) => text)).toEqual([
      ...logOf(job, 3).map(({ text }) => text),
      'Training paused.',
    ])
  })
})

describe('the changes', () => {
  const jobs = {
    queued: queued('a'),
    training: training('a'),
    paused: changedJob(training('a'), { type: 'pause', at: NOW }),
    completed: changedJob(training('a'), { type: 'complete', at: NOW }),
    failed: changedJob(training('a'), { type: 'stop', at: NOW }),
  } satisfies Record<JobStatus, StoredJob>
  const taken = [
    ['queued', 'start', 'training'],
    ['training', 'pause', 'paused'],
    ['paused', 'resume', 'training'],
    ['training', 'stop', 'failed'],
    ['training', 'complete', 'completed'],
  ]
  it.each(Object.entries(jobs))('of a %s job follow the documented rules', (status, job) => {
    for (const type of ['start', 'pause', 'resume', 'stop', 'complete'] as const) {
      const next = taken.find(([from, change]) => from === status && change === type)?.[2]
      expect(takesChange(job.status, type)).toBe(next !== undefined)
      const changed = changedJob(job, { type, at: NOW + 1000 })
      if (next) expect(changed.status).toBe(next)
      else expect(changed).toBe(job)
    }
  })
  it('record what happened and when', () => {
    const { history } = changedJob(jobs.paused, { type: 'resume', at: NOW + 5000 })
    expect(history.map(({ type, at }) => [type, at - NOW])).toEqual([
      ['start', 0],
      ['pause', 0],
      ['resume', 5000],
    ])
  })
})

describe('the changes that are due', () => {
  it('start the jobs that have waited longest, as many as there are slots', () => {
    const waiting = [4, 3, 2, 1].map((age) => queued(`job-${age}`, NOW - age * 1000))
    expect(dueChanges(waiting.toReversed(), NOW)).toEqual(
      [4, 3, 2].map((age) => ({ id: `job-${age}`, type: 'start', at: NOW })),
    )
    expect(TRAINING_PLACES).toBe(3)
  })
  it('reuse a slot at the moment it became free, however late they are computed', () => {
    const running = ['a', 'b', 'c'].map((id, place) => training(id, NOW + place * 1000))
    const end = NOW + durationOf(queued('a'))
    const jobs = [...running, queued('d')]
    expect(dueChanges(jobs, end - 1)).toEqual([])
    expect(dueChanges(jobs, end + 3_600_000)).toEqual([
      { id: 'a', type: 'complete', at: end },
      { id: 'd', type: 'start', at: end },
      { id: 'b', type: 'complete', at: end + 1000 },
      { id: 'c', type: 'complete', at: end + 2000 },
      { id: 'd', type: 'complete', at: end + durationOf(queued('d')) },
    ])
  })
  it('are applied job by job, in order, without ineffective ones', () => {
    const jobs = [training('a'), queued('b'), queued('c')]
    const end = NOW + durationOf(queued('a'))
    const later = end + 2 * durationOf(queued('a'))
    const changes = dueChanges(jobs, later)
    const now = changedJobs(jobs, [...changes, { id: 'gone', type: 'stop', at: later }])
    expect(now.map(({ id, status }) => [id, status])).toEqual([
      ['a', 'completed'],
      ['b', 'training'],
      ['c', 'training'],
    ])
    expect(now[0]?.endedAt).toBe(end)
    expect(changedJobs(jobs, [{ id: 'b', type: 'resume', at: later }])).toEqual([])
  })
  it('resume a job that trains in the future from now, when the device clock was set back', () => {
    const year = 365 * 24 * 3_600_000
    const jobs = [training('a', NOW + year), training('b'), queued('c')]
    const changes = dueChanges(jobs, NOW)
    expect(changes).toEqual([
      { id: 'a', type: 'pause', at: NOW },
      { id: 'a', type: 'resume', at: NOW },
      { id: 'c', type: 'start', at: NOW },
    ])
    const after = changedJobs(jobs, changes)
    expect(after[0]).toMatchObject({ id: 'a', status: 'training', trainedMs: 0, resumedAt: NOW })
    expect(dueChanges([...after, training('b')], NOW)).toEqual([])
  })
  it('are found quickly for very many jobs', () => {
    const many = Array.from({ length: 30_000 }, (_, place) => training(`job-${place}`, NOW - place))
    expect(dueChanges(many, NOW + durationOf(queued('a')))).toHaveLength(30_000)
  })
  it('take the usual time for a job with an unknown model', () => {
    expect(durationOf({ ...queued('a'), model: 'constructor' })).toBe(
      durationOf({ ...queued('a'), model: 'x' }),
    )
  })
  it('start no job before it was created, and none while all slots are in use', () => {
    const many = ['a', 'b', 'c', 'd'].map((id) => training(id))
    expect(dueChanges([...many, queued('e')], NOW + 1000)).toEqual([])
    const end = NOW + durationOf(queued('a'))
    const changes = dueChanges([...many, queued('e', end + 5000)], end + 9000)
    expect(changes.at(-1)).toEqual({ id: 'e', type: 'start', at: end + 5000 })
  })
})
