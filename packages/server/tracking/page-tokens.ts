import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { invalid } from './errors'

/** Tokens of pages: where the page before ended, signed, and bound to the query. */
export interface PageTokens {
  write: (query: unknown, after: unknown) => string
  /** Throws INVALID_PARAMETER_VALUE for a token that is broken, forged, or of another query. Undefined for no token. */
  read: (query: unknown, token: string | undefined) => unknown
}

export function createPageTokens(secret: string): PageTokens {
  const key = createHash('sha256').update(`page tokens ${secret}`).digest()
  const sign = (query: unknown, text: string) =>
    createHmac('sha256', key)
      .update(`${createHash('sha256').update(JSON.stringify(query)).digest('hex')} ${text}`)
      .digest()
      .subarray(0, 16)
  return {
    write(query, after) {
      const text = JSON.stringify(after)
      return Buffer.concat([sign(query, text), Buffer.from(text)]).toString('base64url')
    },
    read(query, token) {
      if (!token) return undefined
      const bytes = Buffer.from(token, 'base64url')
      const text = bytes.subarray(16).toString()
      if (bytes.length < 18 || !timingSafeEqual(bytes.subarray(0, 16), sign(query, text)))
        throw invalid('Invalid page token: it belongs to another search')
      return JSON.parse(text) as unknown
    },
  }
}
