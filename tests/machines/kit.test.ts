import { createMachine, fromPromise, setup } from 'xstate'
import { describe, expect, it } from 'vitest'
import { walkMachine } from './kit'

// The kit itself: a hole in a walk must be seen.

const machine = setup({
  types: { events: {} as { type: 'go' } | { type: 'never' } },
  actors: { work: fromPromise(() => Promise.reject(new Error('not provided'))) },
  delays: { LATE: 100 },
}).createMachine({
  id: 'sample',
  initial: 'idle',
  states: {
    idle: { on: { go: 'busy', never: 'lost' } },
    busy: { invoke: { id: 'work', src: 'work', onDone: 'idle', onError: 'idle' }, after: { LATE: 'idle' } },
    lost: {},
  },
})

describe('walkMachine', () => {
  it('reports states and transitions that no event reaches', async () => {
    const { missing, states, transitions } = await walkMachine({
      machine,
      events: [{ type: 'go' }],
      answers: { work: { done: [1] } },
    })
    expect(missing).toEqual([
      'sample.lost',
      'sample.idle --never--> sample.lost #0',
      'sample.busy --xstate.error.actor.work--> sample.idle #0',
    ])
    expect(states).toEqual([2, 3])
    expect(transitions).toEqual([3, 5])
  })

  it('reports nothing when every state and transition is walked', async () => {
    const { missing } = await walkMachine({
      machine,
      events: [{ type: 'go' }, { type: 'never' }],
      answers: { work: { done: [1], error: [new Error('no')] } },
    })
    expect(missing).toEqual([])
  })

  it('reports a timer that never runs', async () => {
    const timeless = createMachine({ id: 'timeless', initial: 'a', states: { a: {}, b: {} } })
    expect((await walkMachine({ machine: timeless, events: [] })).missing).toEqual(['timeless.b'])
  })
})
