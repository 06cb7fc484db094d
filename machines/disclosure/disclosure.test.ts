import { disclosureMachine } from '@machines/disclosure'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof disclosureMachine> = {
  machine: disclosureMachine,
  events: [{ type: 'open' }, { type: 'close' }, { type: 'toggle' }],
}

describe('disclosure', () => {
  itCoversEverything(walk)

  it('opens and closes (NAV-03)', () => {
    const { actor } = startBench(walk)
    actor.send({ type: 'close' })
    actor.send({ type: 'toggle' })
    expect(actor.getSnapshot().value).toBe('open')
    actor.send({ type: 'open' })
    expect(actor.getSnapshot().value).toBe('open')
    actor.send({ type: 'toggle' })
    expect(actor.getSnapshot().value).toBe('closed')
  })
})
