import { DEFAULT_PROJECT_CONFIG, type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { type Removable, removalMachine } from '@machines/removal'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const [project] = SAMPLE_PROJECTS as [Project]
const item: Removable = { kind: 'project', name: project.name, value: project }
const draft: Removable = {
  kind: 'draft',
  name: 'Night Sky',
  value: { wizard: 'b', id: 'draft-1', savedAt: 1, values: DEFAULT_PROJECT_CONFIG },
}
const refused = new Failure('No room left.', 'storage')
const walk: Walk<typeof removalMachine> = {
  machine: removalMachine,
  events: [{ type: 'delete', item }, { type: 'undo' }, { type: 'dismiss' }],
  answers: {
    remove: { done: [{ index: 1 }], error: [refused] },
    restore: { done: [undefined], error: [refused] },
  },
  key: ({ context }) => [Math.min(context.removed.length, 2), context.stuck],
}

async function removed() {
  const bench = startBench(walk)
  bench.actor.send({ type: 'delete', item })
  await bench.resolve('remove', { index: 1 })
  return bench
}

describe('removal', () => {
  itCoversEverything(walk)

  it('offers what was deleted back for ten seconds, at its place', async () => {
    const { actor, clock, resolve, started } = await removed()
    clock.increment(9999)
    actor.send({ type: 'undo' })
    expect(started.restore).toEqual([{ removed: { item, index: 1 } }])
    await resolve('restore')
    expect(actor.getSnapshot().value).toBe('idle')
    actor.send({ type: 'delete', item })
    await resolve('remove', { index: 1 })
    clock.increment(10_000)
    expect(actor.getSnapshot().can({ type: 'undo' })).toBe(false)
    expect(actor.getSnapshot().context.removed).toEqual([])
  })

  it('takes back one after the other, the last one first', async () => {
    const { actor, resolve, started } = await removed()
    actor.send({ type: 'delete', item: draft })
    await resolve('remove', { index: 0 })
    actor.send({ type: 'undo' })
    await resolve('restore')
    actor.send({ type: 'undo' })
    await resolve('restore')
    expect(started.restore).toEqual([{ removed: { item: draft, index: 0 } }, { removed: { item, index: 1 } }])
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('says what the browser refused', async () => {
    const { actor, reject } = startBench(walk)
    actor.send({ type: 'delete', item })
    await reject('remove', refused)
    expect(actor.getSnapshot().value).toBe('idle')
    expect(actor.getSnapshot().context).toMatchObject({ removed: [], failure: 'No room left.' })
  })

  it('never forgets by itself what could not be put back, or hangs', async () => {
    for (const hangs of [true, false]) {
      const { actor, clock, resolve, reject } = await removed()
      actor.send({ type: 'undo' })
      if (hangs) clock.increment(10_000)
      else await reject('restore', refused)
      clock.increment(3_600_000)
      expect(actor.getSnapshot().value).toBe('notRestored')
      actor.send({ type: 'delete', item: draft })
      await resolve('remove', { index: 0 })
      clock.increment(3_600_000)
      expect(actor.getSnapshot().context.removed).toHaveLength(2)
      actor.send({ type: 'undo' })
      await resolve('restore')
      actor.send({ type: 'undo' })
      await resolve('restore')
      expect(actor.getSnapshot().value).toBe('idle')
      expect(actor.getSnapshot().context).toMatchObject({ removed: [], stuck: false, failure: null })
    }
  })
})
