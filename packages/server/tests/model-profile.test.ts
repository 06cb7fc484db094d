import { expect, it } from 'vitest'
import { checkModel } from '../inference/model-file'
import { profileIn } from '../inference/model-profile'
import { fieldOf, joined } from '../inference/protobuf'

// The profile of a model file, which anybody may have written: what is read of it is limited.

const profile = {
  features: [{ name: 'x', kind: 'number', edges: [1], counts: [1, 1, 0] }],
  prediction: { name: 'y', kind: 'number', edges: [1], counts: [1, 1, 0] },
}
const property = (...parts: Uint8Array[]) =>
  fieldOf(14, joined([...parts, fieldOf(1, 'orrery.profile'), fieldOf(2, JSON.stringify(profile))]))
/** So many fields of two bytes each. */
const fields = (count: number) => new Uint8Array(2 * count).fill(8)

it('is read from a property, behind properties that are damaged by their size', () => {
  expect(profileIn(property())).toMatchObject(profile)
  expect(profileIn(joined([fieldOf(14, fields(22_000_000)), property()]))).toMatchObject(profile)
})

it('of a property with more than 16 fields, or of a file that ends in the middle, is none', () => {
  expect(profileIn(property(fields(14)))).toMatchObject(profile)
  expect(profileIn(property(fields(15)))).toBeNull()
  expect(profileIn(fieldOf(14, Uint8Array.from([10, 200])))).toBeNull()
})

it('a file with very many fields beside its graph is refused before all of them are read', () => {
  expect(() => checkModel(fields(22_000_000))).toThrow('too many fields')
})
