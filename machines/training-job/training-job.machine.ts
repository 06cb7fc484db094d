// One training job: queued, training, paused, completed, failed. While it trains it looks at the time once a second.
// Runs inside `training` for each job that trains; rendered by its row and its detail (features/train-models).
// Covers TRN-02 and TRN-04.
import { assign, setup } from 'xstate'
import {
  changedJob,
  JOB_RULES,
  type JobChange,
  type JobChangeType,
  type JobStatus,
  type StoredJob,
  jobAt,
  takesChange,
} from '@/entities/training-job/model'

export interface TrainingJobInput {
  job: StoredJob
  /** ms since 1970 */
  now: number
}

export interface TrainingJobContext extends TrainingJobInput {}

export type TrainingJobEvent =
  /** Each at a time of day, in ms since 1970. */
  | { type: 'start' | 'pause' | 'resume' | 'stop'; at: number }
  | { type: 'time'; now: number }
  /** The job as it is kept now: another tab may have changed it. */
  | { type: 'job'; job: StoredJob }

const statusIs =
  (status: JobStatus) =>
  ({ context }: { context: TrainingJobContext }) =>
    context.job.status === status

const trainingJob = setup({
  types: {
    context: {} as TrainingJobContext,
    events: {} as TrainingJobEvent,
    input: {} as TrainingJobInput,
  },
  actions: {
    /** Sends `time`. */
    lookAtTime: () => {
      throw new Error('lookAtTime is not provided')
    },
    /** Sends the change to the owner of the list. */
    report: (_, _params: JobChange) => {
      throw new Error('report is not provided')
    },
    change: assign(({ context }, params: JobChange) => ({
      job: changedJob(context.job, params),
      now: params.at,
    })),
    setJob: assign({ job: (_, params: { job: StoredJob }) => params.job }),
    setNow: assign({ now: (_, params: { now: number }) => params.now }),
  },
  guards: {
    isQueued: statusIs('queued'),
    isTraining: statusIs('training'),
    isPaused: statusIs('paused'),
    isCompleted: statusIs('completed'),
    isMoved: ({ context }, params: { job: StoredJob }) =>
      params.job.status !== context.job.status || params.job.resumedAt !== context.job.resumedAt,
    isOver: ({ context }, params: { now: number }) => jobAt(context.job, params.now).status === 'completed',
  },
  delays: {
    /** Ours: how often a running job looks at the time, ms. */
    TICK: 1000,
  },
})

const changeOf =
  (type: JobChangeType) =>
  ({ context, event }: { context: TrainingJobContext; event: { at: number } }): JobChange => ({
    id: context.job.id,
    type,
    at: event.at,
  })

/** The events that a status allows by `JOB_RULES` (document 2 section 4), each with its transition. */
const changesFrom = (status: JobStatus) =>
  Object.fromEntries(
    (['start', 'pause', 'resume', 'stop'] as const)
      .filter((type) => takesChange(status, type))
      .map((type) => [
        type,
        {
          target: JOB_RULES[type][1],
          actions: [
            { type: 'change', params: changeOf(type) },
            { type: 'report', params: changeOf(type) },
          ],
        } as const,
      ]),
  )

export const trainingJobMachine = trainingJob.createMachine({
  id: 'training-job',
  meta: { secrets: [] },
  context: ({ input }) => ({ job: input.job, now: input.now }),
  initial: 'starting',
  on: {
    job: {
      guard: { type: 'isMoved', params: ({ event }) => event },
      target: '.starting',
      actions: { type: 'setJob', params: ({ event }) => event },
    },
  },
  states: {
    queued: { on: changesFrom('queued') },
    training: {
      on: {
        ...changesFrom('training'),
        time: [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: JOB_RULES.complete[1],
            actions: [
              { type: 'setNow', params: ({ event }) => event },
              {
                type: 'report',
                params: ({ context, event }) => ({ id: context.job.id, type: 'complete', at: event.now }),
              },
            ],
          },
          { actions: { type: 'setNow', params: ({ event }) => event } },
        ],
      },
      after: { TICK: { target: 'training', reenter: true, actions: 'lookAtTime' } },
    },
    paused: { on: changesFrom('paused') },
    completed: { type: 'final' },
    failed: { type: 'final' },
    starting: {
      always: [
        { guard: 'isQueued', target: 'queued' },
        { guard: 'isTraining', target: 'training' },
        { guard: 'isPaused', target: 'paused' },
        { guard: 'isCompleted', target: 'completed' },
        { target: 'failed' },
      ],
    },
  },
})
