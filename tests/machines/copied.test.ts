import { copiedMachine } from '@machines/copied'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from './kit'

const walk: Walk<typeof copiedMachine> = {
  machine: copiedMachine,
  events: [{ type: 'copy', text: 'orrery' }],
  answers: { writeClipboard: { done: [undefined], error: [new Error('NotAllowedError')] } },
}

describe('copied', () => {
  itCoversEverything(walk)

  it('confirms for 2000 ms (DEP-05)', async () => {
    const { actor, clock, resolve, started } = startBench(walk)
    actor.send({ type: 'copy', text: 'orrery' })
    expect(started.writeClipboard).toEqual([{ text: 'orrery' }])
    await resolve('writeClipboard')
    clock.increment(1999)
    expect(actor.getSnapshot().matches('copied')).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot().matches('idle')).toBe(true)
  })
})
