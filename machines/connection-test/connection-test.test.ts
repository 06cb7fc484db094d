import { connectionTestMachine } from '@machines/connection-test'
import type { ProbeAnswer } from '@machines/probe'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const good: ProbeAnswer = { passed: true, status: 200, duration: 124, cause: null }
const bad: ProbeAnswer = {
  passed: false,
  status: 400,
  duration: 90,
  cause: 'The endpoint rejected the request.',
}
const test = { type: 'test', url: 'https://api.vega.example/v1' } as const
const walk: Walk<typeof connectionTestMachine> = {
  machine: connectionTestMachine,
  children: ['probe'],
  events: [test],
  answers: { probe: { done: [good, bad] } },
  unreachable: {
    'connection-test.testing --xstate.error.actor.probe--> connection-test.error #0':
      'a probe turns every failure into an answer; a journey takes the way out if one ever does not',
  },
}

describe('connection-test', () => {
  itCoversEverything(walk)
})

// As the documents have it (LLM-06): a spinner for two seconds, then what came of it.
describe('connection-test, as users see it', () => {
  const journey = journeysOf(walk)
  const probe = {
    method: 'POST',
    url: test.url,
    contentTypes: ['application/json'],
    limit: 10_000,
    pause: 2000,
  }

  journey('no test runs before it is requested').expect({
    state: 'idle',
    context: { answer: null },
    did: { report: null },
  })
  journey('a successful test sends one request, and is reported')
    .send(test)
    .expect({ state: 'testing', asked: { probe: [probe] }, cannot: [test], did: { report: null } })
    .answer('probe', good)
    .expect({ state: 'success', context: { answer: good }, did: { report: { answer: good } } })
  journey('a failed test shows its failure, and is reported, too')
    .send(test)
    .answer('probe', bad)
    .expect({ state: 'error', context: { answer: bad }, did: { report: { answer: bad } } })
  journey('a probe that throws is a failed test, and sends no request')
    .send(test)
    .fail('probe', new Error('blocked'))
    .expect({
      state: 'error',
      context: { answer: { passed: false, status: null, duration: 0, cause: 'blocked' } },
      did: { report: null },
    })
  journey('another test clears the last result, and may have a different one')
    .send(test)
    .answer('probe', bad)
    .send({ ...test, url: 'https://new.example' })
    .expect({
      state: 'testing',
      context: { answer: null },
      asked: { probe: [probe, { ...probe, url: 'https://new.example' }] },
    })
    .answer('probe', good)
    .expect({ state: 'success', context: { answer: good } })
  journey('a successful test can be repeated, too')
    .send(test)
    .answer('probe', good)
    .send(test)
    .answer('probe', bad)
    .expect({ state: 'error', context: { answer: bad } })
})
