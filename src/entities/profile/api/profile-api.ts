import { boolean, nullable, number, object, picklist, safeParse, string } from 'valibot'
import { getBackend, readRow } from '@/shared/api'
import { Failure, toFailure } from '@/shared/lib/failure'
import type { Profile } from '../model/profile'

const rowSchema = object({
  id: string(),
  username: nullable(string()),
  email: string(),
  created_at: nullable(string()),
  updated_at: nullable(string()),
  last_login: nullable(string()),
  status: picklist(['active', 'inactive', 'locked']),
  login_attempts: number(),
  is_verified: boolean(),
  profile_completed: boolean(),
  role: picklist(['user', 'admin', 'moderator']),
})

/** A row of `public.profiles` as `Profile`. Throws a `Failure` when the answer is not one. */
export function parseProfile(row: unknown): Profile {
  const result = safeParse(rowSchema, row)
  if (!result.success) throw new Failure('An error occurred. Please try again.')
  const { output } = result
  return {
    id: output.id,
    username: output.username,
    email: output.email,
    createdAt: output.created_at,
    updatedAt: output.updated_at,
    lastLogin: output.last_login,
    status: output.status,
    loginAttempts: output.login_attempts,
    isVerified: output.is_verified,
    profileCompleted: output.profile_completed,
    role: output.role,
  }
}

/** Reads the profile of one user. Rejects with a `Failure`. */
export async function fetchProfile(userId: string, signal?: AbortSignal): Promise<Profile> {
  return attempt(async () => {
    const row = await readRow('profiles', userId, signal)
    if (row !== undefined) return parseProfile(row)
    const { client } = await getBackend()
    const query = client.from('profiles').select('*').eq('id', userId)
    const { data, error } = await endsWith(query, signal).single()
    if (error) throw error
    return parseProfile(data)
  })
}

/**
 * Changes the user's own row and resolves with it as the database has it now. Rejects with a `Failure`, without a
 * session with `Not authenticated`.
 */
export async function updateProfile(
  userId: string,
  changes: { username?: string; email?: string; is_verified?: true; last_login?: string; login_attempts?: 0 },
  signal?: AbortSignal,
): Promise<Profile> {
  return attempt(async () => {
    const { client } = await getBackend()
    const { data: auth } = await client.auth.getSession()
    if (!auth.session) throw new Failure('Not authenticated')
    const query = client.from('profiles').update(changes).eq('id', userId).select('*')
    const { data, error } = await endsWith(query, signal).single()
    if (error) throw isUniqueViolation(error) ? toFailure({ ...error, code: 'username_taken' }) : error
    return parseProfile(data)
  })
}

/** SIN-04: the documented update after login, at `now` (ms since 1970). Resolves with the row as it is now. Rejects with a `Failure`. */
export async function stampLogin(userId: string, now: number): Promise<Profile> {
  return attempt(async () => {
    const { client } = await getBackend()
    const changes = { last_login: new Date(now).toISOString(), login_attempts: 0 }
    const query = client.from('profiles').update(changes).eq('id', userId).select('*')
    const { data, error } = await query.single()
    if (error) throw error
    return parseProfile(data)
  })
}

/** Whether this username is free, ignoring case. Rejects with a `Failure`. */
export async function usernameAvailable(username: string, signal?: AbortSignal): Promise<boolean> {
  return attempt(async () => {
    const { client } = await getBackend()
    const { data, error } = await endsWith(client.rpc('username_available', { username }), signal)
    if (error) throw error
    if (typeof data !== 'boolean') throw new Failure('An error occurred. Please try again.')
    return data
  })
}

const endsWith = <Q extends { abortSignal: (signal: AbortSignal) => Q }>(
  query: Q,
  signal?: AbortSignal,
): Q => (signal ? query.abortSignal(signal) : query)

const isUniqueViolation = (error: { code?: string }) => error.code === '23505'

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toFailure(error)
  }
}
