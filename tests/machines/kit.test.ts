import { assign, createMachine, fromPromise, setup } from 'xstate'
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

  it('is content when everything is walked', async () => {
    const { missing } = await walkMachine({
      machine,
      events: [{ type: 'go' }, { type: 'never' }],
      answers: { work: { done: [1], error: [new Error('no')] } },
    })
    expect(missing).toEqual([])
  })

  it('does not accept a timer that never runs', async () => {
    const timeless = createMachine({ id: 'timeless', initial: 'a', states: { a: {}, b: {} } })
    expect((await walkMachine({ machine: timeless, events: [] })).missing).toEqual(['timeless.b'])
  })
})

describe('the record of a walk', () => {
  const counter = (names: { add: string }, delay = 100) =>
    setup({
      types: { context: {} as { text: string; n: number }, events: {} as { type: 'add'; text: string } },
      actors: { work: fromPromise<void, { n: number }>(() => Promise.reject(new Error('not provided'))) },
      actions: {
        [names.add]: assign(({ context, event }) => ({ text: event.text, n: context.n + 1 })),
        tell: (_, _params: { n: number }) => undefined,
      },
      delays: { LATE: delay },
    }).createMachine({
      id: 'counter',
      context: { text: '', n: 0 },
      initial: 'idle',
      states: {
        idle: { on: { add: { target: 'busy', actions: names.add as never } } },
        busy: {
          tags: 'busy',
          invoke: {
            id: 'work',
            src: 'work',
            input: ({ context }) => ({ n: context.n }),
            onDone: {
              target: 'idle',
              actions: { type: 'tell', params: ({ context }) => ({ n: context.n }) },
            },
            onError: 'idle',
          },
          after: { LATE: 'idle' },
        },
      },
    })
  const recordOf = async (machine: ReturnType<typeof counter>) =>
    (
      await walkMachine({
        machine,
        events: [{ type: 'add', text: 'a' }],
        answers: { work: { done: [undefined], error: [new Error('no')] } },
      })
    ).record

  it('says what each step changes, asks, takes back, does and waits for', async () => {
    expect(await recordOf(counter({ add: 'add' }))).toBe(
      [
        'start',
        '  start → idle; text = ""; n = 0',
        '',
        'idle',
        '  add {text: "a"} → busy; tag +busy; text = "a"; n = 1; asks work {n: 1}; waits LATE 100 ms',
        '',
        'busy',
        '  done work → idle; tag -busy; does tell {n: 1}',
        '  error work Error("no") → idle; tag -busy',
        '  after LATE → idle; tag -busy; takes back work',
        '',
      ].join('\n'),
    )
  })

  it('stays the same under another name, and changes in one line with one delay', async () => {
    const before = await recordOf(counter({ add: 'add' }))
    expect(await recordOf(counter({ add: 'append' }))).toBe(before)
    const after = await recordOf(counter({ add: 'add' }, 200))
    const lines = before.split('\n')
    expect(after.split('\n').filter((line, index) => line !== lines[index])).toHaveLength(1)
  })
})
