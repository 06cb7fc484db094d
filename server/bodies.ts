import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { callerOf, type ServerBindings } from './responses'

/** Bytes of one body. The largest that the app sends is the data of an account, 10,000 characters. */
export const MAX_BODY = 64 * 1024

/** Chunks of one body. Browsers and HTTP clients send 16 to 64 kB in each, and a slow network 1 kB. */
export const MAX_CHUNKS = 1000

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
  /** Refuses bodies by their stated length, and gives back what a request held when it has been answered. */
  middleware: MiddlewareHandler<ServerBindings>
  /**
   * Reads the body, which `c.req.text()` and `c.req.json()` return from then on. Nothing else reads one, so call it
   * after everything that can be decided by the headers. Throws a `BodyRefusedError`.
   */
  take: (c: Context<ServerBindings>, max?: number) => Promise<string>
}

const tooLarge = (max: number) => new BodyRefusedError(413, `The request is larger than ${max / 1024} kB`)

const tooManyChunks = () => new BodyRefusedError(400, `The body comes in more than ${MAX_CHUNKS} pieces`)

/** Reads bodies and bounds the bytes that they hold, in each request, per caller and in total. */
export function createBodies({ held, heldPerCaller }: BodyLimits = BODY_LIMITS): Bodies {
  const callers = new Map<string, number>()
  const requests = new WeakMap<Context, number>()
  let total = 0

  function hold(c: Context<ServerBindings>, bytes: number): void {
    const caller = callerOf(c)
    const own = (callers.get(caller) ?? 0) + bytes
    if (own > heldPerCaller || total + bytes > held)
      throw new BodyRefusedError(503, 'Too many requests are being sent. Please try again.')
    total += bytes
    callers.set(caller, own)
    requests.set(c, (requests.get(c) ?? 0) + bytes)
  }

  function release(c: Context<ServerBindings>): void {
    const bytes = requests.get(c) ?? 0
    if (bytes === 0) return
    requests.delete(c)
    total -= bytes
    const caller = callerOf(c)
    const own = (callers.get(caller) ?? 0) - bytes
    if (own > 0) callers.set(caller, own)
    else callers.delete(caller)
  }

  return {
    async middleware(c, next) {
      if (Number(c.req.header('content-length') ?? 0) > MAX_BODY) throw tooLarge(MAX_BODY)
      try {
        await next()
      } finally {
        release(c)
      }
    },
    async take(c, max = MAX_BODY) {
      // The rules and the library take no body of these.
      if (c.req.method === 'GET' || c.req.method === 'HEAD') return ''
      const text = new TextDecoder().decode(await read(c.env.incoming, max, (bytes) => hold(c, bytes)))
      c.req.bodyCache.text = Promise.resolve(text) as never
      return text
    },
  }
}

/**
 * Reads a body into one buffer as its chunks arrive, whatever their number: a web stream would take a promise, and memory
 * of its own, for each. `hold` throws when a chunk may not be held. After a refusal the rest is dropped.
 */
function read(incoming: IncomingMessage, max: number, hold: (bytes: number) => void): Promise<Uint8Array> {
  let body = Buffer.alloc(0)
  let size = 0
  let chunks = 0
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      for (const [name, listener] of Object.entries(listeners)) incoming.off(name, listener)
      settle()
    }
    const listeners = {
      data(chunk: Buffer) {
        try {
          if (size + chunk.length > max) throw tooLarge(max)
          if (++chunks > MAX_CHUNKS) throw tooManyChunks()
          hold(chunk.length)
        } catch (error) {
          // Until the answer has closed the connection: chunks that nothing takes would be stored.
          incoming.on('data', drop)
          end(() => reject(error))
          return
        }
        if (size + chunk.length > body.length) {
          const larger = Buffer.allocUnsafeSlow(Math.min(max, Math.max(size + chunk.length, 2 * body.length)))
          body.copy(larger, 0, 0, size)
          body = larger
        }
        chunk.copy(body, size)
        size += chunk.length
      },
      end: () => end(() => resolve(body.subarray(0, size))),
      error: (error: Error) => end(() => reject(error)),
      close: () => end(() => reject(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))),
    }
    for (const [name, listener] of Object.entries(listeners)) incoming.on(name, listener)
    if (incoming.destroyed) listeners.close()
  })
}

const drop = () => undefined
