// The last reading of the watched models: reading, ready, refreshing, error.
// Rendered by the Monitoring tab of /ai-ml-platform.
// Covers MON-02 and the alerts of MON-05.
import { assign, fromPromise, setup } from 'xstate'
import { toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

/** The state of affairs at one moment. */
export interface MonitoringReading {
  /** ms since 1970 */
  at: number
  /** The ids of the alerts there are. */
  alerts: readonly string[]
}

export interface MonitoringContext {
  /** The last reading; it stays while the next reading is under way and when that fails. */
  reading: MonitoringReading | null
  /** The alerts of the last reading that the reading before did not have. */
  news: readonly string[]
  /** Why nothing could be read. */
  failure: string | null
  /** Why the last acknowledgement was not kept. */
  refusal: string | null
}

export type MonitoringEvent =
  | { type: 'refresh' }
  | { type: 'acknowledge'; alert: string }
  | { type: 'takeBack'; alert: string }
  /** The browser did not keep what was acknowledged or taken back; `error` is a `Failure`. */
  | { type: 'refused'; error: unknown }

export const monitoringMachine = setup({
  types: {
    context: {} as MonitoringContext,
    events: {} as MonitoringEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Reads what there is now. Rejects with a `Failure`. */
    read: fromPromise<MonitoringReading>(() => Promise.reject(new Error('read is not provided'))),
  },
  actions: {
    /** Stores that an alert was acknowledged; sends `refused` when the browser refuses. */
    keep: (_, _params: { alert: string }) => {
      throw new Error('keep is not provided')
    },
    /** Makes an alert unseen again; sends `refused` when the browser does not. */
    forget: (_, _params: { alert: string }) => {
      throw new Error('forget is not provided')
    },
    setReading: assign(({ context }, { reading }: { reading: MonitoringReading }) => ({
      reading,
      news: context.reading ? reading.alerts.filter((id) => !context.reading?.alerts.includes(id)) : [],
      failure: null,
    })),
    fail: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
    refuse: assign({ refusal: (_, params: { error: unknown }) => toFailure(params.error).message }),
    clearRefusal: assign({ refusal: null }),
  },
  delays: {
    /** D2 §4 */
    REFRESH_DISPLAY: 1500,
    /** Ours: a browser whose database does not answer. */
    READ_TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'monitoring',
  meta: { secrets: [] },
  context: { reading: null, news: [], failure: null, refusal: null },
  initial: 'reading',
  on: {
    acknowledge: {
      actions: ['clearRefusal', { type: 'keep', params: ({ event }) => ({ alert: event.alert }) }],
    },
    takeBack: {
      actions: ['clearRefusal', { type: 'forget', params: ({ event }) => ({ alert: event.alert }) }],
    },
    refused: { actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        onDone: {
          target: 'ready',
          actions: { type: 'setReading', params: ({ event }) => ({ reading: event.output }) },
        },
        onError: failing('error', 'fail'),
      },
      after: {
        READ_TIMEOUT: failing('error', 'fail', new Error('This browser took too long to respond.')),
      },
    },
    ready: { on: { refresh: 'refreshing' } },
    refreshing: { tags: 'busy', after: { REFRESH_DISPLAY: 'reading' } },
    error: { on: { refresh: 'refreshing' } },
  },
})
