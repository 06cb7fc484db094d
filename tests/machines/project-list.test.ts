import { type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { projectListMachine } from '@machines/project-list'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from './kit'

const [project] = SAMPLE_PROJECTS as [Project]
const walk: Walk<typeof projectListMachine> = {
  machine: projectListMachine,
  events: [
    { type: 'filter.change', filter: { search: 'shop' } },
    { type: 'filter.clear' },
    { type: 'view.select', view: 'list' },
    { type: 'delete', project },
    { type: 'undo' },
    { type: 'dismiss' },
  ],
  answers: {
    removeProject: { done: [{ index: 1 }], error: [new Failure('No room left.', 'storage')] },
    restoreProject: { done: [undefined], error: [new Failure('No room left.', 'storage')] },
  },
}

describe('project-list', () => {
  itCoversEverything(walk)

  it('filters, clears what is looked for, and keeps the order (PRJ-02)', () => {
    const { actor } = startBench(walk)
    actor.send({ type: 'filter.change', filter: { search: 'shop', type: 'api' } })
    actor.send({ type: 'filter.change', filter: { sort: 'name' } })
    expect(actor.getSnapshot().context.filter).toEqual({ search: 'shop', type: 'api', sort: 'name' })
    actor.send({ type: 'filter.clear' })
    expect(actor.getSnapshot().context.filter).toEqual({ search: '', type: 'all', sort: 'name' })
  })

  it('offers a deleted project back for ten seconds, at its place', async () => {
    const { actor, clock, resolve, started } = startBench(walk)
    actor.send({ type: 'delete', project })
    await resolve('removeProject', { index: 1 })
    clock.increment(9999)
    actor.send({ type: 'undo' })
    expect(started.restoreProject).toEqual([{ removed: { project, index: 1 } }])
    await resolve('restoreProject')
    expect(actor.getSnapshot().context.removed).toBeNull()
    actor.send({ type: 'delete', project })
    await resolve('removeProject', { index: 1 })
    clock.increment(10_000)
    expect(actor.getSnapshot().can({ type: 'undo' })).toBe(false)
  })

  it('says what the browser refused, and keeps the way back open', async () => {
    const { actor, resolve, reject } = startBench(walk)
    actor.send({ type: 'delete', project })
    await reject('removeProject', new Failure('No room left.', 'storage'))
    expect(actor.getSnapshot().context).toMatchObject({ removed: null, failure: 'No room left.' })
    actor.send({ type: 'delete', project })
    await resolve('removeProject', { index: 0 })
    actor.send({ type: 'undo' })
    await reject('restoreProject', new Failure('No room left.', 'storage'))
    expect(actor.getSnapshot().can({ type: 'undo' })).toBe(true)
    expect(actor.getSnapshot().context.removed?.project).toEqual(project)
  })
})
