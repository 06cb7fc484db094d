import { createInspectTap } from '@/shared/lib/machine/tap'
import { describe, expect, it, vi } from 'vitest'
import { type AnyActorRef, createActor, createMachine, type InspectionEvent } from 'xstate'

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { flip: 'on' } }, on: { on: { flip: 'off' } } },
})

const typesOf = (events: InspectionEvent[]) => events.map(({ type }) => type)

describe('the inspect tap', () => {
  it('inspects no system before the first subscription, so that XState builds no events', () => {
    const tap = createInspectTap()
    const actor = createActor(machine).start()
    const inspect = vi.spyOn(actor.system, 'inspect')
    const end = tap.register(actor, 'lamp')
    actor.send({ type: 'flip' })
    expect(inspect).not.toHaveBeenCalled()
    tap.subscribe(() => undefined)
    expect(inspect).toHaveBeenCalledOnce()
    expect(tap.roots()).toEqual([{ actor, label: 'lamp' }])
    end()
    expect(tap.roots()).toEqual([])
  })

  it('accepts later subscriptions, for actors started before and after', () => {
    const tap = createInspectTap()
    const early = createActor(machine).start()
    tap.register(early, 'early')
    const heard: InspectionEvent[] = []
    const stop = tap.subscribe((event) => heard.push(event))
    early.send({ type: 'flip' })
    expect(typesOf(heard)).toContain('@xstate.event')
    const late = createActor(machine).start()
    const endLate = tap.register(late as AnyActorRef, 'late')
    const before = heard.length
    late.send({ type: 'flip' })
    expect(heard.length).toBeGreaterThan(before)
    endLate()
    const afterEnd = heard.length
    late.send({ type: 'flip' })
    expect(heard.length).toBe(afterEnd)
    stop()
    early.send({ type: 'flip' })
    expect(heard.length).toBe(afterEnd)
  })
})
