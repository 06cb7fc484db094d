import { DEFAULT_PROJECT_CONFIG, type DraftContent } from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { autoSaveMachine } from '@machines/auto-save'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const content = (name: string): DraftContent => ({
  wizard: 'b',
  values: { ...DEFAULT_PROJECT_CONFIG, name },
})
const walk: Walk<typeof autoSaveMachine> = {
  machine: autoSaveMachine,
  input: { draftId: null, savedAt: null, seed: 7 },
  events: [
    { type: 'change', content: content('Night Sky') },
    { type: 'toggle' },
    { type: 'save' },
    { type: 'resume', draftId: 'draft-other', savedAt: 5 },
    { type: 'discard' },
  ],
  answers: { saveDraft: { done: [{ savedAt: 10 }], error: [new Failure('No room left.', 'storage')] } },
  key: ({ context }) => context.changes > context.kept,
}

describe('auto-save', () => {
  itCoversEverything(walk)

  it('saves 2000 ms after the last change, once (WZA-07)', async () => {
    const { actor, clock, started, resolve } = startBench(walk)
    actor.send({ type: 'change', content: content('N') })
    clock.increment(1999)
    actor.send({ type: 'change', content: content('Ni') })
    clock.increment(1999)
    expect(started.saveDraft).toBeUndefined()
    clock.increment(1)
    expect(started.saveDraft).toMatchObject([{ content: { values: { name: 'Ni' } } }])
    await resolve('saveDraft', { savedAt: 42 })
    expect(actor.getSnapshot().value).toBe('saved')
    expect(actor.getSnapshot().context.savedAt).toBe(42)
    clock.increment(60_000)
    expect(started.saveDraft).toHaveLength(1)
  })

  it('saves what changed while it was saving, into the same draft', async () => {
    const { actor, clock, started, resolve } = startBench(walk)
    actor.send({ type: 'change', content: content('One') })
    clock.increment(2000)
    actor.send({ type: 'change', content: content('Two') })
    clock.increment(2000)
    await resolve('saveDraft', { savedAt: 42 })
    const saves = started.saveDraft as { draftId: string; content: DraftContent }[]
    expect(saves.map(({ content: saved }) => saved.values.name)).toEqual(['One', 'Two'])
    expect(saves[0]?.draftId).toBe(saves[1]?.draftId)
    expect(actor.getSnapshot().context.kept).toBe(2)
  })

  it('saves nothing while it is off, and what waited when it is switched on again', () => {
    const { actor, clock, started } = startBench(walk)
    actor.send({ type: 'toggle' })
    actor.send({ type: 'change', content: content('N') })
    clock.increment(60_000)
    expect(started.saveDraft).toBeUndefined()
    actor.send({ type: 'toggle' })
    clock.increment(2000)
    expect(started.saveDraft).toHaveLength(1)
  })

  it('says why the browser refused, and tries again', async () => {
    const { actor, clock, reject, resolve } = startBench(walk)
    actor.send({ type: 'change', content: content('N') })
    clock.increment(2000)
    await reject('saveDraft', new Failure('No room left.', 'storage'))
    expect(actor.getSnapshot().context).toMatchObject({ failure: 'No room left.', changes: 1, kept: 0 })
    actor.send({ type: 'save' })
    await resolve('saveDraft', { savedAt: 42 })
    expect(actor.getSnapshot().value).toBe('saved')
  })

  it('removes the draft of a created project and gives the next one another id', () => {
    const { actor, actions } = startBench({ ...walk, input: { draftId: 'draft-1', savedAt: 1, seed: 7 } })
    actor.send({ type: 'discard' })
    expect(actions.removeDraft).toHaveBeenCalledWith({ draftId: 'draft-1' })
    const { draftId, savedAt } = actor.getSnapshot().context
    expect(draftId).toMatch(/^draft-[a-z0-9]{12}$/)
    expect(savedAt).toBeNull()
  })
})
