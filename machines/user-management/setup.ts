import { assertEvent, assign, fromPromise, raise, sendParent, sendTo, setup, stopChild } from 'xstate'
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
import { type AccountReport, accountStatusMachine, statusAfter } from '@machines/account-status'
import {
  accountActor,
  isConfirmed,
  needsTyping,
  takersOf,
  type UserManagementContext,
  type UserManagementEvent,
  type UserManagementInput,
} from './types'

/** The machine of an account inside the list; it sends the result of a change to the list. */
export const accountOfList = (account = accountStatusMachine): typeof accountStatusMachine =>
  account.provide({ actions: { report: sendParent((_, params: AccountReport) => params) } })

/** Types, effects, guards and delays of the machine. */
export const userManagement = setup({
  types: {
    context: {} as UserManagementContext,
    events: {} as UserManagementEvent,
    input: {} as UserManagementInput,
  },
  actors: {
    account: accountOfList(),
    /** Reads one page of accounts. Rejects with a `Failure`. */
    readPage: fromPromise<AccountPage, { filter: AccountFilter; from: number }>(() =>
      Promise.reject(new Error('readPage is not provided')),
    ),
    /** Whether the account is the only administrator who is active. Rejects with a `Failure`. */
    isLastAdmin: fromPromise<boolean, { profile: Profile | null }>(() =>
      Promise.reject(new Error('isLastAdmin is not provided')),
    ),
    /** Deletes the account through the function; `gone`: it was deleted before. Rejects with a `Failure`. */
    deleteUser: fromPromise<'deleted' | 'gone', { profile: Profile | null }>(() =>
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
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
    startAccount: assign(({ context, event, spawn }) => {
      assertEvent(event, 'account.change')
      const profile = context.rows.find(({ id }) => id === event.id)
      if (!profile) return {}
      spawn('account', { id: accountActor(event.id), input: { profile } })
      return { changing: [...context.changing, event.id] }
    }),
    passOn: sendTo(
      ({ event }: { event: UserManagementEvent }) =>
        accountActor(event.type === 'account.change' ? event.id : ''),
      ({ event }: { event: UserManagementEvent }) => {
        assertEvent(event, 'account.change')
        return event.event
      },
    ),
    changeRole: raise(({ context: { asked, role } }) => ({
      type: 'account.change' as const,
      id: asked?.id ?? '',
      event: { type: 'role.select' as const, role: role ?? 'user' },
    })),
    replaceRow: assign({
      rows: ({ context, event }) => {
        assertEvent(event, 'row.changed')
        return withRow(context.rows, event.profile)
      },
    }),
    /** Stops the account's actor, so that answers under way are ignored. */
    stopAccount: stopChild((_, params: { id: string }) => accountActor(params.id)),
    settle: assign({
      changing: ({ context }, params: { id: string }) => context.changing.filter((id) => id !== params.id),
      batch: ({ context: { batch } }, params: { id: string }) =>
        batch && { ...batch, working: batch.working.filter((id) => id !== params.id) },
    }),
    startBatch: assign(({ context, event }) => {
      assertEvent(event, 'accounts.change')
      const takers = takersOf(context, event.ids, event.change)
      const [first] = takers
      const status = first && statusAfter(first, event.change)
      if (!status) return {}
      return {
        changing: [...context.changing, ...takers.map(({ id }) => id)],
        batch: {
          change: event.change,
          status,
          total: takers.length,
          waiting: takers,
          working: [],
          failures: [],
        },
      }
    }),
    tally: assign({
      batch: ({ context: { batch }, event }) => {
        assertEvent(event, 'told')
        return batch && event.tone === 'error'
          ? { ...batch, failures: [...batch.failures, event.message] }
          : batch
      },
    }),
    dropRow: assign(({ context }, params: { id: string }) => {
      const rows = withoutAccount(context.rows, params.id)
      return {
        rows,
        total: context.total - (context.rows.length - rows.length),
      }
    }),
    raiseGone: raise((_, params: { id: string }) => ({ type: 'row.gone' as const, id: params.id })),
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
    ask: assign(({ event }) => {
      assertEvent(event, ['delete.ask', 'role.ask', 'recovery.ask'])
      return {
        asked: event.profile,
        role: event.type === 'role.ask' ? event.role : null,
        typed: '',
        lastAdmin: false,
      }
    }),
    setTyped: assign({
      typed: ({ event }) => {
        assertEvent(event, 'delete.type')
        return event.value
      },
    }),
    setLastAdmin: assign({ lastAdmin: (_, params: { lastAdmin: boolean }) => params.lastAdmin }),
    /** The own account is gone: ends the session here and leaves the page. */
    leave: () => {
      throw new Error('leave is not provided')
    },
  },
  guards: {
    hasMore: ({ context }) => context.rows.length < context.total,
    /** The account is listed, and nothing else is changed of it. */
    isChangeable: ({ context, event }) =>
      event.type === 'account.change' &&
      !context.changing.includes(event.id) &&
      context.rows.some(({ id }) => id === event.id),
    askedIsChangeable: ({ context: { asked, rows, changing } }) =>
      rows.some(({ id }) => id === asked?.id) && !changing.includes(asked?.id ?? ''),
    hasTakers: ({ context, event }) =>
      event.type === 'accounts.change' &&
      context.batch === null &&
      takersOf(context, event.ids, event.change).length > 0,
    isOfBatch: ({ context }, params: { id?: string }) =>
      params.id !== undefined && (context.batch?.working.includes(params.id) ?? false),
    isError: (_, params: { tone: 'success' | 'error' }) => params.tone === 'error',
    isOwn: ({ context, event }) => event.type === 'delete.ask' && event.profile.id === context.ownId,
    askedOwn: ({ context }) => needsTyping(context),
    isGone: (_, params: { outcome: 'deleted' | 'gone' }) => params.outcome === 'gone',
    isConfirmed: ({ context }) => isConfirmed(context),
  },
  delays: {
    /** Ours: typing in the search does not ask for each letter. */
    SETTLE: 250,
    /** Ours: an answer that takes longer counts as a network failure. */
    ANSWER_TIMEOUT: 15_000,
    /** Ours: without an answer there is no warning; the backend refuses all the same. */
    LOOK_TIMEOUT: 5000,
    /** ADM-07 */
    MESSAGE_SHOWN: 3000,
    /** ADM-07 */
    ERROR_SHOWN: 5000,
  },
})

/** An empty list for one administrator. */
export const initialContext = ({ ownId }: UserManagementInput): UserManagementContext => ({
  ownId,
  filter: NO_ACCOUNT_FILTER,
  rows: [],
  total: 0,
  failure: null,
  message: null,
  changing: [],
  batch: null,
  asked: null,
  role: null,
  typed: '',
  lastAdmin: false,
})
