import {
  EMPTY_WIZARD_A,
  type Project,
  SAMPLE_PROJECTS,
  type WizardAValues,
  wizardTemplate,
} from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { createProjectAMachine } from '@machines/create-project-a'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from './kit'

const [project] = SAMPLE_PROJECTS as [Project]
const template = wizardTemplate('react-dashboard')
if (!template) throw new Error('the template is gone')
const values: WizardAValues = { ...EMPTY_WIZARD_A, name: 'Night Sky', type: 'web-app', template }
const draft = { wizard: 'a' as const, id: 'draft-1', savedAt: 1, values }
const walk: Walk<typeof createProjectAMachine> = {
  machine: createProjectAMachine,
  input: { values: EMPTY_WIZARD_A, draft: null, seed: 7 },
  children: ['progress', 'autoSave'],
  events: [
    { type: 'details.change', field: 'name', value: 'Night Sky' },
    { type: 'type.select', projectType: 'web-app' },
    { type: 'visibility.select', visibility: 'public' },
    { type: 'repository.change', repository: { name: 'night-sky' } },
    { type: 'template.select', template },
    { type: 'member.change', member: { name: 'Ada', email: 'ada@example.org' } },
    { type: 'member.add' },
    { type: 'member.remove', id: 'member-1' },
    { type: 'tool.toggle', id: 'testing' },
    { type: 'continue' },
    { type: 'back' },
    { type: 'create' },
    { type: 'stop' },
    { type: 'stop.confirm' },
    { type: 'stop.cancel' },
    { type: 'resume', draft },
    { type: 'startOver' },
  ],
  answers: {
    checkAccount: { done: [null, { check: 'verified' }], error: [new Failure('down', 'network')] },
    progress: { done: [{ complete: true }, { complete: false }] },
    saveProject: {
      done: [
        { project, kept: true },
        { project, kept: false },
      ],
      error: [new Failure('full', 'storage')],
    },
    autoSave: { error: [new Failure('broken')] },
  },
  key: ({ context }) => [
    context.values.name,
    context.values.type,
    context.values.template?.id,
    context.member.name,
  ],
  unreachable: {
    'create-project-a.review --create--> create-project-a.projectDetails #1':
      'the details are valid whenever review is open; the branch stands for restored snapshots',
    'create-project-a.creating.running --xstate.error.actor.progress--> create-project-a.review #0':
      'the stages call nothing that can fail; the branch is the way out if one ever does',
  },
}

/** At the open step of templates, loaded. */
function atTemplates(from: Partial<WizardAValues> = {}, changes: Partial<typeof walk> = {}) {
  const input = { values: { ...EMPTY_WIZARD_A, name: 'Night Sky', ...from }, draft: null, seed: 7 }
  const bench = startBench({ ...walk, ...changes, input })
  if (!from.type) bench.actor.send({ type: 'type.select', projectType: 'web-app' })
  bench.actor.send({ type: 'continue' })
  bench.clock.increment(1500)
  return bench
}

function atReview(changes?: Partial<typeof walk>) {
  const bench = atTemplates({ type: 'web-app', template }, changes)
  for (let step = 0; step < 3; step++) bench.actor.send({ type: 'continue' })
  return bench
}

describe('create-project-a', () => {
  itCoversEverything(walk)

  it('says what is wrong with step 1, one thing after the other (WZA-06)', () => {
    const { actor } = startBench(walk)
    const error = () => actor.getSnapshot().context.error?.message
    actor.send({ type: 'continue' })
    expect(error()).toBe('Project name is required')
    actor.send({ type: 'details.change', field: 'name', value: 'ab' })
    expect(error()).toBe('Project name must be at least 3 characters')
    actor.send({ type: 'details.change', field: 'name', value: 'abc/../x' })
    expect(error()).toBe('Project name can only contain letters, numbers, spaces, hyphens, and underscores')
    actor.send({ type: 'details.change', field: 'name', value: 'abc' })
    actor.send({ type: 'details.change', field: 'description', value: 'x'.repeat(501) })
    expect(error()).toBeUndefined()
    actor.send({ type: 'continue' })
    expect(error()).toBe('Description must be less than 500 characters')
    actor.send({ type: 'details.change', field: 'description', value: '' })
    actor.send({ type: 'continue' })
    expect(error()).toBe('Please select a project type')
    actor.send({ type: 'type.select', projectType: 'api' })
    expect(error()).toBeUndefined()
  })

  it('loads the templates of the type for 1500 ms, and needs one of them (WZA-03, WZA-06)', () => {
    const { actor, clock } = startBench({
      ...walk,
      input: { values: { ...values, template: null }, draft: null, seed: 7 },
    })
    actor.send({ type: 'continue' })
    clock.increment(1499)
    expect(actor.getSnapshot().matches({ templateSelection: 'loading' })).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot().context.templates.map(({ id }) => id)).toEqual(['react-dashboard'])
    actor.send({ type: 'continue' })
    expect(actor.getSnapshot().context.error?.message).toBe('Please select a template')
  })

  it('keeps a template from the gallery at the head of the list, until another type is chosen', () => {
    const brought = { ...template, id: 'gallery-shop', name: 'Shop' }
    const { actor } = atTemplates({ type: 'web-app', template: brought })
    expect(actor.getSnapshot().context.templates.map(({ id }) => id)).toEqual([
      'gallery-shop',
      'react-dashboard',
    ])
    actor.send({ type: 'back' })
    actor.send({ type: 'type.select', projectType: 'desktop' })
    expect(actor.getSnapshot().context.values.template).toBeNull()
  })

  it('adds and removes team members, and takes along whoever was typed (WZA-04)', () => {
    const { actor } = atTemplates({ type: 'web-app', template })
    actor.send({ type: 'continue' })
    actor.send({ type: 'member.change', member: { name: ' ', email: 'ada@example.org' } })
    expect(actor.getSnapshot().can({ type: 'member.add' })).toBe(false)
    actor.send({ type: 'member.change', member: { name: 'Ada', role: 'DevOps' } })
    actor.send({ type: 'member.add' })
    actor.send({ type: 'member.change', member: { name: 'Alan', email: 'alan@example.org' } })
    actor.send({ type: 'continue' })
    expect(actor.getSnapshot().matches('aiTools')).toBe(true)
    expect(actor.getSnapshot().context.values.teamMembers.map(({ name, role }) => [name, role])).toEqual([
      ['Ada', 'DevOps'],
      ['Alan', 'DevOps'],
    ])
    actor.send({ type: 'back' })
    actor.send({ type: 'member.remove', id: 'member-1' })
    expect(actor.getSnapshot().context.values.teamMembers.map(({ name }) => name)).toEqual(['Alan'])
  })

  it('starts with the first four AI tools on (WZA-05)', () => {
    const { actor } = startBench(walk)
    expect(actor.getSnapshot().context.values.aiTools).toEqual([
      'code-generation',
      'code-review',
      'dependency-management',
      'documentation',
    ])
  })

  it('shows ten messages of 800 ms, then saves (WZA-08)', async () => {
    const bench = startBench({
      ...walk,
      real: ['progress'],
      children: ['autoSave'],
      input: { values, draft: null, seed: 7 },
    })
    bench.actor.send({ type: 'continue' })
    bench.clock.increment(1500)
    for (let step = 0; step < 3; step++) bench.actor.send({ type: 'continue' })
    bench.actor.send({ type: 'create' })
    await bench.resolve('checkAccount', null)
    const done = () => bench.actor.getSnapshot().context.done
    for (let message = 0; message < 10; message++) {
      expect(done()).toBe(message)
      bench.clock.increment(799)
      expect(done()).toBe(message)
      bench.clock.increment(1)
    }
    expect(done()).toBe(10)
    expect(bench.started.saveProject).toHaveLength(1)
  })

  it('reports the created project, and keeps it on screen when the browser does not', async () => {
    for (const kept of [true, false]) {
      const { actor, actions, resolve } = atReview()
      actor.send({ type: 'create' })
      await resolve('checkAccount', null)
      await resolve('progress', { complete: true })
      await resolve('saveProject', { project, kept })
      expect(actor.getSnapshot().value).toBe(kept ? 'created' : 'notKept')
      if (kept) expect(actions.report).toHaveBeenCalledWith({ project })
      else expect(actions.report).not.toHaveBeenCalled()
    }
  })

  it('asks before it stops, and never saves what was stopped (WZA-08)', async () => {
    const { actor, clock, resolve, started } = atReview({ real: ['progress'], children: ['autoSave'] })
    actor.send({ type: 'create' })
    await resolve('checkAccount', null)
    actor.send({ type: 'stop' })
    expect(actor.getSnapshot().value).toEqual({ creating: { running: 'askingToStop' } })
    clock.increment(900)
    actor.send({ type: 'stop.cancel' })
    clock.increment(900)
    expect(actor.getSnapshot().context.done).toBeGreaterThan(0)
    actor.send({ type: 'stop' })
    actor.send({ type: 'stop.confirm' })
    expect(actor.getSnapshot().value).toBe('review')
    clock.increment(60_000)
    expect(started.saveProject).toBeUndefined()
    expect(actor.getSnapshot().context.done).toBe(0)
  })

  it('stops at once while the account is checked', async () => {
    const { actor, resolve } = atReview()
    actor.send({ type: 'create' })
    actor.send({ type: 'stop' })
    expect(actor.getSnapshot().value).toBe('review')
    await resolve('checkAccount', null).catch(() => undefined)
    expect(actor.getSnapshot().value).toBe('review')
  })

  it.each([
    [{ check: 'verified' }, 'Email verification required'],
    [{ check: 'active', status: 'locked' }, 'Account is locked'],
  ])('the gate refuses %o and keeps everything (CRT-02)', async (refusal, reason) => {
    const { actor, resolve } = atReview()
    actor.send({ type: 'create' })
    await resolve('checkAccount', refusal)
    expect(actor.getSnapshot().matches('review')).toBe(true)
    expect(actor.getSnapshot().context.alert).toBe(`Cannot create project: ${reason}`)
    expect(actor.getSnapshot().context.values.name).toBe('Night Sky')
  })
})
