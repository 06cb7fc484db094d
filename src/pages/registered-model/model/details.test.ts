import { describe, expect, it } from 'vitest'
import { SAMPLE_MODEL_PAGE } from '@/entities/registered-model/model'
import { SAMPLE_RUN } from '@/entities/run/model'
import { detailLines, shownVersions, type VersionDetails } from './details'

const { versions } = SAMPLE_MODEL_PAGE
const [third, second, first] = versions as [
  VersionDetails['version'],
  VersionDetails['version'],
  VersionDetails['version'],
]
const field = (name: string) => ({ name, type: 'double', required: true })

describe('the versions of an address', () => {
  it.each([
    [null, [3]],
    ['', [3]],
    ['2', [2]],
    ['1,3', [1, 3]],
    ['3,3', [3]],
    ['9', [3]],
    ['9,2', [2]],
    ['3,2,1', [3, 2]],
  ])('%s are %j', (text, expected) => {
    expect(shownVersions(text, versions).map(({ version }) => version)).toEqual(expected)
  })

  it('are none of a model without versions', () => {
    expect(shownVersions('1', [])).toEqual([])
  })
})

describe('the lines about versions', () => {
  const run = { ...SAMPLE_RUN, params: { lr: '0.01' }, metrics: { loss: 0.25 } }
  const lines = detailLines([
    { version: third, run, signature: { inputs: [field('a'), field('b')], outputs: [field('c')] } },
    { version: first, run: null, signature: null },
  ])
  const named = (name: string) => lines.find((line) => line.name === name)

  it('have the lineage, the signature and what the run logged', () => {
    expect(named('Datasets')?.values).toEqual(['customers (training, 3a91bc)', ''])
    expect(named('Inputs')?.values).toEqual(['a: double\nb: double', ''])
    expect(named('lr')).toEqual({ kind: 'Parameter', name: 'lr', values: ['0.01', ''], differs: true })
    expect(named('loss')?.values).toEqual(['0.25', ''])
    expect(named('Tag checked')?.values).toEqual(['yes', ''])
    expect(named('Source')?.values[1]).toBe('s3://models/churn/1')
  })

  it('say what is the same, and leave out what nothing has', () => {
    const same = detailLines([
      { version: second, run, signature: null },
      { version: { ...second, version: 4 }, run, signature: null },
    ])
    expect(same.filter(({ differs }) => differs)).toEqual([])
    expect(same.map(({ name }) => name)).not.toContain('Inputs')
    expect(same.map(({ name }) => name)).not.toContain('Description')
  })
})
