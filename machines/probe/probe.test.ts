import { createRandom } from '@/shared/lib/random'
import { type ProbeAnswer, probeMachine, simulatedAnswer, simulatedProbe } from '@machines/probe'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const good: ProbeAnswer = { passed: true, status: 200, duration: 12, cause: null }
const bad: ProbeAnswer = { passed: false, status: 503, duration: 20, cause: 'Answered with status 503.' }
const input = { method: 'HEAD', url: '/', contentTypes: ['text/html'], limit: 3000 } as const
const walk: Walk<typeof probeMachine> = {
  machine: probeMachine,
  input: { ...input, pause: 2000 },
  events: [],
  answers: { request: { done: [good, bad], error: [new Error('blocked')] } },
  unreachable: {
    'probe.testing.pausing --always--> probe.testing.asking #0':
      'this one pauses; those below are asked at once',
  },
}
const atOnce = { ...walk, input }

describe('probe', () => {
  itCoversEverything(walk)

  it('a simulated probe takes two seconds and succeeds about seven times in ten, by its seed (LLM-06)', () => {
    expect(simulatedProbe('https://api.example')).toMatchObject({ url: 'https://api.example', pause: 2000 })
    const draw = () => {
      const random = createRandom(7)
      return Array.from({ length: 2000 }, () => simulatedAnswer(random))
    }
    const answers = draw()
    const passed = answers.filter(({ passed: good }) => good).length
    expect(passed).toBeGreaterThan(1340)
    expect(passed).toBeLessThan(1460)
    expect(
      answers.every(
        ({ passed: good, status, cause }) => (status === 200) === good && (cause === null) === good,
      ),
    ).toBe(true)
    expect(draw()).toEqual(answers)
  })
})

// As the documents have it: one request, within its limit, and what came of it (ADM-01).
describe('probe, as users see it', () => {
  const journey = journeysOf(atOnce)

  journey('a successful response is a success')
    .answer('request', good)
    .expect({ state: 'success', context: { answer: good } })
  journey('an error response is an error')
    .answer('request', bad)
    .expect({ state: 'error', context: { answer: bad } })
  journey('a request that could not be sent is an error')
    .fail('request', new Error('blocked'))
    .expect({ state: 'error', context: { answer: { passed: false, cause: 'blocked' } } })
  journey('no answer within the limit is an error, never a success')
    .wait(3000)
    .expect({
      state: 'error',
      context: { answer: { passed: false, duration: 3000, cause: 'No response within 3000 ms.' } },
      takenBack: ['request'],
    })

  const simulated = journeysOf(walk)
  simulated('a simulated probe answers after two seconds (LLM-06, API-05, API-06)')
    .wait(1999)
    .expect({ state: { testing: 'pausing' }, asked: { request: [] } })
    .wait(1)
    .expect({ state: { testing: 'asking' }, asked: { request: [{ ...input, pause: 2000 }] } })
    .answer('request', good)
    .expect({ state: 'success', context: { answer: good } })
  simulated('the timeout counts from the start and includes the pause')
    .wait(2999)
    .expect({ state: { testing: 'asking' } })
    .wait(1)
    .expect({ state: 'error', takenBack: ['request'] })
})
