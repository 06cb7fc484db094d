import { serviceStatusMachine } from '@machines/service-status'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from './kit'

const answer = (healthy: boolean) => ({
  health: { healthy, database: healthy ? 'ok' : 'not answering', version: '0.1.0', uptimeSeconds: 60 },
  latency: 12,
})
const walk: Walk<typeof serviceStatusMachine> = {
  machine: serviceStatusMachine,
  events: [{ type: 'check' }],
  answers: { askHealth: { done: [answer(true), answer(false)], error: [new Error('down')] } },
}

describe('service-status', () => {
  itCoversEverything(walk)

  it('asks at once, says what it heard, and can ask again', async () => {
    const { actor, started, resolve } = startBench(walk)
    await resolve('askHealth', answer(false))
    expect(actor.getSnapshot().matches('degraded')).toBe(true)
    expect(actor.getSnapshot().context.health?.database).toBe('not answering')
    actor.send({ type: 'check' })
    await resolve('askHealth', answer(true))
    expect(actor.getSnapshot().matches('operational')).toBe(true)
    expect(started.askHealth).toHaveLength(2)
  })

  it('waits five seconds and shows nothing old afterwards', async () => {
    const { actor, clock, resolve } = startBench(walk)
    await resolve('askHealth', answer(true))
    actor.send({ type: 'check' })
    clock.increment(4999)
    expect(actor.getSnapshot().matches('checking')).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot().matches('unreachable')).toBe(true)
    expect(actor.getSnapshot().context.health).toBeNull()
  })
})
