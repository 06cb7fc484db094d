import { array, boolean, minLength, nullable, object, pipe, safeParse, string } from 'valibot'
import { getBackend } from '@/shared/api'
import { Failure, toFailure } from '@/shared/lib/failure'

/** A browser or program that is signed in to the account. Times are ISO 8601. */
export interface OwnSession {
  id: string
  userAgent: string
  createdAt: string
  /** When its token was last refreshed, which an open page does at least once an hour. */
  lastSeen: string
  thisBrowser: boolean
}

const rowsSchema = pipe(
  array(
    object({
      id: string(),
      user_agent: nullable(string()),
      created_at: string(),
      last_seen: string(),
      this_browser: boolean(),
    }),
  ),
  // The session that asks is one of them.
  minLength(1),
)

/** The open sessions of the account, this browser's first. Rejects with a `Failure`. */
export async function listOwnSessions(signal: AbortSignal): Promise<OwnSession[]> {
  try {
    const { client } = await getBackend()
    const { data, error } = await client.rpc('own_sessions', {}).abortSignal(signal)
    if (error) throw error
    const rows = safeParse(rowsSchema, data)
    if (!rows.success) throw new Failure('An error occurred. Please try again.')
    return rows.output.map((row) => ({
      id: row.id,
      userAgent: row.user_agent ?? '',
      createdAt: row.created_at,
      lastSeen: row.last_seen,
      thisBrowser: row.this_browser,
    }))
  } catch (error) {
    throw toFailure(error)
  }
}

/** Ends one session of the account; nothing happens when it has ended already. Rejects with a `Failure`. */
export async function endOwnSession(session: string, signal: AbortSignal): Promise<void> {
  try {
    const { client } = await getBackend()
    const { error, status } = await client.rpc('end_session', { session }).abortSignal(signal)
    // The client has no error for a refusal whose body is `null`.
    if (error || status >= 300) throw error ?? new Failure('An error occurred. Please try again.')
  } catch (error) {
    throw toFailure(error)
  }
}
