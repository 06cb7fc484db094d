import { createClock } from '@/shared/lib/clock'
import { beforeEach, describe, expect, it, vi } from 'vitest'

function setUp() {
  vi.useFakeTimers()
  return createClock({
    now: () => Date.now(),
    setTimeout,
    clearTimeout: (handle) => clearTimeout(handle as number),
  })
}

describe('the clock', () => {
  beforeEach(() => () => vi.useRealTimers())

  it('runs at real speed by default', () => {
    const clock = setUp()
    const fired = vi.fn()
    clock.setTimeout(fired, 1000)
    vi.advanceTimersByTime(999)
    expect(fired).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(fired).toHaveBeenCalledOnce()
    expect(clock.timers()).toEqual([])
  })

  it('stops while paused, and continues where it stopped', () => {
    const clock = setUp()
    const fired = vi.fn()
    clock.setTimeout(fired, 1000)
    vi.advanceTimersByTime(400)
    clock.pause()
    vi.advanceTimersByTime(60_000)
    expect(fired).not.toHaveBeenCalled()
    expect(clock.now()).toBe(400)
    clock.resume()
    vi.advanceTimersByTime(599)
    expect(fired).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(fired).toHaveBeenCalledOnce()
  })

  it('steps to the next timer, in order, paused or not', () => {
    const clock = setUp()
    const order: string[] = []
    clock.setTimeout(() => order.push('late'), 2000)
    clock.setTimeout(() => order.push('early'), 500)
    clock.pause()
    expect(clock.step()).toBe(true)
    expect(order).toEqual(['early'])
    expect(clock.now()).toBe(500)
    clock.step()
    expect(order).toEqual(['early', 'late'])
    expect(clock.step()).toBe(false)
  })

  it('runs faster and slower, also for running timers', () => {
    const clock = setUp()
    const fired = vi.fn()
    clock.setTimeout(fired, 1000)
    vi.advanceTimersByTime(500)
    clock.setSpeed(10)
    vi.advanceTimersByTime(50)
    expect(fired).toHaveBeenCalledOnce()
    clock.setSpeed(0.5)
    clock.setTimeout(fired, 1000)
    vi.advanceTimersByTime(1999)
    expect(fired).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1)
    expect(fired).toHaveBeenCalledTimes(2)
    expect(() => clock.setSpeed(0)).toThrow(RangeError)
  })

  it('forgets a cleared timer', () => {
    const clock = setUp()
    const fired = vi.fn()
    clock.clearTimeout(clock.setTimeout(fired, 10))
    vi.advanceTimersByTime(100)
    expect(fired).not.toHaveBeenCalled()
  })

  it('advances by an amount and fires the due timers, paused or not', () => {
    const clock = setUp()
    const order: string[] = []
    clock.pause()
    clock.setTimeout(() => {
      order.push('first')
      clock.setTimeout(() => order.push('set on the way'), 300)
    }, 500)
    clock.setTimeout(() => order.push('too late'), 1001)
    clock.advance(1000)
    expect(order).toEqual(['first', 'set on the way'])
    expect(clock.now()).toBe(1000)
    clock.resume()
    vi.advanceTimersByTime(1)
    expect(order).toHaveLength(3)
  })

  it('fires a single timer and leaves the time of the others', () => {
    const clock = setUp()
    const [one, other] = [vi.fn(), vi.fn()]
    clock.setTimeout(other, 1000)
    const id = clock.setTimeout(one, 5000)
    expect(clock.fire(id)).toBe(true)
    expect(clock.fire(id)).toBe(false)
    expect(one).toHaveBeenCalledOnce()
    expect(clock.now()).toBe(0)
    vi.advanceTimersByTime(999)
    expect(other).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(one).toHaveBeenCalledOnce()
  })

  it('reports the owner of a timer', () => {
    const clock = setUp()
    clock.setTimeout(vi.fn(), 2000)
    const owner = { actor: 'sign-in', delay: 'REDIRECT_DELAY' }
    clock.ownedBy(owner, () => clock.setTimeout(vi.fn(), 1000))
    expect(clock.timers()).toEqual([
      { id: 2, dueAt: 1000, owner },
      { id: 1, dueAt: 2000, owner: null },
    ])
  })
})
