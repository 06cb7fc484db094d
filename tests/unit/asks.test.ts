import { Failure } from '@/shared/lib/failure'
import { describe, expect, it } from 'vitest'
import { projectDownloadMachine } from '../../src/features/download-project'
import { buttonAnalyzerMachine } from '../../src/pages/diagnostics/model/button-analyzer/use-button-analyzer'
import { startBench } from '../machines/kit'

// Each question adds to the machine `ask` its limit, its words, and whether it is asked as it starts.

describe('project-download (PRJ-08, PRJ-09)', () => {
  const bench = () => startBench({ machine: projectDownloadMachine, input: { question: 'code' }, events: [] })

  it('requests the chosen format and reports the file name', async () => {
    const { actor, resolve, started } = bench()
    expect(actor.getSnapshot().value).toBe('idle')
    actor.send({ type: 'ask', question: 'project' })
    expect(started.answer).toEqual([{ question: 'project' }])
    await resolve('answer', 'night-sky.json')
    expect(actor.getSnapshot().context.answer).toBe('night-sky.json')
  })

  it('gives up after 30 s, aborts the request and can be retried', () => {
    const { actor, clock, signal, started } = bench()
    actor.send({ type: 'ask', question: 'code' })
    const given = signal('answer')
    clock.increment(29_999)
    expect(actor.getSnapshot().value).toBe('asking')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('failed')
    expect(given.aborted).toBe(true)
    actor.send({ type: 'ask', question: 'code' })
    expect(started.answer).toHaveLength(2)
  })
})

describe('button-analyzer (ADM-02)', () => {
  const here = { path: null, width: 1280 }
  const page = { address: '/projects', width: 375, height: 800, controls: [] }
  const bench = () => startBench({ machine: buttonAnalyzerMachine, input: { question: here }, events: [] })

  it('scans the open page at once, then the chosen page', async () => {
    const { actor, started, resolve } = bench()
    await resolve('answer', { ...page, address: '/diagnostics' })
    actor.send({ type: 'ask', question: { path: '/projects', width: 375 } })
    expect(actor.getSnapshot().context.answer?.address).toBe('/diagnostics')
    expect(started.answer).toEqual([{ question: here }, { question: { path: '/projects', width: 375 } }])
    await resolve('answer', page)
    expect(actor.getSnapshot().context.answer).toEqual(page)
  })

  it('keeps the last page when a scan fails, reports why, and gives up after 15 s', async () => {
    const { actor, clock, reject, resolve, signal } = bench()
    await resolve('answer', page)
    actor.send({ type: 'ask' })
    await reject('answer', new Failure('The window was closed.'))
    expect(actor.getSnapshot()).toMatchObject({
      value: 'failed',
      context: { answer: page, failure: { message: 'The window was closed.' } },
    })
    actor.send({ type: 'ask' })
    const asked = signal('answer')
    clock.increment(14_999)
    expect(actor.getSnapshot().value).toBe('asking')
    clock.increment(1)
    expect(actor.getSnapshot().context.failure?.message).toBe(
      'The page did not finish loading within 15 seconds.',
    )
    expect(asked.aborted).toBe(true)
  })
})
