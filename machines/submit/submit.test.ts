import { Failure } from '@/shared/lib/failure'
import { submitMachine } from '@machines/submit'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof submitMachine> = {
  machine: submitMachine,
  input: { values: { name: 'Ada' }, pause: 1500 },
  events: [],
  answers: { send: { done: [undefined], error: [new Failure('down', 'network')] } },
}

describe('submit', () => {
  itCoversEverything(walk)

  it('hands the values over after its pause, to the millisecond', async () => {
    const { actor, clock, started, resolve } = startBench(walk)
    clock.increment(1499)
    expect(started.send).toBeUndefined()
    clock.increment(1)
    expect(started.send).toEqual([{ values: { name: 'Ada' } }])
    await resolve('send')
    expect(actor.getSnapshot().output).toEqual({ sent: true, failure: null })
  })

  it('says why it failed', async () => {
    const refused = startBench(walk)
    refused.clock.increment(1500)
    await refused.reject('send', new Failure('No room.', 'storage'))
    expect(refused.actor.getSnapshot().output).toEqual({ sent: false, failure: 'No room.' })
  })

  it('does not wait for ever', () => {
    const hanging = startBench(walk)
    hanging.clock.increment(1500)
    hanging.clock.increment(15_000)
    expect(hanging.actor.getSnapshot().output).toMatchObject({ sent: false })
  })
})
