import { createHash } from 'node:crypto'

/** The caller that a request names: a personal token or an API key, by its hash, or the access token of a session. */
export type Credentials = { kind: 'token' | 'key'; hash: Buffer } | { kind: 'session'; jwt: string }

const PERSONAL = /^orr_[\w-]{43}$/
const API_KEY = /^sk_(prod|dev|test)_[\w-]{43}$/
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/**
 * Reads the `Authorization` header: `Bearer` with a token, or `Basic` with a token as the password under any user name.
 * `Bearer` also takes an API key. Null when it holds none of them. Basic credentials replace a Bearer token of the same request already in the clients.
 */
export function readCredentials(authorization: string | undefined): Credentials | null {
  const [, scheme = '', value = ''] = /^(bearer|basic) +(\S+)$/i.exec(authorization?.trim() ?? '') ?? []
  const token = scheme.toLowerCase() === 'basic' ? passwordOf(value) : value
  if (PERSONAL.test(token)) return { kind: 'token', hash: hashOf(token) }
  if (API_KEY.test(value)) return { kind: 'key', hash: hashOf(value) }
  if (scheme.toLowerCase() === 'bearer' && JWT.test(token)) return { kind: 'session', jwt: token }
  return null
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

function passwordOf(basic: string): string {
  const pair = Buffer.from(basic, 'base64').toString('utf8')
  return pair.slice(pair.indexOf(':') + 1)
}
