import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { gunzip, inflate } from 'node:zlib'
import { InferenceError, invalid } from './errors'

/** Bytes of the body of a prediction, packed and unpacked. */
const MAX_INFERENCE_BODY = 16 * 1024 * 1024
/** Bytes of JSON: what it describes takes many times as much memory. */
export const MAX_JSON = 4 * 1024 * 1024
/** Bytes of all bodies of predictions that the server holds at once. */
const HELD = 96 * 1024 * 1024
/** Chunks of one body, as small as a slow network sends them. */
const MOST_CHUNKS = 20_000

const unpack = { gzip: promisify(gunzip), deflate: promisify(inflate) }
const isPacked = (encoding: string): encoding is keyof typeof unpack => Object.hasOwn(unpack, encoding)

const tooLarge = (max: number) =>
  new InferenceError('too_large', `The body is larger than ${max / 2 ** 20} MB`)

export interface InferenceBodies {
  /** Does something with the body of a request, whose bytes are counted until it is done. Rejects with an `InferenceError`. */
  with: <T>(incoming: IncomingMessage, work: (body: Uint8Array) => Promise<T>) => Promise<T>
}

/** Bounds what bodies hold, in each request and in all. */
export function createInferenceBodies(max = MAX_INFERENCE_BODY, held = HELD): InferenceBodies {
  let total = 0

  return {
    async with(incoming, work) {
      const encoding = (incoming.headers['content-encoding'] ?? 'identity').toLowerCase()
      if (encoding !== 'identity' && !isPacked(encoding))
        throw invalid('The Content-Encoding of a body is gzip, deflate or identity')
      let own = 0
      const hold = (bytes: number) => {
        if (total + bytes > held)
          throw new InferenceError('overloaded', 'Too much is being sent. Please try again.', {
            retryAfter: 1,
          })
        total += bytes
        own += bytes
      }
      try {
        if (Number(incoming.headers['content-length'] ?? 0) > max) throw tooLarge(max)
        const sent = await read(incoming, max, hold)
        if (!isPacked(encoding)) return await work(sent)
        const body = await unpack[encoding](sent, { maxOutputLength: max }).catch(
          (error: NodeJS.ErrnoException) => {
            throw error.code === 'ERR_BUFFER_TOO_LARGE'
              ? tooLarge(max)
              : invalid(`The body is not valid ${encoding}`)
          },
        )
        hold(body.length)
        return await work(body)
      } finally {
        total -= own
      }
    },
  }
}

async function read(incoming: IncomingMessage, max: number, hold: (bytes: number) => void): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > max) throw tooLarge(max)
    if (chunks.length >= MOST_CHUNKS) throw invalid(`The body comes in more than ${MOST_CHUNKS} chunks`)
    hold(chunk.length)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
