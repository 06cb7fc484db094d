import { assign, fromCallback, fromPromise, sendParent, setup } from 'xstate'
import type { RefusedChange } from '@/shared/lib/collection/refused-change'
import { toFailure } from '@/shared/lib/failure'
import { createRandom } from '@/shared/lib/random'
import { liveMachine } from '@machines/live'

/** The state that the tab which sends and receives shows; the other tabs receive it. */
export interface SyncShown {
  /**
   * `stayed`: the account has signed out, and its documents are still in this browser. `shut`: the account may no longer
   * read the shared workspace, whose copy was removed.
   */
  sign: 'saving' | 'saved' | 'offline' | 'waiting' | 'attention' | 'stayed' | 'shut'
  /** Changes that are in this browser alone. */
  waiting: number
  refused: readonly RefusedChange[]
  failure: string | null
}

export interface SyncContext {
  owner: string | null
  /** Spreads what many browsers try again. */
  seed: number
  online: boolean
  /** Changes that are in this browser alone. */
  waiting: number
  refused: readonly RefusedChange[]
  /** Changes that lost against another version since the account signed in; both are in the history. */
  lost: number
  /** Failures in a row. */
  failures: number
  failure: string | null
  /** The account has changes that were not read yet. */
  behind: boolean
  /** The state of the tab that sends and receives, while this one follows. */
  told: SyncShown | null
}

export type SyncEvent =
  | { type: 'account.in'; owner: string }
  | { type: 'account.out' }
  /** This tab sends and receives from now on. */
  | { type: 'leads' }
  | { type: 'local.changed'; waiting: number }
  | { type: 'page.shown' }
  /** The account has changes that this browser has not read. */
  | { type: 'remote.changed' }
  | { type: 'connection.lost' }
  | { type: 'connection.returned' }
  | { type: 'told'; shown: SyncShown }
  | { type: 'retry' }
  | { type: 'dismiss' }

/** The fate of the documents of an account that has signed out. */
export interface Left {
  /** Changes that are in this browser alone, for which its documents stay. */
  waiting: number
}

interface Owned {
  owner: string
}

export interface Pulled {
  more: boolean
  /** The account may not read the workspace (any more), and its copy was removed from this browser. */
  shut?: boolean
}

export interface Pushed {
  /** Changes of the request. */
  sent: number
  /** Those that lost against another version. */
  lost: number
  waiting: number
  refused: readonly RefusedChange[]
}

const missing = (name: string) => Promise.reject(new Error(`${name} is not provided`))

/** The stream of notices; it sends them to the machine that started it. */
export const liveOfSync = (live = liveMachine): typeof liveMachine =>
  live.provide({ actions: { report: sendParent({ type: 'remote.changed' }) } })

/** Types, effects, guards and delays of the machine. */
export const sync = setup({
  types: {
    context: {} as SyncContext,
    events: {} as SyncEvent,
    input: {} as { seed: number },
    tags: {} as 'busy',
  },
  actors: {
    /** Sends `leads` once no other tab of this browser does. */
    lead: fromCallback<SyncEvent, Owned>(() => undefined),
    /** Reports changes in this browser, its connection and its visibility; `told` is what the leading tab shows. */
    watch: fromCallback<SyncEvent, Owned>(() => undefined),
    live: liveOfSync(),
    /** Begins, or goes on with, the copy in this browser. Rejects with a `Failure`. */
    open: fromPromise<void, Owned>(() => missing('open')),
    /** Takes over a page of what changed in the account. Rejects with a `Failure`. */
    pull: fromPromise<Pulled, Owned>(() => missing('pull')),
    /** Sends the next changes and stores what became of them. Rejects with a `Failure`. */
    push: fromPromise<Pushed, Owned>(() => missing('push')),
    /** Has refused changes sent again. */
    retryRefused: fromPromise<void, Owned>(() => missing('retryRefused')),
    /** Removes the documents from this browser, unless they stay by choice. Rejects with a `Failure`. */
    leave: fromPromise<Left, Owned>(() => missing('leave')),
  },
  actions: {
    begin: assign((_, params: Owned) => ({
      owner: params.owner,
      waiting: 0,
      refused: [],
      lost: 0,
      failures: 0,
      failure: null,
      behind: false,
      told: null,
    })),
    forget: assign({ owner: null, waiting: 0, refused: [], lost: 0, failures: 0, failure: null }),
    setWaiting: assign((_, params: { waiting: number }) => ({ waiting: params.waiting })),
    setPushed: assign(({ context }, { lost, waiting, refused }: Pushed) => ({
      lost: context.lost + lost,
      waiting,
      refused,
      failures: 0,
      failure: null,
    })),
    /** Reports that documents of an account are in a browser that it has left. */
    report: (_, _params: { error: unknown }) => {
      throw new Error('report is not provided')
    },
    setStayed: assign(({ context }, params: { error: unknown }) => ({
      failures: context.failures + 1,
      failure: toFailure(params.error).message,
      waiting: 0,
    })),
    setOnline: assign({ online: true, failures: 0 }),
    setOffline: assign({ online: false }),
    setBehind: assign({ behind: true }),
    setRead: assign({ behind: false }),
    setShut: assign({ waiting: 0, refused: [], failures: 0, failure: null }),
    setTold: assign({ told: (_, params: { shown: SyncShown }) => params.shown }),
    forgetTold: assign({ told: null }),
    fail: assign(({ context }, params: { error: unknown }) => ({
      failures: context.failures + 1,
      failure: toFailure(params.error).message,
    })),
  },
  guards: {
    isAnotherAccount: ({ context, event }) => event.type === 'account.in' && event.owner !== context.owner,
    hasWaiting: (_, params: Left) => params.waiting > 0,
    isBehind: ({ context }) => context.behind,
    isOffline: ({ context }) => !context.online,
    hasMore: (_, params: Pulled) => params.more,
    isShut: (_, params: Pulled) => params.shut === true,
    sentSome: (_, params: Pushed) => params.sent > 0,
    wasRefused: (_, params: Pushed) => params.refused.length > 0,
  },
  delays: {
    SETTLE: 300,
    PULL_INTERVAL: 30_000,
    ANSWER_TIMEOUT: 20_000,
    LEAVE_TIMEOUT: 10_000,
    /** Doubles with each failure in a row, up to a minute, and is spread by half of it. */
    BACKOFF: ({ context }) =>
      Math.min(500 * 2 ** context.failures, 60_000) *
      (0.5 + createRandom(context.seed + context.failures)() / 2),
  },
})
