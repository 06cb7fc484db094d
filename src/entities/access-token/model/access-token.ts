import {
  array,
  type InferOutput,
  maxLength,
  nonEmpty,
  nullable,
  object,
  picklist,
  pipe,
  string,
  transform,
  trim,
} from 'valibot'

export const TOKEN_SCOPES = ['write', 'read'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

export const SCOPE_LABELS: Record<TokenScope, string> = { write: 'Read and write', read: 'Read only' }

/** How many days a token may last. */
export const TOKEN_DAYS = ['7', '30', '90', '365'] as const

/** The values of the form for a new token. */
export interface NewToken {
  name: string
  scope: TokenScope
  days: (typeof TOKEN_DAYS)[number]
}

export const EMPTY_TOKEN: NewToken = { name: '', scope: 'write', days: '90' }

export const newTokenSchema = object({
  name: pipe(
    string(),
    trim(),
    nonEmpty('Enter a name for the token'),
    maxLength(80, 'The name can have up to 80 characters'),
  ),
  scope: picklist(TOKEN_SCOPES),
  days: picklist(TOKEN_DAYS),
})

/** A personal token; its text is stored nowhere. Times are ISO 8601. */
export const accessTokensSchema = array(
  pipe(
    object({
      id: string(),
      name: string(),
      scope: picklist(TOKEN_SCOPES),
      workspace: string(),
      ending: string(),
      created_at: string(),
      expires_at: string(),
      last_used_at: nullable(string()),
      revoked_at: nullable(string()),
    }),
    transform(({ created_at, expires_at, last_used_at, revoked_at, ...token }) => ({
      ...token,
      createdAt: created_at,
      expiresAt: expires_at,
      lastUsedAt: last_used_at,
      revokedAt: revoked_at,
    })),
  ),
)
export type AccessToken = InferOutput<typeof accessTokensSchema>[number]

export const madeTokenSchema = object({
  id: string(),
  token: pipe(string(), nonEmpty()),
  expires_at: string(),
})

export type TokenStatus = 'active' | 'expired' | 'revoked'

/** `now` is in ms since 1970. */
export const tokenStatus = (
  { revokedAt, expiresAt }: Pick<AccessToken, 'revokedAt' | 'expiresAt'>,
  now: number,
): TokenStatus => (revokedAt ? 'revoked' : Date.parse(expiresAt) <= now ? 'expired' : 'active')
