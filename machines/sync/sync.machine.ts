// An account's documents in step with this browser: off, following another tab, loading, saved, pushing, offline, backing off, shut, stayed.
// Started once by the entry for the account that is signed in; rendered by the top bar of signed-in pages.
// Covers work that belongs to the account (ours).
import { connectionFailure, Failure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'
import { sync } from './setup'

const LATE = new Failure('This browser did not answer in time.', 'storage')

export const syncMachine = sync.createMachine({
  id: 'sync',
  meta: { secrets: [] },
  context: ({ input }) => ({
    owner: null,
    seed: input.seed,
    online: true,
    waiting: 0,
    refused: [],
    lost: 0,
    failures: 0,
    failure: null,
    behind: false,
    told: null,
  }),
  initial: 'off',
  on: {
    'account.in': {
      guard: 'isAnotherAccount',
      target: '.on',
      reenter: true,
      actions: { type: 'begin', params: ({ event }) => event },
    },
  },
  states: {
    off: {},
    on: {
      invoke: [
        {
          id: 'lead',
          src: 'lead',
          input: ({ context }) => ({ owner: context.owner ?? '' }),
          onError: { actions: { type: 'fail', params: ({ event }) => event } },
        },
        {
          id: 'watch',
          src: 'watch',
          input: ({ context }) => ({ owner: context.owner ?? '' }),
          onError: { actions: { type: 'fail', params: ({ event }) => event } },
        },
      ],
      on: {
        'account.out': 'leaving',
        'local.changed': { actions: { type: 'setWaiting', params: ({ event }) => event } },
        'connection.lost': { actions: 'setOffline' },
        'connection.returned': { actions: 'setOnline' },
        told: { actions: { type: 'setTold', params: ({ event }) => event } },
      },
      initial: 'following',
      states: {
        /** Another tab of this browser sends and receives for all. */
        following: {
          on: {
            leads: [{ guard: 'isOffline', target: 'leading.offline' }, { target: 'leading' }],
          },
          exit: 'forgetTold',
        },
        leading: {
          // Without its notices, changes of other browsers are found by the interval.
          invoke: {
            id: 'live',
            src: 'live',
            input: ({ context }) => ({ owner: context.owner ?? '', seed: context.seed }),
            onError: { actions: { type: 'fail', params: ({ event }) => event } },
          },
          on: {
            'connection.lost': { target: '.offline', actions: 'setOffline' },
            'remote.changed': { actions: 'setBehind' },
          },
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'open',
                src: 'open',
                input: ({ context }) => ({ owner: context.owner ?? '' }),
                onDone: 'pulling',
                onError: failing('backingOff', 'fail'),
              },
              after: { ANSWER_TIMEOUT: failing('backingOff', 'fail', connectionFailure()) },
            },
            pulling: {
              tags: 'busy',
              entry: 'setRead',
              // Users who come back see what changed until then.
              on: { 'page.shown': { target: 'pulling', reenter: true } },
              invoke: {
                id: 'pull',
                src: 'pull',
                input: ({ context }) => ({ owner: context.owner ?? '' }),
                onDone: [
                  {
                    guard: { type: 'hasMore', params: ({ event }) => event.output },
                    target: 'pulling',
                    reenter: true,
                  },
                  {
                    guard: { type: 'isShut', params: ({ event }) => event.output },
                    target: 'shut',
                    actions: 'setShut',
                  },
                  { guard: 'isBehind', target: 'pulling', reenter: true },
                  { target: 'pushing' },
                ],
                onError: failing('backingOff', 'fail'),
              },
              after: { ANSWER_TIMEOUT: failing('backingOff', 'fail', connectionFailure()) },
            },
            pushing: {
              tags: 'busy',
              invoke: {
                id: 'push',
                src: 'push',
                input: ({ context }) => ({ owner: context.owner ?? '' }),
                onDone: [
                  {
                    guard: { type: 'sentSome', params: ({ event }) => event.output },
                    target: 'pushing',
                    reenter: true,
                    actions: { type: 'setPushed', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'wasRefused', params: ({ event }) => event.output },
                    target: 'needsAttention',
                    actions: { type: 'setPushed', params: ({ event }) => event.output },
                  },
                  { target: 'saved', actions: { type: 'setPushed', params: ({ event }) => event.output } },
                ],
                onError: failing('backingOff', 'fail'),
              },
              after: { ANSWER_TIMEOUT: failing('backingOff', 'fail', connectionFailure()) },
            },
            saved: {
              always: { guard: 'isBehind', target: 'pulling' },
              on: {
                'local.changed': {
                  target: 'settling',
                  actions: { type: 'setWaiting', params: ({ event }) => event },
                },
                'page.shown': 'pulling',
              },
              after: { PULL_INTERVAL: 'pulling' },
            },
            /** Several changes in a row are sent as one request. */
            settling: {
              tags: 'busy',
              after: { SETTLE: 'pushing' },
            },
            offline: {
              on: {
                'connection.returned': { target: 'loading', actions: 'setOnline' },
                'connection.lost': {},
              },
            },
            backingOff: {
              on: {
                retry: 'loading',
                'page.shown': 'loading',
                'connection.returned': { target: 'loading', actions: 'setOnline' },
              },
              after: { BACKOFF: 'loading' },
            },
            /** The account refused some changes; all others are in step. */
            needsAttention: {
              always: { guard: 'isBehind', target: 'pulling' },
              on: {
                retry: 'retrying',
                'local.changed': {
                  target: 'settling',
                  actions: { type: 'setWaiting', params: ({ event }) => event },
                },
                'page.shown': 'pulling',
              },
              after: { PULL_INTERVAL: 'pulling' },
            },
            /** A shared workspace without the account, until it is asked for again. */
            shut: {
              on: { 'page.shown': 'loading' },
              after: { PULL_INTERVAL: 'loading' },
            },
            retrying: {
              tags: 'busy',
              invoke: {
                id: 'retryRefused',
                src: 'retryRefused',
                input: ({ context }) => ({ owner: context.owner ?? '' }),
                onDone: 'pushing',
                onError: failing('backingOff', 'fail'),
              },
              after: { ANSWER_TIMEOUT: failing('backingOff', 'fail', connectionFailure()) },
            },
          },
        },
      },
    },
    /** The account has signed out: its documents leave this browser, unless they stay by its choice. */
    leaving: {
      on: { 'account.in': { target: 'on', actions: { type: 'begin', params: ({ event }) => event } } },
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ context }) => ({ owner: context.owner ?? '' }),
        onDone: [
          {
            guard: { type: 'hasWaiting', params: ({ event }) => event.output },
            // No failure: the notice says so, and the next sign-in saves the work.
            target: 'stayed',
            actions: { type: 'setWaiting', params: ({ event }) => event.output },
          },
          { target: 'off', actions: 'forget' },
        ],
        onError: {
          target: 'stayed',
          actions: [
            { type: 'setStayed', params: ({ event }) => event },
            { type: 'report', params: ({ event }) => event },
          ],
        },
      },
      after: {
        LEAVE_TIMEOUT: {
          target: 'stayed',
          actions: [
            { type: 'setStayed', params: { error: LATE } },
            { type: 'report', params: { error: LATE } },
          ],
        },
      },
    },
    /** The account has signed out, and its documents are still in this browser. */
    stayed: {
      on: {
        retry: 'leaving',
        dismiss: { target: 'off', actions: 'forget' },
        'account.in': { target: 'on', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
  },
})
