// One account as administrators see it: active, inactive, locked, updating. A refused change is rolled back.
// Runs inside user-management for as long as a change takes; rendered by its row (pages/diagnostics).
// Covers ADM-05 (transitions), ADM-07 (what came of it) and the change of a role (ours).
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { AccountStatus, Profile } from '@/entities/profile/model'
import { connectionFailure, Failure, toFailure } from '@/shared/lib/failure'
import type {
  AccountChange,
  AccountOutcome,
  AccountReport,
  AccountStatusContext,
  AccountStatusEvent,
  AccountStatusInput,
} from './types'

const statusIs = (status: AccountStatus) => (_: unknown, params: { profile: Profile }) =>
  params.profile.status === status

const field = (change: AccountChange | null) => (change && 'role' in change ? 'role' : 'status')

const success = ({ profile, change }: AccountStatusContext): AccountReport => ({
  type: 'told',
  tone: 'success',
  id: profile.id,
  message: `User ${field(change)} updated to ${Object.values(change ?? {}).join()}`,
})

const refusal = ({ profile, change }: AccountStatusContext, error: unknown): AccountReport => ({
  type: 'told',
  tone: 'error',
  id: profile.id,
  message: `Failed to update user ${field(change)}: ${toFailure(error).message}`,
})

const account = setup({
  types: {
    context: {} as AccountStatusContext,
    events: {} as AccountStatusEvent,
    input: {} as AccountStatusInput,
  },
  actors: {
    /** Writes the change, with updated_at, unless the account was changed meanwhile. Rejects with a `Failure`. */
    updateAccount: fromPromise<AccountOutcome, { profile: Profile; change: AccountChange | null }>(() =>
      Promise.reject(new Error('updateAccount is not provided')),
    ),
  },
  actions: {
    setChange: assign({ change: (_, params: { change: AccountChange }) => params.change }),
    setRole: assign({
      change: ({ event }) => {
        assertEvent(event, 'role.select')
        return { role: event.role }
      },
    }),
    setProfile: assign((_, params: { profile: Profile }) => ({ profile: params.profile, change: null })),
    rollBack: assign({ change: null }),
    /** Sends the report to the list. */
    report: (_, _params: AccountReport) => {
      throw new Error('report is not provided')
    },
  },
  guards: {
    isLocked: statusIs('locked'),
    isInactive: statusIs('inactive'),
    isGone: (_, params: AccountOutcome) => params.type === 'gone',
    isConflict: (_, params: AccountOutcome) => params.type === 'conflict',
  },
  delays: {
    /** Ours: an answer that takes longer counts as a network failure, and the row shows the old value again. */
    UPDATE_TIMEOUT: 15_000,
  },
})

const asking = (status: AccountStatus) =>
  ({
    target: 'updating',
    actions: { type: 'setChange', params: { change: { status } } },
  }) as const

/** Every state takes another role. */
const anyRole = { 'role.select': { target: 'updating', actions: 'setRole' } } as const

const settled = ({ profile }: AccountStatusContext): AccountReport => ({
  type: 'account.settled',
  id: profile.id,
})

const rowOf = (outcome: AccountOutcome, context: AccountStatusContext): Profile =>
  outcome.type === 'gone' ? context.profile : outcome.profile

export const accountStatusMachine = account.createMachine({
  id: 'account-status',
  meta: { secrets: [] },
  context: ({ input }) => ({ profile: input.profile, change: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'isLocked', params: ({ context }) => context }, target: 'locked' },
        { guard: { type: 'isInactive', params: ({ context }) => context }, target: 'inactive' },
        { target: 'active' },
      ],
    },
    active: { on: { deactivate: asking('inactive'), lock: asking('locked'), ...anyRole } },
    inactive: { on: { activate: asking('active'), lock: asking('locked'), ...anyRole } },
    locked: { on: { unlock: asking('active'), ...anyRole } },
    updating: {
      tags: 'busy',
      invoke: {
        id: 'updateAccount',
        src: 'updateAccount',
        input: ({ context }) => ({ profile: context.profile, change: context.change }),
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'gone',
            actions: [
              {
                type: 'report',
                params: ({ context }) => refusal(context, new Failure('This account no longer exists.')),
              },
              { type: 'report', params: ({ context }) => ({ type: 'row.gone', id: context.profile.id }) },
            ],
          },
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'starting',
            actions: [
              {
                type: 'report',
                params: ({ context }) =>
                  refusal(
                    context,
                    new Failure('This account was changed by someone else in the meantime. Check it again.'),
                  ),
              },
              {
                type: 'setProfile',
                params: ({ context, event }) => ({ profile: rowOf(event.output, context) }),
              },
              {
                type: 'report',
                params: ({ context }) => ({ type: 'row.changed', profile: context.profile }),
              },
              { type: 'report', params: ({ context }) => settled(context) },
            ],
          },
          {
            target: 'starting',
            actions: [
              { type: 'report', params: ({ context }) => success(context) },
              {
                type: 'setProfile',
                params: ({ context, event }) => ({ profile: rowOf(event.output, context) }),
              },
              {
                type: 'report',
                params: ({ context }) => ({ type: 'row.changed', profile: context.profile }),
              },
              { type: 'report', params: ({ context }) => settled(context) },
            ],
          },
        ],
        onError: {
          target: 'starting',
          actions: [
            { type: 'report', params: ({ context, event }) => refusal(context, event.error) },
            'rollBack',
            { type: 'report', params: ({ context }) => settled(context) },
          ],
        },
      },
      after: {
        UPDATE_TIMEOUT: {
          target: 'starting',
          actions: [
            {
              type: 'report',
              params: ({ context }) => refusal(context, connectionFailure()),
            },
            'rollBack',
            { type: 'report', params: ({ context }) => settled(context) },
          ],
        },
      },
    },
    gone: { type: 'final' },
  },
})
