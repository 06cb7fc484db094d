import { array, number, object, safeParse, unknown } from 'valibot'
import { getBackend } from '@/shared/api'
import { Failure, toFailure } from '@/shared/lib/failure'
import { ACCOUNT_PAGE, type AccountFilter, type AccountPage } from '../model/accounts'
import type { AccountStatus, Profile, Role } from '../model/profile'
import { parseProfile } from './profile-api'

const pageSchema = object({ total: number(), rows: array(unknown()) })

/** One page of accounts, newest first (ADM-04). `from`: rows to skip. Rejects with a `Failure`. */
export async function listAccounts(filter: AccountFilter, from: number): Promise<AccountPage> {
  try {
    const { client } = await getBackend()
    const { data, error } = await client.rpc('admin_profiles', {
      search: filter.search,
      wanted_status: filter.status,
      wanted_role: filter.role,
      page_from: from,
      page_size: ACCOUNT_PAGE,
    })
    if (error) throw error
    const page = safeParse(pageSchema, data)
    if (!page.success) throw new Failure('An error occurred. Please try again.')
    return { total: page.output.total, rows: page.output.rows.map(parseProfile) }
  } catch (error) {
    throw toFailure(error)
  }
}

/**
 * Changes status or role of somebody's account, unless it was changed since `seen` was read (ADM-05).
 * Resolves with the row as it is now, or null when nothing was changed. Rejects with a `Failure`.
 */
export async function updateAccount(
  seen: Profile,
  change: { status: AccountStatus } | { role: Role },
): Promise<Profile | null> {
  try {
    const { client } = await getBackend()
    const query = client
      .from('profiles')
      .update({ ...change, updated_at: new Date().toISOString() })
      .eq('id', seen.id)
    const { data, error, status } = await (seen.updatedAt ? query.eq('updated_at', seen.updatedAt) : query)
      .select('*')
      .maybeSingle()
    if (error ?? status >= 400) throw error
    return data ? parseProfile(data) : null
  } catch (error) {
    throw toFailure(error)
  }
}

/** The account as it is now, or null when it is gone or not for this caller. Rejects with a `Failure`. */
export async function readAccount(id: string): Promise<Profile | null> {
  try {
    const { client } = await getBackend()
    const { data, error, status } = await client.from('profiles').select('*').eq('id', id).maybeSingle()
    // A refusal without a body has no error in it, and is no answer either.
    if (error ?? status >= 400) throw error
    return data ? parseProfile(data) : null
  } catch (error) {
    throw toFailure(error)
  }
}
