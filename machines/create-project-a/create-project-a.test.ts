import {
  EMPTY_TEMPLATE_WIZARD,
  type Project,
  SAMPLE_PROJECTS,
  type TemplateWizardValues,
  wizardTemplate,
} from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { templateWizardMachine } from '@machines/create-project-a'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const [project] = SAMPLE_PROJECTS as [Project]
const template = wizardTemplate('react-dashboard')
if (!template) throw new Error('the template is gone')
const ownStack = wizardTemplate('own-stack')
if (!ownStack) throw new Error('the own stack is gone')
const values: TemplateWizardValues = {
  ...EMPTY_TEMPLATE_WIZARD,
  name: 'Night Sky',
  type: 'web-app',
  template,
}
const draft = { wizard: 'a' as const, id: 'draft-1', savedAt: 1, values }
const walk: Walk<typeof templateWizardMachine> = {
  machine: templateWizardMachine,
  input: { values: EMPTY_TEMPLATE_WIZARD, draft: null, seed: 7 },
  children: ['creation', 'autoSave'],
  events: [
    { type: 'details.change', field: 'name', value: 'Night Sky' },
    { type: 'field.leave', field: 'name' },
    { type: 'type.select', projectType: 'web-app' },
    { type: 'visibility.select', visibility: 'public' },
    { type: 'repository.change', repository: { name: 'night-sky' } },
    { type: 'template.select', template },
    { type: 'stack.select', stack: { backend: 'Go' } },
    { type: 'member.change', member: { name: 'Ada', email: 'ada@example.org' } },
    { type: 'member.add' },
    { type: 'member.remove', id: 'member-1' },
    { type: 'tool.toggle', id: 'testing' },
    { type: 'continue' },
    { type: 'skip' },
    { type: 'back' },
    { type: 'create' },
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
  unreachable: {
    'create-project-a.templateSelection.ready --continue--> (stays) #1':
      'every type has a template: tested below',
  },
  key: ({ context }) => [
    context.values.name,
    context.values.type,
    context.values.template?.id,
    context.member.name,
  ],
}

/** At the open step of templates, loaded. */
function atTemplates(from: Partial<TemplateWizardValues> = {}, changes: Partial<typeof walk> = {}) {
  const input = { values: { ...EMPTY_TEMPLATE_WIZARD, name: 'Night Sky', ...from }, draft: null, seed: 7 }
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

  it('reports all errors of step 1 in the documented order (WZA-06)', () => {
    const { actor } = startBench(walk)
    const error = () => actor.getSnapshot().context.errors[0]?.message
    actor.send({ type: 'continue' })
    expect(error()).toBe('Project name is required')
    expect(actor.getSnapshot().context.refused?.field).toBe('name')
    expect(actor.getSnapshot().context.errors.map(({ field }) => field)).toEqual(['name', 'type'])
    actor.send({ type: 'details.change', field: 'name', value: 'ab' })
    expect(error()).toBe('Project name must be at least 3 characters')
    actor.send({ type: 'details.change', field: 'name', value: 'abc/../x' })
    expect(error()).toBe('Project name can only contain letters, numbers, spaces, hyphens, and underscores')
    actor.send({ type: 'details.change', field: 'name', value: 'abc' })
    actor.send({ type: 'details.change', field: 'description', value: 'x'.repeat(501) })
    expect(error()).toBe('Description must be less than 500 characters')
    actor.send({ type: 'details.change', field: 'description', value: '' })
    actor.send({ type: 'continue' })
    expect(error()).toBe('Please select a project type')
    actor.send({ type: 'type.select', projectType: 'api' })
    expect(error()).toBeUndefined()
  })

  it('validates a field on blur after typing, and not before (WZA-06)', () => {
    const { actor } = startBench(walk)
    const errors = () => actor.getSnapshot().context.errors.map(({ message }) => message)
    actor.send({ type: 'field.leave', field: 'name' })
    actor.send({ type: 'details.change', field: 'name', value: 'ab' })
    expect(errors()).toEqual([])
    actor.send({ type: 'field.leave', field: 'name' })
    expect(errors()).toEqual(['Project name must be at least 3 characters'])
    actor.send({ type: 'details.change', field: 'name', value: 'abc' })
    expect(errors()).toEqual([])
  })

  it('accepts a stack that differs from the template, until another template is chosen', () => {
    const { actor } = atTemplates({ type: 'web-app', template })
    actor.send({ type: 'stack.select', stack: { backend: 'Go' } })
    actor.send({ type: 'stack.select', stack: { database: 'Redis' } })
    expect(actor.getSnapshot().context.values.stack).toEqual({ backend: 'Go', database: 'Redis' })
    actor.send({ type: 'template.select', template })
    expect(actor.getSnapshot().context.values.stack).toEqual({})
  })

  it('loads the templates of the type for 1500 ms, and selects the first one (WZA-03)', () => {
    const { actor, clock } = startBench({
      ...walk,
      input: { values: { ...values, template: null }, draft: null, seed: 7 },
    })
    actor.send({ type: 'continue' })
    clock.increment(1499)
    expect(actor.getSnapshot().matches({ templateSelection: 'loading' })).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot().context.templates.map(({ id }) => id)).toEqual([
      'react-dashboard',
      'analytics-dashboard',
      'storefront',
      'saas-starter',
      'own-stack',
    ])
    expect(actor.getSnapshot().context.values.template?.id).toBe('react-dashboard')
  })

  it.each([
    ['mobile-app', ['mobile-ecommerce', 'field-notes']],
    ['api', ['rest-api', 'rest-service']],
    ['ai-ml', ['ml-api', 'sentiment-service']],
    ['desktop', ['desktop-notes']],
    ['blockchain', ['smart-contract']],
  ] as const)('offers every template of the gallery for %s, and no stack', (type, ids) => {
    const { actor } = atTemplates({ type })
    expect(actor.getSnapshot().context.templates.map(({ id }) => id)).toEqual(ids)
  })

  it('refuses to continue where there is no template (WZA-06)', () => {
    const machine = templateWizardMachine.provide({ actions: { setTemplates: () => undefined } })
    const { actor } = atTemplates({ type: 'web-app' }, { machine })
    actor.send({ type: 'continue' })
    expect(actor.getSnapshot().context.refused?.message).toBe('Please select a template')
    expect(actor.getSnapshot().can({ type: 'skip' })).toBe(false)
    actor.send({ type: 'template.select', template })
    expect(actor.getSnapshot().context).toMatchObject({ errors: [], refused: null })
    actor.send({ type: 'continue' })
    expect(actor.getSnapshot().value).toBe('team')
  })

  it('takes a stack and its features in place of a template', () => {
    const { actor } = atTemplates({ type: 'web-app' })
    const own = actor.getSnapshot().context.templates.at(-1)
    if (!own) throw new Error('the own stack is gone')
    actor.send({ type: 'template.select', template: own })
    const features = { auth: true, api: false, tests: true, ai: false, deployment: false, docs: true }
    actor.send({ type: 'stack.select', stack: { frontend: 'Vue' } })
    actor.send({ type: 'stack.select', stack: { features } })
    expect(actor.getSnapshot().context.values).toMatchObject({
      template: { id: 'own-stack' },
      stack: { frontend: 'Vue', features },
    })
    actor.send({ type: 'back' })
    actor.send({ type: 'type.select', projectType: 'web-app' })
    expect(actor.getSnapshot().context.values.template?.id).toBe('own-stack')
  })

  it('keeps a template from the gallery at the head of the list, until another type is chosen', () => {
    const brought = { ...template, id: 'gallery-shop', name: 'Shop' }
    const { actor } = atTemplates({ type: 'web-app', template: brought })
    expect(actor.getSnapshot().context.templates.map(({ id }) => id)).toEqual([
      'gallery-shop',
      'react-dashboard',
      'analytics-dashboard',
      'storefront',
      'saas-starter',
      'own-stack',
    ])
    actor.send({ type: 'back' })
    actor.send({ type: 'type.select', projectType: 'desktop' })
    expect(actor.getSnapshot().context.values.template).toBeNull()
  })

  it('adds and removes team members, and includes a member still in the fields (WZA-04)', () => {
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

  it('starts with the first four AI tools enabled (WZA-05)', () => {
    const { actor } = startBench(walk)
    expect(actor.getSnapshot().context.values.aiTools).toEqual([
      'code-generation',
      'code-review',
      'dependency-management',
      'documentation',
    ])
  })

  it.each(['Cannot create project: Email verification required', null])(
    'returns to the review with all input kept when no project was created, and reports %o (CRT-02)',
    async (alert) => {
      const { actor, resolve } = atReview()
      actor.send({ type: 'create' })
      await resolve('creation', { project: null, kept: false, alert })
      expect(actor.getSnapshot().value).toBe('review')
      expect(actor.getSnapshot().context.alert).toBe(alert)
      expect(actor.getSnapshot().context.values.name).toBe('Night Sky')
    },
  )
})

// As the documents have it (WZA-01 to WZA-09, CRT-02).
describe('create-project-a, as users see it', () => {
  const journey = journeysOf(walk)
  const go = { type: 'continue' } as const
  const skip = { type: 'skip' } as const
  const back = { type: 'back' } as const
  const create = { type: 'create' } as const
  const named = { type: 'details.change', field: 'name', value: 'Night Sky' } as const
  const typed = { type: 'type.select', projectType: 'web-app' } as const
  const pick = { type: 'template.select', template } as const
  const ada = { type: 'member.change', member: { name: 'Ada', email: 'ada@example.org' } } as const
  const draftOf = (changes: object) => ({
    autoSave: { type: 'change', content: { wizard: 'a', values: expect.objectContaining(changes) } },
  })
  const atTemplateStep = (name: string) => journey(name).send(named, typed, go)
  const atTeam = (name: string) => atTemplateStep(name).wait(1500).send(pick, go)
  const reviewing = (name: string) => atTeam(name).send(go, go)
  const creating = (name: string) => reviewing(name).send(create)
  const outcome = { project: null, kept: false, alert: 'Cannot create project: Email verification required' }

  journey('drafts that can no longer be stored leave the messages of the wizard unchanged')
    .send({ type: 'continue' })
    .fail('autoSave', new Failure('broken'))
    .expect({
      state: 'projectDetails',
      context: { errors: [{ message: 'Project name is required' }, { field: 'type' }] },
    })

  journey('the wizard starts at its details and stores no draft by itself').expect({
    state: 'projectDetails',
    told: { autoSave: null },
    asked: { autoSave: [{ draftId: null, savedAt: null, seed: 7 }] },
    cannot: [back, create],
  })

  journey('a restored draft is saved as the same draft', {
    values,
    draft: { id: 'draft-1', savedAt: 1, name: 'Night Sky' },
    seed: 7,
  }).expect({ asked: { autoSave: [{ draftId: 'draft-1', savedAt: 1, seed: 7 }] } })

  journey('Continue is refused while a field is missing, and this is reported')
    .send(go)
    .expect({ state: 'projectDetails', context: { refused: { message: 'Project name is required' } } })
    .send(named, go)
    .expect({ state: 'projectDetails', context: { refused: { message: 'Please select a project type' } } })
    .send(typed)
    .expect({ context: { errors: [] } })

  journey('every change of the details is stored in the draft')
    .send(named)
    .expect({ told: draftOf({ name: 'Night Sky' }) })
    .send(typed)
    .expect({ told: draftOf({ type: 'web-app' }) })
    .send({ type: 'visibility.select', visibility: 'public' })
    .expect({
      told: draftOf({ visibility: 'public' }),
      context: { values: { repository: { private: false } } },
    })
    .send({ type: 'repository.change', repository: { name: 'night-sky' } })
    .expect({ told: draftOf({ repository: expect.objectContaining({ name: 'night-sky' }) }) })

  atTemplateStep('templates load for a second and a half')
    .wait(1499)
    .expect({ state: { templateSelection: 'loading' }, cannot: [go] })
    .wait(1)
    .expect({
      state: { templateSelection: 'ready' },
      context: { values: { template: { id: 'react-dashboard' } }, refused: null },
      can: [go, skip],
    })

  journey('an error is cleared on the next step')
    .send(named, { type: 'field.leave', field: 'name' }, go, typed, go)
    .expect({
      state: { templateSelection: 'loading' },
      context: { touched: [], judged: [], errors: [], refused: null },
    })

  journey('starting over resets validation')
    .send({ ...named, value: 'a' }, { type: 'field.leave', field: 'name' }, go, { type: 'startOver' })
    .expect({ context: { touched: [], judged: [], errors: [], refused: null, values: { name: '' } } })

  atTemplateStep('another template replaces the selected one, in the draft, too')
    .wait(1500)
    .send({ type: 'template.select', template: ownStack })
    .expect({
      context: { errors: [], values: { template: { id: 'own-stack' } } },
      told: draftOf({ template: ownStack }),
    })
    .send(go)
    .expect({ state: 'team' })

  atTemplateStep('going back while the templates load opens the details')
    .send(back)
    .expect({ state: 'projectDetails', context: { errors: [] } })

  atTemplateStep('team and AI tools can be skipped, and are one step back from the review')
    .expect({ cannot: [skip] })
    .wait(1500)
    .send(skip)
    .expect({ state: 'review', context: { values: { teamMembers: [] } } })
    .send(back)
    .expect({ state: 'aiTools' })

  atTeam('back from the team opens the templates, which are shown at once')
    .send(back)
    .expect({ state: { templateSelection: 'ready' } })

  atTeam('a member requires a name and an address')
    .expect({ cannot: [{ type: 'member.add' }] })
    .send({ type: 'member.change', member: { name: 'Ada' } })
    .expect({ cannot: [{ type: 'member.add' }] })

  atTeam('an added member is in the team and in the draft, and the fields are cleared')
    .send(ada, { type: 'member.add' })
    .expect({
      context: { values: { teamMembers: [{ name: 'Ada', email: 'ada@example.org' }] }, member: { name: '' } },
      told: draftOf({ teamMembers: [expect.objectContaining({ name: 'Ada' })] }),
    })

  atTeam('a removed member is gone from the team and the draft')
    .send(ada, { type: 'member.add' }, { type: 'member.remove', id: 'member-1' })
    .expect({ context: { values: { teamMembers: [] } }, told: draftOf({ teamMembers: [] }) })

  atTeam('a member still in the fields is added on Continue')
    .send(ada, go)
    .expect({
      state: 'aiTools',
      context: { values: { teamMembers: [{ name: 'Ada' }] } },
      told: draftOf({ teamMembers: [expect.objectContaining({ name: 'Ada' })] }),
    })

  atTeam('an empty team is allowed')
    .send(go)
    .expect({ state: 'aiTools', context: { values: { teamMembers: [] } } })

  atTeam('tools are enabled and stored in the draft')
    .send(go, { type: 'tool.toggle', id: 'testing' })
    .expect({
      context: { values: { aiTools: expect.arrayContaining(['testing']) } },
      told: draftOf({ aiTools: expect.arrayContaining(['testing']) }),
    })
    .send(back)
    .expect({ state: 'team' })

  reviewing('five steps, and one back')
    .expect({ state: 'review', can: [create] })
    .send(back)
    .expect({ state: 'aiTools' })

  creating('the project is created from the input, in ten messages of 800 ms (WZA-08)')
    .expect({
      state: 'creating',
      asked: {
        creation: [
          {
            order: expect.objectContaining({ name: 'Night Sky', type: 'web-app' }),
            stages: expect.objectContaining({ length: 10 }),
            pauses: Array.from({ length: 10 }, () => 800),
          },
        ],
      },
      cannot: [create, back],
    })
    .answer('creation', { project, kept: true, alert: null })
    .expect({
      state: 'created',
      context: { project, alert: null },
      did: { report: { project } },
      told: { autoSave: { type: 'discard' } },
    })

  creating('a stopped creation is not saved, and no input is lost')
    .answer('creation', { project: null, kept: false, alert: null })
    .expect({
      state: 'review',
      context: { project: null, alert: null, values: { name: 'Night Sky' } },
      did: { report: null },
      told: draftOf({ name: 'Night Sky' }),
    })

  creating('a refusal of the gate is reported until the next attempt')
    .answer('creation', outcome)
    .expect({ state: 'review', context: { alert: outcome.alert }, did: { report: null } })
    .send(create)
    .expect({ state: 'creating', context: { alert: null } })

  creating('going back removes the alert')
    .answer('creation', outcome)
    .send(back)
    .expect({ state: 'aiTools', context: { alert: null } })

  creating('a creation that throws is reported, and no input is lost')
    .fail('creation', new Failure('broken'))
    .expect({
      state: 'review',
      context: { alert: 'Failed to create project: broken', values: { name: 'Night Sky' } },
      did: { report: null },
    })

  creating('a project that cannot be stored stays on screen, and its draft is kept')
    .answer('creation', { project, kept: false, alert: null })
    .expect({ state: 'notKept', context: { project }, did: { report: null }, told: draftOf({}) })

  journey('a draft can be resumed')
    .send(go, { type: 'resume', draft })
    .expect({
      state: 'projectDetails',
      context: { values, draft: { id: 'draft-1', savedAt: 1, name: 'Night Sky' }, errors: [] },
      told: { autoSave: { type: 'resume', draftId: 'draft-1', savedAt: 1 } },
    })
    .send({ type: 'details.change', field: 'name', value: 'Other Sky' })
    .expect({ context: { draft: { name: 'Night Sky' } } })

  journey('starting over clears all input')
    .send({ type: 'resume', draft }, { type: 'details.change', field: 'name', value: '' }, go, {
      type: 'startOver',
    })
    .expect({
      state: 'projectDetails',
      context: { values: EMPTY_TEMPLATE_WIZARD, draft: null, errors: [], member: { name: '' } },
      told: { autoSave: { type: 'discard' } },
    })

  atTeam('starting over clears the member in the fields')
    .send(ada, back, back, { type: 'startOver' })
    .expect({ context: { member: { name: '', email: '' }, values: EMPTY_TEMPLATE_WIZARD } })

  journey('drafts that cannot be stored do not stop the wizard')
    .fail('autoSave', new Failure('broken'))
    .send(go)
    .expect({ context: { refused: { message: 'Project name is required' } } })

  journey('blanks around the name are not part of the project')
    .send({ ...named, value: ' Night Sky ' }, typed, go)
    .wait(1500)
    .send(pick, go, go, go, create)
    .expect({
      asked: {
        creation: [expect.objectContaining({ order: expect.objectContaining({ name: 'Night Sky' }) })],
      },
    })

  atTeam('resuming a draft clears the member in the fields')
    .send(ada, back, back, { type: 'resume', draft })
    .expect({ context: { member: { name: '', email: '' }, values } })
})
