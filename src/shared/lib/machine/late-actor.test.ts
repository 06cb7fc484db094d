import { describe, expect, it, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { createLateActor } from './late-actor'
import { createLateStarts } from './late-starts'

const counter = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'add' } },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  initial: 'counting',
  states: { counting: { on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } } } },
})
const looking = (count: number) => ({ value: 'counting' as const, context: { count }, hasTag: () => false })

function setUp() {
  const late = createLateActor<typeof counter>(looking(0), (sent) => looking(sent.length))
  const told = vi.fn<() => void>()
  late.subscribe({ next: told, error: told })
  return { late, told, count: () => late.getSnapshot().context.count }
}

describe('a late actor', () => {
  it('looks as at its start until it is needed, and is asked for once', () => {
    const { late, count } = setUp()
    const wanted = vi.fn<() => void>()
    late.onLateness(wanted)
    expect([count(), late.getLateness()]).toEqual([0, 'waiting'])
    late.start()
    late.start()
    expect([wanted.mock.calls.length, late.getLateness()]).toEqual([1, 'wanted'])
  })

  it('shows at once what was sent, and hands it to the actor that arrives', () => {
    const { late, told, count } = setUp()
    late.send({ type: 'add' })
    late.send({ type: 'add' })
    expect([count(), told.mock.calls.length, late.getLateness()]).toEqual([2, 2, 'wanted'])
    const actor = createActor(counter).start()
    late.arrived(actor)
    expect([actor.getSnapshot().context.count, count()]).toEqual([2, 2])
    late.send({ type: 'add' })
    expect(count()).toBe(3)
    expect(told.mock.calls.length).toBeGreaterThan(3)
  })

  it('forgets what was sent when it does not come, and is asked for again', () => {
    const { late, count } = setUp()
    late.send({ type: 'add' })
    late.fail()
    expect([count(), late.getLateness()]).toEqual([0, 'failed'])
    late.send({ type: 'add' })
    expect(late.getLateness()).toBe('wanted')
  })
})

describe('late starts', () => {
  it('start together, and from then on at once; who has left is not started', () => {
    const starts = createLateStarts()
    const [first, gone, later] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
    starts.add(first)
    starts.add(gone)()
    expect(first).not.toHaveBeenCalled()
    starts.startAll()
    starts.add(later)
    expect([first, gone, later].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1])
  })
})
