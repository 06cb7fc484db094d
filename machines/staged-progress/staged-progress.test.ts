import { stagedProgressMachine } from '@machines/staged-progress'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof stagedProgressMachine> = {
  machine: stagedProgressMachine,
  input: { stages: ['one', 'two', 'three'], pauses: [1000, 700, 2000] },
  events: [],
  key: ({ context }) => context.done,
}

describe('staged-progress', () => {
  itCoversEverything(walk)

  it('waits for each pause to the millisecond and ends complete', () => {
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

// As the documents have it (WZB-04).
describe('staged-progress, as users see it', () => {
  const journey = journeysOf(walk)

  journey('stages take the durations that were drawn')

    .wait(999)
    .expect({ state: 'running', context: { done: 0 } })
    .wait(1)
    .expect({ state: 'running', context: { done: 1 } })
    .wait(700)
    .wait(1999)
    .expect({ state: 'running', context: { done: 2 } })
    .wait(1)
    .expect({ state: 'complete', context: { done: 3 } })

  journey('a single stage ends with its pause', { stages: ['one'], pauses: [800] })
    .wait(799)
    .expect({ state: 'running', context: { done: 0 } })
    .wait(1)
    .expect({ state: 'complete', context: { done: 1 } })
})
