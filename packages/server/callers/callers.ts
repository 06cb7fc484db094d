import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { verify } from 'hono/jwt'
import type { Backend } from '../database/backend'
import type { Statement } from '../database/statements'
import { callerOf, type ServerBindings } from '../http/responses'
import { type Credentials, readCredentials } from './credentials'

/** Runs statements of the server as a caller, whose rights the database decides. */
export interface Caller {
  kind: Credentials['kind']
  /** The same for requests with the same credentials; it reveals nothing of them. */
  id: string
  /**
   * Runs one statement in a transaction with the role and the claims of the caller. Rejects with the error of the
   * database; its code is PT401 when the token is unknown, revoked or expired.
   */
  query: <T>(sql: string, values?: unknown[]) => Promise<T[]>
}

export interface Callers {
  /**
   * The caller of a request; null when its credentials are missing, forged, or of a kind that is not accepted. The database
   * is not asked.
   */
  of: (c: Context<ServerBindings>, accepted?: readonly Credentials['kind'][]) => Promise<Caller | null>
}

/** `secret` signs the access tokens of sessions. */
export function createCallers(
  { exclusivelyWithoutTidy, together, care }: Pick<Backend, 'exclusivelyWithoutTidy' | 'together' | 'care'>,
  secret: string,
): Callers {
  async function enter(credentials: Credentials): Promise<Statement | null> {
    if (credentials.kind !== 'session')
      return [
        `select private.enter_by_${credentials.kind}(decode($1, 'hex'))`,
        [credentials.hash.toString('hex')],
      ]
    const claims = await verify(credentials.jwt, secret, 'HS256').catch(() => null)
    // A session of a user, and no key of the server.
    if (claims?.role !== 'authenticated' || claims.workspace_id !== undefined) return null
    return ['select private.enter($1)', [JSON.stringify(claims)]]
  }

  return {
    async of(c, accepted = ['token', 'session']) {
      const credentials = readCredentials(c.req.header('authorization'))
      if (!credentials || !accepted.includes(credentials.kind)) return null
      const entering = await enter(credentials)
      if (!entering) return null
      return {
        kind: credentials.kind,
        id: createHash('sha256')
          .update(credentials.kind === 'session' ? credentials.jwt : credentials.hash)
          .digest('base64url'),
        async query<T>(sql: string, values: unknown[] = []) {
          const [, answer] = await exclusivelyWithoutTidy(
            () => together([entering, [sql, values]]),
            callerOf(c),
          )
          care.worked()
          return (answer?.rows ?? []) as T[]
        },
      }
    },
  }
}
