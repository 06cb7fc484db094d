import { setImmediate as nextTask } from 'node:timers/promises'
import type { CreationRefusal } from '@/entities/profile/model'
import { DEFAULT_PROJECT_CONFIG, type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { stackWizardMachine, stackCreation } from '@machines/create-project-b'
import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const [project] = SAMPLE_PROJECTS as [Project]
const draft = {
  wizard: 'b' as const,
  id: 'draft-1',
  savedAt: 1,
  values: { ...DEFAULT_PROJECT_CONFIG, name: 'Kept' },
}
const walk: Walk<typeof stackWizardMachine> = {
  machine: stackWizardMachine,
  input: { config: DEFAULT_PROJECT_CONFIG, draft: null, seed: 7 },
  children: ['creation', 'autoSave'],
  events: [
    { type: 'details.change', field: 'name', value: 'Night Sky' },
    { type: 'details.change', field: 'name', value: 'a' },
    { type: 'field.leave', field: 'name' },
    { type: 'stack.select', part: 'frontend', value: 'Vue' },
    { type: 'feature.toggle', feature: 'ai' },
    { type: 'environment.select', environment: 'production' },
    { type: 'resources.change', resources: { memory: 16 } },
    { type: 'continue' },
    { type: 'back' },
    { type: 'create' },
    { type: 'createAnother' },
    { type: 'resume', draft },
    { type: 'startOver' },
  ],
  answers: {
    creation: {
      done: [
        { project, kept: true, alert: null },
        { project, kept: false, alert: null },
        { project: null, kept: false, alert: 'Cannot create project: Email verification required' },
      ],
      error: [new Failure('broken')],
    },
    autoSave: { error: [new Failure('broken')] },
  },
  key: ({ context }) => context.config.name,
}

function atReview(changes: Partial<typeof walk> = {}) {
  const bench = startBench({ ...walk, ...changes })
  bench.actor.send({ type: 'details.change', field: 'name', value: ' Night Sky ' })
  bench.actor.send({ type: 'continue' })
  bench.actor.send({ type: 'continue' })
  return bench
}

/** Creates with the real stages; returns the ms that each of the twelve took, and what was to be saved. */
async function runOf(seed: number) {
  const orders: unknown[] = []
  const creation = stackCreation.provide({
    actors: {
      checkAccount: fromPromise<CreationRefusal | null>(async () => null),
      saveProject: fromPromise(async ({ input }) => {
        orders.push(input.order)
        return { project, kept: true }
      }),
    },
  })
  const { actor, clock } = startBench({
    ...walk,
    machine: stackWizardMachine.provide({ actors: { creation } }),
    real: ['creation'],
    children: ['autoSave'],
    input: { config: { ...DEFAULT_PROJECT_CONFIG, name: ' Night Sky ' }, draft: null, seed },
  })
  for (const type of ['continue', 'continue', 'create'] as const) actor.send({ type })
  await nextTask()
  const done = () => actor.getSnapshot().children.creation?.getSnapshot().context.done
  const pauses: number[] = []
  let waited = 0
  while (pauses.length < 12 && waited < 5000) {
    const before = done()
    clock.increment(1)
    waited++
    if (done() === before) continue
    pauses.push(waited)
    waited = 0
  }
  await nextTask()
  return { actor, orders, pauses }
}

describe('create-project-b', () => {
  itCoversEverything(walk)

  it('runs twelve stages: 1000 ms first, 2000 ms last, 500 to 2000 ms between (WZB-04)', async () => {
    const { pauses } = await runOf(7)
    expect(pauses).toHaveLength(12)
    expect(pauses[0]).toBe(1000)
    expect(pauses[11]).toBe(2000)
    for (const pause of pauses.slice(1, 11)) {
      expect(pause).toBeGreaterThanOrEqual(500)
      expect(pause).toBeLessThanOrEqual(2000)
    }
    expect(new Set(pauses.slice(1, 11)).size).toBeGreaterThan(5)
  })

  it('validates a field on blur after typing (WZB-09)', () => {
    const { actor } = startBench(walk)
    actor.send({ type: 'details.change', field: 'description', value: 'x'.repeat(501) })
    expect(actor.getSnapshot().context.errors).toEqual([])
    actor.send({ type: 'field.leave', field: 'description' })
    expect(actor.getSnapshot().context.errors).toEqual([
      { field: 'description', message: 'Description must be less than 500 characters' },
    ])
  })

  it('reproduces a run exactly from its seed', async () => {
    const [one, same, other] = [await runOf(7), await runOf(7), await runOf(8)]
    expect([one.pauses, one.orders]).toEqual([same.pauses, same.orders])
    expect(one.pauses).not.toEqual(other.pauses)
  })

  it('saves the trimmed name with six random characters (WZB-08)', async () => {
    const { actor, orders } = await runOf(7)
    expect(orders).toEqual([
      {
        config: { ...DEFAULT_PROJECT_CONFIG, name: 'Night Sky' },
        suffix: expect.stringMatching(/^[a-z0-9]{6}$/),
      },
    ])
    expect(actor.getSnapshot().value).toBe('created')
  })

  it.each(['Cannot create project: Email verification required', null])(
    'returns to the review with all input kept when no project was created, and reports %o (CRT-02)',
    async (alert) => {
      const { actor, resolve } = atReview()
      actor.send({ type: 'create' })
      await resolve('creation', { project: null, kept: false, alert })
      expect(actor.getSnapshot().value).toBe('review')
      expect(actor.getSnapshot().context.alert).toBe(alert)
      expect(actor.getSnapshot().context.config.name).toBe(' Night Sky ')
    },
  )

  it('starts over with the same stack, an empty name and another seed (WZB-05)', async () => {
    const bench = startBench(walk)
    bench.actor.send({ type: 'details.change', field: 'name', value: 'Night Sky' })
    bench.actor.send({ type: 'continue' })
    bench.actor.send({ type: 'continue' })
    bench.actor.send({ type: 'create' })
    await bench.resolve('creation', { project, kept: true, alert: null })
    expect(bench.actor.getSnapshot().context.project).toEqual(project)
    bench.actor.send({ type: 'createAnother' })
    const { context } = bench.actor.getSnapshot()
    expect(context.config).toEqual(DEFAULT_PROJECT_CONFIG)
    expect(context.project).toBeNull()
    expect(context.seed).not.toBe(7)
  })
})

// As the documents have it (WZB-01 to WZB-09, CRT-02).
describe('create-project-b, as users see it', () => {
  const journey = journeysOf(walk)
  const go = { type: 'continue' } as const
  const back = { type: 'back' } as const
  const create = { type: 'create' } as const
  const name = (value: string) => ({ type: 'details.change', field: 'name', value }) as const
  const description = (value: string) => ({ type: 'details.change', field: 'description', value }) as const
  const draftOf = (changes: object) => ({
    autoSave: { type: 'change', content: { wizard: 'b', values: expect.objectContaining(changes) } },
  })
  const reviewing = (title: string) => journey(title).send(name(' Night Sky '), go, go)
  const creating = (title: string) => reviewing(title).send(create)
  const alert = 'Cannot create project: Email verification required'

  journey('Continue is refused without a name').expect({ state: 'projectDetails', cannot: [go, create] })

  journey('a name of two letters is too short, and further typing updates the error')
    .send(name('ab'), go)
    .expect({
      state: 'projectDetails',
      context: { errors: [{ field: 'name', message: 'Project name must be at least 3 characters' }] },
    })
    .send(name('abc'))
    .expect({ context: { errors: [] }, told: draftOf({ name: 'abc' }) })
    .send(go)
    .expect({ state: 'environment' })

  journey('a description is limited to fewer than 500 characters')
    .send(name('abc'), description('x'.repeat(501)), go)
    .expect({ state: 'projectDetails', context: { errors: [{ field: 'description' }] } })

  creating('drafts that can no longer be stored leave the messages of the wizard unchanged')
    .answer('creation', { project: null, kept: false, alert })
    .fail('autoSave', new Failure('broken'))
    .expect({ state: 'review', context: { alert } })
    .send(create)
    .expect({ state: 'creating', context: { alert: null } })

  creating('another project leaves the draft of a project that could not be stored unchanged')
    .answer('creation', { project, kept: false, alert: null })
    .expect({ state: 'created', told: { autoSave: expect.objectContaining({ type: 'change' }) } })
    .send({ type: 'createAnother' })
    .expect({ state: 'projectDetails', told: { autoSave: { type: 'begin' } } })

  journey('Back on the first step leaves the wizard (WZB-06)')
    .send(back)
    .expect({ state: 'projectDetails', did: { leave: undefined } })

  journey('the stack and its features are changed in place and stored in the draft')
    .send({ type: 'stack.select', part: 'frontend', value: 'Vue' })
    .expect({
      state: 'projectDetails',
      context: { config: { frontend: 'Vue', backend: 'Node.js', database: 'PostgreSQL' } },
      told: draftOf({ frontend: 'Vue' }),
    })
    .send({ type: 'feature.toggle', feature: 'ai' })
    .expect({
      context: { config: { features: { auth: true, ai: false, docs: true } } },
      told: draftOf({ features: expect.objectContaining({ ai: false, docs: true }) }),
    })
    .send({ type: 'feature.toggle', feature: 'ai' })
    .expect({ context: { config: { features: { ai: true } } } })
    .send(name('abc'), go)
    .expect({ cannot: [{ type: 'stack.select', part: 'frontend', value: 'React' }] })

  journey('environment and resources are chosen and stored in the draft')
    .send(name('abc'), go, { type: 'environment.select', environment: 'production' })
    .expect({
      context: { config: { environment: 'production' } },
      told: draftOf({ environment: 'production' }),
    })
    .send({ type: 'resources.change', resources: { memory: 16 } })
    .expect({
      context: { config: { resources: { cpu: 2, memory: 16, storage: 20 } } },
      told: draftOf({ resources: expect.objectContaining({ memory: 16 }) }),
    })
    .send(back)
    .expect({ state: 'projectDetails', did: { leave: null } })

  reviewing('four steps, and one back')
    .expect({ state: 'review' })
    .send(back)
    .expect({ state: 'environment' })

  creating('the project is created from the input in twelve stages (WZB-04)')
    .expect({
      state: 'creating',
      asked: {
        creation: [
          {
            order: {
              config: expect.objectContaining({ name: 'Night Sky' }),
              suffix: expect.stringMatching(/^[a-z0-9]{6}$/),
            },
            stages: expect.objectContaining({ length: 12 }),
            pauses: expect.objectContaining({ 0: 1000, 11: 2000 }),
          },
        ],
      },
      cannot: [create, back],
    })
    .answer('creation', { project, kept: true, alert: null })
    .expect({
      state: 'created',
      context: { project, kept: true, alert: null },
      told: { autoSave: { type: 'discard' } },
    })
    .send({ type: 'createAnother' })
    .expect({
      state: 'projectDetails',
      context: { project: null, config: DEFAULT_PROJECT_CONFIG, draft: null, alert: null, errors: [] },
    })

  creating('a stopped creation is not saved, and no input is lost')
    .answer('creation', { project: null, kept: false, alert: null })
    .expect({
      state: 'review',
      context: { project: null, alert: null, config: { name: ' Night Sky ' } },
      told: draftOf({ name: ' Night Sky ' }),
    })

  creating('a refusal of the gate is reported until the next attempt')
    .answer('creation', { project: null, kept: false, alert })
    .expect({ state: 'review', context: { alert, project: null } })
    .send(create)
    .expect({ state: 'creating', context: { alert: null } })

  creating('going back removes the alert')
    .answer('creation', { project: null, kept: false, alert })
    .send(back)
    .expect({ state: 'environment', context: { alert: null } })

  creating('a creation that throws is reported, and no input is lost')
    .fail('creation', new Failure('broken'))
    .expect({
      state: 'review',
      context: { alert: 'Failed to create project: broken', config: { name: ' Night Sky ' }, project: null },
    })

  creating('a project that cannot be stored is shown, and its draft is kept')
    .answer('creation', { project, kept: false, alert: null })
    .expect({ state: 'created', context: { project, kept: false }, told: draftOf({ name: ' Night Sky ' }) })
    .send({ type: 'createAnother' })
    .expect({ context: { kept: true, project: null } })

  journey('a draft can be resumed')
    .send(name('ab'), go, { type: 'resume', draft })
    .expect({
      state: 'projectDetails',
      context: { config: { name: 'Kept' }, draft: { id: 'draft-1', savedAt: 1, name: 'Kept' }, errors: [] },
      told: { autoSave: { type: 'resume', draftId: 'draft-1', savedAt: 1 } },
    })
    .send(name('Other'))
    .expect({ context: { draft: { name: 'Kept' } } })

  journey('starting over clears name and description and removes the draft')
    .send({ type: 'resume', draft }, name('ab'), go, { type: 'startOver' })
    .expect({
      state: 'projectDetails',
      context: { config: { name: '', description: '' }, draft: null, errors: [] },
      told: { autoSave: { type: 'discard' } },
    })

  journey('drafts that cannot be stored do not stop the wizard')
    .fail('autoSave', new Failure('broken'))
    .send(back)
    .expect({ state: 'projectDetails', did: { leave: undefined } })
})
