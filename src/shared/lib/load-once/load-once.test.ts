import { expect, it, vi } from 'vitest'
import { loadOnce } from './load-once'

it('loads at the first call, and shares the promise with all later calls', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'loaded')
  const get = loadOnce(load)
  expect(load).not.toHaveBeenCalled()
  expect(get()).toBe(get())
  expect([await get(), load.mock.calls.length]).toEqual(['loaded', 1])
})

it('rejects every waiting call when the load fails, and loads again at the next call', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'loaded')
  load.mockRejectedValueOnce(new Error('no connection'))
  const onFailed = vi.fn<() => void>()
  const get = loadOnce(load, onFailed)
  const calls = await Promise.allSettled([get(), get()])
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([load.mock.calls.length, onFailed.mock.calls.length]).toEqual([1, 1])
  expect([await get(), load.mock.calls.length]).toEqual(['loaded', 2])
})
