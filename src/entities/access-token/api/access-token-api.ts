import { safeParse } from 'valibot'
import { getBackend } from '@/shared/api'
import { Failure, toFailure } from '@/shared/lib/failure'
import { type AccessToken, accessTokensSchema, madeTokenSchema, type NewToken } from '../model/access-token'

const unreadable = () => new Failure('An error occurred. Please try again.')

/** Makes a token for a workspace and resolves with its text, which cannot be read again. Rejects with a `Failure`. */
export async function createAccessToken(
  workspace: string,
  { name, scope, days }: NewToken,
  signal?: AbortSignal,
): Promise<string> {
  try {
    const { client } = await getBackend()
    const request = client.rpc('create_access_token', { workspace, name, scope, days: Number(days) })
    const { data, error } = await (signal ? request.abortSignal(signal) : request)
    if (error) throw error
    const made = safeParse(madeTokenSchema, data)
    if (!made.success) throw unreadable()
    return made.output.token
  } catch (error) {
    throw toFailure(error)
  }
}

/** The user's tokens, the newest first. Rejects with a `Failure`. */
export async function listAccessTokens(signal: AbortSignal): Promise<AccessToken[]> {
  try {
    const { client } = await getBackend()
    const { data, error } = await client.rpc('my_access_tokens').abortSignal(signal)
    if (error) throw error
    const tokens = safeParse(accessTokensSchema, data)
    if (!tokens.success) throw unreadable()
    return tokens.output
  } catch (error) {
    throw toFailure(error)
  }
}

/** Ends a token: its next request is refused. Rejects with a `Failure`. */
export async function revokeAccessToken(id: string, signal: AbortSignal): Promise<void> {
  try {
    const { client } = await getBackend()
    const { error } = await client.rpc('revoke_access_token', { token_id: id }).abortSignal(signal)
    if (error) throw error
  } catch (error) {
    throw toFailure(error)
  }
}
