import {
  changedJob,
  durationOf,
  EMPTY_JOB,
  type JobChange,
  jobAt,
  type StoredJob,
  queuedJob,
} from '@/entities/training-job/model'
import { type TrainingJobContext, trainingJobMachine } from '@machines/training-job'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const NOW = 1_000_000
const queued = queuedJob({ ...EMPTY_JOB, name: 'tagger', dataset: 'Reviews', epochs: '2' }, 'job-1', 7, NOW)
const changed = (job: StoredJob, type: JobChange['type'], at = NOW) => changedJob(job, { type, at })
const running = changed(queued, 'start')
const paused = changed(running, 'pause', NOW + 5000)
const end = NOW + durationOf(running)

const walk: Walk<typeof trainingJobMachine> = {
  machine: trainingJobMachine,
  input: { job: queued, now: NOW },
  events: [
    { type: 'start', at: NOW },
    { type: 'pause', at: NOW + 5000 },
    { type: 'resume', at: NOW + 60_000 },
    { type: 'stop', at: NOW + 6000 },
    { type: 'time', now: NOW + 1000 },
    { type: 'time', now: NOW + 1_000_000 },
    { type: 'job', job: running },
    { type: 'job', job: paused },
    { type: 'job', job: queued },
    { type: 'job', job: changed(running, 'complete', end) },
    { type: 'job', job: changed(running, 'stop', NOW + 7000) },
  ],
  key: ({ context }) => {
    const { job } = context as TrainingJobContext
    return [job.status, job.resumedAt, job.trainedMs]
  },
  unreachable: { 'training-job.starting': 'passed through at once' },
}

describe('training-job', () => {
  itCoversEverything(walk)
})

// Document 2 section 4: Pause (only while training) gives paused; Resume (only while paused) gives training; Stop (only
// while training) gives failed.
describe('a training job, as users see it', () => {
  const journey = journeysOf(walk)
  const pause = (after: number) => ({ type: 'pause' as const, at: NOW + after })
  const resume = (after: number) => ({ type: 'resume' as const, at: NOW + after })
  const stop = (after: number) => ({ type: 'stop' as const, at: NOW + after })
  const time = (after: number) => ({ type: 'time' as const, now: NOW + after })
  const start = { type: 'start', at: NOW } as const
  const told = (type: JobChange['type'], after: number) => ({
    report: { id: 'job-1', type, at: NOW + after },
  })
  const started = (name: string) => journey(name).send(start)

  journey('a new job is queued; only a free slot starts it')
    .wait(600_000)
    .expect({ state: 'queued', cannot: [pause(0), resume(0), stop(0), time(1)], did: { report: null } })
    .send(start)
    .expect({ state: 'training', context: { job: running, now: NOW }, did: told('start', 0) })
  started('a running job checks the time once a second and continues')
    .wait(999)
    .expect({ did: { lookAtTime: null } })
    .wait(1)
    .expect({ did: { lookAtTime: undefined } })
    .send(time(1000))
    .expect({ state: 'training', context: { job: running, now: NOW + 1000 } })
    .wait(1000)
    .send(time(2000))
    .expect({ state: 'training', context: { now: NOW + 2000 } })
  started('pausing keeps the progress')
    .expect({ cannot: [start, resume(1)] })
    .send(pause(5000))
    .expect({
      state: 'paused',
      context: { job: { status: 'paused', trainedMs: 5000, resumedAt: null }, now: NOW + 5000 },
      did: told('pause', 5000),
      cannot: [pause(6000), stop(6000), start, time(6000)],
    })
  started('a paused job makes no progress, and resumes where it stopped')
    .send(pause(5000))
    .wait(600_000)
    .expect({ did: { lookAtTime: null } })
    .send(resume(3_600_000))
    .expect({
      state: 'training',
      context: { job: { status: 'training', trainedMs: 5000, resumedAt: NOW + 3_600_000 } },
      did: told('resume', 3_600_000),
    })
  started('a stopped job has failed, permanently')
    .send(stop(6000))
    .expect({
      state: 'failed',
      context: { job: { status: 'failed', trainedMs: 6000, endedAt: NOW + 6000 } },
      did: told('stop', 6000),
      cannot: [start, pause(7000), resume(7000), stop(7000)],
    })
  started('a job is completed when its time is over')
    .send({ type: 'time', now: end - 1 })
    .expect({ state: 'training' })
    .send({ type: 'time', now: end + 400 })
    .expect({
      state: 'completed',
      context: { now: end + 400 },
      did: { report: { id: 'job-1', type: 'complete', at: end + 400 } },
      cannot: [start, pause(7000), resume(7000), stop(7000)],
    })
    .wait(10_000)
    .expect({ did: { lookAtTime: null } })
  started('a change in another tab is applied here')
    .send({ type: 'job', job: paused })
    .expect({ state: 'paused', context: { job: paused }, did: told('start', 0) })
    .send({ type: 'job', job: changed(paused, 'resume', NOW + 8000) })
    .expect({ state: 'training', context: { job: { resumedAt: NOW + 8000, trainedMs: 5000 } } })
    .send({ type: 'job', job: changed(running, 'complete', end) })
    .expect({ state: 'completed' })
  started('an unchanged list does not delay the job')
    .wait(600)
    .send({ type: 'job', job: { ...running } })
    .wait(400)
    .expect({ state: 'training', did: { lookAtTime: undefined } })
  started('a job resumed in another tab takes over its new times')
    .send({ type: 'job', job: changed(paused, 'resume', NOW + 9000) })
    .expect({ state: 'training', context: { job: { resumedAt: NOW + 9000 } } })

  for (const [state, job] of Object.entries({ queued, training: running, paused }))
    journey(`a stored job that is ${state} starts as ${state}`, { job, now: NOW }).expect({
      state,
      context: { job, now: NOW },
    })
  journey('a stored job that is completed stays completed', {
    job: changed(running, 'complete', end),
    now: end,
  }).expect({
    state: 'completed',
    context: { job: { trainedMs: durationOf(jobAt(running, end)) } },
  })
  journey('a stored job that has failed stays failed', { job: changed(running, 'stop'), now: NOW }).expect({
    state: 'failed',
  })
})
