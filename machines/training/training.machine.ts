// The jobs of one person that train: watching the kept list. An actor for each of them, as it says.
// Rendered by the Overview and Model Training tabs of /ai-ml-platform (features/train-models).
// Covers TRN-04: starting what is queued, completing what is through, and keeping every change.
import { assertEvent, assign, fromCallback, sendParent, setup } from 'xstate'
import { dueChanges, type JobChange, type StoredJob, takesChange } from '@/entities/training-job/model'
import { toFailure } from '@/shared/lib/failure'
import { trainingJobMachine } from '@machines/training-job'

export interface TrainingContext {
  /** Ids of the jobs that have an actor, named by `jobActor`. */
  running: string[]
  /** Why the browser did not keep a change, or why the list is not watched; null otherwise. */
  failure: string | null
}

export type TrainingEvent =
  /** The kept jobs that train or wait, at a time of day in ms since 1970. */
  | { type: 'listed'; active: readonly StoredJob[]; now: number }
  /** The user changes a job; `at` in ms since 1970. A job whose status does not take the change stays as it is. */
  | { type: 'job.change'; job: StoredJob; change: 'pause' | 'resume' | 'stop'; at: number }
  /** A change that the job's actor reports. */
  | { type: 'job.changed'; change: JobChange }
  /** The browser did not keep a change. It lasts until the tab closes. */
  | { type: 'refused'; error: unknown }
  | { type: 'dismiss' }

/** The id of the actor of a job. */
export const jobActor = (id: string) => `job:${id}`

/** The machine of a job inside the list; it sends its changes to the list. */
export const jobOfList = (job = trainingJobMachine): typeof trainingJobMachine =>
  job.provide({
    actions: {
      report: sendParent((_, change: JobChange) => ({ type: 'job.changed' as const, change })),
    },
  })

type Listed = Extract<TrainingEvent, { type: 'listed' }>
type Asked = Extract<TrainingEvent, { type: 'job.change' }>

const training = setup({
  types: { context: {} as TrainingContext, events: {} as TrainingEvent },
  actors: {
    job: jobOfList(),
    /** Sends `listed` at once and whenever the list changes. */
    watch: fromCallback<TrainingEvent>(() => {
      throw new Error('watch is not provided')
    }),
  },
  actions: {
    /** Sends `listed`. */
    look: () => {
      throw new Error('look is not provided')
    },
    /** Makes the changes in the list, each in its newest state; sends `refused` with a `Failure`. */
    keep: (_, _params: { changes: readonly JobChange[] }) => {
      throw new Error('keep is not provided')
    },
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isDue: (_, params: Listed) => dueChanges(params.active, params.now).length > 0,
    isTaken: (_, params: Asked) => takesChange(params.job.status, params.change),
    isOver: (_, params: { change: JobChange }) => params.change.type === 'complete',
  },
})

/**
 * Starts actors for jobs that train now, sends the stored job to the other actors, and stops the actors that are not needed.
 */
const matchActors = training.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'listed')
  const jobs = event.active.filter(({ status }) => status === 'training')
  for (const id of context.running) if (!jobs.some((job) => job.id === id)) enqueue.stopChild(jobActor(id))
  for (const job of jobs)
    if (context.running.includes(job.id)) enqueue.sendTo(jobActor(job.id), { type: 'job', job })
    else enqueue.spawnChild('job', { id: jobActor(job.id), input: { job, now: event.now } })
  enqueue.assign({ running: jobs.map(({ id }) => id) })
})

/** Sends the change to the job's actor. A paused job has no actor, so it gets an actor first. */
const passOn = training.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'job.change')
  const { job, change, at } = event
  if (!context.running.includes(job.id)) {
    enqueue.spawnChild('job', { id: jobActor(job.id), input: { job, now: at } })
    enqueue.assign({ running: [...context.running, job.id] })
  }
  enqueue.sendTo(jobActor(job.id), { type: change, at })
})

export const trainingMachine = training.createMachine({
  id: 'training',
  meta: { secrets: [] },
  context: { running: [], failure: null },
  invoke: {
    id: 'watch',
    src: 'watch',
    onError: { actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
  },
  initial: 'watching',
  on: {
    listed: [
      {
        guard: { type: 'isDue', params: ({ event }) => event },
        // Storing the changes lists the jobs anew, and that event then matches the actors.
        actions: {
          type: 'keep',
          params: ({ event }) => ({ changes: dueChanges(event.active, event.now) }),
        },
      },
      { actions: matchActors },
    ],
    'job.change': {
      guard: { type: 'isTaken', params: ({ event }) => event },
      actions: passOn,
    },
    'job.changed': [
      // The list knows the very moment, and who gets the place.
      { guard: { type: 'isOver', params: ({ event }) => event }, actions: 'look' },
      { actions: { type: 'keep', params: ({ event }) => ({ changes: [event.change] }) } },
    ],
    refused: { actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
    dismiss: { actions: 'clearFailure' },
  },
  states: { watching: {} },
})
