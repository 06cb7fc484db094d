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
const taken = (one: Removable, index: number) => ({ type: 'taken' as const, removed: { item: one, index } })
const walk: Walk<typeof removalMachine> = {
  machine: removalMachine,
  events: [
    { type: 'delete', item },
    { type: 'undo' },
    { type: 'dismiss' },
    taken(item, 1),
    { type: 'refused', error: refused },
    { type: 'restored' },
    { type: 'notRestored', error: refused },
  ],
  key: ({ context }) => Math.min(context.removed.length, 2),
}

function removed() {
  const bench = startBench(walk)
  bench.actor.send({ type: 'delete', item })
  bench.actor.send(taken(item, 1))
  return bench
}

describe('removal', () => {
  itCoversEverything(walk)

  it('deletes what it is told to, and says what the browser refused', () => {
    const { actor, actions } = startBench(walk)
    actor.send({ type: 'delete', item })
    expect(actions.remove).toHaveBeenCalledExactlyOnceWith({ item })
    actor.send({ type: 'refused', error: refused })
    expect(actor.getSnapshot().value).toBe('idle')
    expect(actor.getSnapshot().context).toEqual({ removed: [], failure: 'No room left.' })
  })

  it('offers what was deleted back for ten seconds, at its place', () => {
    const { actor, actions, clock } = removed()
    clock.increment(9999)
    actor.send({ type: 'undo' })
    expect(actions.restore).toHaveBeenCalledExactlyOnceWith({ removed: { item, index: 1 } })
    actor.send({ type: 'restored' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { removed: [] } })
    actor.send(taken(item, 1))
    clock.increment(10_000)
    expect(actor.getSnapshot().can({ type: 'undo' })).toBe(false)
    expect(actor.getSnapshot().context.removed).toEqual([])
  })

  it('takes back one after the other, the last one first, with ten seconds for each', () => {
    const { actor, actions, clock } = removed()
    clock.increment(9000)
    actor.send({ type: 'delete', item: draft })
    actor.send(taken(draft, 0))
    clock.increment(9000)
    actor.send({ type: 'undo' })
    actor.send({ type: 'restored' })
    clock.increment(9000)
    actor.send({ type: 'undo' })
    expect(actions.restore?.mock.calls).toEqual([
      [{ removed: { item: draft, index: 0 } }],
      [{ removed: { item, index: 1 } }],
    ])
    actor.send({ type: 'restored' })
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('keeps what can be put back when the next one cannot be deleted', () => {
    const { actor } = removed()
    actor.send({ type: 'refused', error: refused })
    expect(actor.getSnapshot().value).toBe('removed')
    expect(actor.getSnapshot().context).toMatchObject({ failure: 'No room left.' })
    expect(actor.getSnapshot().context.removed).toHaveLength(1)
  })

  it('never forgets by itself what could not be put back', () => {
    const { actor, clock } = removed()
    actor.send({ type: 'undo' })
    actor.send({ type: 'notRestored', error: refused })
    expect(actor.getSnapshot().context.failure).toBe('No room left.')
    clock.increment(3_600_000)
    expect(actor.getSnapshot().value).toBe('notRestored')
    actor.send({ type: 'delete', item: draft })
    actor.send(taken(draft, 0))
    clock.increment(3_600_000)
    expect(actor.getSnapshot().context.removed).toHaveLength(2)
    for (let left = 2; left > 0; left -= 1) {
      expect(actor.getSnapshot().value).toBe('notRestored')
      actor.send({ type: 'undo' })
      actor.send({ type: 'restored' })
    }
    expect(actor.getSnapshot().value).toBe('idle')
    expect(actor.getSnapshot().context).toEqual({ removed: [], failure: null })
  })

  it('lets go of everything when it is told to', () => {
    const { actor } = removed()
    actor.send({ type: 'notRestored', error: refused })
    actor.send({ type: 'dismiss' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { removed: [], failure: null } })
  })
})
