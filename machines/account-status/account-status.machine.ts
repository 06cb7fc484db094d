// One account as administrators see it: active, inactive, locked, updating. A refused change is rolled back.
// Rendered by each row of User Management (features/manage-users).
// Covers ADM-05 (transitions) and the change of a role (ours).
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { AccountStatus, Profile, Role } from '@/entities/profile/model'

export interface AccountStatusInput {
  profile: Profile
}

/** What an administrator changes of an account. */
export type AccountChange = { status: AccountStatus } | { role: Role }

export interface AccountStatusContext {
  /** As the database had it last. */
  profile: Profile
  /** What is being asked for; shown until it is answered. */
  change: AccountChange | null
}

export type AccountStatusEvent =
  | { type: 'deactivate' }
  | { type: 'activate' }
  | { type: 'unlock' }
  | { type: 'lock' }
  | { type: 'role.select'; role: Role }
  /** The list has a newer row. */
  | { type: 'profile.changed'; profile: Profile }

const statusIs = (status: AccountStatus) => (_: unknown, params: { profile: Profile }) =>
  params.profile.status === status

export const accountStatusMachine = setup({
  types: {
    context: {} as AccountStatusContext,
    events: {} as AccountStatusEvent,
    input: {} as AccountStatusInput,
  },
  actors: {
    /** Writes the change, with updated_at; resolves with the row as it is now. Rejects with a `Failure`. */
    updateAccount: fromPromise<Profile, { profile: Profile; change: AccountChange | null }>(() =>
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
    setSeen: assign((_, params: { profile: Profile }) => ({ profile: params.profile })),
    rollBack: assign({ change: null }),
  },
  guards: { isLocked: statusIs('locked'), isInactive: statusIs('inactive') },
  delays: {
    /** Ours: an answer that takes longer counts as a failure; what is shown goes back. */
    UPDATE_TIMEOUT: 15_000,
  },
}).createMachine({
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
    active: {
      on: {
        deactivate: {
          target: 'updating',
          actions: { type: 'setChange', params: { change: { status: 'inactive' } } },
        },
        lock: {
          target: 'updating',
          actions: { type: 'setChange', params: { change: { status: 'locked' } } },
        },
        'role.select': { target: 'updating', actions: 'setRole' },
        'profile.changed': {
          target: 'starting',
          actions: { type: 'setProfile', params: ({ event }) => event },
        },
      },
    },
    inactive: {
      on: {
        activate: {
          target: 'updating',
          actions: { type: 'setChange', params: { change: { status: 'active' } } },
        },
        lock: {
          target: 'updating',
          actions: { type: 'setChange', params: { change: { status: 'locked' } } },
        },
        'role.select': { target: 'updating', actions: 'setRole' },
        'profile.changed': {
          target: 'starting',
          actions: { type: 'setProfile', params: ({ event }) => event },
        },
      },
    },
    locked: {
      on: {
        unlock: {
          target: 'updating',
          actions: { type: 'setChange', params: { change: { status: 'active' } } },
        },
        'role.select': { target: 'updating', actions: 'setRole' },
        'profile.changed': {
          target: 'starting',
          actions: { type: 'setProfile', params: ({ event }) => event },
        },
      },
    },
    updating: {
      tags: 'busy',
      // What the list read meanwhile is what a refused change goes back to.
      on: { 'profile.changed': { actions: { type: 'setSeen', params: ({ event }) => event } } },
      invoke: {
        id: 'updateAccount',
        src: 'updateAccount',
        input: ({ context }) => ({ profile: context.profile, change: context.change }),
        onDone: {
          target: 'starting',
          actions: { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: { target: 'starting', actions: 'rollBack' },
      },
      after: { UPDATE_TIMEOUT: { target: 'starting', actions: 'rollBack' } },
    },
  },
})

/** The account as it is shown: with the change that is on its way. */
export function shownAccount({ profile, change }: AccountStatusContext): Profile {
  return { ...profile, ...change }
}
