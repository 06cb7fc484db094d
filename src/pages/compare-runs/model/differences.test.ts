import { SAMPLE_RUN } from '@/entities/run/model'
import { describe, expect, it } from 'vitest'
import { comparedOf } from './differences'
import { idsOf, MOST_RUNS } from './use-compared-runs'

const other = {
  ...SAMPLE_RUN,
  id: 'other',
  params: { lr: '0.1', batch_size: '64', depth: '6' },
  metrics: { accuracy: 'NaN' as const, loss: 0.1823 },
}

describe('a comparison of runs', () => {
  const lines = comparedOf([SAMPLE_RUN, other], SAMPLE_RUN.startedAt)
  const named = (name: string) => lines.find((line) => line.name === name)

  it('has a line for every parameter and metric that one of them has', () => {
    expect(named('lr')).toEqual({ kind: 'param', name: 'lr', values: ['0.01', '0.1'], differs: true })
    expect(named('depth')).toMatchObject({ values: [null, '6'], differs: true })
    expect(named('accuracy')).toMatchObject({ kind: 'metric', values: ['0.9431', 'NaN'], differs: true })
  })

  it('knows what is the same', () => {
    expect(lines.filter(({ differs }) => !differs).map(({ name }) => name)).toEqual([
      'Duration',
      'Experiment',
      'batch_size',
      'loss',
    ])
  })

  it('takes a parameter that has the name of a method for what it is', () => {
    const odd = { ...SAMPLE_RUN, params: { constructor: '1' } }
    expect(comparedOf([odd, SAMPLE_RUN], 0).find(({ name }) => name === 'constructor')?.values).toEqual([
      '1',
      null,
    ])
  })
})

describe('the address of a comparison', () => {
  it('names up to a hundred runs, each once', () => {
    expect(idsOf('a,b,,a')).toEqual(['a', 'b'])
    expect(idsOf(null)).toEqual([])
    expect(idsOf(Array.from({ length: 130 }, (_, at) => at).join(','))).toHaveLength(MOST_RUNS)
  })
})
