import { DEFAULT_PROJECT_CONFIG, type DraftContent } from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { autoSaveMachine } from '@machines/auto-save'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

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
    { type: 'begin' },
    { type: 'kept', savedAt: 10 },
    refused,
  ],
  key: ({ context }) => context.changes > context.kept,
}

describe('auto-save', () => {
  itCoversEverything(walk)

  it('saves nothing while it is off, and pending changes once it is switched on again', () => {
    const { actor, actions, clock } = startBench(walk)
    actor.send({ type: 'toggle' })
    actor.send({ type: 'change', content: content('N') })
    clock.increment(60_000)
    expect(actions.saveDraft).not.toHaveBeenCalled()
    actor.send({ type: 'toggle' })
    clock.increment(2000)
    expect(actions.saveDraft).toHaveBeenCalledOnce()
  })

  it('reports why the browser refused, and retries', () => {
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
})

// As the documents have it (WZA-07): two seconds after any change, if it is switched on; "Saved" with the time.
describe('auto-save, as users see it', () => {
  const journey = journeysOf(walk)
  const change = (name: string) => ({ type: 'change', content: content(name) }) as const
  const toggle = { type: 'toggle' } as const
  const save = { type: 'save' } as const
  const kept = { type: 'kept', savedAt: 42 } as const
  const resume = { type: 'resume', draftId: 'draft-other', savedAt: 5 } as const
  const first = { draftId: 'draft-1', savedAt: 1, seed: 7 }
  const saved = (name: string) => journey(name).send(change('One')).wait(2000).send(kept)
  const failed = (name: string) => journey(name).send(change('One')).wait(2000).send(refused)
  const saving = (name: string) => ({ saveDraft: expect.objectContaining({ content: content(name) }) })

  journey('nothing is saved before the first change')
    .wait(60_000)
    .expect({ state: 'clean', did: { saveDraft: null }, cannot: [save] })
  saved('a change is saved after two seconds, with the time').expect({
    state: 'saved',
    context: { savedAt: 42, changes: 1, kept: 1, failure: null },
    did: saving('One'),
  })
  journey('further typing restarts the two seconds')
    .send(change('On'))
    .wait(1999)
    .send(change('One'))
    .wait(1999)
    .expect({ state: 'dirty', did: { saveDraft: null } })
    .wait(1)
    .expect({ did: saving('One') })
  saved('a change after saving is saved again')
    .send(change('Two'))
    .expect({ state: 'dirty', context: { savedAt: 42 } })
    .wait(2000)
    .expect({ did: saving('Two') })
  journey('nothing is saved while auto-save is off')
    .send(toggle, change('One'))
    .wait(60_000)
    .expect({ state: 'off', did: { saveDraft: null }, cannot: [save] })
  journey('switching off and on again without a change saves nothing')
    .send(toggle)
    .expect({ state: 'off' })
    .send(toggle)
    .expect({ state: 'clean' })
  journey('switching off and on again saves a pending change')
    .send(change('One'), toggle)
    .wait(60_000)
    .expect({ state: 'off', did: { saveDraft: null } })
    .send(toggle)
    .expect({ state: 'dirty' })
    .wait(2000)
    .expect({ did: saving('One') })
  saved('auto-save can be switched off after saving')
    .send(toggle)
    .expect({ state: 'off' })
    .send(toggle)
    .expect({ state: 'clean' })
  failed('auto-save can be switched off after a refusal')
    .send(toggle)
    .expect({ state: 'off' })
    .send(toggle)
    .expect({ state: 'dirty' })
  journey('leaving the page saves unsaved changes at once')
    .send(change('One'), save)
    .expect({ did: saving('One') })
  failed('a refusal shows its reason, keeps the content and can be retried')
    .expect({ state: 'failed', context: { failure: 'No room left.', savedAt: null, kept: 0 } })
    .send(save, kept)
    .expect({ state: 'saved', context: { savedAt: 42, failure: null, kept: 1 } })
  failed('a draft that is refused again shows the latest reason')
    .send(save, { type: 'refused', error: new Failure('Storage is switched off.', 'storage') })
    .expect({ state: 'failed', context: { failure: 'Storage is switched off.', kept: 0 } })
  failed('the next change clears the refusal and is saved')
    .send(change('Two'))
    .expect({ state: 'dirty', context: { failure: null } })
    .wait(2000)
    .expect({ did: saving('Two') })
  journey('resuming another draft leaves nothing unsaved, and changes go to that draft')
    .send(change('One'), resume)
    .wait(60_000)
    .expect({
      state: 'clean',
      context: { draftId: 'draft-other', savedAt: 5, content: null },
      did: { saveDraft: null },
    })
    .send(change('Two'))
    .wait(2000)
    .expect({ did: { saveDraft: { draftId: 'draft-other', content: content('Two') } } })
  failed('a draft that is resumed after a refusal shows no refusal')
    .send(resume)
    .expect({ state: 'clean', context: { failure: null } })
  journey('resuming a draft while auto-save is off keeps it off, with nothing unsaved')
    .send(toggle, change('One'), resume)
    .expect({ state: 'off', context: { draftId: 'draft-other', savedAt: 5 } })
    .send(toggle)
    .expect({ state: 'clean' })
  journey('the draft of a created project is removed, and the next change creates a new one', first)
    .send(change('One'), { type: 'discard' })
    .wait(60_000)
    .expect({
      state: 'clean',
      did: { removeDraft: { draftId: 'draft-1' }, saveDraft: null },
      context: { content: null, savedAt: null, draftId: expect.not.stringMatching(/^draft-1$/) },
    })
    .send(toggle, toggle)
    .expect({ state: 'clean' })
  journey('the draft of a created project is removed while auto-save is off, too', first)
    .send(toggle, { type: 'discard' })
    .expect({ state: 'off', did: { removeDraft: { draftId: 'draft-1' } }, context: { savedAt: null } })
  journey('new content leaves the draft unchanged, and the next change creates a new one', first)
    .send(change('One'), { type: 'begin' })
    .wait(60_000)
    .expect({
      state: 'clean',
      did: { removeDraft: null, saveDraft: null },
      context: { content: null, savedAt: null, draftId: expect.not.stringMatching(/^draft-1$/) },
    })
  journey('new content while auto-save is off keeps it off', first)
    .send(toggle, { type: 'begin' })
    .expect({
      state: 'off',
      did: { removeDraft: null },
      context: { savedAt: null, draftId: expect.not.stringMatching(/^draft-1$/) },
    })

  journey('one save stores all earlier changes: none is pending after switching off and on')
    .send(change('O'), change('On'), change('One'), save, kept, toggle, toggle)
    .expect({ state: 'clean', context: { changes: 3, kept: 3 } })
})
