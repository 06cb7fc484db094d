import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'

/** An account as the cookie describes it: its address in any case, and the hash of its password, null without one. */
export interface SignedIn {
  email: string
  hash: string | null
}

/**
 * Which browsers have signed in to which account before. A browser brings the proof in a cookie, which proves nothing
 * else and opens nothing; the server stores none of it.
 */
export interface KnownBrowsers {
  /**
   * The random id of a browser that has signed in to the account of an address, or null. With the hash of the account's
   * password, only a sign-in with this very password counts.
   */
  idOf: (c: Context, email: string, hash?: string | null) => string | null
  /** Adds the account to the cookie that a response sets. The response's headers must not be sealed. */
  remember: (c: Context, response: Response, account: SignedIn) => void
}

/** Accounts in one cookie; the one used longest ago is dropped first. */
const KNOWN_ACCOUNTS = 5
/** How long a browser stays known after the last sign-in or refresh of a session, in days. */
export const KNOWN_DAYS = 90
const DAY = 24 * 60 * 60_000

/** The routes that try passwords or send mails. Pages and files are requested without the cookie. */
const PATHS = ['/auth/v1', '/functions/v1/delete-user']

/** A day of expiry, a mark of the password, and the code that covers both: `expires~mark~code`. */
const ENTRY = /^(\d{5})~([\w-]{8})~[\w-]{22}$/
const ID = /^[\w-]{16}$/

/** `secret` is that of the installation, which its processes share; `secure` is true where the site has TLS. */
export function createKnownBrowsers(
  secret: string,
  secure: boolean,
  now: () => number = Date.now,
): KnownBrowsers {
  const key = createHmac('sha256', secret).update('known browsers').digest()
  const codeOf = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
  // Installations on one host name have a cookie each.
  const name = `orrery-known-${codeOf('name').slice(0, 6)}`
  const markOf = (hash: string | null) => codeOf('mark', hash ?? '').slice(0, 8)
  const today = () => Math.floor(now() / DAY)
  const entryOf = (id: string, email: string, expires: string, mark: string) =>
    `${expires}~${mark}~${codeOf('entry', id, email.toLowerCase(), expires, mark).slice(0, 22)}`

  /** The id and the entries that have not expired. Whether an entry is genuine shows once its account is known. */
  function read(c: Context): { id: string; entries: string[] } | null {
    const [id = '', ...entries] = (getCookie(c, name) ?? '').split('.')
    if (!ID.test(id) || entries.length > KNOWN_ACCOUNTS) return null
    return { id, entries: entries.filter((entry) => Number(ENTRY.exec(entry)?.[1]) >= today()) }
  }

  /** The entry of an account, or undefined. */
  const find = ({ id, entries }: { id: string; entries: string[] }, email: string) =>
    entries.find((entry) => {
      const [, expires = '', mark = ''] = ENTRY.exec(entry) ?? []
      return isSame(entry, entryOf(id, email, expires, mark))
    })

  return {
    idOf(c, email, hash) {
      const cookie = read(c)
      const entry = cookie && find(cookie, email)
      if (!entry || (hash !== undefined && entry.split('~')[1] !== markOf(hash))) return null
      return cookie.id
    },
    remember(c, response, { email, hash }) {
      const cookie = read(c) ?? { id: randomBytes(12).toString('base64url'), entries: [] }
      const old = find(cookie, email)
      const added = entryOf(cookie.id, email, String(today() + KNOWN_DAYS), markOf(hash))
      const entries = [added, ...cookie.entries.filter((entry) => entry !== old)].slice(0, KNOWN_ACCOUNTS)
      const value = [cookie.id, ...entries].join('.')
      for (const path of PATHS)
        response.headers.append(
          'set-cookie',
          generateCookie(name, value, {
            path,
            httpOnly: true,
            sameSite: 'Lax',
            secure,
            maxAge: KNOWN_DAYS * (DAY / 1000),
          }),
        )
    },
  }
}

const isSame = (given: string, right: string) =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))
