import { type ProbeAnswer, probeMachine } from '@machines/probe'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const good: ProbeAnswer = { passed: true, status: 200, duration: 12, cause: null }
const bad: ProbeAnswer = { passed: false, status: 503, duration: 20, cause: 'Answered with status 503.' }
const input = { method: 'HEAD', url: '/', contentTypes: ['text/html'], limit: 3000 } as const
const walk: Walk<typeof probeMachine> = {
  machine: probeMachine,
  input,
  events: [],
  answers: { request: { done: [good, bad], error: [new Error('blocked')] } },
}

describe('probe', () => {
  itCoversEverything(walk)

  it('asks once as it starts and tells what came back (ADM-01)', async () => {
    const { actor, started, resolve } = startBench(walk)
    expect(started.request).toEqual([input])
    await resolve('request', bad)
    expect(actor.getSnapshot()).toMatchObject({ value: 'error', output: bad })
  })

  it('gives up at its limit and takes the request back', () => {
    const { actor, clock, signal } = startBench(walk)
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

// As the documents have it: one request, within its limit, and what came of it (ADM-01).
describe('probe, as people see it', () => {
  const journey = journeysOf(walk)

  journey('a good answer')
    .answer('request', good)
    .expect({ state: 'success', context: { answer: good } })
  journey('a bad answer is an error')
    .answer('request', bad)
    .expect({ state: 'error', context: { answer: bad } })
  journey('a request that could not be made is an error')
    .fail('request', new Error('blocked'))
    .expect({ state: 'error', context: { answer: { passed: false, cause: 'blocked' } } })
  journey('no answer within the limit is an error, never a success')
    .wait(3000)
    .expect({
      state: 'error',
      context: { answer: { passed: false, duration: 3000, cause: 'No answer within 3000 ms.' } },
      takenBack: ['request'],
    })
})
