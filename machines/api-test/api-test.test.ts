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
const real = { type: 'server.use', real: true } as const

const walk: Walk<typeof apiTestMachine> = {
  machine: apiTestMachine,
  children: ['probe'],
  events: [
    type('inputs', 'no JSON'),
    { type: 'field.leave', field: 'inputs' },
    models,
    submit,
    stop,
    clear,
    real,
  ],
  answers: { probe: { done: [good, bad] } },
  key: ({ context }) => [context.values.inputs, context.values.endpoint, context.real],
  unreachable: {
    'api-test.testing --xstate.error.actor.probe--> api-test.error #0':
      'a probe turns every failure into an answer; a journey takes the way out if one ever does not',
  },
}

describe('api-test', () => {
  itCoversEverything(walk)
})

// As the documents have it (API-05): 2 s, then success or error with their bodies, and a history (ours).
describe('api-test, as users see it', () => {
  const journey = journeysOf(walk)
  const predict = exampleRequest('predict')
  const tested = (name: string, answer = good) => journey(name).send(submit).answer('probe', answer)

  journey('starts with the example of the first endpoint').expect({
    state: 'idle',
    context: { values: predict, runs: [], errors: [] },
  })
  tested('a successful request is added to the history')
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
  tested('a failed request is added to the history', bad).expect({
    state: 'error',
    context: { runs: [{ number: 1, answer: bad }] },
  })
  journey('the API rejects a request with missing fields, whatever the random outcome')
    .send(type('model_id', ' '), submit)
    .answer('probe', good)
    .expect({ state: 'error', context: { runs: [{ answer: { passed: false, status: 400 } }] } })
  journey('a probe that throws is a failed request')
    .send(submit)
    .fail('probe', new Error('blocked'))
    .expect({ state: 'error', context: { runs: [{ answer: { passed: false, cause: 'blocked' } }] } })
  journey('invalid JSON is not sent, and is reported on blur')
    .send(type('inputs', 'text'), { type: 'field.leave', field: 'inputs' })
    .expect({
      context: { errors: [{ field: 'inputs', message: 'inputs must be a JSON array, e.g. ["text"]' }] },
    })
    .send(submit)
    .expect({ state: 'idle', context: { refused: { field: 'inputs' } }, asked: { probe: [] } })
  journey('switching the endpoint loads its example and clears the error')
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
  journey('a rejected request can be corrected and sent again')
    .send(type('inputs', 'text'), submit, type('inputs', '["a"]'))
    .expect({ context: { errors: [], refused: null } })
    .send(submit)
    .expect({ state: 'testing' })
  tested('switching the endpoint keeps the last response')
    .send(models)
    .expect({ state: 'idle', context: { runs: [{ number: 1 }] } })
  const many = journey('the history keeps the last twenty requests')
  for (let run = 1; run <= 21; run += 1) many.send(submit).answer('probe', good)
  many.expect({ context: { runs: Array.from({ length: 20 }, (_, place) => ({ number: 21 - place })) } })
  journey('a request can be aborted')
    .send(submit, stop)
    .expect({ state: 'idle', context: { runs: [] }, can: [submit] })
  tested('the newest request comes first, and the history can be cleared')
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
  const nowhere: ProbeAnswer = { passed: false, status: 404, duration: 8, cause: null, body: '{"error":{}}' }
  journey('with a key this server is asked at once, and its answer is shown as it is')
    .send(real, type('model_id', ' '), submit)
    .expect({
      state: 'testing',
      asked: {
        probe: [
          { method: 'POST', url: '/v1/predict', contentTypes: ['application/json'], limit: 60_000, pause: 0 },
        ],
      },
      cannot: [real],
    })
    .answer('probe', nowhere)
    .expect({ state: 'error', context: { runs: [{ answer: nowhere }] } })
    .send(submit)
    .answer('probe', good)
    .expect({ state: 'success', context: { runs: [{ answer: good }, { answer: nowhere }] } })
    .send({ type: 'server.use', real: false }, submit)
    .answer('probe', good)
    .expect({ state: 'error', context: { runs: [{ answer: { status: 400 } }, {}, {}] } })
})
