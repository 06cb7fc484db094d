import { type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { creationMachine } from '@machines/creation'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const [project] = SAMPLE_PROJECTS as [Project]
const walk: Walk<typeof creationMachine> = {
  machine: creationMachine,
  input: { order: 'Night Sky', stages: ['One', 'Two', 'Three'], pauses: [1000, 500, 2000] },
  children: ['progress'],
  events: [{ type: 'stop' }, { type: 'stop.confirm' }, { type: 'stop.cancel' }],
  answers: {
    checkAccount: { done: [null, { check: 'verified' }], error: [new Failure('down', 'network')] },
    progress: { done: [undefined] },
    saveProject: {
      done: [
        { project, kept: true },
        { project, kept: false },
      ],
      error: [new Failure('full', 'storage')],
    },
  },
  unreachable: {
    'creation.running --xstate.error.actor.progress--> creation.ended #0':
      'the stages call nothing that can fail; the branch is the way out if one ever does',
  },
}

async function atWork() {
  const bench = startBench({ ...walk, children: [], real: ['progress'] })
  await bench.resolve('checkAccount', null)
  const finish = () => {
    for (const pause of [1000, 500, 2000]) bench.clock.increment(pause)
  }
  return { ...bench, finish, done: () => bench.actor.getSnapshot().context.done }
}

describe('creation', () => {
  itCoversEverything(walk)

  it('completes each stage after its own pause, then keeps the project (WZB-04)', async () => {
    const { actor, clock, done, resolve, started } = await atWork()
    clock.increment(999)
    expect(done()).toBe(0)
    clock.increment(1)
    expect(done()).toBe(1)
    clock.increment(500)
    expect(done()).toBe(2)
    clock.increment(1999)
    expect(started.saveProject).toBeUndefined()
    clock.increment(1)
    expect(started.saveProject).toEqual([{ order: 'Night Sky' }])
    expect(done()).toBe(3)
    await resolve('saveProject', { project, kept: true })
    expect(actor.getSnapshot().output).toEqual({ project, kept: true, alert: null })
  })

  it('asks before it stops, and never saves what was stopped', async () => {
    const { actor, clock, done, started } = await atWork()
    actor.send({ type: 'stop' })
    clock.increment(1100)
    expect(done()).toBe(1)
    actor.send({ type: 'stop.cancel' })
    expect(actor.getSnapshot().value).toEqual({ running: 'working' })
    actor.send({ type: 'stop' })
    actor.send({ type: 'stop.confirm' })
    clock.increment(60_000)
    expect(started.saveProject).toBeUndefined()
    expect(actor.getSnapshot().output).toEqual({ project: null, kept: false, alert: null })
  })

  it('saves nothing while the question stands, even when the last stage is over', async () => {
    const { actor, done, finish, started } = await atWork()
    actor.send({ type: 'stop' })
    finish()
    expect(done()).toBe(3)
    expect(started.saveProject).toBeUndefined()
    actor.send({ type: 'stop.cancel' })
    expect(started.saveProject).toHaveLength(1)
  })

  it('stops at once while the account is checked', () => {
    const { actor, signal } = startBench(walk)
    const given = signal('checkAccount')
    actor.send({ type: 'stop' })
    expect(given.aborted).toBe(true)
    expect(actor.getSnapshot().output).toEqual({ project: null, kept: false, alert: null })
  })

  it.each([
    [{ check: 'signedIn' }, 'Authentication required'],
    [{ check: 'verified' }, 'Email verification required'],
    [{ check: 'profileCompleted' }, 'Profile completion required'],
    [{ check: 'active', status: 'locked' }, 'Account is locked'],
  ])('says why the gate refuses %o (CRT-02)', async (refusal, reason) => {
    const { actor, resolve } = startBench(walk)
    await resolve('checkAccount', refusal)
    expect(actor.getSnapshot().output?.alert).toBe(`Cannot create project: ${reason}`)
  })

  it('gives up and aborts when the account or the storage does not answer for ten seconds', async () => {
    const unchecked = startBench(walk)
    const check = unchecked.signal('checkAccount')
    unchecked.clock.increment(9999)
    expect(check.aborted).toBe(false)
    unchecked.clock.increment(1)
    expect(check.aborted).toBe(true)
    expect(unchecked.actor.getSnapshot().output?.alert).toBe(
      'Failed to create project: Network connection error. Please check your internet connection and try again.',
    )
    const { actor, clock, finish, signal } = await atWork()
    finish()
    const save = signal('saveProject')
    clock.increment(10_000)
    expect(save.aborted).toBe(true)
    expect(actor.getSnapshot().output?.alert).toBe('Failed to create project: The browser did not answer')
  })
})
