import { describe, expect, it } from 'vitest'
import { earlierVersion, mainVersion } from './endpoint'
import { exampleIn } from './examples'
import { answerInWords, firstValues, readRow, tensorsOf } from './row'
import { EXAMPLE_ENDPOINT } from './samples'
import { endpointNameError, endpointNameOf } from './serving'

const [{ signature } = { signature: { inputs: [], outputs: [] } }] = EXAMPLE_ENDPOINT.versions
const input = (datatype: string, shape: number[]) => ({ inputs: [{ name: 'x', datatype, shape }] })
const typed = { species: 'Adelie', bill_length_mm: '39.1', body_mass_g: '' }

describe('a row that was typed', () => {
  it('is numbers and texts by the names of the inputs; an empty number is missing', () => {
    const { row, errors } = readRow(signature, typed)
    expect(errors).toEqual([])
    expect(row).toEqual({ species: 'Adelie', bill_length_mm: 39.1, body_mass_g: 'NaN' })
    expect(tensorsOf(signature, row)).toEqual([
      { name: 'species', datatype: 'BYTES', shape: [1, 1], data: ['Adelie'] },
      { name: 'bill_length_mm', datatype: 'FP32', shape: [1, 1], data: [39.1] },
      { name: 'body_mass_g', datatype: 'FP32', shape: [1, 1], data: ['NaN'] },
    ])
  })

  it('names each value that is no number', () => {
    expect(readRow(signature, { ...typed, body_mass_g: 'heavy' }).errors).toEqual([
      { field: 'body_mass_g', message: '“heavy” is no number' },
    ])
    for (const text of ['', '1.5', 'one'])
      expect(readRow(input('INT64', [-1, 1]), { x: text }).errors, text).toHaveLength(1)
    expect(readRow(input('BOOL', [-1, 1]), { x: 'True' }).row).toEqual({ x: 1 })
  })

  it('takes a date where the model takes ms since 1970', () => {
    expect(readRow(input('FP64', [-1, 1]), { x: '2026-11-20' }).row).toEqual({ x: Date.UTC(2026, 10, 20) })
    expect(readRow(input('FP32', [-1, 1]), { x: '2026-11-20' }).errors).toHaveLength(1)
  })

  it('has several values of an input, separated by commas', () => {
    const four = input('FP32', [-1, 4])
    expect(firstValues(four)).toEqual({ x: '0, 0, 0, 0' })
    expect(tensorsOf(four, readRow(four, { x: '5.1, 3.5, 1.4, 0.2' }).row)[0]).toEqual({
      name: 'x',
      datatype: 'FP32',
      shape: [1, 4],
      data: [5.1, 3.5, 1.4, 0.2],
    })
    expect(readRow(four, { x: '1, 2' }).errors).toEqual([
      { field: 'x', message: 'Enter 4 values; these are 2' },
    ])
    const open = input('FP32', [-1, -1])
    expect(readRow(open, { x: ' ' }).errors).toEqual([{ field: 'x', message: 'Enter at least one value' }])
    expect(tensorsOf(open, readRow(open, { x: '1,2,3' }).row)[0]?.shape).toEqual([1, 3])
  })
})

it('an answer is shown with six digits that count, and at most 20 values', () => {
  const data = Array.from({ length: 30 }, () => 0.123456789)
  const [[name, text] = ['', '']] = answerInWords([{ name: 'y', datatype: 'FP32', shape: [1, 30], data }])
  expect(name).toBe('y')
  expect(text).toMatch(/^0\.123457, .*, … \(30 values\)$/)
})

it('the answer of a classifier has its confidence', () => {
  const label = { name: 'label', datatype: 'BYTES', shape: [1], data: ['Gentoo'] }
  const chances = { name: 'probabilities', datatype: 'FP32', shape: [1, 3], data: [0.01, 0.02, 0.97] }
  expect(answerInWords([label, chances])).toEqual([
    ['label', 'Gentoo'],
    ['confidence', '97%'],
    ['probabilities', '0.01, 0.02, 0.97'],
  ])
  expect(answerInWords([chances])).toEqual([['probabilities', '0.01, 0.02, 0.97']])
})

it('examples quote what a shell would read, and are indented as their language has it', () => {
  const row = { name: "O'Neil" }
  expect(exampleIn('curl', 'http://a.test', 'm', row)).toContain(String.raw`O'\''Neil`)
  expect(exampleIn('Python', 'http://a.test', 'm', row)).toContain('        "model_id": "m"')
  expect(exampleIn('JavaScript', 'http://a.test', 'm', row)).toContain("fetch('http://a.test/v1/predict'")
})

it('a text becomes the name of an endpoint', () => {
  expect(endpointNameOf('Übliche Größe (kg)')).toBe('ubliche-gro-e-kg')
  expect(endpointNameOf('–')).toBe('model')
  for (const text of ['Übliche Größe (kg)', 'sex', '__x', 'a'.repeat(99)])
    expect(endpointNameError(endpointNameOf(text)), text).toBeNull()
  expect(endpointNameError('')).toBe('Enter a name for the endpoint')
  expect(endpointNameError('Churn!')).toContain('small letters')
})

it('a roll back goes to the newest version below that with most requests', () => {
  expect(mainVersion(EXAMPLE_ENDPOINT).version).toBe(2)
  expect(earlierVersion(EXAMPLE_ENDPOINT)?.version).toBe(1)
  expect(earlierVersion({ versions: EXAMPLE_ENDPOINT.versions.slice(1) })).toBeNull()
})
