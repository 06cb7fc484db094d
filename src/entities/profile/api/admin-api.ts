import { array, number, object, safeParse, unknown } from 'valibot'
import { createStatelessAuth, getBackend, withSignal } from '@/shared/api'
import { Failure, toFailure } from '@/shared/lib/failure'
import {
  ACCOUNT_PAGE,
  type AccountFilter,
  type AccountPage,
  type AccountSort,
  NO_ACCOUNT_FILTER,
} from '../model/accounts'
import type { AccountStatus, Profile, Role } from '../model/profile'
import { parseProfile } from './profile-api'

const pageSchema = object({ total: number(), rows: array(unknown()) })

const SORT_COLUMNS: Record<AccountSort['id'], string> = {
  user: 'username',
  status: 'status',
  role: 'role',
  lastActivity: 'last_login',
}

/** One page of accounts, newest first unless the filter wants another order (ADM-04). `from`: rows to skip. Rejects with a `Failure`. */
export async function listAccounts(
  filter: AccountFilter,
  from: number,
  signal: AbortSignal,
): Promise<AccountPage> {
  try {
    const { client } = await getBackend()
    const { data, error } = await client
      .rpc('admin_profiles', {
        search: filter.search,
        wanted_status: filter.status,
        wanted_role: filter.role,
        page_from: from,
        page_size: ACCOUNT_PAGE,
        sort_by: filter.sort ? SORT_COLUMNS[filter.sort.id] : '',
        descending: filter.sort?.desc ?? true,
      })
      .abortSignal(signal)
    if (error) throw error
    const page = safeParse(pageSchema, data)
    if (!page.success) throw new Failure('An error occurred. Please try again.')
    return { total: page.output.total, rows: page.output.rows.map(parseProfile) }
  } catch (error) {
    throw toFailure(error)
  }
}

/** Whether this account is the only active administrator. Rejects with a `Failure`. */
export async function isLastAdmin(id: string, signal: AbortSignal): Promise<boolean> {
  const { rows, total } = await listAccounts(
    { ...NO_ACCOUNT_FILTER, status: 'active', role: 'admin' },
    0,
    signal,
  )
  return total === 1 && rows[0]?.id === id
}

/**
 * Changes status or role of an account at `now` (ms since 1970), unless either was changed since `seen` was
 * read (ADM-05). Resolves with the current row, or null when nothing was changed. Rejects with a `Failure`.
 */
export async function updateAccount(
  seen: Profile,
  change: { status: AccountStatus } | { role: Role },
  now: number,
  signal: AbortSignal,
): Promise<Profile | null> {
  try {
    const { client } = await getBackend()
    const { data, error, status } = await client
      .from('profiles')
      .update({ ...change, updated_at: new Date(now).toISOString() })
      .eq('id', seen.id)
      // Not `updated_at`, which moves with each sign-in: who is signing in could not be locked.
      .eq('status', seen.status)
      .eq('role', seen.role)
      .select('*')
      .abortSignal(signal)
      .maybeSingle()
    if (error ?? status >= 400) throw error
    return data ? parseProfile(data) : null
  } catch (error) {
    throw toFailure(error)
  }
}

/** The account as it is now, or null when it is gone or not for this caller. Rejects with a `Failure`. */
export async function readAccount(id: string, signal: AbortSignal): Promise<Profile | null> {
  try {
    const { client } = await getBackend()
    const { data, error, status } = await client
      .from('profiles')
      .select('*')
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle()
    // A refusal without a body has no error in it, and is no answer either.
    if (error ?? status >= 400) throw error
    return data ? parseProfile(data) : null
  } catch (error) {
    throw toFailure(error)
  }
}

/**
 * Sends a recovery mail for another account; stores nothing of it in this browser. Rejects with a `Failure`.
 */
export async function sendRecoveryMail(email: string, signal?: AbortSignal): Promise<void> {
  try {
    const auth = await createStatelessAuth()
    const { error } = await withSignal(auth, signal).resetPasswordForEmail(email)
    if (error) throw error
  } catch (error) {
    throw toFailure(error)
  }
}
