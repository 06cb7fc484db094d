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

export interface BodyLimits {
  /** Bytes of all bodies that the server holds at once, finished or not. */
  held: number
  heldPerCaller: number
}

export const BODY_LIMITS: BodyLimits = { held: 16 * 1024 * 1024, heldPerCaller: 4 * 1024 * 1024 }

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
}

const tooLarge = (max: number) => new BodyRefusedError(413, `The request is larger than ${max / 1024} kB`)
const tooManyChunks = () => new BodyRefusedError(400, `The body comes in more than ${MAX_CHUNKS} chunks`)
const tooMany = () => new BodyRefusedError(503, 'Too many requests are being sent. Please try again.')

/** A body that is being read, or has been. */
interface Reading {
  body: Promise<Uint8Array>
  held: number
  answered: boolean
}

/** Reads bodies and bounds the bytes that they hold, in each request, per caller and in total. */
export function createBodies(
  { held, heldPerCaller }: BodyLimits = BODY_LIMITS,
  limitOf: BodyLimitOf = () => MAX_BODY,
): Bodies {
  const callers = new Map<string, number>()
  const readings = new WeakMap<Context, Reading>()
  let total = 0

  function begin(c: Context<ServerBindings>): Reading {
    const known = readings.get(c)
    if (known) return known
    const { incoming } = c.env
    const reading: Reading = { body: Promise.resolve(new Uint8Array()), held: 0, answered: false }
    readings.set(c, reading)
    reading.body = read(incoming, limitOf(c.req.path) ?? MAX_BODY, (bytes) => hold(c, reading, bytes))
    reading.body.catch(() => {
      // The answer has not waited for the body, and nothing else would end it.
      if (reading.answered) incoming.socket.destroySoon()
    })
    return reading
  }

  function hold(c: Context<ServerBindings>, reading: Reading, bytes: number): void {
    if (reading.answered) return
    const caller = callerOf(c)
    const own = (callers.get(caller) ?? 0) + bytes
    if (own > heldPerCaller || total + bytes > held) throw tooMany()
    total += bytes
    callers.set(caller, own)
    reading.held += bytes
  }

  function release(c: Context<ServerBindings>): void {
    const reading = readings.get(c)
    if (!reading) return
    reading.answered = true
    total -= reading.held
    const caller = callerOf(c)
    const own = (callers.get(caller) ?? 0) - reading.held
    if (own > 0) callers.set(caller, own)
    else callers.delete(caller)
  }

  return {
    async middleware(c, next) {
      const max = limitOf(c.req.path)
      if (max === null) return next()
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
  }
}

const hasBody = ({ req }: Context) =>
  req.header('transfer-encoding') !== undefined || Number(req.header('content-length') ?? 0) > 0

/**
 * Reads a body into one buffer: a web stream would take a promise, and memory of its own, for each chunk. `hold` throws
 * when the buffer may not grow. After a refusal the rest is dropped: chunks that nothing takes would be stored.
 */
function read(incoming: IncomingMessage, max: number, hold: (bytes: number) => void): Promise<Uint8Array> {
  let body = Buffer.alloc(0)
  let size = 0
  let chunks = 0

  function add(chunk: Buffer): void {
    if (++chunks > MAX_CHUNKS) throw tooManyChunks()
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
