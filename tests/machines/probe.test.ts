import { type ProbeAnswer, probeMachine } from '@machines/probe'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from './kit'

const good: ProbeAnswer = { passed: true, status: 200, duration: 12, cause: null }
const bad: ProbeAnswer = { passed: false, status: 503, duration: 20, cause: 'Answered with status 503.' }
const input = { method: 'HEAD', url: '/', contentTypes: ['text/html'], limit: 3000 } as const
const walk: Walk<typeof probeMachine> = {
  machine: probeMachine,
  input,
  events: [{ type: 'start' }],
  answers: { request: { done: [good, bad], error: [new Error('blocked')] } },
}

describe('probe', () => {
  itCoversEverything(walk)

  it('waits to be started, asks once and tells what came back (ADM-01)', async () => {
    const { actor, started, resolve } = startBench(walk)
    expect(started.request).toBeUndefined()
    actor.send({ type: 'start' })
    expect(started.request).toEqual([input])
    await resolve('request', bad)
    expect(actor.getSnapshot()).toMatchObject({ value: 'error', output: bad })
  })

  it('gives up at its limit and takes the request back', () => {
    const { actor, clock, signal } = startBench(walk)
    actor.send({ type: 'start' })
    const asked = signal('request')
    clock.increment(2999)
    expect(actor.getSnapshot().value).toBe('testing')
    clock.increment(1)
    expect(actor.getSnapshot().output).toEqual({
      passed: false,
      status: null,
      duration: 3000,
      cause: 'No answer within 3000 ms.',
    })
    expect(asked.aborted).toBe(true)
  })
})
