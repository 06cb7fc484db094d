import { assertEvent, assign, fromPromise, raise, setup } from 'xstate'
import {
  type AccountFilter,
  type AccountPage,
  NO_ACCOUNT_FILTER,
  type Profile,
  withoutAccount,
  withPage,
  withRow,
} from '@/entities/profile/model'
import { toFailure } from '@/shared/lib/failure'

export interface UserManagementContext {
  filter: AccountFilter
  /** Newest first; as many as were loaded so far. */
  rows: Profile[]
  /** How many accounts match in all. */
  total: number
  /** Why the list could not be read; null otherwise. */
  failure: string | null
  message: string | null
  /** The account that is about to be deleted. */
  asked: Profile | null
  /** The account that is sent a recovery mail. */
  recovering: Profile | null
}

export type UserManagementEvent =
  | { type: 'filter.change'; filter: Partial<AccountFilter> }
  | { type: 'more' }
  | { type: 'refresh' }
  /** A row has changed, or turned out to be gone. */
  | { type: 'row.changed'; profile: Profile }
  | { type: 'row.gone'; id: string }
  /** What came of an action; cleared after a while. */
  | { type: 'told'; tone: 'success' | 'error'; message: string }
  | { type: 'delete.ask'; profile: Profile }
  | { type: 'delete.confirm' }
  | { type: 'delete.cancel' }
  | { type: 'recovery.send'; profile: Profile }

/** Types, effects, guards and delays of the machine. */
export const userManagement = setup({
  types: { context: {} as UserManagementContext, events: {} as UserManagementEvent },
  actors: {
    /** Reads one page of accounts. Rejects with a `Failure`. */
    readPage: fromPromise<AccountPage, { filter: AccountFilter; from: number }>(() =>
      Promise.reject(new Error('readPage is not provided')),
    ),
    /** Deletes the account through the function. Rejects with a `Failure`. */
    deleteUser: fromPromise<void, { profile: Profile | null }>(() =>
      Promise.reject(new Error('deleteUser is not provided')),
    ),
    /** Sends a recovery mail. Rejects with a `Failure`. */
    sendRecovery: fromPromise<void, { profile: Profile | null }>(() =>
      Promise.reject(new Error('sendRecovery is not provided')),
    ),
  },
  actions: {
    setFilter: assign({
      filter: ({ context, event }) => {
        assertEvent(event, 'filter.change')
        return { ...context.filter, ...event.filter }
      },
    }),
    setPage: assign((_, params: { page: AccountPage }) => ({
      rows: params.page.rows,
      total: params.page.total,
      failure: null,
    })),
    addPage: assign(({ context }, params: { page: AccountPage }) => ({
      rows: withPage(context.rows, params.page.rows),
      total: params.page.total,
      failure: null,
    })),
    setFailure: assign({
      failure: (_, params: { error: unknown }) => toFailure(params.error).message,
    }),
    replaceRow: assign({
      rows: ({ context, event }) => {
        assertEvent(event, 'row.changed')
        return withRow(context.rows, event.profile)
      },
    }),
    dropRow: assign(({ context }, params: { id: string }) => ({
      rows: withoutAccount(context.rows, params.id),
      total: Math.max(0, context.total - 1),
    })),
    say: assign({ message: (_, params: { message: string }) => params.message }),
    tell: raise((_, params: { message: string }) => ({
      type: 'told' as const,
      tone: 'success' as const,
      message: params.message,
    })),
    tellFailure: raise((_, params: { text: string; error: unknown }) => ({
      type: 'told' as const,
      tone: 'error' as const,
      message: `${params.text}: ${toFailure(params.error).message}`,
    })),
    clearMessage: assign({ message: null }),
    ask: assign({
      asked: ({ event }) => {
        assertEvent(event, 'delete.ask')
        return event.profile
      },
    }),
    setRecovering: assign({
      recovering: ({ event }) => {
        assertEvent(event, 'recovery.send')
        return event.profile
      },
    }),
  },
  guards: {
    hasMore: ({ context }) => context.rows.length < context.total,
    isError: (_, params: { tone: 'success' | 'error' }) => params.tone === 'error',
  },
  delays: {
    /** Ours: typing in the search does not ask for each letter. */
    SETTLE: 250,
    /** Ours: an answer that takes longer counts as a network failure. */
    ANSWER_TIMEOUT: 15_000,
    /** ADM-07 */
    MESSAGE_SHOWN: 3000,
    /** ADM-07 */
    ERROR_SHOWN: 5000,
  },
})

export const INITIAL: UserManagementContext = {
  filter: NO_ACCOUNT_FILTER,
  rows: [],
  total: 0,
  failure: null,
  message: null,
  asked: null,
  recovering: null,
}
