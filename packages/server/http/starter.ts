import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { createQueue } from '../limits/queue'
import { createRateLimiter, type Limit } from '../limits/rate-limit'
import { callerOf, type ServerBindings } from './responses'

/** A project as a zip, or the parameters that are wrong, each with its good values. */
type Answer =
  | { fileName: string; bytes: Uint8Array }
  | { problems: { parameter: string; problem: string; good: string[] }[] }

/** Makes projects from parameters. The server does not know how. */
export interface Starter {
  options: () => object
  zip: (asked: Iterable<[name: string, value: string]>) => Promise<Answer>
}

/** Projects for each caller's address. */
const STARTER_LIMIT: Limit = { max: 60, windowMs: 60_000 }

/** An address longer than this asks for no project. */
const LONGEST_QUERY = 4000
/** Projects that are stored to be sent again, and their bytes. */
export const STARTERS = 20
export const STARTER_BYTES = 32_000_000
/** Projects that are being made at once. */
export const STARTERS_AT_ONCE = 120
const FRESH = 'public, max-age=3600'

/** `GET /api/starter`: the parameters. `GET /api/starter.zip?…`: a project. Both without an account and without anybody's data. */
export function starterRoutes(
  start: () => Promise<Starter>,
  limit: Limit = STARTER_LIMIT,
): Hono<ServerBindings> {
  const app = new Hono<ServerBindings>()
  const limiter = createRateLimiter(limit)
  const kept = new LRUCache<string, Answer>({
    max: STARTERS,
    maxSize: STARTER_BYTES,
    sizeCalculation: (answer, key) =>
      2 * key.length + ('bytes' in answer ? answer.bytes.length : JSON.stringify(answer).length) + 1,
  })
  const making = new Map<string, Promise<Answer>>()
  let starter: Promise<Starter> | undefined
  const started = () => (starter ??= start())
  const inTurn = createQueue()

  app.get('/api/starter', async (c) => {
    c.header('cache-control', FRESH)
    return c.json((await started()).options())
  })

  app.get('/api/starter.zip', async (c) => {
    const { search, searchParams } = new URL(c.req.url)
    if (search.length > LONGEST_QUERY)
      return c.json({ error: `The address is longer than ${LONGEST_QUERY} characters.` }, 414)
    const peer = callerOf(c)
    const wait = limiter.wait(peer)
    if (wait > 0) {
      c.header('retry-after', String(Math.ceil(wait / 1000)))
      return c.json({ error: 'Too many projects. Try again in a minute.' }, 429)
    }
    limiter.hit(peer)
    const asked = [...searchParams].toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    const answer = await answerTo(asked)
    if (!answer) {
      c.header('retry-after', '5')
      return c.json({ error: 'Too many projects are being created. Try again in a moment.' }, 503)
    }
    if ('problems' in answer) {
      const error = answer.problems.map(({ parameter, problem }) => `${parameter} ${problem}`).join('; ')
      return c.json({ error, problems: answer.problems }, 400)
    }
    const etag = `"${createHash('sha256').update(answer.bytes).digest('base64url')}"`
    c.header('etag', etag)
    c.header('cache-control', FRESH)
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    c.header('content-type', 'application/zip')
    c.header('content-disposition', `attachment; filename="${answer.fileName}"`)
    return c.body(answer.bytes as Uint8Array<ArrayBuffer>)
  })

  /** The same question is answered once at a time, and its answer stored. Null while too many are being made. */
  function answerTo(asked: [string, string][]): Answer | Promise<Answer> | null {
    const key = JSON.stringify(asked)
    const known = kept.get(key) ?? making.get(key)
    if (known) return known
    if (making.size >= STARTERS_AT_ONCE) return null
    // One at a time, with a pause before each in which other requests are answered.
    const made = inTurn(async () => {
      const ready = await started()
      await setImmediate()
      return ready.zip(asked)
    })
      .then((answer) => {
        kept.set(key, answer)
        return answer
      })
      .finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  return app
}
