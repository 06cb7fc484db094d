import {
  DEPLOY_STAGES,
  EMPTY_DEPLOY_WIZARD,
  newDeployment,
  sampleDeployableModels,
} from '@/entities/deployment/model'
import { Failure } from '@/shared/lib/failure'
import { deployModelMachine } from '@machines/deploy-model'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const order = {
  name: 'production-image-classifier',
  description: '',
  modelName: 'Image Classifier',
  modelType: 'cv',
  framework: 'pytorch',
  version: '2.3.0',
  environment: 'production',
  resources: { cpu: 2, memory: 4, gpu: 't4-1' },
  scaling: { min: 1, max: 5, timeout: 30 },
} as const
const deployment = newDeployment(order, {
  id: 'deployment-x',
  suffix: 'k3v9qa',
  now: 0,
  from: 'page',
  duration: 8000,
})
const input = { models: sampleDeployableModels(0), taken: ['Fraud Scorer'], seed: 7, resumed: null }
const model = { type: 'field.change', field: 'model', value: 'model-1' } as const
const environment = { type: 'field.change', field: 'environment', value: 'production' } as const
const name = (value: string) => ({ type: 'field.change', field: 'name', value }) as const
const named = name('production-image-classifier')
const full = new Failure('This browser’s storage is full.', 'storage')

const walk: Walk<typeof deployModelMachine> = {
  machine: deployModelMachine,
  input,
  children: ['progress'],
  events: [
    model,
    environment,
    named,
    name('Fraud Scorer'),
    { type: 'field.change', field: 'min', value: '0' },
    { type: 'field.leave', field: 'name' },
    { type: 'submit' },
    { type: 'back' },
    { type: 'deploy' },
    { type: 'another' },
  ],
  answers: {
    begin: { done: [deployment], error: [full] },
    progress: { done: [undefined], error: [new Failure('broken')] },
    finish: { done: [undefined], error: [full] },
  },
  key: ({ context: { values } }) => [values.name, values.min, values.model, values.environment],
  unreachable: {
    'deploy-model.starting': 'passed through at once',
    'deploy-model.starting --always--> deploy-model.deploying.running #0':
      'begins after a reload: the journeys have it',
  },
}

describe('deploy-model', () => {
  itCoversEverything(walk)

  it('deploys a second model from another seed', async () => {
    const seeds: number[] = []
    const { actor, resolve, started } = startBench(walk)
    for (const event of [
      model,
      environment,
      named,
      { type: 'submit' },
      { type: 'submit' },
      { type: 'deploy' },
    ] as const)
      actor.send(event)
    seeds.push(actor.getSnapshot().context.seed)
    await resolve('begin', deployment)
    await resolve('progress')
    await resolve('finish')
    actor.send({ type: 'another' })
    seeds.push(actor.getSnapshot().context.seed)
    expect(started.begin).toEqual([{ order, seed: 7 }])
    expect(new Set(seeds).size).toBe(2)
  })
})

// Documented in DPL-02 to DPL-07; the behaviour after a reload is ours.
describe('deploy-model, as users see it', () => {
  const journey = journeysOf({ ...walk, children: [], real: ['progress'] })
  const next = { type: 'submit' } as const
  const back = { type: 'back' } as const
  const deploy = { type: 'deploy' } as const
  const another = { type: 'another' } as const
  const leave = (field: 'name' | 'min') => ({ type: 'field.leave', field }) as const
  const number = (field: 'min' | 'max' | 'timeout', value: string) =>
    ({ type: 'field.change', field, value }) as const
  const chosen = (title: string) => journey(title).send(model, environment, named)
  const sized = (title: string) => chosen(title).send(next)
  const reviewing = (title: string) => sized(title).send(next)
  const deploying = (title: string) => reviewing(title).send(deploy).answer('begin', deployment)
  const stages = (steps: ReturnType<typeof journey>, count: number) => {
    for (let stage = 0; stage < count; stage++) steps.wait(800)
    return steps
  }
  const complete = (title: string) => stages(deploying(title), 10).answer('finish')

  journeysOf(walk)('a stage that throws is reported in the review, and deploying can be retried')
    .send(model, environment, named, next, next, deploy)
    .answer('begin', deployment)
    .fail('progress', new Failure('broken'))
    .expect({ state: 'review', context: { failure: { message: 'broken' } }, can: [deploy, back] })

  journey('Continue requires a model, an environment and a deployment name')
    .expect({ state: 'selectModel', cannot: [next, back, deploy] })
    .send(model)
    .expect({ cannot: [next] })
    .send(environment)
    .expect({ cannot: [next] })
    .send(name('   '))
    .expect({ cannot: [next] })
    .send(named)
    .expect({ can: [next] })
    .send(next)
    .expect({ state: 'configure' })

  journey('exactly one model and one environment can be selected')
    .send(model, { ...model, value: 'model-2' }, environment, { ...environment, value: 'staging' })
    .expect({ context: { values: { model: 'model-2', environment: 'staging' } } })

  journey('a model that is not ready is rejected as soon as it is selected')
    .send({ ...model, value: 'model-4' })
    .expect({
      context: {
        errors: [{ field: 'model', message: 'This model is still training. Choose one that is ready.' }],
      },
    })
    .send({ ...model, value: 'model-5' }, environment, named, next)
    .expect({
      state: 'selectModel',
      context: {
        refused: { field: 'model', message: 'This model has an error. Choose one that is ready.' },
      },
    })
    .send(model)
    .expect({ context: { errors: [], refused: null } })

  chosen('a name that is already deployed is rejected')
    .send(name(' fraud scorer '), next)
    .expect({
      state: 'selectModel',
      context: {
        refused: { field: 'name', message: 'Fraud Scorer is already deployed. Choose another name.' },
      },
    })

  chosen('a name is validated on blur')
    .send(name('Fraud Scorer'))
    .expect({ context: { errors: [] } })
    .send(leave('name'))
    .expect({ context: { errors: [{ field: 'name' }] } })

  chosen('an error of one step is not shown in the next')
    .send(name('Fraud Scorer'), next, named, next)
    .expect({ state: 'configure', context: { errors: [], refused: null, judged: [], touched: [] } })
    .send(number('min', '0'), next, number('min', '1'), next)
    .expect({ state: 'review', context: { judged: [], touched: [] } })
    .send(back, back)
    .expect({ state: 'selectModel' })

  sized('the resources start with the documented defaults').expect({
    state: 'configure',
    context: { values: { cpu: 2, memory: 4, gpu: 't4-1', min: '1', max: '5', timeout: '30' } },
  })

  sized('all numbers out of bounds are reported, and Continue is refused')
    .send(number('min', '11'), number('max', '21'), number('timeout', '0'), next)
    .expect({
      state: 'configure',
      context: {
        errors: [{ field: 'min' }, { field: 'max' }, { field: 'timeout' }],
        refused: { field: 'min' },
      },
    })
    .send(number('min', '10'), number('max', '20'), number('timeout', '300'))
    .expect({ context: { errors: [] } })
    .send(next)
    .expect({ state: 'review' })

  sized('a number is validated on blur')
    .send(number('min', '0'))
    .expect({ context: { errors: [] } })
    .send(leave('min'))
    .expect({ context: { errors: [{ field: 'min' }] } })

  reviewing('Back returns one step and clears the error; the input is kept')
    .send(back)
    .expect({ state: 'configure' })
    .send(number('min', '0'), next)
    .expect({ state: 'configure', context: { errors: [{ field: 'min' }] } })
    .send(back)
    .expect({
      state: 'selectModel',
      context: { errors: [], refused: null, values: { name: 'production-image-classifier', min: '0' } },
      cannot: [back],
    })

  reviewing('a deployment starts with the chosen settings')
    .send(deploy)
    .expect({
      state: { deploying: 'beginning' },
      asked: { begin: [{ order, seed: 7 }] },
      cannot: [deploy, back, next],
    })

  const log = deploying('ten stages take 800 ms each, a tenth at a time').expect({
    state: { deploying: 'running' },
    context: { done: 0, deployment: { id: 'deployment-x' } },
  })
  for (let done = 0; done < 9; done++)
    log
      .wait(799)
      .expect({ state: { deploying: 'running' }, context: { done } })
      .wait(1)
      .expect({ context: { done: done + 1 } })
  log
    .wait(799)
    .expect({ asked: { finish: [] } })
    .wait(1)
    .expect({
      state: { deploying: 'finishing' },
      context: { done: 10 },
      asked: { finish: [{ id: 'deployment-x' }] },
    })
    .answer('finish')
    .expect({
      state: 'complete',
      context: { notKept: null, deployment: { endpoint: deployment.endpoint } },
      cannot: [deploy, back],
    })

  deploying('a double click deploys once')
    .send(deploy, deploy)
    .expect({ asked: { begin: [{ order, seed: 7 }] } })

  complete('Deploy Another Model resets the form, and rejects the name that was just deployed')
    .send(another)
    .expect({
      state: 'selectModel',
      context: {
        values: EMPTY_DEPLOY_WIZARD,
        errors: [],
        done: 0,
        left: 8000,
        deployment: null,
        notKept: null,
        failure: null,
        subject: { taken: ['Fraud Scorer', 'production-image-classifier'] },
      },
      cannot: [next],
    })

  const second = complete('the second deployment runs its ten stages as well').send(
    another,
    model,
    environment,
    name('second'),
    next,
    next,
    deploy,
  )
  second.answer('begin', { ...deployment, id: 'deployment-y' })
  stages(second, 9)
    .expect({ state: { deploying: 'running' }, context: { done: 9 } })
    .wait(800)
    .expect({ asked: { finish: [{ id: 'deployment-x' }, { id: 'deployment-y' }] } })

  reviewing('a browser without free storage starts no deployment, reports it, and can be retried')
    .send(deploy)
    .fail('begin', full)
    .expect({
      state: 'review',
      context: { failure: { message: 'This browser’s storage is full.' }, deployment: null },
    })
    .send(deploy)
    .expect({ state: { deploying: 'beginning' }, context: { failure: null } })

  reviewing('Back clears the failure')
    .send(deploy)
    .fail('begin', full)
    .send(back)
    .expect({
      state: 'configure',
      context: { failure: null },
    })

  reviewing('a browser that does not respond for ten seconds is reported')
    .send(deploy)
    .wait(9999)
    .expect({ state: { deploying: 'beginning' } })
    .wait(1)
    .expect({
      state: 'review',
      context: { failure: { message: 'The browser did not respond' } },
      takenBack: ['begin'],
    })

  stages(deploying('full storage at the end is reported next to the result'), 10)
    .fail('finish', full)
    .expect({ state: 'complete', context: { notKept: 'This browser’s storage is full.' } })

  stages(deploying('a browser that does not respond at the end is reported next to the result'), 10)
    .wait(9999)
    .expect({ state: { deploying: 'finishing' } })
    .wait(1)
    .expect({
      state: 'complete',
      context: { notKept: 'The browser did not respond' },
      takenBack: ['finish'],
    })

  journey('a reload during a run resumes at the stage due by now', {
    ...input,
    resumed: { deployment, left: 2100 },
  })
    .expect({ state: { deploying: 'running' }, context: { done: 7 } })
    .wait(499)
    .expect({ context: { done: 7 } })
    .wait(1)
    .expect({ context: { done: 8 } })
    .wait(800)
    .expect({ context: { done: 9 } })
    .wait(800)
    .expect({
      state: { deploying: 'finishing' },
      context: { done: 10 },
      asked: { begin: [], finish: [{ id: 'deployment-x' }] },
    })

  journey('a run that should have ended by now is finished at once', {
    ...input,
    resumed: { deployment, left: 0 },
  })
    .wait(0)
    .expect({ state: { deploying: 'finishing' }, context: { done: DEPLOY_STAGES.length } })
    .answer('finish')
    .expect({ state: 'complete', context: { deployment: { id: 'deployment-x' } } })

  journey('setting the clock back does not make a run longer', {
    ...input,
    resumed: { deployment, left: 999_999 },
  })
    .expect({ state: { deploying: 'running' }, context: { done: 0, left: 8000 } })
    .wait(800)
    .expect({ context: { done: 1 } })
})
