// All accounts for administrators: the list, page by page; an actor for each change; messages; questions before acts.
// Rendered by the User Management tab of /diagnostics (pages/diagnostics).
// Covers ADM-04 to ADM-09; several accounts change together as a batch of single changes.
import { startNext } from './batch'
import { question } from './question'
import { initialContext, userManagement } from './setup'
import { connectionFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

const noAnswer = connectionFailure()

export const userManagementMachine = userManagement.createMachine({
  id: 'user-management',
  meta: { secrets: [] },
  context: ({ input }) => initialContext(input),
  type: 'parallel',
  on: {
    'account.change': { guard: 'isChangeable', actions: ['startAccount', 'passOn'] },
    'accounts.change': { guard: 'hasTakers', actions: ['startBatch', startNext] },
    'account.settled': {
      actions: [
        { type: 'stopAccount', params: ({ event }) => event },
        { type: 'settle', params: ({ event }) => event },
        startNext,
      ],
    },
  },
  states: {
    list: {
      initial: 'loading',
      on: {
        'filter.change': { target: '.settling', actions: 'setFilter' },
        refresh: '.loading',
        'row.changed': { actions: 'replaceRow' },
        'row.gone': {
          actions: [
            { type: 'stopAccount', params: ({ event }) => event },
            { type: 'settle', params: ({ event }) => event },
            { type: 'dropRow', params: ({ event }) => event },
            startNext,
          ],
        },
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
            onError: failing('failed', 'setFailure'),
          },
          after: {
            ANSWER_TIMEOUT: failing('failed', 'setFailure', noAnswer),
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
            onError: failing('failed', 'setFailure'),
          },
          after: {
            ANSWER_TIMEOUT: failing('failed', 'setFailure', noAnswer),
          },
        },
        failed: {},
      },
    },
    message: {
      initial: 'none',
      on: {
        told: [
          { guard: { type: 'isOfBatch', params: ({ event }) => event }, actions: 'tally' },
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
    question,
  },
})
