import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { callerOf, type ServerBindings } from './responses'

/** Bytes of one body. The largest that the app sends is the data of an account, 10,000 characters. */
export const MAX_BODY = 64 * 1024

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
      const reader = c.req.raw.body?.getReader()
      if (!reader) return ''
      const chunks: Uint8Array[] = []
      let size = 0
      try {
        for (;;) {
          const { done, value } = await reader.read()
          if (done) break
          size += value.length
          if (size > max) throw tooLarge(max)
          hold(c, value.length)
          chunks.push(value)
        }
      } catch (error) {
        if (error instanceof BodyRefusedError) void reader.cancel().catch(() => undefined)
        throw error
      }
      const text = new TextDecoder().decode(Buffer.concat(chunks))
      c.req.bodyCache.text = Promise.resolve(text) as never
      return text
    },
  }
}
