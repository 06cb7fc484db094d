import { createContext, useContext, useMemo, useState } from 'react'
import { useTrainingJobs } from '@/entities/training-job'
import {
  changedJob,
  changedJobs,
  jobAt,
  type JobChange,
  type StoredJob,
  type TrainingJob,
} from '@/entities/training-job/model'
import {
  type ActorRefFrom,
  type AnyActorRef,
  fromCallback,
  shallowEqual,
  useActorEnvironment,
  usePageActor,
  useSelector,
} from '@/shared/lib/machine'
import { assertStored } from '@/shared/lib/storage'
import { jobActor, type TrainingEvent, trainingMachine } from '@machines/training'

export type TrainingActor = ActorRefFrom<typeof trainingMachine>

type Listed = ReturnType<typeof useTrainingJobs>

/** One person's training jobs, and the actor that lets them advance. */
export interface Training extends Pick<Listed, 'status' | 'entries' | 'setAside' | 'refused' | 'collection'> {
  userId: string
  actor: TrainingActor
}

export const TrainingContext = createContext<Training | null>(null)

/** The training jobs of this page; `entries` are those that are kept. Throws outside `TrainingProvider`. */
export function useTraining(): Training {
  const training = useContext(TrainingContext)
  if (!training) throw new Error('useTraining needs a TrainingProvider above it')
  return training
}

const isActive = ({ status }: StoredJob) => status === 'training' || status === 'queued'

/** Starts the actor of one person's jobs. */
export function useStartedTraining(userId: string): Training {
  const { now } = useActorEnvironment()
  const { status, entries, setAside, refused, collection } = useTrainingJobs(userId)
  const sendListed = (send: (event: TrainingEvent) => void) => {
    const listed = collection.snapshot()
    if (listed.status === 'ready')
      send({ type: 'listed', active: listed.entries.filter(isActive), now: now() })
  }
  const keep = async (changes: readonly JobChange[]) => {
    const [only, another] = changes
    if (!only) return
    const result = another
      ? // Changes that the passing of time made are stored together, however many there are.
        await collection.put(...changedJobs(collection.snapshot().entries, changes))
      : await collection.change(only.id, (job) => changedJob(job, only))
    assertStored(result, 'the change')
  }
  const actor = usePageActor(trainingMachine, {
    effects: {
      actors: {
        watch: fromCallback(({ sendBack }) => {
          sendListed(sendBack)
          // Not within what changes the list, which may be another actor at work.
          return collection.subscribe(() => queueMicrotask(() => sendListed(sendBack)))
        }),
        job: {
          actions: { lookAtTime: (_, { self }) => self.send({ type: 'time', now: now() }) },
        },
      },
      actions: {
        look: (_, { self }) => sendListed((event) => self.send(event)),
        keep: ({ changes }, { self }) =>
          void keep(changes).catch((error: unknown) => {
            // Its page may be gone by now.
            if (self.getSnapshot().status === 'active') self.send({ type: 'refused', error })
          }),
      },
    },
  })
  return useMemo(
    () => ({ userId, status, entries, setAside, refused, collection, actor }),
    [userId, status, entries, setAside, refused, collection, actor],
  )
}

/**
 * One value of a job's current state. A component is rendered again when that value changes, and not at every tick: `pick`
 * gives a number, a text or null.
 */
export function useJobNow<Value extends string | number | null>(
  job: StoredJob,
  pick: (now: TrainingJob) => Value,
): Value {
  const { actor } = useTraining()
  const environment = useActorEnvironment()
  const [openedAt] = useState(environment.now)
  const own = useSelector(actor, ({ children }) => children[jobActor(job.id)])
  return useSelector(own, (snapshot) => pick(jobNow(job, openedAt, snapshot?.context.now)))
}

/** The same of several jobs, in their order. */
export function useJobsNow<Value extends string | number | null>(
  jobs: readonly StoredJob[],
  pick: (now: TrainingJob) => Value,
): readonly Value[] {
  const { actor } = useTraining()
  const environment = useActorEnvironment()
  const [openedAt] = useState(environment.now)
  const own = useSelector(actor, ({ children }) => jobs.map(({ id }) => children[jobActor(id)]), shallowEqual)
  const together = useMemo(
    () => ({
      getSnapshot: () => own.map((one) => one?.getSnapshot()),
      subscribe(listener: () => void) {
        const subscriptions = own.map((one) => one?.subscribe(listener))
        return { unsubscribe: () => subscriptions.forEach((one) => one?.unsubscribe()) }
      },
    }),
    [own],
  )
  return useSelector(
    together as unknown as Together,
    (snapshots) => jobs.map((job, place) => pick(jobNow(job, openedAt, snapshots[place]?.context.now))),
    shallowEqual,
  )
}

type Child = ReturnType<TrainingActor['getSnapshot']>['children'][string]
/** Several actors, told apart by their place, that are listened to as one. */
type Together = Pick<AnyActorRef, 'subscribe'> & {
  getSnapshot: () => (ReturnType<NonNullable<Child>['getSnapshot']> | undefined)[]
}

/** The last that was asked of each job: the cells of a row ask for the same time. */
const reached = new WeakMap<StoredJob, { at: number; job: TrainingJob }>()

function jobNow(job: StoredJob, openedAt: number, now = 0): TrainingJob {
  // A job that does not run is the same at every time after that.
  const at = isActive(job) ? Math.max(openedAt, job.resumedAt ?? 0, now) : Number.MAX_SAFE_INTEGER
  const known = reached.get(job)
  if (known?.at === at) return known.job
  const next = jobAt(job, at)
  reached.set(job, { at, job: next })
  return next
}

/** How to pause, resume and stop jobs. */
export function useJobChange(): (job: StoredJob, change: 'pause' | 'resume' | 'stop') => void {
  const { actor } = useTraining()
  const { now } = useActorEnvironment()
  return (job, change) => actor.send({ type: 'job.change', job, change, at: now() })
}
