import { Failure } from '@/shared/lib/failure'
import { type AskOptions, askMachine, createAskMachine } from '@machines/ask'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const lengthOf = (options: Partial<AskOptions> = {}) =>
  createAskMachine<string, number>({ id: 'ask', timeout: 10_000, ...options })

const walk = (options: Partial<AskOptions> = {}): Walk<ReturnType<typeof lengthOf>> => ({
  machine: lengthOf(options),
  input: { question: 'abc' },
  events: [{ type: 'ask' }, { type: 'forget' }],
  answers: { answer: { done: [3], error: [new Failure('Full', 'storage')] } },
})

const alone: Walk<typeof askMachine> = {
  machine: askMachine,
  input: { question: 'abc' },
  events: [{ type: 'ask' }, { type: 'ask', question: 'abcd' }, { type: 'forget' }],
  answers: { answer: { done: ['3'], error: [new Failure('Full', 'storage')] } },
}

describe('ask', () => {
  itCoversEverything(alone)

  it('sends the request at once when it is configured to', () => {
    expect(startBench(walk({ atOnce: true })).started.answer).toEqual([{ question: 'abc' }])
  })

  it('aborts the pending request when a new one starts, and keeps the last answer meanwhile', async () => {
    const { actor, resolve, signal, started } = startBench(walk())
    actor.send({ type: 'ask' })
    await resolve('answer', 3)
    actor.send({ type: 'ask', question: 'abcd' })
    const first = signal('answer')
    actor.send({ type: 'ask', question: 'abcde' })
    expect(first.aborted).toBe(true)
    expect(started.answer).toEqual([{ question: 'abc' }, { question: 'abcd' }, { question: 'abcde' }])
    expect(actor.getSnapshot().context.answer).toBe(3)
  })

  it('fails and aborts when the answer takes too long, and can be retried', () => {
    const { actor, clock, signal } = startBench(walk({ timeoutText: 'The browser did not respond' }))
    actor.send({ type: 'ask' })
    const given = signal('answer')
    clock.increment(9999)
    expect(given.aborted).toBe(false)
    clock.increment(1)
    expect(given.aborted).toBe(true)
    expect(actor.getSnapshot().value).toBe('failed')
    expect(actor.getSnapshot().context.failure?.message).toBe('The browser did not respond')
    actor.send({ type: 'ask' })
    expect(actor.getSnapshot().value).toBe('asking')
  })

  it('keeps the last answer when the next request fails, and clears both on reset', async () => {
    const { actor, reject, resolve } = startBench(walk())
    actor.send({ type: 'ask' })
    await resolve('answer', 3)
    actor.send({ type: 'ask' })
    await reject('answer', new Failure('Full', 'storage'))
    expect(actor.getSnapshot().context).toEqual({
      question: 'abc',
      answer: 3,
      failure: { kind: 'storage', message: 'Full' },
    })
    actor.send({ type: 'forget' })
    expect(actor.getSnapshot().context).toEqual({ question: 'abc', answer: null, failure: null })
  })

  it('shows a confirmation for the configured time', async () => {
    const { actor, clock, resolve } = startBench(walk({ shown: 3000 }))
    actor.send({ type: 'ask' })
    await resolve('answer', 3)
    clock.increment(2999)
    expect(actor.getSnapshot().value).toBe('answered')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('idle')
  })
})

describe('ask, as users see it', () => {
  const journey = journeysOf(alone)
  const ask = { type: 'ask' } as const
  const forget = { type: 'forget' } as const
  const full = new Failure('Full', 'storage')
  const asked = (name: string) => journey(name).send(ask)

  journey('no request is sent by itself').expect({ state: 'idle', asked: { answer: [] } })

  asked('an answer stays for a while')
    .expect({ state: 'asking', asked: { answer: [{ question: 'abc' }] } })
    .answer('answer', '3')
    .wait(2999)
    .expect({ state: 'answered', context: { answer: '3', failure: null } })
    .wait(1)
    .expect({ state: 'idle', context: { answer: '3' } })

  asked('a failure shows its reason and can be retried')
    .fail('answer', full)
    .wait(60_000)
    .expect({ state: 'failed', context: { failure: { message: 'Full' }, answer: null } })
    .send(ask)
    .answer('answer', '3')
    .expect({ state: 'answered', context: { answer: '3', failure: null } })

  asked('no answer for 15 seconds is a network error, never an answer, and the request is aborted')
    .wait(14_999)
    .expect({ state: 'asking' })
    .wait(1)
    .expect({
      state: 'failed',
      context: { failure: { kind: 'network' }, answer: null },
      takenBack: ['answer'],
    })

  asked('a new request aborts the first one')
    .send({ type: 'ask', question: 'abcd' })
    .expect({
      state: 'asking',
      asked: { answer: [{ question: 'abc' }, { question: 'abcd' }] },
      takenBack: ['answer'],
    })

  asked('cancelling aborts the request and clears the answer')
    .answer('answer', '3')
    .send(ask, forget)
    .expect({
      state: 'idle',
      context: { answer: null, failure: null, question: 'abc' },
      takenBack: ['answer'],
    })

  asked('a new request can be sent after a reset')
    .fail('answer', full)
    .send({ type: 'forget', question: 'xyz' })
    .expect({ state: 'idle', context: { failure: null, question: 'xyz' } })
})
