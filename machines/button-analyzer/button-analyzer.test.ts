import { Failure } from '@/shared/lib/failure'
import { buttonAnalyzerMachine } from '@machines/button-analyzer'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const page = { address: '/projects', width: 375, height: 800, controls: [] }
const walk: Walk<typeof buttonAnalyzerMachine> = {
  machine: buttonAnalyzerMachine,
  events: [
    { type: 'target.change', target: { path: '/projects' } },
    { type: 'scan' },
    { type: 'problemsOnly.toggle' },
  ],
  answers: { scan: { done: [page], error: [new Failure('The window was closed.')] } },
}

describe('button-analyzer', () => {
  itCoversEverything(walk)

  it('scans the open page at once, then what is chosen (ADM-02)', async () => {
    const { actor, started, resolve } = startBench(walk)
    await resolve('scan', { ...page, address: '/diagnostics' })
    actor.send({ type: 'target.change', target: { path: '/projects' } })
    actor.send({ type: 'target.change', target: { width: 375 } })
    expect(actor.getSnapshot().value).toBe('ready')
    actor.send({ type: 'scan' })
    expect(actor.getSnapshot().context.page?.address).toBe('/diagnostics')
    expect(started.scan).toEqual([
      { path: null, width: 1280 },
      { path: '/projects', width: 375 },
    ])
    await resolve('scan', page)
    expect(actor.getSnapshot().context.page).toEqual(page)
  })

  it('keeps the last page when a scan fails, says why, and gives up after 15 s', async () => {
    const { actor, clock, reject, resolve, signal } = startBench(walk)
    await resolve('scan', page)
    actor.send({ type: 'scan' })
    await reject('scan', new Failure('The window was closed.'))
    expect(actor.getSnapshot()).toMatchObject({
      value: 'failed',
      context: { page, failure: 'The window was closed.' },
    })
    actor.send({ type: 'scan' })
    const asked = signal('scan')
    clock.increment(14_999)
    expect(actor.getSnapshot().value).toBe('scanning')
    clock.increment(1)
    expect(actor.getSnapshot().context.failure).toBe('The page did not come to rest within 15 seconds.')
    expect(asked.aborted).toBe(true)
  })
})
