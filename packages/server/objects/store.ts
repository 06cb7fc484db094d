import type { Readable } from 'node:stream'

/** An object as the store has received it. */
export interface StoredObject {
  /** SHA-256 of its bytes, in hex. */
  hash: string
  size: number
}

/** A stream that is larger than it may be, or stopped coming. */
export class ObjectRefusedError extends Error {
  readonly reason: 'too large' | 'stalled'

  constructor(reason: 'too large' | 'stalled') {
    super(reason === 'too large' ? 'The file is too large' : 'The file stopped coming')
    this.reason = reason
  }
}

/** Bytes by their SHA-256. Rows of the database say whose an object is; the store knows nothing of that. */
export interface ObjectStore {
  /** Stores a stream of at most `limit` bytes. Throws an `ObjectRefusedError`, after which nothing of it is left. */
  put: (source: AsyncIterable<Uint8Array>, limit: number) => Promise<StoredObject>
  /** The bytes from `start` to `end`, both included. Null when there is no such object. */
  get: (hash: string, range?: { start: number; end: number }) => Promise<Readable | null>
  /** Removes an object, if it is there. */
  remove: (hash: string) => Promise<void>
  /** Removes objects that `unnamed` returns of those it is asked about, once they are an hour old. Resolves with their number. */
  sweep: (unnamed: (hashes: string[]) => Promise<string[]>) => Promise<number>
}
