import { describe, expect, it } from 'vitest'
import { FilterError, parseFilter } from '../tracking/filter'
import { EXPERIMENTS, LOGGED_MODELS, MODELS, RUNS, VERSIONS } from '../tracking/grammars'
import { parseLenient, parseQuery } from '../tracking/json'
import { parseRunFilter, parseRunOrder } from '../tracking/run-filter'

// The grammar of searches, and the JSON of the clients.

const runs = (text: string) => parseFilter(text, RUNS)
const one = (text: string) => {
  const [clause, ...more] = runs(text)
  expect(more).toEqual([])
  return clause
}

describe('a filter of runs', () => {
  it.each([
    ['metrics.loss < 0.5', { entity: 'metric', key: 'loss', op: '<', value: 0.5 }],
    ['metric.loss>=.5', { entity: 'metric', key: 'loss', op: '>=', value: 0.5 }],
    ['metrics.loss != -1', { entity: 'metric', key: 'loss', op: '!=', value: -1 }],
    ['metrics.`a b/c` = 1e-3', { entity: 'metric', key: 'a b/c', op: '=', value: 0.001 }],
    ['metrics."a-b" = 1', { entity: 'metric', key: 'a-b', op: '=', value: 1 }],
    ['metrics.val/loss-1 = 1', { entity: 'metric', key: 'val/loss-1', op: '=', value: 1 }],
    [`params.lr = '0.1'`, { entity: 'param', key: 'lr', op: '=', value: '0.1' }],
    [`parameters.lr like "0.%"`, { entity: 'param', key: 'lr', op: 'LIKE', value: '0.%' }],
    [`tags.mlflow.runName ILIKE 'a_'`, { entity: 'tag', key: 'mlflow.runName', op: 'ILIKE', value: 'a_' }],
    ['tag.x IS NULL', { entity: 'tag', key: 'x', op: 'IS NULL' }],
    ['params.x is not null', { entity: 'param', key: 'x', op: 'IS NOT NULL' }],
    [`status = 'RUNNING'`, { entity: 'attribute', key: 'status', op: '=', value: 'RUNNING' }],
    [`attributes.run_id IN ('a','b')`, { entity: 'attribute', key: 'run_id', op: 'IN', value: ['a', 'b'] }],
    [`run_id not in ('a')`, { entity: 'attribute', key: 'run_id', op: 'NOT IN', value: ['a'] }],
    [`run name = 'x'`, { entity: 'attribute', key: 'run_name', op: '=', value: 'x' }],
    ['created > 5', { entity: 'attribute', key: 'start_time', op: '>', value: 5 }],
    [`datasets.name = 'iris'`, { entity: 'dataset', key: 'name', op: '=', value: 'iris' }],
    [`params.a = 'it AND (x) = 1; --'`, { entity: 'param', key: 'a', op: '=', value: 'it AND (x) = 1; --' }],
    [`tags.größe = 'ü\\'`, { entity: 'tag', key: 'größe', op: '=', value: 'ü\\' }],
  ])('%s', (text, clause) => {
    expect(one(text)).toEqual(clause)
  })

  it('joins comparisons by AND, in any case, and may end with it', () => {
    expect(runs(`metrics.a > 1 and params.b = '2' AND tags.c != '3' AND`).map(({ key }) => key)).toEqual([
      'a',
      'b',
      'c',
    ])
    expect(runs('')).toEqual([])
    expect(parseRunFilter('  ')).toEqual([])
  })

  it.each([
    ' ',
    'metrics.loss',
    'metrics.loss <',
    'metrics.loss == 1',
    'metrics.loss <> 1',
    `metrics.loss = '1'`,
    'metrics.loss = NaN',
    `metrics.loss LIKE 'a'`,
    'metrics.loss IS NULL',
    'params.lr = 0.1',
    'params.lr = `0.1`',
    `params.lr > '0.1'`,
    `params.lr IN ('a')`,
    `params.lr = 'a' OR params.lr = 'b'`,
    `(params.lr = 'a')`,
    `NOT params.lr = 'a'`,
    `params.lr = 'a' params.b = 'c'`,
    `params.lr = 'a'; drop table runs`,
    `params.lr = 'a' -- comment`,
    `params.lr = 'it''s'`,
    `params.lr RLIKE 'a'`,
    `secret.a = 'b'`,
    `attribute.hash = 'b'`,
    `constructor = 'b'`,
    `constructor.a = 'b'`,
    `start_time = 'a'`,
    `run_id IN ()`,
    `run_id IN ('a' 'b')`,
    `run_id IN ('a'`,
    `run_id IN (1)`,
    `dataset.other = 'a'`,
    `metrics. = 1`,
    Array.from({ length: 33 }, () => 'metrics.a = 1').join(' AND '),
    `run_id IN (${Array.from({ length: 501 }, () => `'a'`).join(',')})`,
    `params.a = '${'x'.repeat(9000)}'`,
  ])('is refused: %s', (text) => {
    expect(() => runs(text)).toThrow(FilterError)
  })

  it('of 8,000 characters is read in no time', () => {
    for (const part of ['((((', `'`, '`', '"', 'a.', 'a', ' ', '1e', `'' `, 'a = '])
      try {
        const began = performance.now()
        runs(part.repeat(Math.floor(8000 / part.length)))
        expect(performance.now() - began).toBeLessThan(200)
      } catch (error) {
        expect(error).toBeInstanceOf(FilterError)
      }
  })
})

describe('an order', () => {
  it.each([
    ['metrics.loss', { entity: 'metric', key: 'loss', descending: false }],
    ['metrics.loss DESC', { entity: 'metric', key: 'loss', descending: true }],
    ['  start_time asc ', { entity: 'attribute', key: 'start_time', descending: false }],
    ['params.`a b` desc', { entity: 'param', key: 'a b', descending: true }],
    ['tags.mlflow.runName', { entity: 'tag', key: 'mlflow.runName', descending: false }],
    ['attributes.run name', { entity: 'attribute', key: 'run_name', descending: false }],
  ])('%s', (text, key) => {
    expect(parseRunOrder([text])).toEqual([key])
  })

  it.each([['metrics.a, metrics.b'], [''], ['metrics.a down'], ['nothing.a'], ['datasets.name'], ['hash']])(
    'is refused: %s',
    (text) => {
      expect(() => parseRunOrder([text])).toThrow(FilterError)
    },
  )

  it('names no key twice', () => {
    expect(() => parseRunOrder(['metrics.a', 'metric.a DESC'])).toThrow(FilterError)
  })
})

it('each entity has its own keys and operators', () => {
  expect(parseFilter(`experiment_id IN ('1') AND last_update_time > 5`, EXPERIMENTS)).toHaveLength(2)
  expect(() => parseFilter(`experiment_id LIKE '1'`, EXPERIMENTS)).toThrow(FilterError)
  expect(() => parseFilter(`metrics.a = 1`, EXPERIMENTS)).toThrow(FilterError)
  expect(parseFilter(`name IN ('a')`, MODELS)).toHaveLength(1)
  expect(() => parseFilter(`tags.a IS NULL`, MODELS)).toThrow(FilterError)
  expect(parseFilter(`version_number >= 2 AND run_id = 'a'`, VERSIONS)).toHaveLength(2)
  expect(parseFilter(`metrics.a > 1 AND creation_time > 2`, LOGGED_MODELS)[1]?.key).toBe('creation_timestamp')
})

describe('JSON of the clients', () => {
  it('may have bare words and integers of 64 bits, but not within texts', () => {
    expect(
      parseLenient(
        '{"a":NaN,"b":[-Infinity,9223372036854775807],"c":"NaN 9223372036854775807 \\" NaN","d":1.5}',
      ),
    ).toEqual({
      a: 'NaN',
      b: ['-Infinity', '9223372036854775807'],
      c: 'NaN 9223372036854775807 " NaN',
      d: 1.5,
    })
    expect(parseLenient('[0.3333333333333333,-1234567890123456.5,1e-7,12345678901234567e3]')).toEqual([
      0.3333333333333333, -1234567890123456.5, 1e-7, 12345678901234567e3,
    ])
    expect(() => parseLenient('{"a":NaNa}')).toThrow(SyntaxError)
  })

  it('in a query repeats a name for a list', () => {
    expect(parseQuery('?a=1&a=2&b=x+y')).toEqual({ a: ['1', '2'], b: 'x y' })
  })
})
