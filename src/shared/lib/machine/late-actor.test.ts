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
const Runs = () => null

function setUp(load: () => Promise<{ default: () => null }> = async () => ({ default: Runs })) {
  const late = createLateActor<typeof counter, object>({
    first: looking(0),
    awaited: (sent) => looking(sent.length),
    load,
  })
  const listener = vi.fn<() => void>()
  const { unsubscribe } = late.subscribe({ next: listener, error: listener })
  return { late, listener, unsubscribe, count: () => late.getSnapshot().context.count }
}

describe('a late actor', () => {
  it('shows its first snapshot until it is needed, and loads its component once', async () => {
    const load = vi.fn<() => Promise<{ default: () => null }>>(async () => ({ default: Runs }))
    const { late, count } = setUp(load)
    expect([count(), load.mock.calls.length, late.getLateness().Runs]).toEqual([0, 0, null])
    late.start()
    late.start()
    await vi.waitFor(() => expect(late.getLateness().Runs).toBe(Runs))
    expect([count(), load.mock.calls.length]).toEqual([0, 1])
  })

  it('shows queued events at once, and sends them to the actor when it runs', () => {
    const { late, listener, unsubscribe, count } = setUp()
    late.send({ type: 'add' })
    late.send({ type: 'add' })
    expect([count(), listener.mock.calls.length]).toEqual([2, 2])
    const actor = createActor(counter).start()
    const end = late.onRunning(actor)
    expect([actor.getSnapshot().context.count, count()]).toEqual([2, 2])
    late.send({ type: 'add' })
    expect(count()).toBe(3)
    actor.send({ type: 'add' })
    expect([count(), listener.mock.calls.length]).toEqual([4, 7])
    unsubscribe()
    end()
    actor.send({ type: 'add' })
    expect([count(), listener.mock.calls.length]).toEqual([0, 7])
  })

  it('drops queued events when its component does not load, and loads it again at the next event', async () => {
    const load = vi
      .fn<() => Promise<{ default: () => null }>>(async () => ({ default: Runs }))
      .mockRejectedValueOnce(new Error('no connection'))
    const { late, count } = setUp(load)
    late.send({ type: 'add' })
    await vi.waitFor(() => expect(late.getLateness().failed).toBe(true))
    expect(count()).toBe(0)
    late.send({ type: 'add' })
    expect([count(), late.getLateness().failed]).toEqual([1, false])
    await vi.waitFor(() => expect(late.getLateness().Runs).toBe(Runs))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('reports the error of a broken actor to its subscribers', () => {
    const { late, listener } = setUp()
    const follow: (() => void)[] = []
    const broken = { ...looking(0), status: 'error', error: new Error('broken') }
    let snapshot: ReturnType<typeof looking> = looking(0)
    late.onRunning({
      getSnapshot: () => snapshot,
      send: () => undefined,
      subscribe: ({ error }) => {
        follow.push(error)
        return { unsubscribe: () => undefined }
      },
    })
    listener.mockClear()
    snapshot = broken
    for (const error of follow) error()
    expect([late.getSnapshot(), listener.mock.calls.length]).toEqual([broken, 1])
  })
})

describe('late starts', () => {
  it('start together, and at once from then on; a removed actor is not started', () => {
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
