import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { callerOf, type ServerBindings } from './responses'

/** Bytes of one body. The largest that the app sends is the data of an account, 10,000 characters. */
export const MAX_BODY = 64 * 1024

/** Chunks of one body. Browsers and HTTP clients send 16 to 64 kB in each, and a slow network 1 kB. */
export const MAX_CHUNKS = 1000

/** The most bytes of a body by its path; null for bodies that are streamed by their route. */
export type BodyLimitOf = (path: string) => number | null
/** Bytes of one message with its attachment: a resume of 5 MB and its fields. */
const MAX_UPLOAD = 5 * 1024 * 1024 + MAX_BODY
/** Chunks of it, as small as a slow network sends them. */
const UPLOAD_CHUNKS = 6000
/** The one route that takes so much. */
const UPLOAD_PATH = '/api/messages'

export interface BodyLimits {
  /** Bytes of all bodies that the server holds at once, finished or not. */
  held: number
  heldPerCaller: number
}

export const BODY_LIMITS: BodyLimits = { held: 16 * 1024 * 1024, heldPerCaller: 4 * 1024 * 1024 }
/** Counted apart, so that uploads never keep other requests from being read. */
export const UPLOAD_LIMITS: BodyLimits = { held: 24 * 1024 * 1024, heldPerCaller: 6 * 1024 * 1024 }

/** A body that is not read to its end. */
export class BodyRefusedError extends Error {
  readonly status: ContentfulStatusCode

  constructor(status: ContentfulStatusCode, message: string) {
    super(message)
    this.status = status
  }
}

export interface Bodies {
  /**
   * Reads the body of every request as it arrives, ends a request whose body is out of bounds, also where nothing needs
   * the body, and gives back what a request held when it has been answered.
   */
  middleware: MiddlewareHandler<ServerBindings>
  /**
   * Waits for the whole body, which `c.req.text()` and `c.req.json()` return from then on. Nothing else does, so call it
   * after everything that can be decided by the headers. Throws a `BodyRefusedError`.
   */
  take: (c: Context<ServerBindings>, max?: number) => Promise<string>
  /** The same for a body that is no text. */
  takeBytes: (c: Context<ServerBindings>) => Promise<Uint8Array>
}

const tooLarge = (max: number) => new BodyRefusedError(413, `The request is larger than ${max / 1024} kB`)
const tooManyChunks = (max: number) => new BodyRefusedError(400, `The body comes in more than ${max} chunks`)
const tooMany = () => new BodyRefusedError(503, 'Too many requests are being sent. Please try again.')

/** A body that is being read, or has been. */
interface Reading {
  body: Promise<Uint8Array>
  held: number
  answered: boolean
  pool: Pool
}

/** Counts the bytes that bodies hold. */
interface Pool {
  /** Throws when the caller, or all callers together, would hold too much. */
  hold: (caller: string, bytes: number) => void
  release: (caller: string, bytes: number) => void
}

function createPool({ held, heldPerCaller }: BodyLimits): Pool {
  const callers = new Map<string, number>()
  let total = 0
  return {
    hold(caller, bytes) {
      const own = (callers.get(caller) ?? 0) + bytes
      if (own > heldPerCaller || total + bytes > held) throw tooMany()
      total += bytes
      callers.set(caller, own)
    },
    release(caller, bytes) {
      total -= bytes
      const own = (callers.get(caller) ?? 0) - bytes
      if (own > 0) callers.set(caller, own)
      else callers.delete(caller)
    },
  }
}

/** Reads bodies and bounds the bytes that they hold, in each request, per caller and in total. */
export function createBodies(
  limits: BodyLimits = BODY_LIMITS,
  uploadLimits = UPLOAD_LIMITS,
  limitOf: BodyLimitOf = () => MAX_BODY,
): Bodies {
  const usual = createPool(limits)
  const uploads = createPool(uploadLimits)
  const readings = new WeakMap<Context, Reading>()

  /** Null for a body that its route streams. */
  function boundsOf(c: Context): Bounds | null {
    if (isUpload(c)) return UPLOAD
    const max = limitOf(c.req.path)
    return max === null ? null : { ...USUAL, max }
  }

  function begin(c: Context<ServerBindings>): Reading {
    const known = readings.get(c)
    if (known) return known
    const { incoming } = c.env
    const upload = isUpload(c)
    const pool = upload ? uploads : usual
    const reading: Reading = { body: Promise.resolve(new Uint8Array()), held: 0, answered: false, pool }
    readings.set(c, reading)
    reading.body = read(incoming, boundsOf(c) ?? USUAL, (bytes) => hold(c, reading, bytes))
    reading.body.catch(() => {
      // The answer has not waited for the body, and nothing else would end it.
      if (reading.answered) incoming.socket.destroySoon()
    })
    return reading
  }

  function hold(c: Context<ServerBindings>, reading: Reading, bytes: number): void {
    if (reading.answered) return
    reading.pool.hold(callerOf(c), bytes)
    reading.held += bytes
  }

  function release(c: Context<ServerBindings>): void {
    const reading = readings.get(c)
    if (!reading) return
    reading.answered = true
    reading.pool.release(callerOf(c), reading.held)
  }

  return {
    async middleware(c, next) {
      const bounds = boundsOf(c)
      if (bounds === null) return next()
      const { max } = bounds
      if (Number(c.req.header('content-length') ?? 0) > max) throw tooLarge(max)
      try {
        const answer = next()
        if (hasBody(c)) await Promise.race([answer, begin(c).body.then(() => answer)])
        else await answer
      } finally {
        release(c)
      }
      return undefined
    },
    async take(c, max = MAX_BODY) {
      // Neither the rules nor the library take a body of these.
      if (c.req.method === 'GET' || c.req.method === 'HEAD') return ''
      const body = await begin(c).body
      if (body.length > max) throw tooLarge(max)
      const text = new TextDecoder().decode(body)
      c.req.bodyCache.text = Promise.resolve(text) as never
      return text
    },
    takeBytes: (c) => begin(c).body,
  }
}

/** Bounds of one body. */
interface Bounds {
  max: number
  maxChunks: number
}
const USUAL: Bounds = { max: MAX_BODY, maxChunks: MAX_CHUNKS }
const UPLOAD: Bounds = { max: MAX_UPLOAD, maxChunks: UPLOAD_CHUNKS }

const isUpload = ({ req }: Context) => req.method === 'POST' && req.path === UPLOAD_PATH

const hasBody = ({ req }: Context) =>
  req.header('transfer-encoding') !== undefined || Number(req.header('content-length') ?? 0) > 0

/**
 * Reads a body into one buffer: a web stream would take a promise, and memory of its own, for each chunk. `hold` throws
 * when the buffer may not grow. After a refusal the rest is dropped: chunks that nothing takes would be stored.
 */
function read(
  incoming: IncomingMessage,
  { max, maxChunks }: Bounds,
  hold: (bytes: number) => void,
): Promise<Uint8Array> {
  let body = Buffer.alloc(0)
  let size = 0
  let chunks = 0

  function add(chunk: Buffer): void {
    if (++chunks > maxChunks) throw tooManyChunks(maxChunks)
    const needed = size + chunk.length
    if (needed > max) throw tooLarge(max)
    if (needed > body.length) {
      const length = Math.min(max, Math.max(needed, 2 * body.length))
      hold(length - body.length)
      const larger = Buffer.allocUnsafeSlow(length)
      body.copy(larger, 0, 0, size)
      body = larger
    }
    size += chunk.copy(body, size)
  }

  return new Promise((resolve, reject) => {
    const data = (chunk: Buffer) => {
      try {
        add(chunk)
      } catch (error) {
        incoming.off('data', data).on('data', () => undefined)
        reject(error)
      }
    }
    incoming.on('data', data)
    incoming.on('end', () => resolve(body.subarray(0, size)))
    incoming.on('error', reject)
    incoming.on('close', () => reject(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })))
  })
}
