import { domainToASCII } from 'node:url'
import type { Context } from 'hono'
import type { Backend } from '../database/backend'
import { COMMON_PASSWORD } from './common-passwords'
import type { KnownBrowsers } from './known-browsers'
import type { KnownHashes } from './known-hashes'
import type { Counted, Limits } from '../limits/limits'
import {
  authError,
  callerOf,
  networkOf,
  peerOf,
  requestOf,
  type ServerBindings,
  tooMany,
} from '../http/responses'
import { noteUserAgent, sessionIdOf } from './sessions'
import { readHash } from './users'

export type Body = Record<string, unknown>

/** bcrypt compares no more than this many bytes and would accept any suffix. */
const MAX_PASSWORD = 72

export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > MAX_PASSWORD

export const passwordTooLong = (c: Context): Response =>
  authError(c, 400, 'validation_failed', `Password cannot be longer than ${MAX_PASSWORD} characters`)

/** In the shape of hosted Supabase's refusal of leaked passwords. */
export const passwordTooCommon = (c: Context): Response =>
  c.json(
    { code: 422, error_code: 'weak_password', msg: COMMON_PASSWORD, weak_password: { reasons: ['pwned'] } },
    422,
  )

/** Longest metadata of one account, in characters of JSON; the library sets no limit. */
export const MAX_METADATA = 10_000

const PART = '[^\\s@.<>()[\\]\\\\,;:"\\p{C}]+'
const LABEL = '[\\p{L}\\p{M}\\p{N}]+(-+[\\p{L}\\p{M}\\p{N}]+)*'
const ADDRESS = new RegExp(`^${PART}(\\.${PART})*@${LABEL}(\\.${LABEL})+$`, 'u')

/**
 * Whether a text can be an address: by the rule of the forms (`isEmail` in src/shared/lib/form; tests/unit compares the
 * two), and no longer than mail servers and the database take.
 */
export const isAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text)

/** Shared by the routes of `/auth/v1`. */
export interface AuthTools {
  backend: Backend
  limits: Limits
  /**
   * Lets the library answer, to the request as it came or with another body or path, and with what is known already
   * about its passwords.
   */
  forward: (c: Context<ServerBindings>, body?: Body, path?: string, known?: KnownHashes) => Promise<Response>
  /**
   * Answers `{}` at once and runs the work afterwards, so that neither the answer nor its timing reveals
   * whether there was anything to do.
   */
  answerFirst: (c: Context<ServerBindings>, work: () => Promise<unknown>) => Response
  /** ms until this caller may ask for this mail; 0 when it may now. */
  mailWait: (c: Context<ServerBindings>, mail: AskedMail) => Promise<number>
  countMail: (c: Context<ServerBindings>, mail: AskedMail) => Promise<void>
  /** Counts a mail, or refuses it when the previous mail was too recent. */
  refuseMail: (c: Context<ServerBindings>, mail: AskedMail) => Promise<Response | null>
  /**
   * ms until this caller may try another password of this account. Here and below, a browser counts as known by a sign-in
   * with any password, or with the password of `hash` where that is given.
   */
  passwordWait: (c: Context<ServerBindings>, email: string, hash?: string | null) => Promise<number>
  countWrongPassword: (c: Context<ServerBindings>, email: string, hash?: string | null) => Promise<void>
  /** Counts a comparison of passwords, of any outcome, or refuses it when there were too many. */
  refuseComparison: (c: Context<ServerBindings>, email: string) => Promise<Response | null>
  /** Forgets the caller's own wrong passwords; those of strangers still count. */
  clearWrongPasswords: (c: Context<ServerBindings>, email: string, hash?: string | null) => Promise<void>
  /**
   * Notes a sign-in, from the library's answer: the session's user agent, and in a cookie that this browser is known to
   * the account. Inside `exclusively`.
   */
  noteSignIn: (c: Context<ServerBindings>, answer: Response) => Promise<void>
  /** Makes a browser known to an account, with its password of this moment. Inside `exclusively`. */
  rememberBrowser: (c: Context, answer: Response, user: { id: string; email: string }) => Promise<void>
}

/** A mail that a request asks for. */
export interface AskedMail {
  kind: 'confirmation' | 'link' | 'change'
  /** The mailbox that it reaches, however its address is spelled; or the account that asks, for what it may ask. */
  receiver: string
  /** The address of the account, for its known browsers. */
  email: string
}

/**
 * The tools of the routes. A browser that is known to an account (`browsers`) has limits of its own, so that what strangers
 * do never refuses it, whether they share its network or come from everywhere.
 */
export function createAuthTools(backend: Backend, limits: Limits, browsers: KnownBrowsers): AuthTools {
  /** The key of a known browser, which is never equal to an address; null for a stranger. */
  const browserOf = (c: Context, email: string, hash?: string | null) => {
    const id = browsers.idOf(c, email, hash)
    return id === null ? null : `browser ${id}`
  }
  const mailEvents = (c: Context<ServerBindings>, { kind, receiver, email }: AskedMail): Counted[] => {
    const browser = browserOf(c, email)
    return browser
      ? [
          ['mailPerReceiverAndPeer', `${kind} ${receiver} ${browser}`],
          ['mailPerReceiverAndNetwork', `${receiver} ${browser}`],
          // Of all known browsers together: the owner of an account can make any number of them.
          ['mailPerPeer', `account ${email}`],
        ]
      : [
          ['mailPerReceiverAndPeer', `${kind} ${receiver} ${callerOf(c)}`],
          ['mailPerReceiverAndNetwork', `${receiver} ${networkOf(c)}`],
          ['mailPerReceiver', receiver],
          ['mailPerPeer', callerOf(c)],
        ]
  }
  const passwordEvents = (c: Context<ServerBindings>, email: string, hash?: string | null): Counted[] => {
    const browser = browserOf(c, email, hash)
    return browser
      ? [['passwordPerAccountAndPeer', `${email} ${browser}`]]
      : [
          ['passwordPerAccount', email],
          ['passwordPerAccountAndPeer', `${email} ${callerOf(c)}`],
          ['passwordPerPeer', callerOf(c)],
        ]
  }

  const tools: AuthTools = {
    backend,
    limits,
    forward: async (c, body, path, known) => backend.fetch(await requestOf(c, body, path), peerOf(c), known),
    answerFirst(c, work) {
      void backend
        .exclusively(work, callerOf(c))
        .catch((error: unknown) => console.error(`${c.req.path}: ${(error as Error).message}`))
      return c.json({})
    },
    mailWait: (c, mail) => limits.wait(mailEvents(c, mail)),
    countMail: (c, mail) => limits.count(mailEvents(c, mail)),
    async refuseMail(c, mail) {
      const wait = await tools.mailWait(c, mail)
      if (wait > 0) return mailTooSoon(c, wait)
      await tools.countMail(c, mail)
      return null
    },
    passwordWait: (c, email, hash) => limits.wait(passwordEvents(c, email, hash)),
    countWrongPassword: (c, email, hash) => limits.count(passwordEvents(c, email, hash)),
    async refuseComparison(c, email) {
      const browser = browserOf(c, email)
      const wait = await limits.take([
        ['comparedPerAccountAndPeer', `${email} ${browser ?? callerOf(c)}`],
        ['comparedPerPeer', browser ? `account ${email}` : callerOf(c)],
      ])
      return wait > 0 ? tooMany(c, wait, 'Too many sign-ins. Please wait before trying again.') : null
    },
    clearWrongPasswords: (c, email, hash) =>
      limits.forget(['passwordPerAccountAndPeer', `${email} ${browserOf(c, email, hash) ?? callerOf(c)}`]),
    async noteSignIn(c, answer) {
      if (!answer.ok) return
      const { user, access_token: token } = (await answer.clone().json()) as {
        user?: { id: string; email?: string }
        access_token?: string
      }
      if (user?.email) await tools.rememberBrowser(c, answer, { id: user.id, email: user.email })
      if (token) await noteUserAgent(backend, sessionIdOf(token), c.req.header('user-agent'))
    },
    async rememberBrowser(c, answer, { id, email }) {
      browsers.remember(c, answer, { email, hash: await readHash(backend, id) })
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

/** Two names of one service, which reads a name without its dots. */
const GOOGLE = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox that most likely receives mail for an address, whatever its spelling and tags. */
export function receiverOf(email: string): string {
  const [name = '', domain = ''] = email.normalize('NFKC').toLowerCase().split('@')
  const host = domainToASCII(domain) || domain
  const own = name.replace(/(?<=.)\+.*$/s, '')
  return GOOGLE.has(host) ? `${own.replaceAll('.', '')}@gmail.com` : `${own}@${host}`
}

// A confirmation and a recovery may follow each other within the minute, two mails of a kind may not.
export const confirmationOf = (email: string): AskedMail => mailOf('confirmation', email)
export const linkOf = (email: string): AskedMail => mailOf('link', email)
export const changeTo = (email: string): AskedMail => mailOf('change', email)
export const changeOf = (userId: string, email: string): AskedMail => ({
  kind: 'change',
  receiver: `account ${userId}`,
  email,
})

const mailOf = (kind: AskedMail['kind'], email: string): AskedMail => ({
  kind,
  receiver: receiverOf(email),
  email,
})

export const accountLocked = (c: Context): Response =>
  authError(c, 403, 'user_banned', 'This account is locked. Ask an administrator to unlock it.')

/** The body as an object; any other value counts as an empty object. */
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
