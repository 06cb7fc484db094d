import { describe, expect, it } from 'vitest'
import { createQueue, fairly } from '../limits/queue'

const refuse = () => new Error('busy')

/** A queue whose first piece of work runs until `begin` is called, and the names of what has run since. */
function waitingQueue(limits?: Parameters<typeof fairly>[2]) {
  const queue = createQueue()
  const inTurn = fairly(queue, refuse, limits)
  const ran: string[] = []
  let begin = () => {}
  const held = inTurn(() => new Promise<void>((resolve) => (begin = resolve)), 'holder')
  const add = (caller: string | undefined, name: string) => inTurn(async () => void ran.push(name), caller)
  return { queue, add, ran, begin: async () => [await Promise.resolve(), begin(), await held] }
}

describe('the queue of the database', () => {
  it('alternates between callers, and keeps the order of calls of each', async () => {
    const { add, ran, begin } = waitingQueue()
    const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => add(name[0], name))
    await begin()
    await Promise.all(all)
    expect(ran).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('limits the waiting work per caller and in total, and that of the server only in total', async () => {
    const { add, ran, begin } = waitingQueue({ waiting: 6, waitingPerCaller: 2 })
    await Promise.resolve()
    const all = [add('a', 'a1'), add('a', 'a2')]
    await expect(add('a', 'a3')).rejects.toThrow('busy')
    all.push(add('b', 'b1'), ...['s1', 's2', 's3'].map((name) => add(undefined, name)))
    await expect(add('c', 'c1')).rejects.toThrow('busy')
    await expect(add(undefined, 's4')).rejects.toThrow('busy')
    await begin()
    await Promise.all(all)
    expect(ran).toEqual(['a1', 'b1', 's1', 'a2', 's2', 's3'])
    await add('a', 'later')
    expect(ran.at(-1)).toBe('later')
  })

  it('continues after failed work, and can close before the work queued behind it', async () => {
    const { queue, add, ran, begin } = waitingQueue()
    const first = add('a', 'a1')
    const last = queue(async () => void ran.push('closed'))
    await begin()
    await Promise.all([first, last])
    expect(ran).toEqual(['a1', 'closed'])
    const inTurn = fairly(queue, refuse)
    await expect(inTurn(() => Promise.reject(new Error('failed')), 'a')).rejects.toThrow('failed')
    expect(await inTurn(async () => 1, 'a')).toBe(1)
  })
})
