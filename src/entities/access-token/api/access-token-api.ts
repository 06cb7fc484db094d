import { unknown } from 'valibot'
import { callFunction } from '@/shared/api'
import { type AccessToken, accessTokensSchema, madeTokenSchema, type NewToken } from '../model/access-token'

/** Makes a token for a workspace and resolves with its text, which cannot be read again. Rejects with a `Failure`. */
export async function createAccessToken(
  workspace: string,
  { name, scope, days }: NewToken,
  signal?: AbortSignal,
): Promise<string> {
  const args = { workspace, name, scope, days: Number(days) }
  return (await callFunction('create_access_token', args, madeTokenSchema, signal)).token
}

/** The user's tokens, the newest first. Rejects with a `Failure`. */
export const listAccessTokens = (signal: AbortSignal): Promise<AccessToken[]> =>
  callFunction('my_access_tokens', {} as never, accessTokensSchema, signal)

/** Ends a token: its next request is refused. Rejects with a `Failure`. */
export async function revokeAccessToken(id: string, signal: AbortSignal): Promise<void> {
  await callFunction('revoke_access_token', { token_id: id }, unknown(), signal)
}
