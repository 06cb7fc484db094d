import type { RowFeed } from '@orrery/learn/types'
import { expect, it } from 'vitest'
import { columnsIn, halvesOf, joinedAnswers, rowsAtOnce, tensorsOfRows } from './file-rows'
import { EXAMPLE_ENDPOINT } from './samples'
import { mainVersion } from './endpoint'

// The rows of a file for an endpoint.

const { signature } = mainVersion(EXAMPLE_ENDPOINT)
const only = (datatype: string, shape: number[]) => ({ inputs: [{ name: 'x', datatype, shape }] })

it('inputs with one value of a row are columns, and others are none', () => {
  expect(columnsIn(signature)).toEqual([
    { name: 'species', type: 'string' },
    { name: 'bill_length_mm', type: 'float32' },
    { name: 'body_mass_g', type: 'float32' },
  ])
  const typeOf = (datatype: string, shape: number[]) => columnsIn(only(datatype, shape))[0]?.type
  expect(typeOf('FP64', [-1])).toBe('float64')
  expect(typeOf('INT32', [1, 1])).toBe('int64')
  expect(typeOf('UINT8', [-1, -1])).toBe('int64')
  expect(typeOf('FP32', [-1, 4])).toBe('list')
  expect(typeOf('FP32', [8, 1])).toBe('list')
  expect(typeOf('BOOL', [-1, 1])).toBe('list')
})

it('a model that takes one row is asked row by row', () => {
  expect(rowsAtOnce(signature)).toBe(1000)
  expect(rowsAtOnce(only('FP32', [1, 1]))).toBe(1)
})

it('rows become tensors of the shapes and types of the model, missing numbers a text', () => {
  const feeds: RowFeed[] = [{ name: 'x', type: 'float32', values: [1.5, Number.NaN] }]
  const tensor = (shape: number[]) => tensorsOfRows(only('FP32', shape), feeds, 2)[0]
  expect(tensor([-1, 1])).toEqual({ name: 'x', datatype: 'FP32', shape: [2, 1], data: [1.5, 'NaN'] })
  expect(tensor([-1])?.shape).toEqual([2])
  expect(tensor([])?.shape).toEqual([2, 1])
  expect(tensor([-1, 1, 1])?.shape).toEqual([2, 1, 1])
})

it('a question is halved, and the answers are joined in their order', () => {
  const feeds: RowFeed[] = [{ name: 'x', type: 'string', values: ['a', 'b', 'c'] }]
  const halves = halvesOf(feeds, 3)
  expect(halves).toEqual([
    { rows: 2, feeds: [{ name: 'x', type: 'string', values: ['a', 'b'] }] },
    { rows: 1, feeds: [{ name: 'x', type: 'string', values: ['c'] }] },
  ])
  expect(joinedAnswers([[{ name: 'y', values: [1, 2] }], [{ name: 'y', values: [3] }]])).toEqual([
    { name: 'y', values: [1, 2, 3] },
  ])
})
