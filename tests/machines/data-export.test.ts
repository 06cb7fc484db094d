import { Failure } from '@/shared/lib/failure'
import { dataExportMachine } from '@machines/data-export'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from './kit'

const walk: Walk<typeof dataExportMachine> = {
  machine: dataExportMachine,
  events: [{ type: 'start' }],
  answers: { collect: { done: [undefined], error: [new Failure('down', 'network')] } },
}

describe('data-export', () => {
  itCoversEverything(walk)

  it('says what failed and tries again (PRF-03)', async () => {
    const { actor, clock, reject, resolve } = startBench(walk)
    actor.send({ type: 'start' })
    await reject('collect', new Failure('down', 'network'))
    expect(actor.getSnapshot().context.failure).toBe('down')
    actor.send({ type: 'start' })
    await resolve('collect')
    expect(actor.getSnapshot()).toMatchObject({ value: 'done', context: { failure: null } })
    clock.increment(3000)
    expect(actor.getSnapshot().value).toBe('idle')
  })
})
