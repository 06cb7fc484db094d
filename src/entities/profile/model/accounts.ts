import type { AccountStatus, Profile, Role } from './profile'

/** The sort order of accounts; null means newest first (ADM-04). */
export interface AccountSort {
  id: 'user' | 'status' | 'role' | 'lastActivity'
  desc: boolean
}

/** The filter of administrators; an empty value means all. */
export interface AccountFilter {
  /** Part of a username or an address. */
  search: string
  status: AccountStatus | ''
  role: Role | ''
  sort: AccountSort | null
}

export const NO_ACCOUNT_FILTER: AccountFilter = { search: '', status: '', role: '', sort: null }

export const ACCOUNT_STATUSES: readonly AccountStatus[] = ['active', 'inactive', 'locked']
export const ROLES: readonly Role[] = ['user', 'moderator', 'admin']

/** Rows are asked for in pages of this many. */
export const ACCOUNT_PAGE = 50

export interface AccountPage {
  rows: Profile[]
  /** How many accounts match in all. */
  total: number
}

/** Accounts made meanwhile move the others down, so pages are merged by id. */
export function withPage(rows: readonly Profile[], page: readonly Profile[]): Profile[] {
  const known = new Set(rows.map(({ id }) => id))
  return [...rows, ...page.filter(({ id }) => !known.has(id))]
}

export const withRow = (rows: readonly Profile[], changed: Profile): Profile[] =>
  rows.map((row) => (row.id === changed.id ? changed : row))

export const withoutAccount = (rows: readonly Profile[], id: string): Profile[] =>
  rows.filter((row) => row.id !== id)

/** ADM-06: what an administrator should know before acting on a row. */
export function accountNotes(profile: Profile, ownId: string): string[] {
  return [
    ...(profile.id === ownId ? ['This is your account. Some actions may be restricted.'] : []),
    ...(profile.role === 'admin' ? ['This is an admin account. Be careful when making changes.'] : []),
    ...(mixesAlphabets(profile.email)
      ? ['This address mixes letters from several alphabets and may imitate another address.']
      : []),
  ]
}

/**
 * Whether a word of an address mixes Latin letters with Greek or Cyrillic letters, many of which look alike.
 */
const mixesAlphabets = (address: string): boolean =>
  address
    .split(/[@._+-]/)
    .some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(word))

/** ADM-06: the last sign-in, or `never`. */
export const lastActivity = ({ lastLogin }: Profile, format: (time: string) => string): string =>
  lastLogin ? format(lastLogin) : 'never'
