import type { AccountFilter, Profile, Role } from '@/entities/profile/model'
import type { AccountReport, AccountStatusEvent } from '@machines/account-status'

export interface UserManagementInput {
  /** Id of the administrator who is looking. */
  ownId: string
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
  /** The account that a question is about. */
  asked: Profile | null
  /** The role that was chosen for it. */
  role: Role | null
  /** What was typed to confirm a deletion. */
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
  /** What came of it; messages are cleared after a while. */
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

/** Deleting oneself takes the typed address. */
export const needsTyping = ({ asked, ownId }: UserManagementContext): boolean => asked?.id === ownId

export const isConfirmed = (context: UserManagementContext): boolean =>
  !needsTyping(context) || context.typed.trim().toLowerCase() === context.asked?.email.toLowerCase()
