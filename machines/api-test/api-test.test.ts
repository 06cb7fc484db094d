import { exampleRequest } from '@/entities/api-key/model'
import { apiTestMachine } from '@machines/api-test'
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
const type = (field: 'model_id' | 'inputs' | 'limit', value: string) =>
  ({ type: 'field.change', field, value }) as const
const models = { type: 'endpoint.select', endpoint: 'models' } as const
const submit = { type: 'submit' } as const
const stop = { type: 'stop' } as const
const clear = { type: 'clear' } as const

const walk: Walk<typeof apiTestMachine> = {
  machine: apiTestMachine,
  children: ['probe'],
  events: [type('inputs', 'no JSON'), { type: 'field.leave', field: 'inputs' }, models, submit, stop, clear],
  answers: { probe: { done: [good, bad] } },
  key: ({ context }) => [context.values.inputs, context.values.endpoint],
  unreachable: {
    'api-test.testing --xstate.error.actor.probe--> api-test.error #0':
      'a probe turns every failure into an answer; a journey takes the way out if one ever does not',
  },
}

describe('api-test', () => {
  itCoversEverything(walk)
})

// As the documents have it (API-05): 2 s, then success or error with their bodies, and a history (ours).
describe('api-test, as people see it', () => {
  const journey = journeysOf(walk)
  const predict = exampleRequest('predict')
  const tested = (name: string, answer = good) => journey(name).send(submit).answer('probe', answer)

  journey('begins with an example of the first endpoint').expect({
    state: 'idle',
    context: { values: predict, runs: [], errors: [] },
  })
  tested('a request that succeeds stands in the history')
    .expect({
      state: 'success',
      asked: {
        probe: [
          {
            method: 'POST',
            url: 'https://api.orrery.example/v1/predict',
            contentTypes: ['application/json'],
            limit: 10_000,
            pause: 2000,
          },
        ],
      },
      context: { runs: [{ number: 1, request: predict, answer: good }] },
    })
    .send(type('model_id', 'other'))
    .expect({ state: 'success', context: { runs: [{ request: predict }] } })
  tested('a request that fails, too', bad).expect({
    state: 'error',
    context: { runs: [{ number: 1, answer: bad }] },
  })
  journey('what is missing is refused by the API, whatever the chance says')
    .send(type('model_id', ' '), submit)
    .answer('probe', good)
    .expect({ state: 'error', context: { runs: [{ answer: { passed: false, status: 400 } }] } })
  journey('a probe that breaks is a failed request')
    .send(submit)
    .fail('probe', new Error('blocked'))
    .expect({ state: 'error', context: { runs: [{ answer: { passed: false, cause: 'blocked' } }] } })
  journey('what is no JSON is not sent, and said when the field is left')
    .send(type('inputs', 'text'), { type: 'field.leave', field: 'inputs' })
    .expect({
      context: { errors: [{ field: 'inputs', message: 'inputs must be a JSON array, e.g. ["text"]' }] },
    })
    .send(submit)
    .expect({ state: 'idle', context: { refused: { field: 'inputs' } }, asked: { probe: [] } })
  journey('another endpoint brings an example of its own, and forgets what was wrong')
    .send(type('inputs', 'text'), submit, models)
    .expect({ state: 'idle', context: { values: exampleRequest('models'), errors: [], refused: null } })
    .send(type('limit', '5'), submit)
    .expect({
      state: 'testing',
      asked: {
        probe: [
          {
            method: 'GET',
            url: 'https://api.orrery.example/v1/models?limit=5&offset=0',
            contentTypes: ['application/json'],
            limit: 10_000,
            pause: 2000,
          },
        ],
      },
      cannot: [submit, models, clear, type('limit', '6'), { type: 'field.leave', field: 'limit' }],
    })
  journey('a refused request can be put right')
    .send(type('inputs', 'text'), submit, type('inputs', '["a"]'))
    .expect({ context: { errors: [], refused: null } })
    .send(submit)
    .expect({ state: 'testing' })
  tested('another endpoint leaves the answer of the last one')
    .send(models)
    .expect({ state: 'idle', context: { runs: [{ number: 1 }] } })
  const many = journey('the history holds the last twenty')
  for (let run = 1; run <= 21; run += 1) many.send(submit).answer('probe', good)
  many.expect({ context: { runs: Array.from({ length: 20 }, (_, place) => ({ number: 21 - place })) } })
  journey('a request can be given up')
    .send(submit, stop)
    .expect({ state: 'idle', context: { runs: [] }, can: [submit] })
  tested('the newest stands first, and all can be forgotten')
    .send(submit)
    .answer('probe', bad)
    .expect({
      context: {
        runs: [
          { number: 2, answer: bad },
          { number: 1, answer: good },
        ],
      },
    })
    .send(clear)
    .expect({ state: 'idle', context: { runs: [] } })
})
