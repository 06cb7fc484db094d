import { CONFIGURING_STAGES } from '@/entities/api-integration/model'
import { Failure } from '@/shared/lib/failure'
import { apiIntegrationMachine } from '@machines/api-integration'
import type { ProbeAnswer } from '@machines/probe'
import { describe, expect } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const good: ProbeAnswer = { passed: true, status: 200, duration: 124, cause: null }
const bad: ProbeAnswer = {
  passed: false,
  status: 400,
  duration: 90,
  cause: 'The endpoint rejected the request.',
}
const full = new Failure('No room left.', 'storage')
const type = (field: 'name' | 'endpoint' | 'apiKey', value: string) =>
  ({ type: 'field.change', field, value }) as const
const submit = { type: 'submit' } as const
const next = { type: 'continue' } as const
const back = { type: 'back' } as const
const test = { type: 'test' } as const
const retry = { type: 'retry' } as const
const another = { type: 'another' } as const
const filled = [
  type('name', ' Maps '),
  type('endpoint', ' https://maps.example/v1 '),
  type('apiKey', 'sk_demo_maps_key'),
] as const

const walk: Walk<typeof apiIntegrationMachine> = {
  machine: apiIntegrationMachine,
  input: { taken: ['Weather archive'] },
  children: ['probe', 'progress'],
  events: [
    type('name', 'Maps'),
    type('endpoint', 'https://maps.example/v1'),
    type('apiKey', 'sk_demo_maps_key'),
    { type: 'field.leave', field: 'name' },
    { type: 'field.change', field: 'secure', value: false },
    submit,
    next,
    back,
    test,
    retry,
    another,
  ],
  answers: {
    probe: { done: [good, bad] },
    progress: { done: [undefined] },
    keep: { done: [undefined], error: [full] },
  },
  key: ({ context }) => [context.values, context.tested],
  unreachable: {
    'api-integration.connection.testing --xstate.error.actor.probe--> api-integration.connection.error #0':
      'a probe turns every failure into an answer; a journey takes the way out if one ever does not',
    'api-integration.configuring.running --xstate.error.actor.progress--> api-integration.configuring.failed #0':
      'stages only wait; a journey takes the way out if they ever fail',
  },
}

describe('api-integration', () => {
  itCoversEverything(walk)
})

// As the documents have it (API-06): details, a test that gates Continue, a configuring progress, complete.
describe('api-integration, as users see it', () => {
  const journey = journeysOf(walk)
  const detailed = (name: string) => journey(name).send(...filled, submit)
  const tested = (name: string) => detailed(name).send(test).answer('probe', good)
  const configuring = (name: string) => tested(name).send(next)
  const kept = (name: string) => configuring(name).answer('progress')

  journey('starts as a secure REST integration').expect({
    state: 'details',
    context: { values: { secure: true, type: 'rest', name: '' }, errors: [], tested: false },
  })
  journey('reports missing fields in the documented words and announces the first')
    .send(submit)
    .expect({
      state: 'details',
      context: {
        errors: [
          { field: 'name', message: 'API name is required' },
          { field: 'endpoint', message: 'API endpoint is required' },
          { field: 'apiKey', message: 'API key is required' },
        ],
        refused: { field: 'name', message: 'API name is required' },
      },
    })
  journey('a choice that makes the address invalid is validated at once')
    .send(type('endpoint', 'http://maps.example'), { type: 'field.leave', field: 'endpoint' })
    .expect({
      context: {
        errors: [
          { field: 'endpoint', message: 'A secure connection requires a URL that starts with https://' },
        ],
      },
    })
    .send({ type: 'field.change', field: 'secure', value: false })
    .expect({ context: { errors: [] } })
  journey('a name that is already in use is rejected')
    .send(...filled, type('name', 'weather archive'), submit)
    .expect({ state: 'details', context: { refused: { field: 'name' } } })

  detailed('continues only after a successful test')
    .expect({ state: { connection: 'idle' }, cannot: [next], asked: { probe: [] } })
    .send(test)
    .expect({
      state: { connection: 'testing' },
      cannot: [next],
      asked: {
        probe: [
          {
            method: 'POST',
            url: 'https://maps.example/v1',
            contentTypes: ['application/json'],
            limit: 10_000,
            pause: 2000,
          },
        ],
      },
    })
    .answer('probe', good)
    .expect({ state: { connection: 'success' }, can: [next, test], context: { tested: true } })
  detailed('a failed test blocks Continue and can be repeated')
    .send(test)
    .answer('probe', bad)
    .expect({ state: { connection: 'error' }, cannot: [next], can: [test, back], context: { tested: false } })
    .send(test)
    .answer('probe', good)
    .expect({ can: [next] })
  detailed('a running test cannot be started twice')
    .send(test, test)
    .expect({ state: { connection: 'testing' }, asked: { probe: [expect.anything()] } })
    .answer('probe', good)
    .expect({ state: { connection: 'success' } })
  detailed('a probe that throws is a failed test')
    .send(test)
    .fail('probe', new Error('blocked'))
    .expect({ state: { connection: 'error' } })
  tested('a working connection may fail when it is tested again')
    .send(test)
    .expect({ context: { tested: false }, cannot: [next] })
    .answer('probe', bad)
    .expect({ state: { connection: 'error' } })
  tested('going back keeps the test result while the details stay the same')
    .send(back, submit)
    .expect({ state: { connection: 'success' }, can: [next] })
  journey('going back clears the errors; a field is validated again on blur')
    .send(submit, ...filled, submit, back, type('name', ''))
    .expect({ state: 'details', context: { errors: [] } })
    .send({ type: 'field.leave', field: 'name' })
    .expect({ context: { errors: [{ field: 'name', message: 'API name is required' }] } })
  tested('changing the details discards the test result')
    .send(back, type('endpoint', 'https://other.example'), submit)
    .expect({ state: { connection: 'idle' }, cannot: [next], context: { tested: false } })
  detailed('going back aborts the test')
    .send(test, back)
    .expect({ state: 'details', context: { errors: [], refused: null } })
    .send(submit)
    .expect({ state: { connection: 'idle' } })

  configuring('configures the integration in five uninterrupted stages')
    .expect({
      state: { configuring: 'running' },
      asked: {
        progress: [{ stages: [...CONFIGURING_STAGES], pauses: CONFIGURING_STAGES.map(() => 600) }],
        keep: [],
      },
      cannot: [back, next, test, retry],
    })
    .answer('progress')
    .expect({
      state: { configuring: 'keeping' },
      asked: {
        keep: [
          {
            values: {
              name: ' Maps ',
              endpoint: ' https://maps.example/v1 ',
              apiKey: 'sk_demo_maps_key',
              type: 'rest',
              secure: true,
            },
          },
        ],
      },
      cannot: [back],
    })
    .answer('keep')
    .expect({ state: 'complete', context: { made: 'Maps', values: { apiKey: '' }, failure: null } })
  configuring('a stage that throws is a failure that can be retried')
    .fail('progress', new Error('broken'))
    .expect({ state: { configuring: 'failed' }, context: { failure: { message: 'broken' } } })
  kept('a failed write is reported and can be retried')
    .fail('keep', full)
    .expect({
      state: { configuring: 'failed' },
      context: { failure: { message: 'No room left.' }, values: { apiKey: 'sk_demo_maps_key' }, made: null },
      can: [retry, back],
    })
    .send(retry)
    .answer('keep')
    .expect({ state: 'complete', context: { failure: null, made: 'Maps' } })
  kept('after a failed write the details can be edited and the input is kept')
    .fail('keep', full)
    .send(back)
    .expect({ state: 'details', context: { failure: null, values: { name: ' Maps ' }, tested: true } })
  kept('a browser that never responds is reported')
    .wait(9999)
    .expect({ state: { configuring: 'keeping' } })
    .wait(1)
    .expect({
      state: { configuring: 'failed' },
      context: { failure: { message: 'The browser did not respond. Try again.' } },
      takenBack: ['keep'],
    })
  kept('a second integration starts empty and cannot reuse the name')
    .answer('keep')
    .send(another)
    .expect({
      state: 'details',
      context: { values: { name: '', endpoint: '', apiKey: '', secure: true }, made: null, tested: false },
    })
    .send(...filled, submit)
    .expect({ state: 'details', context: { refused: { field: 'name' } } })
})
