import { DEFAULT_PROJECT_CONFIG, type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { createProjectBMachine } from '@machines/create-project-b'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from './kit'

const [project] = SAMPLE_PROJECTS as [Project]
const draft = {
  wizard: 'b' as const,
  id: 'draft-1',
  savedAt: 1,
  values: { ...DEFAULT_PROJECT_CONFIG, name: 'Kept' },
}
const walk: Walk<typeof createProjectBMachine> = {
  machine: createProjectBMachine,
  input: { config: DEFAULT_PROJECT_CONFIG, draft: null, seed: 7 },
  children: ['progress', 'autoSave'],
  events: [
    { type: 'details.change', field: 'name', value: 'Night Sky' },
    { type: 'details.change', field: 'name', value: 'a' },
    { type: 'environment.select', environment: 'production' },
    { type: 'resources.change', resources: { memory: 16 } },
    { type: 'continue' },
    { type: 'back' },
    { type: 'create' },
    { type: 'stop' },
    { type: 'stop.confirm' },
    { type: 'stop.cancel' },
    { type: 'createAnother' },
    { type: 'resume', draft },
    { type: 'startOver' },
  ],
  answers: {
    checkAccount: { done: [null, { check: 'verified' }], error: [new Failure('down', 'network')] },
    progress: { done: [{ complete: true }, { complete: false }] },
    saveProject: { done: [{ project, kept: true }], error: [new Failure('full', 'storage')] },
    autoSave: { error: [new Failure('broken')] },
  },
  key: ({ context }) => context.config.name,
  unreachable: {
    'create-project-b.review --create--> create-project-b.projectDetails #1':
      'the name is valid whenever review is open; the branch stands for restored snapshots',
    'create-project-b.creating.running --xstate.error.actor.progress--> create-project-b.review #0':
      'the stages call nothing that can fail; the branch is the way out if one ever does',
  },
}

function atReview(changes: Partial<typeof walk> = {}) {
  const bench = startBench({ ...walk, ...changes })
  bench.actor.send({ type: 'details.change', field: 'name', value: ' Night Sky ' })
  bench.actor.send({ type: 'continue' })
  bench.actor.send({ type: 'continue' })
  return bench
}

/** Runs the real stages; returns the ms that each of the twelve took. */
async function pausesOf(seed: number): Promise<number[]> {
  const bench = startBench({
    ...walk,
    real: ['progress'],
    children: ['autoSave'],
    input: { config: DEFAULT_PROJECT_CONFIG, draft: null, seed },
  })
  bench.actor.send({ type: 'details.change', field: 'name', value: 'Night Sky' })
  bench.actor.send({ type: 'continue' })
  bench.actor.send({ type: 'continue' })
  bench.actor.send({ type: 'create' })
  await bench.resolve('checkAccount', null)
  const pauses: number[] = []
  let waited = 0
  while (bench.actor.getSnapshot().matches({ creating: 'running' }) && waited < 5000) {
    const before = bench.actor.getSnapshot().context.done
    bench.clock.increment(1)
    waited++
    if (bench.actor.getSnapshot().context.done === before) continue
    pauses.push(waited)
    waited = 0
  }
  return pauses
}

describe('create-project-b', () => {
  itCoversEverything(walk)

  it('does not continue without a name, and says what is wrong with one (WZB-06, WZB-09)', () => {
    const { actor } = startBench(walk)
    expect(actor.getSnapshot().can({ type: 'continue' })).toBe(false)
    actor.send({ type: 'details.change', field: 'name', value: 'ab' })
    actor.send({ type: 'continue' })
    expect(actor.getSnapshot().context.fieldError).toEqual({
      field: 'name',
      message: 'Project name must be at least 3 characters',
    })
    actor.send({ type: 'details.change', field: 'name', value: 'abc!' })
    expect(actor.getSnapshot().context.fieldError?.message).toBe(
      'Project name can only contain letters, numbers, spaces, hyphens, and underscores',
    )
    actor.send({ type: 'details.change', field: 'name', value: 'abc' })
    expect(actor.getSnapshot().context.fieldError).toBeNull()
  })

  it('goes on with a draft, and starts over without it', () => {
    const { actor } = startBench(walk)
    actor.send({ type: 'resume', draft })
    expect(actor.getSnapshot().context).toMatchObject({
      config: { name: 'Kept' },
      draft: { id: 'draft-1', savedAt: 1 },
    })
    actor.send({ type: 'startOver' })
    expect(actor.getSnapshot().context).toMatchObject({ config: { name: '' }, draft: null })
  })

  it('leaves through the history from the first step (WZB-06)', () => {
    const { actor, actions } = startBench(walk)
    actor.send({ type: 'back' })
    expect(actions.leave).toHaveBeenCalledOnce()
  })

  it('takes 1000 ms first, 2000 ms last, 500 to 2000 ms between, twelve in all (WZB-04)', async () => {
    const pauses = await pausesOf(7)
    expect(pauses).toHaveLength(12)
    expect(pauses[0]).toBe(1000)
    expect(pauses[11]).toBe(2000)
    for (const pause of pauses.slice(1, 11)) {
      expect(pause).toBeGreaterThanOrEqual(500)
      expect(pause).toBeLessThanOrEqual(2000)
    }
    expect(new Set(pauses.slice(1, 11)).size).toBeGreaterThan(5)
  })

  it('replays a run exactly from its seed', async () => {
    expect(await pausesOf(7)).toEqual(await pausesOf(7))
    expect(await pausesOf(7)).not.toEqual(await pausesOf(8))
  })

  it('saves the trimmed name with six random characters (WZB-08)', async () => {
    const bench = startBench(walk)
    bench.actor.send({ type: 'details.change', field: 'name', value: ' Night Sky ' })
    bench.actor.send({ type: 'continue' })
    bench.actor.send({ type: 'continue' })
    bench.actor.send({ type: 'create' })
    await bench.resolve('checkAccount', null)
    await bench.resolve('progress', { complete: true })
    expect(bench.started.saveProject).toEqual([
      {
        config: { ...DEFAULT_PROJECT_CONFIG, name: 'Night Sky' },
        suffix: expect.stringMatching(/^[a-z0-9]{6}$/),
      },
    ])
  })

  it('asks before it stops, and never saves what was stopped (WZB-04)', async () => {
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
    [{ check: 'signedIn' }, 'Authentication required'],
    [{ check: 'verified' }, 'Email verification required'],
    [{ check: 'profileCompleted' }, 'Profile completion required'],
    [{ check: 'active', status: 'locked' }, 'Account is locked'],
  ])('the gate refuses %o and keeps everything (CRT-02)', async (refusal, reason) => {
    const { actor, resolve } = atReview()
    actor.send({ type: 'create' })
    await resolve('checkAccount', refusal)
    expect(actor.getSnapshot().matches('review')).toBe(true)
    expect(actor.getSnapshot().context.alert).toBe(`Cannot create project: ${reason}`)
    expect(actor.getSnapshot().context.config.name).toBe(' Night Sky ')
  })

  it('starts over with the same stack, an empty name and another seed (WZB-05)', async () => {
    const bench = startBench(walk)
    bench.actor.send({ type: 'details.change', field: 'name', value: 'Night Sky' })
    bench.actor.send({ type: 'continue' })
    bench.actor.send({ type: 'continue' })
    bench.actor.send({ type: 'create' })
    await bench.resolve('checkAccount', null)
    await bench.resolve('progress', { complete: true })
    await bench.resolve('saveProject', { project, kept: true })
    expect(bench.actor.getSnapshot().context.project).toEqual(project)
    bench.actor.send({ type: 'createAnother' })
    const { context } = bench.actor.getSnapshot()
    expect(context.config).toEqual(DEFAULT_PROJECT_CONFIG)
    expect(context.project).toBeNull()
    expect(context.seed).not.toBe(7)
  })
})
