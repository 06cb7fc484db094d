import { DEFAULT_PROJECT_CONFIG, type DraftContent } from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { autoSaveMachine } from '@machines/auto-save'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

type SavedDraft = { draftId: string; content: DraftContent }

const content = (name: string): DraftContent => ({
  wizard: 'b',
  values: { ...DEFAULT_PROJECT_CONFIG, name },
})
const refused = { type: 'refused' as const, error: new Failure('No room left.', 'storage') }
const walk: Walk<typeof autoSaveMachine> = {
  machine: autoSaveMachine,
  input: { draftId: null, savedAt: null, seed: 7 },
  events: [
    { type: 'change', content: content('Night Sky') },
    { type: 'toggle' },
    { type: 'save' },
    { type: 'resume', draftId: 'draft-other', savedAt: 5 },
    { type: 'discard' },
    { type: 'kept', savedAt: 10 },
    refused,
  ],
  key: ({ context }) => context.changes > context.kept,
}

describe('auto-save', () => {
  itCoversEverything(walk)

  it('saves 2000 ms after the last change, once (WZA-07)', () => {
    const { actor, actions, clock } = startBench(walk)
    actor.send({ type: 'change', content: content('N') })
    clock.increment(1999)
    actor.send({ type: 'change', content: content('Ni') })
    clock.increment(1999)
    expect(actions.saveDraft).not.toHaveBeenCalled()
    clock.increment(1)
    expect(actions.saveDraft?.mock.lastCall).toMatchObject([{ content: { values: { name: 'Ni' } } }])
    actor.send({ type: 'kept', savedAt: 42 })
    expect(actor.getSnapshot().value).toBe('saved')
    expect(actor.getSnapshot().context.savedAt).toBe(42)
    clock.increment(60_000)
    expect(actions.saveDraft).toHaveBeenCalledOnce()
  })

  it('saves what changes later into the same draft', () => {
    const { actor, actions, clock } = startBench(walk)
    for (const name of ['One', 'Two']) {
      actor.send({ type: 'change', content: content(name) })
      clock.increment(2000)
      actor.send({ type: 'kept', savedAt: 42 })
    }
    const saves = actions.saveDraft?.mock.calls.map(([params]) => params as SavedDraft) ?? []
    expect(saves.map(({ content: saved }) => saved.values.name)).toEqual(['One', 'Two'])
    expect(saves[0]?.draftId).toBe(saves[1]?.draftId)
    expect(actor.getSnapshot().context.kept).toBe(2)
  })

  it('saves at once when it is told to', () => {
    const { actor, actions } = startBench(walk)
    actor.send({ type: 'save' })
    expect(actions.saveDraft).not.toHaveBeenCalled()
    actor.send({ type: 'change', content: content('N') })
    actor.send({ type: 'save' })
    expect(actions.saveDraft).toHaveBeenCalledOnce()
  })

  it('saves nothing while it is off, and what waited when it is switched on again', () => {
    const { actor, actions, clock } = startBench(walk)
    actor.send({ type: 'toggle' })
    actor.send({ type: 'change', content: content('N') })
    clock.increment(60_000)
    expect(actions.saveDraft).not.toHaveBeenCalled()
    actor.send({ type: 'toggle' })
    clock.increment(2000)
    expect(actions.saveDraft).toHaveBeenCalledOnce()
  })

  it('says why the browser refused, and tries again', () => {
    const { actor, actions, clock } = startBench(walk)
    actor.send({ type: 'change', content: content('N') })
    clock.increment(2000)
    actor.send(refused)
    expect(actor.getSnapshot().context).toMatchObject({ failure: 'No room left.', changes: 1, kept: 0 })
    actor.send({ type: 'save' })
    expect(actions.saveDraft).toHaveBeenCalledTimes(2)
    actor.send({ type: 'kept', savedAt: 42 })
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
