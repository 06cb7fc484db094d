import { nonEmpty, object, optional, pipe, safeParse, string } from 'valibot'
import { endSession, getBackend, readStoredSession, withSignal } from '@/shared/api'
import { Failure, toFailure } from '@/shared/lib/failure'
import type { Profile } from '../model/profile'
import { fetchProfile } from './profile-api'

/**
 * Messages for users, by the error code of the auth service (docs/admin-api.md). Other errors go through
 * `toFailure`.
 */
const WORDS: Record<string, string> = {
  current_password_mismatch: 'The current password is not correct.',
  current_password_required:
    'This link has expired. Ask for a new one, or change the password in your profile.',
  reauthentication_needed: 'Please sign in again before you change the password.',
  user_banned: 'Account is locked. Please contact support.',
  same_password: 'The new password must be different from the current one.',
  weak_password: 'Please meet all password requirements',
}

/** An answer of the function `delete-user` that is no success. */
const refusalSchema = object({ error: pipe(string(), nonEmpty()), code: optional(string()) })

/** Changes the password; every other session ends. Rejects with a `Failure`. */
export async function changePassword(
  currentPassword: string,
  password: string,
  signal?: AbortSignal,
): Promise<void> {
  await update({ password, current_password: currentPassword }, signal)
}

/**
 * Asks for another address, which counts once its own mail is opened. Resolves with the address that waits for it, or
 * null when the account has it already. Rejects with a `Failure`.
 */
export async function changeAddress(
  currentPassword: string,
  email: string,
  signal?: AbortSignal,
): Promise<string | null> {
  return words(async () => {
    const { client } = await getBackend()
    const { data, error } = await withSignal(client.auth, signal).updateUser({
      email,
      current_password: currentPassword,
    })
    if (error) throw error
    return data.user.email === email ? null : email
  })
}

/** Sets the password within an hour of opening a recovery mail. Rejects with a `Failure`. */
export async function setPassword(password: string, signal?: AbortSignal): Promise<void> {
  await update({ password }, signal)
}

/** Asks for a recovery mail. Answers the same whether or not the address is known. Rejects with a `Failure`. */
export async function requestRecovery(email: string, signal?: AbortSignal): Promise<void> {
  await words(async () => {
    const { client } = await getBackend()
    const { error } = await withSignal(client.auth, signal).resetPasswordForEmail(email)
    if (error) throw error
  })
}

/** Ends every other session of the account. Rejects with a `Failure`. */
export async function signOutElsewhere(signal?: AbortSignal): Promise<void> {
  await words(async () => {
    const { client } = await getBackend()
    const { error } = await withSignal(client.auth, signal).signOut({ scope: 'others' })
    if (error) throw error
  })
}

/**
 * Deletes an account through the function `delete-user`, the own account with its `password` only. Rejects with a `Failure`
 * that carries the function's words.
 */
export async function deleteAccount(userId: string, password?: string, signal?: AbortSignal): Promise<void> {
  await words(async () => {
    const { client } = await getBackend()
    const { data } = await client.auth.getSession()
    if (!data.session) throw new Failure('No active session')
    const { error, response } = await client.functions.invoke('delete-user', {
      body: { userId, password },
      signal,
    })
    // A host that answers every request with its page has not deleted the account.
    if (response?.headers.get('content-type')?.startsWith('text/html'))
      throw new Failure('An error occurred. Please try again.')
    if (!error) return
    const answer: unknown = await response?.json().catch(() => null)
    const result = safeParse(refusalSchema, answer)
    throw result.success ? toFailure({ message: result.output.error, code: result.output.code }) : error
  })
}

/** Ends the session of this browser when it was this account's: for an account that was just deleted. */
export function endSessionOf(userId: string): void {
  const user = readStoredSession()?.user
  if (typeof user === 'object' && user !== null && 'id' in user && user.id === userId) endSession()
}

/** Everything that the backend keeps about the signed-in user. Times are ISO 8601. */
export interface AccountRecord {
  profile: Profile
  account: {
    email: string | null
    newEmail: string | null
    createdAt: string | null
    emailConfirmedAt: string | null
    lastSignInAt: string | null
  }
}

/** Reads it afresh. Rejects with a `Failure`. */
export async function readAccountRecord(userId: string, signal?: AbortSignal): Promise<AccountRecord> {
  const profile = await fetchProfile(userId, signal)
  return words(async () => {
    const { client } = await getBackend()
    const { data, error } = await withSignal(client.auth, signal).getUser()
    if (error) throw error
    const { user } = data
    return {
      profile,
      account: {
        email: user.email ?? null,
        newEmail: user.new_email ?? null,
        createdAt: user.created_at,
        emailConfirmedAt: user.email_confirmed_at ?? null,
        lastSignInAt: user.last_sign_in_at ?? null,
      },
    }
  })
}

async function update(
  attributes: { password: string; current_password?: string },
  signal?: AbortSignal,
): Promise<void> {
  await words(async () => {
    const { client } = await getBackend()
    const { data, error } = await withSignal(client.auth, signal).updateUser(attributes)
    if (error) throw error
    if (typeof data.user.id !== 'string') throw new Failure('An error occurred. Please try again.')
  })
}

async function words<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
    // One code covers the documented rules and passwords that are easy to guess, which have a text of their own.
    const known = /easy to guess/i.test(messageOf(error)) ? undefined : WORDS[code]
    throw known ? new Failure(known, 'other', { cause: error }) : toFailure(error)
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')
