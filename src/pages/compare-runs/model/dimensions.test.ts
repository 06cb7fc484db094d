import { describe, expect, it } from 'vitest'
import { type Run, SAMPLE_RUN } from '@/entities/run/model'
import { choiceOf, dimensionsOf, MOST_AXES, searchOf } from './dimensions'

const run = (id: string, params: Run['params'], metrics: Run['metrics']): Run => ({
  ...SAMPLE_RUN,
  id,
  params,
  metrics,
})
const runs = [
  run('a', { lr: '0.1', kind: 'linear', same: '1' }, { loss: 1, f1: 0.5 }),
  run('b', { lr: '0.3', kind: 'tree', same: '1' }, { loss: 3, f1: 'NaN' }),
  run('c', { kind: 'linear', same: '1' }, { loss: 2 }),
]
const of = (id: string) => dimensionsOf(runs).find((one) => one.id === id)

describe('the axes of runs', () => {
  it('have the parameters and metrics that differ first', () => {
    expect(dimensionsOf(runs).map(({ id }) => id)).toEqual([
      'param:kind',
      'param:lr',
      'metric:f1',
      'metric:loss',
      'param:same',
    ])
  })

  it('place numbers between the least and the greatest, and texts side by side', () => {
    expect(of('metric:loss')).toMatchObject({
      places: [0, 1, 0.5],
      texts: ['1', '3', '2'],
      ticks: [
        { place: 0, text: '1' },
        { place: 0.5, text: '2' },
        { place: 1, text: '3' },
      ],
    })
    expect(of('param:kind')).toMatchObject({
      places: [0, 1, 0],
      ticks: [{ text: 'linear' }, { text: 'tree' }],
    })
    expect(of('param:same')).toMatchObject({ places: [0.5, 0.5, 0.5], ticks: [{ place: 0.5, text: '1' }] })
  })

  it('have no place for what is missing or no number', () => {
    expect(of('param:lr')).toMatchObject({ places: [0, 1, null], texts: ['0.1', '0.3', null] })
    expect(of('metric:f1')).toMatchObject({ places: [0.5, null, null], texts: ['0.5', 'NaN', null] })
  })

  it('write at most eight of many texts', () => {
    const many = Array.from({ length: 100 }, (_, at) => run(`r${at}`, { name: `n${at}` }, {}))
    const [name] = dimensionsOf(many)
    expect(name?.ticks.length).toBeLessThanOrEqual(8)
    expect(new Set(name?.places).size).toBe(100)
  })
})

describe('the address of the plots', () => {
  const dimensions = dimensionsOf(runs)
  const chosen = (text: string) => choiceOf(new URLSearchParams(text), dimensions)

  it('opens the axes that it names, each once, and no other', () => {
    expect(
      chosen('axis=metric:loss&axis=param:lr&axis=metric:loss&axis=param:none&x=param:lr&y=metric:f1'),
    ).toEqual({
      axes: ['metric:loss', 'param:lr'],
      x: 'param:lr',
      y: 'metric:f1',
    })
    const all = Array.from({ length: 20 }, (_, at) => `p${at}`)
    const wide = dimensionsOf([run('w', Object.fromEntries(all.map((key) => [key, '1'])), {})])
    const query = new URLSearchParams(all.map((key) => ['axis', `param:${key}`]))
    expect(choiceOf(query, wide).axes).toHaveLength(MOST_AXES)
  })

  it('chooses parameters before metrics when it names none', () => {
    expect(chosen('x=unknown')).toEqual({
      axes: ['param:kind', 'param:lr', 'param:same', 'metric:f1', 'metric:loss'],
      x: 'param:kind',
      y: 'metric:f1',
    })
  })

  it('opens the same choice again, and keeps the runs', () => {
    const query = searchOf(new URLSearchParams('runs=a,b'), {
      axes: ['metric:f1', 'param:lr'],
      x: 'metric:f1',
    })
    expect(query.get('runs')).toBe('a,b')
    const again = choiceOf(query, dimensions)
    expect(again).toMatchObject({ axes: ['metric:f1', 'param:lr'], x: 'metric:f1', y: 'metric:f1' })
    expect(choiceOf(searchOf(query, again), dimensions)).toEqual(again)
  })
})
