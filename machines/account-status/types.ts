import type { AccountStatus, Profile, Role } from '@/entities/profile/model'

export interface AccountStatusInput {
  profile: Profile
}

/** The part of an account that an administrator changes. */
export type AccountChange = { status: AccountStatus } | { role: Role }

/** `conflict`: nothing was written, because the account had been changed meanwhile; `profile` is its current state. */
export type AccountOutcome =
  | { type: 'changed'; profile: Profile }
  | { type: 'conflict'; profile: Profile }
  | { type: 'gone' }

/** The reports to the list. */
export type AccountReport =
  | { type: 'row.changed'; profile: Profile }
  | { type: 'row.gone'; id: string }
  /** `id`: the account that it is about. */
  | { type: 'told'; tone: 'success' | 'error'; message: string; id?: string }
  /** The change was answered, one way or the other. */
  | { type: 'account.settled'; id: string }

export interface AccountStatusContext {
  /** As the database had it last. */
  profile: Profile
  /** The requested change; it is shown until it is answered. */
  change: AccountChange | null
}

export type StatusChange = 'activate' | 'deactivate' | 'unlock' | 'lock'

export type AccountStatusEvent = { type: StatusChange } | { type: 'role.select'; role: Role }

/** ADM-05: which status takes which change, and what it becomes. */
const TAKES: Record<AccountStatus, Partial<Record<StatusChange, AccountStatus>>> = {
  active: { deactivate: 'inactive', lock: 'locked' },
  inactive: { activate: 'active', lock: 'locked' },
  locked: { unlock: 'active' },
}

/** The account's status after the change; null where the status does not take the change. */
export const statusAfter = ({ status }: Profile, change: StatusChange): AccountStatus | null =>
  TAKES[status][change] ?? null

/** The account as it is shown: with the change that is on its way. */
export function shownAccount({ profile, change }: AccountStatusContext): Profile {
  return { ...profile, ...change }
}
