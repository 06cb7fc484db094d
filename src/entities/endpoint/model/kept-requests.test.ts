import { expect, it } from 'vitest'
import { inputInWords, typedInput } from './kept-requests'
import { readRow } from './row'

const signature = {
  inputs: [
    { name: 'species', datatype: 'BYTES', shape: [-1, 1] },
    { name: 'mass', datatype: 'FP32', shape: [-1, 1] },
    { name: 'petals', datatype: 'FP32', shape: [-1, 3] },
  ],
}
const kept = { species: 'Adelie', mass: null, petals: [1, null, 2.5] }

it('a kept row is typed into the form, and read from it as it was', () => {
  const typed = typedInput(signature, kept)
  expect(typed).toEqual({ species: 'Adelie', mass: '', petals: '1, , 2.5' })
  expect(readRow(signature, typed)).toEqual({
    row: { species: 'Adelie', mass: 'NaN', petals: [1, 'NaN', 2.5] },
    errors: [],
  })
})

it('inputs that the version does not have any more are left out, and new inputs are empty', () => {
  expect(typedInput({ inputs: signature.inputs.slice(0, 2) }, { mass: 3, old: 'x' })).toEqual({
    species: '',
    mass: '3',
  })
})

it('a row is one line', () =>
  expect(inputInWords(kept)).toBe('species: Adelie; mass: missing; petals: 1, , 2.5'))
