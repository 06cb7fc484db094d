import { DEFAULT_PROJECT_CONFIG, type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { type Removable, removalMachine } from '@machines/removal'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

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

// Deleting is ours; what the documents ask for is that nobody loses what they made.
describe('removal, as people see it', () => {
  const journey = journeysOf(walk)
  const undo = { type: 'undo' } as const
  const dismiss = { type: 'dismiss' } as const
  const remove = { type: 'delete', item } as const
  const removeDraft = { type: 'delete', item: draft } as const
  const deleted = (name: string) => journey(name).send(remove).answer('remove', { index: 1 })
  const refusedUndo = (name: string) => deleted(name).send(undo).fail('restore', refused)
  const silence = 'The browser did not answer'
  const one = { item, index: 1 }
  const other = { item: draft, index: 0 }

  deleted('what was deleted can be put back')
    .expect({
      state: 'removed',
      context: { removed: [one], item: null, failure: null },
      asked: { remove: [{ item }] },
    })
    .send(undo)
    .expect({ state: 'restoring', asked: { restore: [{ removed: one }] } })
    .answer('restore')
    .expect({ state: 'idle', context: { removed: [] }, cannot: [undo] })

  deleted('the way back is offered for ten seconds')
    .wait(9999)
    .expect({ state: 'removed', can: [undo] })
    .wait(1)
    .expect({ state: 'idle', context: { removed: [] }, cannot: [undo] })

  deleted('the offer can be sent away')
    .send(dismiss)
    .expect({ state: 'idle', context: { removed: [] } })

  journey('what the browser refuses to delete is said and stays')
    .send(remove)
    .fail('remove', refused)
    .expect({ state: 'idle', context: { removed: [], item: null, failure: 'No room left.' }, cannot: [undo] })
    .send(dismiss)
    .expect({ context: { failure: null } })

  journey('a deletion that hangs is no deletion, and is taken back')
    .send(remove)
    .wait(9999)
    .expect({ state: 'removing' })
    .wait(1)
    .expect({
      state: 'idle',
      context: { removed: [], item: null, failure: silence },
      cannot: [undo],
      takenBack: ['remove'],
    })
    .send(remove)
    .expect({ context: { failure: null } })

  deleted('two are put back one after the other, the last one first')
    .send(removeDraft)
    .answer('remove', { index: 0 })
    .expect({ state: 'removed', context: { removed: [one, other] } })
    .send(undo)
    .expect({ asked: { restore: [{ removed: other }] } })
    .answer('restore')
    .expect({ state: 'removed', context: { removed: [one] } })
    .send(undo)
    .answer('restore')
    .expect({ state: 'idle', context: { removed: [] } })

  deleted('a second one that is refused leaves the way back of the first')
    .send(removeDraft)
    .fail('remove', refused)
    .expect({ state: 'removed', context: { removed: [one], failure: 'No room left.' }, can: [undo] })

  deleted('a second one that hangs leaves the way back of the first')
    .send(removeDraft)
    .wait(10_000)
    .expect({ state: 'removed', context: { removed: [one], failure: silence }, takenBack: ['remove'] })

  refusedUndo('undo after the browser refused: nothing is lost, however long it takes')
    .expect({ state: 'notRestored', context: { removed: [one], stuck: true, failure: 'No room left.' } })
    .wait(3_600_000)
    .expect({ state: 'notRestored', context: { removed: [one] } })
    .send(undo)
    .answer('restore')
    .expect({ state: 'idle', context: { removed: [], stuck: false, failure: null } })

  deleted('an undo that hangs loses nothing, and is taken back')
    .send(undo)
    .wait(9999)
    .expect({ state: 'restoring' })
    .wait(1)
    .expect({
      state: 'notRestored',
      context: { removed: [one], stuck: true, failure: silence },
      takenBack: ['restore'],
    })
    .wait(3_600_000)
    .expect({ state: 'notRestored', context: { removed: [one] } })

  refusedUndo('what cannot be put back can be given up')
    .send(dismiss)
    .expect({ state: 'idle', context: { removed: [], stuck: false, failure: null } })

  refusedUndo('deleting something else does not forget what could not be put back')
    .send(removeDraft)
    .answer('remove', { index: 0 })
    .wait(3_600_000)
    .expect({ state: 'notRestored', context: { removed: [one, other], stuck: true, failure: null } })
    .send(undo)
    .answer('restore')
    .expect({ state: 'notRestored', context: { removed: [one], stuck: true } })
    .send(undo)
    .answer('restore')
    .expect({ state: 'idle', context: { removed: [], stuck: false } })

  refusedUndo('neither does a deletion that is refused meanwhile')
    .send(removeDraft)
    .fail('remove', refused)
    .expect({ state: 'notRestored', context: { removed: [one], item: null } })

  refusedUndo('nor one that hangs')
    .send(removeDraft)
    .wait(10_000)
    .expect({ state: 'notRestored', context: { removed: [one], item: null, failure: silence } })
})
