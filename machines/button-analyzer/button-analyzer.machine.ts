// The scan of a page for its buttons and links: scanning, ready, failed.
// Rendered by the Button Analyzer tab of /diagnostics (pages/diagnostics).
// Covers ADM-02.
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { ScannedPage } from '@/entities/page-control/model'
import { toFailure } from '@/shared/lib/failure'

export interface ScanTarget {
  /** Address of a route; null for the page that is open. */
  path: string | null
  /** Width of the window in which a route is opened, in px. */
  width: number
}

export interface ButtonAnalyzerContext {
  target: ScanTarget
  /** The last page that was scanned; it stays until the next one is there. */
  page: ScannedPage | null
  problemsOnly: boolean
  failure: string | null
}

export type ButtonAnalyzerEvent =
  | { type: 'target.change'; target: Partial<ScanTarget> }
  | { type: 'scan' }
  | { type: 'problemsOnly.toggle' }

const DESKTOP = 1280

export const buttonAnalyzerMachine = setup({
  types: { context: {} as ButtonAnalyzerContext, events: {} as ButtonAnalyzerEvent },
  actors: {
    /** Opens the page if it is another one, waits until it is there and measures it. Rejects with a `Failure`. */
    scan: fromPromise<ScannedPage, ScanTarget>(() => Promise.reject(new Error('scan is not provided'))),
  },
  actions: {
    setTarget: assign({
      target: ({ context, event }) => {
        assertEvent(event, 'target.change')
        return { ...context.target, ...event.target }
      },
    }),
    toggleProblems: assign({ problemsOnly: ({ context }) => !context.problemsOnly }),
    setPage: assign((_, params: { page: ScannedPage }) => ({ page: params.page, failure: null })),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  delays: {
    /** Ours: a page that takes longer to stand still is reported. */
    SCAN_TIMEOUT: 15_000,
  },
}).createMachine({
  id: 'button-analyzer',
  meta: { secrets: [] },
  context: { target: { path: null, width: DESKTOP }, page: null, problemsOnly: false, failure: null },
  initial: 'scanning',
  on: {
    'target.change': { actions: 'setTarget' },
    'problemsOnly.toggle': { actions: 'toggleProblems' },
  },
  states: {
    scanning: {
      tags: 'busy',
      invoke: {
        id: 'scan',
        src: 'scan',
        input: ({ context }) => context.target,
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
        SCAN_TIMEOUT: {
          target: 'failed',
          actions: {
            type: 'setFailure',
            params: { error: new Error('The page did not come to rest within 15 seconds.') },
          },
        },
      },
    },
    ready: { on: { scan: 'scanning' } },
    failed: { on: { scan: 'scanning' } },
  },
})
