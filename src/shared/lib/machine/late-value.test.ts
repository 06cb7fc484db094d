import { describe, expect, it, vi } from 'vitest'
import { createLateValue } from './late-value'

function setUp(load: () => Promise<string>) {
  const onFailed = vi.fn<() => void>()
  const late = createLateValue({ first: { text: 'first' }, load, onFailed })
  const listener = vi.fn<(value: { text: string }) => void>()
  const end = late.subscribe(listener)
  return { late, listener, end, onFailed }
}

describe('a late value', () => {
  it('has its first value and loads nothing until it is started', () => {
    const load = vi.fn<() => Promise<string>>(async () => 'actor')
    const { late } = setUp(load)
    expect([late.getSnapshot(), load.mock.calls.length]).toEqual([{ text: 'first' }, 0])
  })

  it('calls its listeners after each change until they unsubscribe, and keeps the object of an equal value', () => {
    const { late, listener, end } = setUp(async () => 'actor')
    const before = late.getSnapshot()
    late.set({ text: 'first' })
    expect([late.getSnapshot() === before, listener.mock.calls.length]).toEqual([true, 0])
    late.set({ text: 'next' })
    expect([late.getSnapshot(), listener.mock.calls]).toEqual([{ text: 'next' }, [[{ text: 'next' }]]])
    end()
    late.set({ text: 'last' })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('starts once, and resolves with what it has loaded', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'actor')
    const { late, onFailed } = setUp(load)
    expect(await Promise.all([late.start(), late.start()])).toEqual(['actor', 'actor'])
    expect([load.mock.calls.length, onFailed.mock.calls.length]).toEqual([1, 0])
  })

  it('resolves with null when its code does not load, and starts again at the next call', async () => {
    const load = vi
      .fn<() => Promise<string>>(async () => 'actor')
      .mockRejectedValueOnce(new Error('no connection'))
    const { late, onFailed } = setUp(load)
    expect(await Promise.all([late.start(), late.start()])).toEqual([null, null])
    expect([load.mock.calls.length, onFailed.mock.calls.length]).toEqual([1, 1])
    expect([await late.start(), load.mock.calls.length]).toEqual(['actor', 2])
  })
})
