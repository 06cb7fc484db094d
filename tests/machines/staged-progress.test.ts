import { stagedProgressMachine } from '@machines/staged-progress'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from './kit'

const walk: Walk<typeof stagedProgressMachine> = {
  machine: stagedProgressMachine,
  input: { stages: ['one', 'two', 'three'], pauses: [1000, 700, 2000] },
  events: [],
  key: ({ context }) => context.done,
}

describe('staged-progress', () => {
  itCoversEverything(walk)

  it('takes each pause to the millisecond and ends complete', () => {
    const { actor, clock } = startBench(walk)
    for (const [index, pause] of [1000, 700, 2000].entries()) {
      expect(actor.getSnapshot().value).toBe('running')
      clock.increment(pause - 1)
      expect(actor.getSnapshot().context.done).toBe(index)
      clock.increment(1)
      expect(actor.getSnapshot().context.done).toBe(index + 1)
    }
    expect(actor.getSnapshot().value).toBe('complete')
    expect(actor.getSnapshot().status).toBe('done')
  })
})
