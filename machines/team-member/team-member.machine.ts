// One member of a team: pending, active, inactive, changing. A change that is not kept is rolled back.
// Rendered by the detail of a member (pages/ai-ml-platform, Team).
// Covers TEM-05 (Suspend, Activate) and the question before the last admin is suspended (ours).
import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { MemberStatus } from '@/entities/member/model'
import { toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

export interface TeamMemberInput {
  status: MemberStatus
}

export interface TeamMemberContext {
  /** As it is kept. */
  status: MemberStatus
  /** The status that is being stored; null otherwise. */
  wanted: MemberStatus | null
  /** The result of the last change. */
  outcome: { tone: 'success' | 'error'; message: string } | null
}

export type MemberStatusChange = 'suspend' | 'activate'

export type TeamMemberEvent =
  | { type: 'activate' }
  /** `lastAdmin`: the team would have no active admin then. */
  | { type: 'suspend'; lastAdmin: boolean }
  | { type: 'confirm' }
  | { type: 'cancel' }
  /** The member was changed elsewhere: in another tab or in the role dialog. */
  | { type: 'member.changed'; status: MemberStatus }

const DONE: Record<MemberStatus, string> = {
  active: 'Activated',
  inactive: 'Suspended',
  pending: 'Invited',
}

const statusIs =
  (status: MemberStatus) =>
  ({ context }: { context: TeamMemberContext }) =>
    context.status === status

export const teamMemberMachine = setup({
  types: {
    context: {} as TeamMemberContext,
    events: {} as TeamMemberEvent,
    input: {} as TeamMemberInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Keeps the status and who changed it. Rejects with a `Failure`; then the member is as before. */
    keepStatus: fromPromise<void, { status: MemberStatus | null }>(() =>
      Promise.reject(new Error('keepStatus is not provided')),
    ),
    /** Sends `member.changed` whenever the kept status may have changed. */
    watchMember: fromCallback<TeamMemberEvent>(() => {
      throw new Error('watchMember is not provided')
    }),
  },
  actions: {
    want: assign((_, params: { status: MemberStatus }) => ({ wanted: params.status, outcome: null })),
    take: assign((_, params: { status: MemberStatus }) => ({ status: params.status })),
    settle: assign(({ context }) => {
      const status = context.wanted ?? context.status
      return { status, wanted: null, outcome: { tone: 'success' as const, message: `${DONE[status]}.` } }
    }),
    rollBack: assign((_, params: { error: unknown }) => ({
      wanted: null,
      outcome: { tone: 'error' as const, message: toFailure(params.error).message },
    })),
  },
  guards: {
    isPending: statusIs('pending'),
    isInactive: statusIs('inactive'),
    isNews: ({ context }, params: { status: MemberStatus }) => params.status !== context.status,
    isLastAdmin: (_, params: { lastAdmin: boolean }) => params.lastAdmin,
  },
  delays: {
    /** Ours: a browser that does not answer in this time has not kept it. */
    KEEP_TIMEOUT: 15_000,
  },
}).createMachine({
  id: 'team-member',
  meta: { secrets: [] },
  context: ({ input }) => ({ status: input.status, wanted: null, outcome: null }),
  invoke: { id: 'watchMember', src: 'watchMember', onError: {} },
  on: {
    'member.changed': {
      guard: { type: 'isNews', params: ({ event }) => ({ status: event.status }) },
      target: '.starting',
      actions: { type: 'take', params: ({ event }) => ({ status: event.status }) },
    },
  },
  initial: 'starting',
  states: {
    /** Passed through at once. */
    starting: {
      always: [
        { guard: 'isPending', target: 'pending' },
        { guard: 'isInactive', target: 'inactive' },
        { target: 'active' },
      ],
    },
    pending: {
      on: {
        activate: { target: 'changing', actions: { type: 'want', params: { status: 'active' } } },
      },
    },
    active: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            suspend: [
              {
                guard: { type: 'isLastAdmin', params: ({ event }) => ({ lastAdmin: event.lastAdmin }) },
                target: 'confirming',
              },
              { target: '#changing', actions: { type: 'want', params: { status: 'inactive' } } },
            ],
          },
        },
        /** Without an active admin the team's roles and settings could not be changed, so the machine asks first. */
        confirming: {
          on: {
            confirm: { target: '#changing', actions: { type: 'want', params: { status: 'inactive' } } },
            cancel: 'idle',
          },
        },
      },
    },
    inactive: {
      on: {
        activate: { target: 'changing', actions: { type: 'want', params: { status: 'active' } } },
      },
    },
    changing: {
      id: 'changing',
      tags: 'busy',
      // The list changes at once and reports the change back here, so the report is ignored.
      on: { 'member.changed': {} },
      invoke: {
        id: 'keepStatus',
        src: 'keepStatus',
        input: ({ context }) => ({ status: context.wanted }),
        onDone: { target: 'starting', actions: 'settle' },
        onError: failing('starting', 'rollBack'),
      },
      after: {
        KEEP_TIMEOUT: failing(
          'starting',
          'rollBack',
          new Error('This browser did not respond. Look at the member again.'),
        ),
      },
    },
  },
})
