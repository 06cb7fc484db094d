import { leaveGuardMachine } from '@machines/leave-guard'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof leaveGuardMachine> = {
  machine: leaveGuardMachine,
  events: [
    { type: 'leave', unsaved: true },
    { type: 'leave', unsaved: false },
    { type: 'confirm' },
    { type: 'cancel' },
  ],
}

describe('leave-guard', () => {
  itCoversEverything(walk)

  it('leaves at once when nothing would be lost', () => {
    const { actor, actions } = startBench(walk)
    actor.send({ type: 'leave', unsaved: false })
    expect(actions.proceed).toHaveBeenCalledOnce()
    expect(actor.getSnapshot().value).toBe('staying')
  })

  it('asks once, and does what is answered', () => {
    const { actor, actions } = startBench(walk)
    actor.send({ type: 'leave', unsaved: true })
    actor.send({ type: 'leave', unsaved: true })
    expect(actions.proceed).not.toHaveBeenCalled()
    actor.send({ type: 'cancel' })
    expect(actions.stay).toHaveBeenCalledOnce()
    actor.send({ type: 'leave', unsaved: true })
    actor.send({ type: 'confirm' })
    expect(actions.proceed).toHaveBeenCalledOnce()
  })
})
