import { parseProfile, type Profile, PROFILE_PROPERTY } from '@orrery/learn/profile'
import { fieldsOf, textOf } from './protobuf'

/** The field of ModelProto that holds its properties, each a key and a value. */
const PROPERTY = 14
const KEY = 1
const VALUE = 2

/** The profile of the training data in a model file that was checked; null when it has none that can be read. */
export function profileIn(bytes: Uint8Array): Profile | null {
  for (const { number, value } of fieldsOf(bytes)) {
    if (number !== PROPERTY || typeof value === 'bigint') continue
    const parts = [...fieldsOf(value)]
    const partOf = (wanted: number) => textOf(parts.find((part) => part.number === wanted)?.value ?? 0n)
    if (partOf(KEY) === PROFILE_PROPERTY) return parseProfile(partOf(VALUE))
  }
  return null
}
