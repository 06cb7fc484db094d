import { describe, expect, it } from 'vitest'
import { tagProblem } from './edits'
import { bestChoices, bestOf, groupingChoices, groupingOf, nameOfGroup, queryOfGroup } from './groups'
import { ALL_RUNS } from './query'

const keys = { metrics: ['loss'], params: ['lr'], tags: ['team', 'mlflow.user'] }
const group = { value: '0.1', label: '0.1', runs: 2, best: null }

describe('runs are grouped', () => {
  it('by an experiment, a status, a param or a tag of the user', () => {
    const choices = groupingChoices(keys)
    expect(choices.map(({ label }) => label)).toEqual(['Experiment', 'Status', 'Parameter lr', 'Tag team'])
    expect(choices.map(({ value }) => groupingOf(value)?.key)).toEqual([
      'experiment_id',
      'status',
      'lr',
      'team',
    ])
    expect([groupingOf('none'), groupingOf('param:'), groupingOf('param:a:b')]).toEqual([
      null,
      null,
      { entity: 'param', key: 'a:b' },
    ])
  })

  it('with the highest or lowest value of a metric', () => {
    expect(bestChoices(keys).map(({ value }) => bestOf(value))).toEqual([
      { metric: 'loss', lowest: false },
      { metric: 'loss', lowest: true },
    ])
    expect(bestOf('none')).toBeNull()
  })

  it('and found by the query of the list and the value of their group', () => {
    const query = { ...ALL_RUNS, clauses: [{ entity: 'metric', key: 'loss', op: '<', value: 1 }] }
    const lr = { entity: 'param', key: 'lr' } as const
    expect(queryOfGroup(query, lr, '0.1').clauses).toEqual([
      ...query.clauses,
      { entity: 'param', key: 'lr', op: '=', value: '0.1' },
    ])
    expect(queryOfGroup(query, lr, null).clauses.at(-1)).toEqual({
      entity: 'param',
      key: 'lr',
      op: 'IS NULL',
    })
    expect(queryOfGroup(query, { entity: 'attribute', key: 'status' }, 'FAILED').status).toBe('FAILED')
    expect(queryOfGroup(query, { entity: 'attribute', key: 'experiment_id' }, '3')).toEqual({
      ...query,
      experiment: '3',
    })
  })

  it('and named in words', () => {
    const status = { entity: 'attribute', key: 'status' } as const
    expect(nameOfGroup({ ...group, value: 'KILLED' }, status)).toBe('Stopped')
    expect(nameOfGroup({ ...group, value: '3', label: 'churn' }, { ...status, key: 'experiment_id' })).toBe(
      'churn',
    )
    const lr = { entity: 'param', key: 'lr' } as const
    expect([null, '', '0.1'].map((value) => nameOfGroup({ ...group, value }, lr))).toEqual([
      'Without lr',
      'Empty lr',
      '0.1',
    ])
  })
})

it('the name of a tag is judged before it is sent', () => {
  expect(['team', 'größe/a b', 'v1.2:x_y-z'].map(tagProblem)).toEqual([null, null, null])
  for (const key of ['', 'x'.repeat(251), 'mlflow.runName', 'a//b', '/a', '../a', 'a"b'])
    expect([key, tagProblem(key)]).toEqual([key, expect.any(String)])
})
