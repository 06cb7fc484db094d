import { createClock } from '@/shared/lib/clock'
import { type ActorEnvironment, createAppActor, createInspectTap, persist } from '@/shared/lib/machine'
import { createRandom } from '@/shared/lib/random'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type InspectionEvent, setup } from 'xstate'

// An actor in its environment: its first event is reported, its timers have names, and it is stored and started again.

const child = setup({ delays: { CHILD_WAIT: 300 } }).createMachine({
  id: 'child',
  meta: { secrets: [] },
  initial: 'waiting',
  states: { waiting: { after: { CHILD_WAIT: 'late' } }, late: {} },
})
const machine = setup({
  types: { events: {} as { type: 'go' } },
  actors: { child },
  delays: { SLOW: 1000, RAISED: 700 },
}).createMachine({
  id: 'sample',
  meta: { secrets: [] },
  initial: 'idle',
  states: {
    idle: { on: { go: 'waiting' } },
    waiting: { invoke: { id: 'kid', src: 'child' }, after: { SLOW: 'over' } },
    over: {},
  },
})

function environment(): ActorEnvironment {
  vi.useFakeTimers()
  const clock = createClock({
    now: () => Date.now(),
    setTimeout,
    clearTimeout: (handle) => clearTimeout(handle as number),
  })
  return {
    clock,
    random: createRandom(1),
    tap: createInspectTap(),
    now: () => clock.now(),
    snapshots: new Map(),
  }
}

/** Waits 400 ms in `waiting`, is kept, and starts again in a new environment. */
function restored() {
  const before = environment()
  const actor = createAppActor(machine, before)
  actor.send({ type: 'go' })
  vi.advanceTimersByTime(200)
  const kept = JSON.parse(JSON.stringify(persist(actor, before.clock)))
  actor.stop()
  const after = environment()
  after.snapshots?.set('sample', kept)
  return { after, actor: createAppActor(machine, after) }
}

describe('an app actor', () => {
  afterEach(() => vi.useRealTimers())

  it('reports its events from the first one', () => {
    const { tap, ...rest } = environment()
    const heard: InspectionEvent[] = []
    tap.subscribe((event) => heard.push(event))
    createAppActor(machine, { tap, ...rest })
    expect(heard.map((event) => ('event' in event ? event.event.type : ''))).toContain('xstate.init')
    expect(tap.roots().map(({ label }) => label)).toEqual(['sample'])
  })

  it('labels its timers and those of its children', () => {
    const { clock, ...rest } = environment()
    createAppActor(machine, { clock, ...rest }).send({ type: 'go' })
    expect(clock.timers().map(({ dueAt, owner }) => ({ dueAt, ...owner }))).toEqual([
      { dueAt: 300, actor: 'sample/kid', delay: 'CHILD_WAIT' },
      { dueAt: 1000, actor: 'sample', delay: 'SLOW' },
    ])
  })

  it('resumes from its snapshot, and its timers with their remaining time', () => {
    const { actor, after } = restored()
    const kid = () =>
      (actor.getSnapshot().children.kid?.getSnapshot() as { value: string } | undefined)?.value
    expect(after.clock.timers().map(({ dueAt }) => dueAt)).toEqual([100, 800])
    vi.advanceTimersByTime(99)
    expect(kid()).toBe('waiting')
    vi.advanceTimersByTime(1)
    expect(kid()).toBe('late')
    vi.advanceTimersByTime(699)
    expect(actor.getSnapshot().value).toBe('waiting')
    vi.advanceTimersByTime(1)
    expect(actor.getSnapshot().value).toBe('over')
  })

  it('uses a snapshot once, and restarts the delays when their remaining time is unknown', () => {
    const { actor, after } = restored()
    expect(after.snapshots?.size).toBe(0)
    const snapshot = actor.getPersistedSnapshot()
    actor.stop()
    after.snapshots?.set('sample', { snapshot })
    const again = createAppActor(machine, after)
    vi.advanceTimersByTime(999)
    expect(again.getSnapshot().value).toBe('waiting')
    vi.advanceTimersByTime(1)
    expect(again.getSnapshot().value).toBe('over')
  })
})

describe('an actor that ends in an error', () => {
  const thrown = new TypeError('x breaks')
  const breaking = setup({
    types: { events: {} as { type: 'go' } },
    actions: {
      break: () => {
        throw thrown
      },
    },
  }).createMachine({ id: 'breaking', meta: { secrets: [] }, on: { go: { actions: 'break' } } })

  it('passes its error on to its environment', () => {
    const errors: unknown[] = []
    const actor = createAppActor(breaking, { ...environment(), onActorError: (error) => errors.push(error) })
    actor.send({ type: 'go' })
    expect(errors).toEqual([thrown])
  })
})
