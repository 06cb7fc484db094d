// All accounts for administrators: the list, page by page; messages that clear themselves; deleting; recovery mails.
// Rendered by the User Management tab of /diagnostics (features/manage-users).
// Covers ADM-04, ADM-07 to ADM-09.
import { INITIAL, userManagement } from './setup'

export const userManagementMachine = userManagement.createMachine({
  id: 'user-management',
  meta: { secrets: [] },
  context: INITIAL,
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      on: {
        'filter.change': { target: '.settling', actions: 'setFilter' },
        refresh: '.loading',
        'row.changed': { actions: 'replaceRow' },
        'row.gone': { actions: { type: 'dropRow', params: ({ event }) => event } },
      },
      states: {
        settling: { after: { SETTLE: 'loading' } },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'readPage',
            src: 'readPage',
            input: ({ context }) => ({ filter: context.filter, from: 0 }),
            onDone: {
              target: 'ready',
              actions: { type: 'setPage', params: ({ event }) => ({ page: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            ANSWER_TIMEOUT: {
              target: 'failed',
              actions: { type: 'setFailure', params: { error: new Error('Network error') } },
            },
          },
        },
        ready: { on: { more: { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            id: 'readNextPage',
            src: 'readPage',
            input: ({ context }) => ({ filter: context.filter, from: context.rows.length }),
            onDone: {
              target: 'ready',
              actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            ANSWER_TIMEOUT: {
              target: 'failed',
              actions: { type: 'setFailure', params: { error: new Error('Network error') } },
            },
          },
        },
        failed: {},
      },
    },
    message: {
      initial: 'none',
      on: {
        told: [
          {
            guard: { type: 'isError', params: ({ event }) => event },
            target: '.error',

            actions: { type: 'say', params: ({ event }) => event },
          },
          { target: '.success', actions: { type: 'say', params: ({ event }) => event } },
        ],
      },
      states: {
        none: {},
        success: { after: { MESSAGE_SHOWN: { target: 'none', actions: 'clearMessage' } } },
        error: { after: { ERROR_SHOWN: { target: 'none', actions: 'clearMessage' } } },
      },
    },
    deletion: {
      initial: 'idle',
      states: {
        idle: { on: { 'delete.ask': { target: 'confirming', actions: 'ask' } } },
        confirming: { on: { 'delete.confirm': 'deleting', 'delete.cancel': 'idle' } },
        deleting: {
          tags: 'busy',
          invoke: {
            id: 'deleteUser',
            src: 'deleteUser',
            input: ({ context }) => ({ profile: context.asked }),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'dropRow', params: ({ context }) => ({ id: context.asked?.id ?? '' }) },
                { type: 'tell', params: { message: 'User deleted successfully' } },
              ],
            },
            onError: {
              target: 'idle',
              actions: {
                type: 'tellFailure',
                params: ({ event }) => ({ text: 'Failed to delete user', error: event.error }),
              },
            },
          },
          after: {
            ANSWER_TIMEOUT: {
              target: 'idle',
              actions: {
                type: 'tellFailure',
                params: { text: 'Failed to delete user', error: new Error('Network error') },
              },
            },
          },
        },
      },
    },
    recovery: {
      initial: 'idle',
      states: {
        idle: { on: { 'recovery.send': { target: 'sending', actions: 'setRecovering' } } },
        sending: {
          invoke: {
            id: 'sendRecovery',
            src: 'sendRecovery',
            input: ({ context }) => ({ profile: context.recovering }),
            onDone: {
              target: 'idle',
              actions: {
                type: 'tell',
                params: ({ context }) => ({
                  message: `Password reset email sent to ${context.recovering?.email ?? ''}`,
                }),
              },
            },
            onError: {
              target: 'idle',
              actions: {
                type: 'tellFailure',
                params: ({ event }) => ({ text: 'Failed to send password reset email', error: event.error }),
              },
            },
          },
          after: {
            ANSWER_TIMEOUT: {
              target: 'idle',
              actions: {
                type: 'tellFailure',
                params: { text: 'Failed to send password reset email', error: new Error('Network error') },
              },
            },
          },
        },
      },
    },
  },
})
