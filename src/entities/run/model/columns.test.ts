import { describe, expect, it } from 'vitest'
import { columnId, columnOf, shownColumns, sortedColumn, sortOf, valueIn } from './columns'
import { ALL_RUNS, isNarrowed, readFilter, searchOf } from './query'
import { isRunning, runDuration, runSchema, silentMinutes } from './run'
import { SAMPLE_RUN } from './samples'
import { formatTook } from './format'
import { parse } from 'valibot'

const keys = { metrics: ['a', 'b', 'c'], params: ['x', 'y'], tags: [] }
const metric = (key: string) => ({ entity: 'metric' as const, key })

describe('the columns of runs', () => {
  it('are the first metrics and the first parameter until some are chosen', () => {
    expect(shownColumns({ chosen: null, hidden: [] }, keys)).toEqual([
      metric('a'),
      metric('b'),
      { entity: 'param', key: 'x' },
    ])
    expect(shownColumns({ chosen: ['metric:c', 'gone', 'param:y'], hidden: [] }, keys)).toEqual([
      metric('c'),
      { entity: 'param', key: 'y' },
    ])
    expect(shownColumns({ chosen: [], hidden: [] }, keys)).toEqual([])
  })

  it('have ids that any name fits into', () => {
    for (const key of ['val/loss', 'a:b', 'a\nb'])
      expect(columnOf(columnId(metric(key)))).toEqual(metric(key))
    expect(columnOf('name')).toBeNull()
  })

  it('show what a run has logged, and nothing of its prototype', () => {
    expect(valueIn(SAMPLE_RUN, metric('loss'))).toBe('0.1823')
    expect(valueIn(SAMPLE_RUN, { entity: 'param', key: 'lr' })).toBe('0.01')
    expect(valueIn(SAMPLE_RUN, { entity: 'param', key: 'toString' })).toBeUndefined()
  })

  it('sort by what the server sorts by', () => {
    for (const id of ['name', 'status', 'started', 'user', 'metric:loss', 'param:lr'])
      expect(sortedColumn(sortOf(id, true))).toBe(id)
    expect(sortOf('metric:loss', true)).toEqual({ entity: 'metric', key: 'loss', descending: true })
    expect(sortOf('started', false)).toEqual({ entity: 'attribute', key: 'start_time', descending: false })
    expect(sortOf('duration', false)).toBeNull()
    expect(sortedColumn(null)).toBeNull()
  })
})

describe('a search of runs', () => {
  it('reads the grammar of the clients', () => {
    expect(readFilter("metrics.accuracy > 0.9 and params.lr = '0.1'")).toEqual({
      clauses: [
        { entity: 'metric', key: 'accuracy', op: '>', value: 0.9 },
        { entity: 'param', key: 'lr', op: '=', value: '0.1' },
      ],
    })
    expect(readFilter('metrics.accuracy >')).toEqual({ error: expect.stringContaining('accuracy') })
    expect(readFilter('')).toEqual({ clauses: [] })
  })

  it('adds the choices to what is typed', () => {
    const query = {
      ...ALL_RUNS,
      clauses: [],
      status: 'FAILED' as const,
      experiment: '3',
      shown: 'deleted' as const,
    }
    const { filter, sort, view } = searchOf(query)
    expect(JSON.parse(filter)).toEqual([
      { entity: 'attribute', key: 'status', op: '=', value: 'FAILED' },
      { entity: 'attribute', key: 'experiment_id', op: '=', value: '3' },
    ])
    expect([sort, view]).toEqual(['[]', 'DELETED_ONLY'])
    expect(isNarrowed(query)).toBe(true)
    expect(isNarrowed(ALL_RUNS)).toBe(false)
    expect(searchOf(ALL_RUNS)).toEqual({ filter: '[]', sort: '[]', view: 'ACTIVE_ONLY' })
  })
})

describe('a run', () => {
  it('is read from the answer of the server', () => {
    const { workspaceId, experimentId, isDeleted, startedAt, endedAt, lastHeardAt, ...same } = SAMPLE_RUN
    const wire = {
      ...same,
      workspace_id: workspaceId,
      experiment_id: experimentId,
      lifecycle: isDeleted ? 'deleted' : 'active',
      started_at: startedAt,
      ended_at: endedAt,
      last_heard_at: lastHeardAt,
      source: 'tracked',
    }
    expect(parse(runSchema, wire)).toEqual(SAMPLE_RUN)
    expect(parse(runSchema, { ...wire, metrics: { loss: 'NaN' } }).metrics).toEqual({ loss: 'NaN' })
    expect(() => parse(runSchema, { ...wire, metrics: { loss: 'nan' } })).toThrow()
  })

  it('is not heard of after five minutes, for as long as it has not ended', () => {
    const run = { status: 'RUNNING' as const, lastHeardAt: 0 }
    expect(silentMinutes(run, 300_000)).toBeNull()
    expect(silentMinutes(run, 360_000)).toBe(6)
    expect(silentMinutes({ ...run, status: 'FINISHED' }, 360_000)).toBeNull()
    expect(
      ['RUNNING', 'SCHEDULED', 'FINISHED'].map((status) => isRunning({ status: status as 'RUNNING' })),
    ).toEqual([true, true, false])
  })

  it('takes until its end, or until now', () => {
    expect(runDuration({ startedAt: 1000, endedAt: 3000 }, 9000)).toBe(2000)
    expect(runDuration({ startedAt: 1000, endedAt: null }, 9000)).toBe(8000)
    expect(runDuration({ startedAt: 9000, endedAt: null }, 1000)).toBe(0)
    expect([450, 5000, 65_000, 7_500_000, 90_000_000].map(formatTook)).toEqual([
      '450 ms',
      '5 s',
      '1 min 5 s',
      '2 h 5 min',
      '1 d 1 h',
    ])
  })
})
