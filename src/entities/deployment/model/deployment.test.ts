import { fieldErrors } from '@/shared/lib/form'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_SIZING,
  DEPLOYED_MODEL_STATUSES,
  deployedModels,
  endpointOf,
  exampleRequest,
  filterDeployedModels,
  nameTaken,
  newDeployment,
  online,
  recommendations,
  REQUEST_LANGUAGES,
  scalingSchema,
  scalingOf,
  starting,
  stopped,
  timeLeft,
} from '.'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const samples = deployedModels.samples(NOW)
const order = {
  name: '  Night Sky ',
  description: '',
  modelName: 'Image Classifier',
  modelType: 'cv',
  framework: 'pytorch',
  version: '1.0.0',
  environment: 'staging',
  resources: { cpu: 2, memory: 4, gpu: 't4-1' },
  scaling: { min: 2, max: 5, timeout: 30 },
} as const

describe('the deployed models', () => {
  it('start with samples in every status, which match their schema (DEP-04)', () => {
    expect(new Set(samples.map(({ status }) => status))).toEqual(new Set(DEPLOYED_MODEL_STATUSES))
    for (const sample of samples) expect(parse(deployedModels.schema, sample)).toEqual(sample)
    expect(new Set(samples.map(({ id }) => id)).size).toBe(8)
  })

  it('are found by name, type and framework, and by status (DEP-01)', () => {
    const found = (search: string, status: 'all' | 'online' = 'all') =>
      filterDeployedModels(samples, { search, status }).map(({ name }) => name)
    expect(found(' fraud ')).toEqual(['Fraud Scorer'])
    expect(found('computer')).toEqual(['Image Classifier', 'Shelf Counter'])
    expect(found('computer', 'online')).toEqual(['Image Classifier'])
    expect(found('scikit')).toEqual(['Churn Forecast'])
    expect(found('')).toHaveLength(8)
  })

  it('start as a deployment in progress, with the time at which it is ready', () => {
    const made = newDeployment(order, {
      id: 'deployment-x',
      suffix: 'abc123',
      now: NOW,
      from: 'page',
      duration: 8000,
    })
    expect(parse(deployedModels.schema, made)).toEqual(made)
    expect(made).toMatchObject({
      name: 'Night Sky',
      status: 'deploying',
      endpoint: 'https://image-classifier-abc123.models.orrery.example/v1/predict',
      scaling: { min: 2, max: 5, timeout: 30, current: 0 },
    })
    expect(timeLeft(made, NOW)).toBe(8000)
    expect(timeLeft(made, NOW + 9000)).toBe(0)
    // The clock of the device was set back by a year.
    expect(timeLeft(made, NOW - 365 * 24 * 3_600_000)).toBe(8000)
    expect(timeLeft({ run: { from: 'page', startedAt: '', readyAt: 'never' } }, NOW)).toBe(0)
    const running = online(made, NOW + 8000)
    expect(running).toMatchObject({ status: 'online', uptime: null, run: null, scaling: { current: 2 } })
    const off = stopped({ ...running, scaling: { ...running.scaling, current: 4 } }, NOW)
    expect(off).toMatchObject({ status: 'offline', run: null })
    expect(online(off, NOW).scaling.current).toBe(4)
    expect(timeLeft(starting(off, NOW), NOW)).toBe(5000)
  })
})

describe('an endpoint (DPL-06)', () => {
  it.each([
    ['Image Classifier', 'image-classifier'],
    ['  Déjà -- Vu_2.0 ', 'deja-vu-2-0'],
    ['../../etc/passwd', 'etcpasswd'],
    ['a.evil.example/?#@', 'a-evil-example'],
    ['"; rm -rf / #', 'rm-rf'],
    ['日本語 🚀', 'model'],
    ['x'.repeat(300), 'x'.repeat(40)],
    [`${'x'.repeat(39)} y`, 'x'.repeat(39)],
  ])('of %j has a safe URL', (name, label) => {
    const address = endpointOf(name, 'k3v9qa')
    expect(address).toBe(`https://${label}-k3v9qa.models.orrery.example/v1/predict`)
    expect(new URL(address).hostname.split('.')[0]?.length).toBeLessThan(64)
  })

  it.each(REQUEST_LANGUAGES)('is called in $label with a key, input and parameters', ({ value }) => {
    const request = exampleRequest(endpointOf('A', 'b'), value, 'nlp')
    for (const part of [
      endpointOf('A', 'b'),
      'Authorization',
      'Bearer',
      'input',
      'max_tokens',
      'temperature',
    ])
      expect(request).toContain(part)
    expect(request).toMatch(/POST|requests\.post/)
  })

  it('is asked for what its kind of model takes: a tree model has no temperature', () => {
    const request = exampleRequest(endpointOf('A', 'b'), 'curl', 'tabular')
    expect(request).not.toMatch(/max_tokens|temperature/)
    const [, body = ''] = /-d '(.*)'/s.exec(request) ?? []
    expect(JSON.parse(body)).toMatchObject({ input: { plan: 'team' }, parameters: { threshold: 0.5 } })
  })
})

describe('the numbers of a deployment (DEP-02)', () => {
  const errors = (changes: object) => fieldErrors(scalingSchema, { ...DEFAULT_SIZING, ...changes })

  it.each([
    [{ min: '0' }, 'Min Instances must be a whole number from 1 to 10'],
    [{ min: '11' }, 'Min Instances must be a whole number from 1 to 10'],
    [{ min: '' }, 'Min Instances must be a whole number from 1 to 10'],
    [{ min: '1.5' }, 'Min Instances must be a whole number from 1 to 10'],
    [{ min: '1e1' }, 'Min Instances must be a whole number from 1 to 10'],
    [{ max: '0' }, 'Max Instances must be a whole number from 1 to 20'],
    [{ max: '21' }, 'Max Instances must be a whole number from 1 to 20'],
    [{ min: '5', max: '4' }, 'Max Instances must not be below min instances'],
    [{ timeout: '0' }, 'The timeout in seconds must be a whole number from 1 to 300'],
    [{ timeout: '301' }, 'The timeout in seconds must be a whole number from 1 to 300'],
  ])('%j is refused', (changes, message) =>
    expect(errors(changes)).toEqual([expect.objectContaining({ message })]),
  )

  it.each([
    {},
    { min: '1', max: '1' },
    { min: '10', max: '20', timeout: '300' },
    { min: ' 2 ', timeout: '1' },
  ])('%j is accepted', (changes) => expect(errors(changes)).toEqual([]))

  it('report every invalid value', () =>
    expect(errors({ min: 'a', max: 'b', timeout: 'c' }).map(({ field }) => field)).toEqual([
      'min',
      'max',
      'timeout',
    ]))

  it('are numbers once they are accepted', () =>
    expect(scalingOf({ min: ' 2 ', max: '5', timeout: '30' })).toEqual({ min: 2, max: 5, timeout: 30 }))

  it('come with advice that depends on the choice (DPL-03)', () => {
    const followed = (type: 'cv' | 'nlp' | 'audio', changes: object) =>
      recommendations(type, { ...DEFAULT_SIZING, ...changes }).map((one) => one.followed)
    expect(followed('cv', {})).toEqual([true, true])
    expect(followed('cv', { gpu: 'none' })).toEqual([false, true])
    expect(followed('nlp', {})).toEqual([false, true])
    expect(followed('nlp', { memory: 8 })).toEqual([true, true])
    expect(followed('audio', { min: '2' })).toEqual([false])
  })
})

it('names are compared without case and surrounding whitespace', () => {
  expect(nameTaken(' fraud SCORER ', ['Fraud Scorer'])).toBe(
    'Fraud Scorer is already deployed. Choose another name.',
  )
  expect(nameTaken('Fraud', ['Fraud Scorer'])).toBeNull()
})
