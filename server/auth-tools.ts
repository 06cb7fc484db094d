import type { Context } from 'hono'
import type { Backend } from './backend'
import { type AuthLimits, createRateLimiter, type RateLimiter } from './rate-limit'
import { authError, peerOf, requestOf, type ServerBindings, tooMany } from './responses'

export type Body = Record<string, unknown>

/** What the comparison of passwords reads; it would take whatever follows for right. Bytes. */
const MAX_PASSWORD = 72

export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > MAX_PASSWORD

export const passwordTooLong = (c: Context): Response =>
  authError(c, 400, 'validation_failed', `Password cannot be longer than ${MAX_PASSWORD} characters`)

/** What one account may keep of its own about itself, in characters of JSON; the library would keep everything. */
export const MAX_METADATA = 10_000

/** Whether a text can be an address: of the usual shape, and no longer than mail servers and the database take. */
export const isAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** What the routes of `/auth/v1` share. */
export interface AuthTools {
  backend: Backend
  /** One limiter per limit, under the same name. */
  limiters: Record<keyof AuthLimits, RateLimiter>
  /** Lets the library answer, to the request as it came or with another body. */
  forward: (c: Context<ServerBindings>, body?: Body) => Promise<Response>
  /**
   * Answers `{}` at once and lets the library do its work afterwards, so that neither the answer nor its time tells
   * whether there was anything to do.
   */
  answerFirst: (c: Context<ServerBindings>, work: () => Promise<unknown>) => Response
  /** ms until the library may mail for this account again; 0 when it may now. */
  mailWait: (c: Context<ServerBindings>, account: string) => number
  countMail: (c: Context<ServerBindings>, account: string) => void
  /** Counts a mail for an account, or refuses it when the last one was too recent. */
  refuseMail: (c: Context<ServerBindings>, account: string) => Response | null
}

export function createAuthTools(backend: Backend, limits: AuthLimits): AuthTools {
  const names = Object.keys(limits) as (keyof AuthLimits)[]
  const limiters = Object.fromEntries(
    names.map((name) => [name, createRateLimiter(limits[name])]),
  ) as AuthTools['limiters']

  const tools: AuthTools = {
    backend,
    limiters,
    forward: async (c, body) => backend.fetch(await requestOf(c, body), peerOf(c)),
    answerFirst(c, work) {
      void backend
        .exclusively(work)
        .catch((error: unknown) => console.error(`${c.req.path}: ${(error as Error).message}`))
      return c.json({})
    },
    mailWait: (c, account) =>
      Math.max(limiters.mailPerAccount.wait(account), limiters.mailPerPeer.wait(peerOf(c))),
    countMail(c, account) {
      limiters.mailPerAccount.hit(account)
      limiters.mailPerPeer.hit(peerOf(c))
    },
    refuseMail(c, account) {
      const wait = tools.mailWait(c, account)
      if (wait > 0) return mailTooSoon(c, wait)
      tools.countMail(c, account)
      return null
    },
  }
  return tools
}

export const mailTooSoon = (c: Context, wait: number): Response =>
  tooMany(
    c,
    wait,
    'For security reasons, please wait before asking for another e-mail.',
    'over_email_send_rate_limit',
  )

// What mails are counted by: a confirmation and a recovery may follow each other, two of a kind may not.
export const confirmationOf = (email: string) => `confirmation of ${email}`
export const linkOf = (email: string) => `link for ${email}`
export const changeOf = (userId: string) => `change of ${userId}`

/** The body as an object; whatever else was sent counts as empty. */
export async function readBody(c: Context): Promise<Body> {
  const body: unknown = await c.req.json().catch(() => null)
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {}
}

/** The address in lower case, the password and the metadata, of the types that the library expects without checking. */
export async function readCredentials(
  c: Context,
): Promise<{ email: string; password: string; data: object }> {
  const { email, password, data } = await readBody(c)
  return {
    email: typeof email === 'string' ? email.trim().toLowerCase() : '',
    password: typeof password === 'string' ? password : '',
    data: typeof data === 'object' && data !== null ? data : {},
  }
}
