import { newProjectMachine } from '@machines/new-project'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof newProjectMachine> = {
  machine: newProjectMachine,
  input: { access: null },
  events: [
    { type: 'open' },
    { type: 'close' },
    { type: 'access.changed', access: null },
    { type: 'access.changed', access: true },
    { type: 'access.changed', access: false },
  ],
  key: ({ context }) => context.access,
}

describe('new-project', () => {
  itCoversEverything(walk)

  it('opens the modal, or the page that says what is missing (NAV-03, CRT-01)', () => {
    const allowed = startBench({ ...walk, input: { access: true } })
    allowed.actor.send({ type: 'open' })
    expect(allowed.actor.getSnapshot().value).toBe('open')
    allowed.actor.send({ type: 'close' })
    expect(allowed.actor.getSnapshot().value).toBe('closed')

    const refused = startBench({ ...walk, input: { access: false } })
    refused.actor.send({ type: 'open' })
    expect(refused.actor.getSnapshot().value).toBe('closed')
    expect(refused.actions.openEntry).toHaveBeenCalledOnce()
  })

  it.each([
    [true, 'open', 0],
    [false, 'closed', 1],
  ] as const)(
    'asked before the account is known, does later what it does then: %s',
    (access, value, entries) => {
      const { actor, actions } = startBench(walk)
      actor.send({ type: 'open' })
      expect(actor.getSnapshot().value).toBe('waiting')
      actor.send({ type: 'access.changed', access })
      expect(actor.getSnapshot().value).toBe(value)
      expect(actions.openEntry).toHaveBeenCalledTimes(entries)
    },
  )

  it('can be taken back while it waits, and never waits longer than 15000 ms', () => {
    const taken = startBench(walk)
    taken.actor.send({ type: 'open' })
    taken.actor.send({ type: 'close' })
    taken.actor.send({ type: 'access.changed', access: true })
    expect(taken.actor.getSnapshot().value).toBe('closed')

    const late = startBench(walk)
    late.actor.send({ type: 'open' })
    late.clock.increment(14_999)
    expect(late.actor.getSnapshot().value).toBe('waiting')
    late.clock.increment(1)
    expect(late.actor.getSnapshot().value).toBe('closed')
    expect(late.actions.openEntry).toHaveBeenCalledOnce()
  })
})
