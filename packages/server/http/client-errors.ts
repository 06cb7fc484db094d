import { Hono } from 'hono'
import { isoTimestamp, maxLength, optional, pipe, safeParse, strictObject, string } from 'valibot'
import type { Bodies } from './bodies'
import { createRateLimiter, type Limit } from '../limits/rate-limit'
import { callerOf, type ServerBindings } from './responses'

/** Bytes of one report. */
const MAX_REPORT = 16 * 1024
/** Longest part in the log, in characters; longer parts are cut. */
const SHOWN = { message: 500, stack: 4000, code: 100, page: 200, build: 100, agent: 300 }

const text = pipe(string(), maxLength(MAX_REPORT))
const REPORT = strictObject({
  message: text,
  stack: optional(text),
  code: optional(text),
  build: optional(text),
  page: text,
  /** When it happened, by the clock of the browser. */
  at: pipe(string(), maxLength(40), isoTimestamp()),
})

export interface ReportLimits {
  perPeer: Limit
  /** Of all callers, so that many of them cannot fill the disk with the log. */
  inAll: Limit
}

const MINUTE = 60_000
const LIMITS: ReportLimits = {
  perPeer: { max: 20, windowMs: 10 * MINUTE },
  inAll: { max: 200, windowMs: 10 * MINUTE },
}

/**
 * `POST /api/client-errors`: an error that the app in a browser did not expect, written to the server's log as one line.
 * Takes `{ message, stack?, code?, build?, page, at }` as JSON, `at` in ISO 8601. Answers 204, or 400, 403 (another
 * site), 413 or 429. Anybody may send one, so nothing in it is believed: it is measured, masked, escaped and cut.
 */
export function clientErrorRoutes(
  bodies: Bodies,
  { perPeer, inAll }: ReportLimits = LIMITS,
  write: (line: string) => void = (line) => console.error(line),
): Hono<ServerBindings> {
  const app = new Hono<ServerBindings>()
  const peers = createRateLimiter(perPeer)
  const all = createRateLimiter(inAll)
  app.post('/api/client-errors', async (c) => {
    if ((c.req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin')
      return c.json({ error: 'Requests from other sites are refused' }, 403)
    // A form or a script of another page cannot send this type without being asked first (CORS).
    if (!/^application\/json *(;|$)/i.test(c.req.header('content-type') ?? ''))
      return c.json({ error: 'The report must be JSON' }, 400)
    const wait = Math.max(peers.wait(callerOf(c)), all.wait(''))
    if (wait > 0) {
      c.header('retry-after', String(Math.ceil(wait / 1000)))
      return c.json({ error: 'Too many reports' }, 429)
    }
    peers.hit(callerOf(c))
    all.hit('')
    const { success, output } = safeParse(REPORT, parsed(await bodies.take(c, MAX_REPORT)))
    if (!success) return c.json({ error: 'This is not a report of an error' }, 400)
    const { at, page, ...rest } = output
    const agent = c.req.header('user-agent') ?? ''
    write(`client error ${lineOf({ at, page: pathOf(page), ...rest, agent })}`)
    return c.body(null, 204)
  })
  return app
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The path of a page, without what may carry a token. */
const pathOf = (page: string): string => {
  const path = URL.canParse(page, 'http://page') ? new URL(page, 'http://page').pathname : ''
  return path || '/'
}

/** One line of JSON. */
function lineOf(parts: Record<string, string | undefined>): string {
  const shown = Object.entries(parts).flatMap(([name, value]) => {
    const length = SHOWN[name as keyof typeof SHOWN] ?? 40
    // Cut before it is searched, too, so that the search is short; twice as long, so that no secret is cut in two.
    return value ? [[name, shortened(withoutSecrets(value.slice(0, 2 * length)), length)]] : []
  })
  return escaped(JSON.stringify(Object.fromEntries(shown)))
}

const shortened = (value: string, length: number) =>
  value.length > length ? `${value.slice(0, length)}…` : value

/** JSON escapes line feeds and the controls of terminals; this also what reverses, hides or breaks a line elsewhere. */
const escaped = (json: string) =>
  json.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) =>
    [...Array(sign.length).keys()]
      .map((index) => `\\u${sign.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  )

const SECRETS: [RegExp, string][] = [
  // Queries and fragments of addresses; the line and column of a stack stay.
  [/(?<=[\w/.-])[?#][^\s"'()<>]*?(?=(:\d+){0,2}(?:[\s"'()<>]|$))/g, ''],
  [/(?<=:\/\/)[^\s/@]+@/g, ''],
  [/\bey[\w-]{8,}(\.[\w-]*){0,2}/g, '(token)'],
  [/\b(bearer|basic)\s+\S+/gi, '$1 (token)'],
  [
    /\b((?:[\w-]{0,30}(?:token|secret|password|passwd|authorization|api[_-]?key|apikey|cookie|hash))["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|[^\s,;&)}]+)/gi,
    '$1(secret)',
  ],
  [/\b(sk|pk|sb|rk|gh[pousr]|xox[a-z]|or)[-_][\w-]{8,}/g, '(key)'],
  [/\b[0-9a-f]{32,}\b/gi, '(secret)'],
  [/[^\s"'<>(),;:@]{1,64}@[^\s"'<>(),;:@]{1,255}/g, '(address)'],
]

/** Masks secrets and personal data that match a known pattern. */
const withoutSecrets = (value: string): string =>
  SECRETS.reduce((text, [pattern, shown]) => text.replace(pattern, shown), value)
