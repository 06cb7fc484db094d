import { expect, it, vi } from 'vitest'
import { type AnyActorRef, createActor, setup, SimulatedClock } from 'xstate'
import {
  activeNodes,
  aroundScheduling,
  cancelScheduled,
  parentOf,
  scheduledIn,
  scheduleFor,
  takenTransitions,
} from './xstate-internals'

const lamp = setup({ delays: { DARK: 500 } }).createMachine({
  id: 'lamp',
  initial: 'on',
  states: { on: { initial: 'bright', states: { bright: {} }, after: { DARK: 'off' } }, off: {} },
})
const room = setup({ actors: { lamp } }).createMachine({ id: 'room', invoke: { id: 'lamp', src: 'lamp' } })

function startRoom() {
  const clock = new SimulatedClock()
  const taken: string[] = []
  const actor = createActor(room, {
    clock,
    inspect: (event) => taken.push(...takenTransitions(event).map(({ eventType }) => eventType)),
  })
  const child = () =>
    actor.getSnapshot().children.lamp as unknown as ReturnType<typeof createActor<typeof lamp>>
  return { actor, child, clock, taken }
}

const TIMER = 'xstate.after.DARK.lamp.on'

it('finds the parent of an actor', () => {
  const { actor, child } = startRoom()
  actor.start()
  expect(parentOf(child())).toBe(actor)
  expect(parentOf(actor)).toBeNull()
})

it('finds the active states with their parents', () => {
  const { actor, child } = startRoom()
  actor.start()
  expect(activeNodes(child().getSnapshot()).map(({ id }) => id)).toEqual([
    'lamp',
    'lamp.on',
    'lamp.on.bright',
  ])
})

it('reports the transitions that were taken', () => {
  const { actor, clock, taken } = startRoom()
  actor.start()
  clock.increment(500)
  expect(taken).toContain(TIMER)
})

it('lists, cancels and schedules events', () => {
  const { actor, child, clock } = startRoom()
  actor.start()
  const [timer, ...others] = scheduledIn(actor)
  expect(others).toEqual([])
  expect(timer).toMatchObject({ id: TIMER, event: { type: TIMER }, delay: 500 })
  expect([timer?.source, timer?.target]).toEqual([child(), child()])
  if (timer) cancelScheduled(timer)
  expect(scheduledIn(actor)).toEqual([])
  clock.increment(500)
  expect(child().getSnapshot().value).toEqual({ on: 'bright' })

  scheduleFor(child(), { event: { type: TIMER }, delay: 20, id: TIMER })
  expect(scheduledIn(actor)).toHaveLength(1)
  clock.increment(20)
  expect(child().getSnapshot().value).toBe('off')
})

it('wraps the scheduling of every actor of the system until it is ended', () => {
  const { actor, child } = startRoom()
  const seen = vi.fn()
  const end = aroundScheduling(actor, ({ source, delay, id }, schedule) => {
    seen(source.id, delay, id)
    schedule()
  })
  actor.start()
  expect(seen.mock.calls).toEqual([['lamp', 500, TIMER]])
  expect(scheduledIn(actor)).toHaveLength(1)
  end()
  scheduleFor(child() as AnyActorRef, { event: { type: 'other' }, delay: 20, id: 'other' })
  expect(seen).toHaveBeenCalledTimes(1)
})

it('has no second file that uses private fields of XState', () => {
  const sources = import.meta.glob<string>('/{src,machines,tests,scripts,.storybook}/**/*.{ts,tsx,mjs}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const users = Object.keys(sources).filter((path) =>
    /\b_(parent|nodes|scheduledEvents|transitions|snapshot|rehydrate)\b|\bsystem\b.*\bscheduler\b/.test(
      sources[path] ?? '',
    ),
  )
  expect(Object.keys(sources).length).toBeGreaterThan(1000)
  expect(users).toEqual(['/src/shared/lib/machine/xstate-internals.ts'])
})
