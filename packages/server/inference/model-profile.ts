import { parseProfile, type Profile, PROFILE_PROPERTY } from '@orrery/learn/profile'
import { fieldsOf, NotProtobufError, textOf } from './protobuf'

/** The field of ModelProto that holds its properties, each a key and a value. */
const PROPERTY = 14
const KEY = 1
const VALUE = 2
/** A profile has up to 400,000 characters; the rest is its name. A larger property is not read. */
const MOST_BYTES = 410_000
/** A property has two fields: those behind so many are not read. */
const MOST_FIELDS = 16

/** The profile of the training data in a model file that was checked; null when it has none that can be read. */
export function profileIn(bytes: Uint8Array): Profile | null {
  try {
    for (const { number, value } of fieldsOf(bytes)) {
      if (number !== PROPERTY || typeof value === 'bigint' || value.length > MOST_BYTES) continue
      const { key, text } = propertyOf(value)
      if (key === PROFILE_PROPERTY) return parseProfile(text)
    }
  } catch (error) {
    if (!(error instanceof NotProtobufError)) throw error
  }
  return null
}

function propertyOf(message: Uint8Array) {
  const found = { key: '', text: '' }
  let fields = 0
  for (const { number, value } of fieldsOf(message)) {
    if (number === KEY) found.key = textOf(value)
    else if (number === VALUE) found.text = textOf(value)
    if (++fields === MOST_FIELDS) break
  }
  return found
}
