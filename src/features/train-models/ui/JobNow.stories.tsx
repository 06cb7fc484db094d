import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { useTrainingJobs } from '@/entities/training-job'
import { changedJob, EMPTY_JOB, type StoredJob, queuedJob } from '@/entities/training-job/model'
import { snapshotAt, storyAt, sideBySide } from '@/shared/lib/story'
import { jobActor, trainingMachine } from '@machines/training'
import { trainingJobMachine } from '@machines/training-job'
import { type Training as Jobs, TrainingContext } from '../model/training'
import { JobFigureNow, JobProgressNow, JobStatusNow } from './JobNow'

const NOW = Date.parse('2026-11-22T11:58:30Z')
const queued = queuedJob({ ...EMPTY_JOB, name: 'sentiment', dataset: 'Reviews' }, 'job-1', 7, NOW)
const running = changedJob(queued, { type: 'start', at: NOW })
const jobs = {
  queued,
  training: running,
  paused: changedJob(running, { type: 'pause', at: NOW + 60_000 }),
  completed: changedJob(running, { type: 'complete', at: NOW + 600_000 }),
  failed: changedJob(running, { type: 'stop', at: NOW + 90_000 }),
}

function Figures({ job }: { job: StoredJob }) {
  return (
    <>
      <JobStatusNow job={job} />
      <JobProgressNow job={job} />
      <dl>
        <dt>Accuracy</dt>
        <dd>
          <JobFigureNow job={job} figure="accuracy" />
        </dd>
        <dt>ETA</dt>
        <dd>
          <JobFigureNow job={job} figure="estimatedTime" />
        </dd>
      </dl>
    </>
  )
}

function Beside({ actor, children }: { actor: Jobs['actor']; children: ReactNode }) {
  const listed = useTrainingJobs(SAMPLE_PROFILE.id)
  return <TrainingContext value={{ userId: SAMPLE_PROFILE.id, ...listed, actor }}>{children}</TrainingContext>
}

/** The jobs of a list whose actor runs one of them, which is in this state a minute and a half after it began. */
const jobAt = (state: keyof typeof jobs): StoryObj =>
  storyAt(
    trainingMachine,
    { running: [], failure: null },
    (actor) => (
      <Beside actor={actor}>
        <Stack width="16rem">
          <Figures job={jobs[state]} />
        </Stack>
      </Beside>
    ),
    {
      [jobActor(jobs[state].id)]: snapshotAt(trainingJobMachine, state, {
        job: jobs[state],
        now: NOW + 90_000,
      }),
    },
  )('watching')

const meta = { title: 'Components/Training job', parameters: { layout: 'padded' } } satisfies Meta
export default meta
export const Training: StoryObj = {
  ...jobAt('training'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Training')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Progress of sentiment' })).toBeVisible()
  },
}

export const JobStates = sideBySide(meta, {
  Queued: jobAt('queued'),
  Paused: jobAt('paused'),
  Completed: jobAt('completed'),
  Failed: jobAt('failed'),
})
