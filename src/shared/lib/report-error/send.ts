import { safeFrames, withoutQueries, withoutSecrets } from './redact'

/** One error as the server takes it: `POST /api/client-errors`. */
export interface ClientError {
  message: string
  /** Its frames alone: the lines before them repeat the message. */
  stack?: string
  /** The error's own code, or its name: `TypeError`. */
  code?: string
  /** The path of the page, without query and fragment. */
  page: string
  /** ISO 8601, UTC */
  at: string
}

/** Letters that are sent of a message and of a stack. */
const LIMIT = { message: 500, stack: 4000, page: 200 }

const MOST_A_MINUTE = 5
/** Of one page, until it is loaded anew. */
const MOST_IN_ALL = 50
/** ms */
const MINUTE = 60_000

/** Answers of a server that has the address: it kept the error, refused it, or asks to wait. */
const KNOWN = new Set([204, 400, 413, 429])

export interface SendDeps {
  fetch: typeof globalThis.fetch
  /** ms, of a clock that only goes forward. */
  elapsed: () => number
  /** ms since 1970 */
  now: () => number
  /** The path of the page. */
  page: () => string
}

/**
 * Sends errors to the server of this origin: each kind once, at most 5 a minute and 50 of a page. Stops for good once the
 * server turns out to have no such address, as on static hosts. Never rejects.
 */
export function createSender({ fetch, elapsed, now, page }: SendDeps): (error: unknown) => Promise<void> {
  const known = new Set<string>()
  /** When errors were sent. */
  let sent: number[] = []
  let inAll = 0
  let pausedUntil = 0
  let stopped = false

  return async (error) => {
    try {
      if (stopped || inAll >= MOST_IN_ALL || elapsed() < pausedUntil) return
      sent = sent.filter((at) => elapsed() - at < MINUTE)
      if (sent.length >= MOST_A_MINUTE) return
      const report = reportOf(error, page(), now())
      const kind = `${report.message}\n${report.stack?.split('\n')[0] ?? ''}`
      if (known.has(kind)) return
      known.add(kind)
      sent.push(elapsed())
      inAll++
      const { status, headers } = await fetch('/api/client-errors', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
        // The report identifies no user, and is sent even when the page closes.
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      })
      if (status === 429) pausedUntil = elapsed() + (Number(headers.get('retry-after')) || 60) * 1000
      else if (status < 500 && !KNOWN.has(status)) stopped = true
    } catch {
      // There is no connection: the error was logged, and is not sent again.
    }
  }
}

/** An error without what could be a secret. Takes whatever can be thrown. */
export function reportOf(error: unknown, page: string, now: number): ClientError {
  const { name = '', code = name, message = String(error), stack = '' } = fieldsOf(error)
  // A message of several lines may look like frames.
  const frames = safeFrames(stack.replace(message, () => '').slice(0, LIMIT.stack * 2)).slice(0, LIMIT.stack)
  return {
    message: withoutSecrets(withoutQueries(message.slice(0, LIMIT.message * 4))).slice(0, LIMIT.message),
    ...(frames ? { stack: frames } : {}),
    ...(CODE.test(code) ? { code } : {}),
    page: withoutSecrets(page.replace(/[?#].*/s, '')).slice(0, LIMIT.page),
    at: new Date(now).toISOString(),
  }
}

/** A name or code of an error; anything else may be a text with a secret in it. */
const CODE = /^[A-Za-z][\w.-]{0,30}$/

function fieldsOf(error: unknown): Partial<Record<'name' | 'code' | 'message' | 'stack', string>> {
  if (typeof error !== 'object' || error === null) return {}
  const read = (key: string) => {
    const value: unknown = Reflect.get(error, key)
    return typeof value === 'string' && value !== '' ? { [key]: value } : {}
  }
  const fields = { ...read('name'), ...read('code'), ...read('message'), ...read('stack') }
  return 'message' in fields ? fields : { ...fields, message: 'An error without a message' }
}
