import {
  changedJob,
  durationOf,
  EMPTY_JOB,
  type JobChange,
  type StoredJob,
  queuedJob,
} from '@/entities/training-job/model'
import { Failure } from '@/shared/lib/failure'
import { jobActor, trainingMachine } from '@machines/training'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const NOW = 1_000_000
const queued = (id: string, createdAt = NOW): StoredJob =>
  queuedJob({ ...EMPTY_JOB, name: id, dataset: 'Reviews', epochs: '2' }, id, 7, createdAt)
const changed = (job: StoredJob, type: JobChange['type'], at = NOW) => changedJob(job, { type, at })
const running = (id: string) => changed(queued(id), 'start')
const paused = (id: string) => changed(running(id), 'pause', NOW + 5000)
const end = NOW + durationOf(queued('a'))
const full = new Failure('This browser’s storage is full.', 'storage')
const listed = (active: StoredJob[], now = NOW) => ({ type: 'listed', active, now }) as const
const change = (type: JobChange['type'], id = 'a', at = NOW) =>
  ({ type: 'job.changed', change: { id, type, at } }) as const
const three = ['a', 'b', 'c'].map(running)

const walk: Walk<typeof trainingMachine> = {
  machine: trainingMachine,
  callbacks: ['watch'],
  children: ['job'],
  unreachable: {
    'training --xstate.error.actor.watch--> (stays) #0':
      'listening to the list cannot fail; the branch says so if it ever does, as is tested below',
  },
  events: [
    listed([queued('a')]),
    listed([running('a')]),
    listed([running('b')]),
    listed([]),
    { type: 'job.change', job: paused('a'), change: 'resume', at: NOW + 9000 },
    { type: 'job.change', job: running('a'), change: 'pause', at: NOW + 9000 },
    { type: 'job.change', job: running('a'), change: 'resume', at: NOW + 9000 },
    change('pause'),
    change('complete'),
    { type: 'refused', error: full },
    { type: 'dismiss' },
  ],
  key: ({ context }) => context.running,
}

describe('training', () => {
  itCoversEverything(walk)

  it('reports when the list cannot be watched', () => {
    const actor = createActor(
      trainingMachine.provide({
        actors: {
          watch: fromCallback(() => {
            throw new Failure('The list is gone.')
          }),
        },
      }),
    ).start()
    expect(actor.getSnapshot().status).toBe('active')
    expect(actor.getSnapshot().context.failure).toBe('The list is gone.')
    actor.stop()
  })
})

describe('training, as users see it', () => {
  const journey = journeysOf(walk)
  const asked = (job: StoredJob, what: 'pause' | 'resume' | 'stop') =>
    ({ type: 'job.change', job, change: what, at: NOW + 9000 }) as const

  journey('each running job has its own actor, whatever other jobs are listed')
    .send(listed([...three, queued('d')]))
    .expect({
      state: 'watching',
      context: { running: ['a', 'b', 'c'] },
      asked: { [jobActor('a')]: [{ job: three[0], now: NOW }], [jobActor('d')]: [] },
      did: { keep: null },
    })
  journey('a free slot goes to the job that has waited longest')
    .send(listed([queued('e', NOW + 1), queued('d'), running('a'), running('b')]))
    .expect({
      did: { keep: { changes: [{ id: 'd', type: 'start', at: NOW }] } },
      context: { running: [] },
    })
  journey(
    'a job that finished while the page was closed is completed at its time, and the next one starts then',
  )
    .send(listed([...three, queued('d')], end + 500))
    .expect({
      did: {
        keep: {
          changes: [
            { id: 'a', type: 'complete', at: end },
            { id: 'd', type: 'start', at: end },
            { id: 'b', type: 'complete', at: end },
            { id: 'c', type: 'complete', at: end },
          ],
        },
      },
    })
  journey('pausing is sent to the actor of the job, and its result is stored')
    .send(listed(three), asked(running('a'), 'pause'))
    .expect({ told: { [jobActor('a')]: { type: 'pause', at: NOW + 9000 } }, did: { keep: null } })
    .send(change('pause'))
    .expect({ did: { keep: { changes: [{ id: 'a', type: 'pause', at: NOW }] } } })
    .send(listed(three.slice(1)))
    .expect({ context: { running: ['b', 'c'] } })
  journey('a paused job gets an actor when it is resumed, and keeps it')
    .send(asked(paused('a'), 'resume'))
    .expect({
      context: { running: ['a'] },
      asked: { [jobActor('a')]: [{ job: paused('a'), now: NOW + 9000 }] },
      told: { [jobActor('a')]: { type: 'resume', at: NOW + 9000 } },
    })
    .send(change('resume', 'a', NOW + 9000))
    .expect({ did: { keep: { changes: [{ id: 'a', type: 'resume', at: NOW + 9000 }] } } })
    .send(listed([changed(paused('a'), 'resume', NOW + 9000)]))
    .expect({
      context: { running: ['a'] },
      asked: { [jobActor('a')]: [{ job: paused('a'), now: NOW + 9000 }] },
    })
  journey('changes that the rules do not allow are ignored').expect({
    cannot: [
      asked(queued('a'), 'pause'),
      asked(queued('a'), 'stop'),
      asked(paused('a'), 'stop'),
      asked(running('a'), 'resume'),
      asked(changed(running('a'), 'complete'), 'resume'),
    ],
    can: [asked(running('a'), 'stop'), asked(paused('a'), 'resume')],
  })
  journey('an actor receives the stored state of its job')
    .send(listed([running('a')]), listed([changed(paused('a'), 'resume', NOW + 9000)]))
    .expect({
      told: { [jobActor('a')]: { type: 'job', job: changed(paused('a'), 'resume', NOW + 9000) } },
      context: { running: ['a'] },
    })
  journey('a job that reports completion is looked up in the list')
    .send(listed(three), change('complete'))
    .expect({ did: { look: undefined, keep: null } })
  journey('a failed write is reported, the other jobs continue, and the notice can be dismissed')
    .send(listed(three), { type: 'refused', error: full })
    .expect({ state: 'watching', context: { failure: full.message, running: ['a', 'b', 'c'] } })
    .send({ type: 'dismiss' })
    .expect({ context: { failure: null } })
})
