import { type Context, Hono } from 'hono'
import { decode } from 'hono/jwt'
import { streamSSE } from 'hono/streaming'
import type { Backend } from '../database/backend'
import { DatabaseStoppedError } from '../database/engine'
import { type Caller, createCallers } from '../callers/callers'
import type { ServerBindings } from '../http/responses'
import { runsKey } from './changes'
import { createPlaces, type StreamLimits } from './places'

interface LiveOptions {
  backend: Backend
  /** Signs the access tokens of sessions. */
  secret: string
  limits?: StreamLimits
  /** ms between two signs of life; each asks the database again whether the caller may still read. */
  heartbeat?: number
}

const STREAMS: StreamLimits = { account: 10, all: 1000 }
const HEARTBEAT = 20_000

/** A stream: which notices wake it, what it asks the database then, and how long it waits between two notices at least, in ms. */
interface Topic {
  path: string
  key: (workspace: string) => string
  pause: number
  /** The data of the next notice; the stream says nothing while it is the same. Rejects when the caller may not read. */
  newest: (caller: Caller, workspace: string, before: string) => Promise<string>
}

const DOCUMENTS: Topic = {
  path: '/api/workspaces/:id/changes',
  key: (workspace) => workspace,
  pause: 250,
  newest: async (caller, workspace) => {
    const [row] = await caller.query<{ cursor: string | number }>(
      'select private.document_cursor($1) as cursor',
      [workspace],
    )
    return String(row?.cursor ?? 0)
  },
}

/** Code that trains logs many times a second: its notices are counted here, and given once a second. */
const RUNS: Topic = {
  path: '/api/workspaces/:id/changes/runs',
  key: runsKey,
  pause: 1000,
  newest: async (caller, workspace, before) => {
    await caller.query('select private.demand_run_notices($1)', [workspace])
    return before
  },
}

const WORKSPACE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Server-sent events for a session: `newest` at first and after each change of a workspace, with the cursor of its newest
 * document, or with how often its runs have changed since the stream was opened. Both are read by the usual functions. A stream
 * ends with the session, with its access token, or when the account may no longer read the workspace.
 */
export function liveRoutes({
  backend,
  secret,
  limits = STREAMS,
  heartbeat = HEARTBEAT,
}: LiveOptions): Hono<ServerBindings> {
  const callers = createCallers(backend, secret)
  const takePlace = createPlaces(limits)
  const app = new Hono<ServerBindings>()

  const serve = (topic: Topic) => async (c: Context<ServerBindings>) => {
    c.header('cache-control', 'no-store')
    const workspace = c.req.param('id') ?? ''
    const caller = await callers.of(c, ['session'])
    if (!caller) return c.json({ code: '42501', message: 'Changes are for a session' }, 401)
    if (!WORKSPACE.test(workspace)) return c.json({ code: 'PGRST100', message: 'No such workspace' }, 400)
    const { sub, exp = 0 } = claimsOf(c)
    const place = takePlace(sub)
    if ('full' in place) {
      c.header('retry-after', '30')
      return c.json(
        { code: 'streams', message: 'Too many streams are open' },
        place.full === 'all' ? 503 : 429,
      )
    }
    let woken = false
    let changes = 0
    let wake: () => void = () => undefined
    // Before the first question, so that no change falls between the two.
    const end = backend.changes.subscribe(topic.key(workspace), () => {
      woken = true
      changes++
      wake()
    })
    const leave = () => {
      end()
      place.end()
    }
    let newest: string
    try {
      newest = await topic.newest(caller, workspace, '0')
    } catch (error) {
      leave()
      return refusal(c, error)
    }
    // Proxies that collect an answer would hold the notices back.
    c.header('x-accel-buffering', 'no')
    return streamSSE(c, async (stream) => {
      stream.onAbort(() => wake())
      const wait = (ms: number, until: () => boolean) =>
        new Promise<void>((resolve) => {
          const timer = setTimeout(done, ms)
          function done() {
            clearTimeout(timer)
            wake = () => undefined
            resolve()
          }
          wake = () => until() && done()
          wake()
        })
      try {
        for (let told = ''; !stream.aborted && Date.now() < exp * 1000; ) {
          if (newest === told) await stream.writeSSE({ event: 'alive', data: '' })
          else await stream.writeSSE({ event: 'newest', data: newest })
          told = newest
          await wait(topic.pause, () => stream.aborted)
          await wait(heartbeat, () => stream.aborted || woken)
          woken = false
          if (!stream.aborted) newest = await topic.newest(caller, workspace, String(changes))
        }
      } catch {
        // The client asks again and receives the reason.
      } finally {
        leave()
      }
    })
  }
  for (const topic of [DOCUMENTS, RUNS]) app.get(topic.path, serve(topic))
  return app
}

/** The claims of a token that was verified before. */
const claimsOf = (c: Context): { sub: string; exp?: number } => {
  const [, jwt = ''] = /^bearer +(\S+)$/i.exec(c.req.header('authorization')?.trim() ?? '') ?? []
  return decode(jwt).payload as { sub: string; exp?: number }
}

function refusal(c: Context<ServerBindings>, error: unknown): Response {
  if (error instanceof DatabaseStoppedError) throw error
  const { code, message } = error as { code?: string; message: string }
  if (code === 'PT401') return c.json({ code, message }, 401)
  if (code === '42501') return c.json({ code, message }, 403)
  throw error
}
