import type { AccountFilter, AccountStatus, Profile, Role } from '@/entities/profile/model'
import {
  type AccountReport,
  type AccountStatusEvent,
  type StatusChange,
  statusAfter,
} from '@machines/account-status'

export interface UserManagementInput {
  /** Id of the administrator who is looking. */
  ownId: string
}

/** One change of many accounts. */
export interface Batch {
  change: StatusChange
  /** The status of the accounts after the change. */
  status: AccountStatus
  total: number
  waiting: Profile[]
  /** Ids of those that are being changed. */
  working: string[]
  /** The messages of the accounts that could not be changed. */
  failures: string[]
}

export interface UserManagementContext extends UserManagementInput {
  filter: AccountFilter
  /** Newest first; as many as were loaded so far. */
  rows: Profile[]
  /** How many accounts match in all. */
  total: number
  /** Why the list could not be read; null otherwise. */
  failure: string | null
  message: string | null
  /** Ids of the accounts that are being changed: each has an actor of its own, named by `accountActor`. */
  changing: string[]
  /** The change of several accounts that is on its way. */
  batch: Batch | null
  /** The account that a question is about. */
  asked: Profile | null
  /** The role that was chosen for it. */
  role: Role | null
  /** The text typed to confirm a deletion. */
  typed: string
  /** The account is the last active administrator. */
  lastAdmin: boolean
}

export type UserManagementEvent =
  | { type: 'filter.change'; filter: Partial<AccountFilter> }
  | { type: 'more' }
  | { type: 'refresh' }
  /** Changes one account. The actor that does it belongs to the list and lives until the answer is there. */
  | { type: 'account.change'; id: string; event: AccountStatusEvent }
  /** Changes the status of those listed accounts that take it, a few at a time; one message sums up. */
  | { type: 'accounts.change'; ids: string[]; change: StatusChange }
  /** The report of a change; messages are cleared after a while. */
  | AccountReport
  | { type: 'delete.ask'; profile: Profile }
  | { type: 'delete.type'; value: string }
  | { type: 'delete.confirm' }
  | { type: 'role.ask'; profile: Profile; role: Role }
  | { type: 'role.confirm' }
  | { type: 'recovery.ask'; profile: Profile }
  /** After the message, which sends nothing: ask for a mail. */
  | { type: 'recovery.offer' }
  | { type: 'recovery.send' }
  | { type: 'question.cancel' }

/** The name of an account's actor among the children of the list. */
export const accountActor = (id: string): string => `account:${id}`

/**
 * The listed accounts among these whose status the change alters. The own account and accounts that are being changed are
 * left out.
 */
export const takersOf = (
  { rows, ownId, changing }: Pick<UserManagementContext, 'rows' | 'ownId' | 'changing'>,
  ids: readonly string[],
  change: StatusChange,
): Profile[] => {
  const wanted = new Set(ids)
  return rows.filter(
    (row) =>
      wanted.has(row.id) &&
      row.id !== ownId &&
      !changing.includes(row.id) &&
      statusAfter(row, change) !== null,
  )
}

/** The result of a batch, in one sentence or two. */
export function summaryOf({ status, total, failures }: Batch): {
  tone: 'success' | 'error'
  message: string
} {
  const accounts = total === 1 ? '' : ` for ${total} accounts`
  const [first] = failures
  if (first === undefined) return { tone: 'success', message: `User status updated to ${status}${accounts}` }
  if (failures.length === total)
    return { tone: 'error', message: total === 1 ? first : `${first} (${total} accounts)` }
  const changed = `User status updated to ${status} for ${total - failures.length} of ${total} accounts.`
  return { tone: 'error', message: `${changed} ${first}` }
}

/** Deleting oneself takes the typed address. */
export const needsTyping = ({ asked, ownId }: UserManagementContext): boolean => asked?.id === ownId

export const isConfirmed = (context: UserManagementContext): boolean =>
  !needsTyping(context) || context.typed.trim().toLowerCase() === context.asked?.email.toLowerCase()
