import { DEFAULT_PROJECT_CONFIG, type DraftContent } from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { autoSaveMachine } from '@machines/auto-save'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

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

// As the documents have it (WZA-07): two seconds after any change, if it is switched on; "Saved" with the time.
describe('auto-save, as people see it', () => {
  const journey = journeysOf(walk)
  const change = (name: string) => ({ type: 'change', content: content(name) }) as const
  const toggle = { type: 'toggle' } as const
  const save = { type: 'save' } as const
  const refused = new Failure('No room left.', 'storage')
  const saved = (name: string) =>
    journey(name).send(change('One')).wait(2000).answer('saveDraft', { savedAt: 42 })
  const failed = (name: string) => journey(name).send(change('One')).wait(2000).fail('saveDraft', refused)
  const asking = (...names: string[]) => ({
    saveDraft: names.map((name) => expect.objectContaining({ content: content(name) })),
  })

  journey('nothing is saved before something changed')
    .wait(60_000)
    .expect({ state: 'clean', asked: { saveDraft: [] }, cannot: [save] })

  saved('a change is saved after two seconds, with the time').expect({
    state: 'saved',
    context: { savedAt: 42, changes: 1, kept: 1, failure: null },
    asked: asking('One'),
  })

  journey('typing on starts the two seconds anew')
    .send(change('On'))
    .wait(1999)
    .send(change('One'))
    .wait(1999)
    .expect({ state: 'dirty', asked: { saveDraft: [] } })
    .wait(1)
    .expect({ state: 'saving', asked: asking('One') })

  saved('a change after saving is saved again, into the same draft')
    .send(change('Two'))
    .expect({ state: 'dirty', context: { savedAt: 42 } })
    .wait(2000)
    .expect({ asked: asking('One', 'Two') })

  journey('switched off, nothing is saved')
    .send(toggle, change('One'))
    .wait(60_000)
    .expect({
      state: 'off',
      asked: { saveDraft: [] },
      cannot: [save],
    })

  journey('switched off and on again with nothing new')
    .send(toggle)
    .expect({ state: 'off' })
    .send(toggle)
    .expect({ state: 'clean' })

  journey('switched off while something waits, and on again, saves what waited')
    .send(change('One'), toggle)
    .wait(60_000)
    .expect({ state: 'off', asked: { saveDraft: [] } })
    .send(toggle)
    .expect({ state: 'dirty' })
    .wait(2000)
    .expect({ asked: asking('One') })

  saved('switched off after saving')
    .send(toggle)
    .expect({ state: 'off' })
    .send(toggle)
    .expect({ state: 'clean' })

  failed('switched off after a refusal')
    .send(toggle)
    .expect({ state: 'off' })
    .send(toggle)
    .expect({ state: 'dirty' })

  journey('leaving saves at once what is unsaved')
    .send(change('One'), save)
    .expect({ state: 'saving', asked: asking('One') })

  failed('a refusal says why, keeps the content and can be tried again')
    .expect({
      state: 'failed',
      context: { failure: 'No room left.', savedAt: null, kept: 0, content: content('One') },
    })
    .send(save)
    .expect({ asked: asking('One', 'One') })
    .answer('saveDraft', { savedAt: 7 })
    .expect({ state: 'saved', context: { savedAt: 7 } })

  failed('the next change forgets the refusal and is saved')
    .send(change('Two'))
    .expect({ state: 'dirty', context: { failure: null } })
    .wait(2000)
    .expect({ asked: asking('One', 'Two') })

  journey('a storage that never answers is no "Saved", and what it was asked is taken back')
    .send(change('One'))
    .wait(2000)
    .wait(9999)
    .expect({ state: 'saving' })
    .wait(1)
    .expect({
      state: 'failed',
      context: { failure: 'The browser did not answer', savedAt: null },
      takenBack: ['saveDraft'],
    })

  journey('what changes while it saves is saved by a run of its own')
    .send(change('One'))
    .wait(2000)
    .send(change('Two'))
    .expect({ state: 'dirty', takenBack: ['saveDraft'] })
    .wait(2000)
    .expect({ asked: asking('One', 'Two') })

  journey('another draft is gone on with: nothing is unsaved, and changes go there')
    .send(change('One'), { type: 'resume', draftId: 'draft-other', savedAt: 5 })
    .wait(60_000)
    .expect({
      state: 'clean',
      context: { draftId: 'draft-other', savedAt: 5, content: null, failure: null },
      asked: { saveDraft: [] },
    })
    .send(change('Two'))
    .wait(2000)
    .expect({ asked: { saveDraft: [{ draftId: 'draft-other', content: content('Two') }] } })

  journey('a draft that is gone on with while it is off stays off, with nothing unsaved')
    .send(toggle, change('One'), { type: 'resume', draftId: 'draft-other', savedAt: 5 })
    .expect({ state: 'off', context: { draftId: 'draft-other', savedAt: 5 } })
    .send(toggle)
    .expect({ state: 'clean' })

  failed('a draft that is gone on with after a refusal shows no refusal')
    .send({ type: 'resume', draftId: 'draft-other', savedAt: 5 })
    .expect({ state: 'clean', context: { failure: null } })

  journey('the draft of a created project goes, and the next change makes a new one', {
    draftId: 'draft-1',
    savedAt: 1,
    seed: 7,
  })
    .send(change('One'), { type: 'discard' })
    .wait(60_000)
    .expect({
      state: 'clean',
      did: { removeDraft: { draftId: 'draft-1' } },
      context: { content: null, savedAt: null, draftId: expect.not.stringMatching(/^draft-1$/) },
      asked: { saveDraft: [] },
    })
    .send(toggle, toggle)
    .expect({ state: 'clean' })

  journey('the draft of a created project goes while it is off, too', {
    draftId: 'draft-1',
    savedAt: 1,
    seed: 7,
  })
    .send(toggle, { type: 'discard' })
    .expect({ state: 'off', did: { removeDraft: { draftId: 'draft-1' } }, context: { savedAt: null } })

  journey('every new draft has another id')
    .send({ type: 'discard' })
    .expect({ context: { draftId: expect.stringMatching(/^draft-[a-z0-9]{12}$/) } })
})
