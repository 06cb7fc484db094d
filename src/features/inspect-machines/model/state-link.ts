import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate'
import {
  array,
  boolean,
  check,
  type GenericSchema,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  pipe,
  record,
  safeParse,
  strictObject,
  string,
  union,
  unknown,
} from 'valibot'
import { Failure } from '@/shared/lib/failure'
import type { StateValue } from '@/shared/lib/machine'
import { parsedSafely, UNSEEN } from './safe-json'

/** A machine's snapshot in a link: what it is and knows, and the machines that it runs. Its effects are left out. */
export interface LinkedSnapshot {
  value: StateValue
  context: unknown
  children: Record<string, { src: string; sync: boolean; snapshot: LinkedSnapshot }>
}

export interface LinkedTimer {
  /** The ids of the children on the path to its actor. */
  path: string[]
  /** `xstate.after.REDIRECT_DELAY.sign-in.success` */
  id: string
  /** ms that are left */
  left: number
}

/** One root actor. */
export interface LinkedActor {
  label: string
  machine: string
  snapshot: LinkedSnapshot
  timers: LinkedTimer[]
}

export interface StateLink {
  version: typeof VERSION
  /** Whether the clock was paused. */
  paused: boolean
  actors: LinkedActor[]
}

export const VERSION = 1
/** Before the text of a link in the address. */
export const HASH = '#state='

const MOST_LETTERS = 60_000
const MOST_BYTES = 1_000_000
const DAY = 86_400_000

/** Such a text is shown before the user agrees, so it contains no character that changes how it reads. */
const word = pipe(
  string(),
  minLength(1),
  maxLength(200),
  check((text) => text.search(UNSEEN) < 0),
)
const path = pipe(array(word), maxLength(10))

/** States and machines are nested this deep at most. */
const MOST_NESTED = 6

const stateValue = (depth: number): GenericSchema<StateValue> =>
  depth === 0 ? word : union([word, record(word, stateValue(depth - 1))])

const snapshot = (depth: number): GenericSchema<LinkedSnapshot> =>
  strictObject({
    value: stateValue(MOST_NESTED),
    context: unknown(),
    children:
      depth === 0
        ? strictObject({})
        : record(word, strictObject({ src: word, sync: boolean(), snapshot: snapshot(depth - 1) })),
  })

const link: GenericSchema<StateLink> = strictObject({
  version: literal(VERSION),
  paused: boolean(),
  actors: pipe(
    array(
      strictObject({
        label: word,
        machine: word,
        snapshot: snapshot(MOST_NESTED),
        timers: pipe(
          array(
            strictObject({
              path,
              id: word,
              left: pipe(number(), integer(), minValue(0), maxValue(DAY)),
            }),
          ),
          maxLength(100),
        ),
      }),
    ),
    minLength(1),
    maxLength(100),
  ),
})

/** The part of an address after `HASH`. Throws a `Failure` when the state is too large for one. */
export function encodeLink(state: StateLink): string {
  const bytes = strToU8(JSON.stringify(state))
  const text = `${VERSION}.${checksum(bytes)}.${base64Url(deflateSync(bytes, { level: 9 }))}`
  if (bytes.length > MOST_BYTES || text.length > MOST_LETTERS)
    throw new Failure('This state is too large for a link.')
  return text
}

/** Reads such a part. Throws a `Failure` that says why it is refused; machines have not been asked yet. */
export function decodeLink(text: string): StateLink {
  if (text.length > MOST_LETTERS) throw new Failure('It is larger than the maximum link size.')
  const [version, sum, data, ...more] = text.split('.')
  if (!version || !sum || !data || more.length > 0) throw new Failure('It is not complete.')
  if (version !== String(VERSION))
    throw new Failure('It was made by another version of Orrery, whose states may differ.')
  const bytes = inflated(data)
  if (checksum(bytes) !== sum) throw new Failure('It was changed after it was copied.')
  const result = safeParse(link, parsedSafely(strFromU8(bytes)))
  if (!result.success) throw new Failure('It is not a valid inspector link.')
  return result.output
}

function inflated(data: string): Uint8Array {
  const pieces: Uint8Array[] = []
  let length = 0
  let complete = false
  try {
    const packed = bytesOf(data)
    const inflate = new Inflate((piece, last) => {
      pieces.push(piece)
      length += piece.length
      complete ||= last
      // A small link may unfold to gigabytes.
      if (length > MOST_BYTES) throw new Failure('It contains more data than any state of Orrery.')
    })
    for (let at = 0; at < packed.length; at += CHUNK)
      inflate.push(packed.subarray(at, at + CHUNK), at + CHUNK >= packed.length)
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('It was changed after it was copied.')
  }
  if (!complete) throw new Failure('It is not complete.')
  const bytes = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

/** Bytes that are unfolded at once: at most a thousandfold. */
const CHUNK = 1024

const base64Url = (bytes: Uint8Array) =>
  btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

const bytesOf = (text: string) => strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true)

/** FNV-1a: notices what a mail programme or a hand changed, and guards against nothing else. */
function checksum(bytes: Uint8Array): string {
  let sum = 0x811c9dc5
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193)
  return (sum >>> 0).toString(36)
}
