// The elements under the pointer on every control, live: measuring, ready, beside the highlight of one control, off and on.
// Rendered by the Button Diagnostics tab of /diagnostics (pages/diagnostics).
// Covers ADM-03.
import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate'
import type { PointerReport } from '@/entities/page-control/model'
import { toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

export interface ButtonDiagnosticsContext {
  /** The last measurement; it stays while the page moves. */
  report: PointerReport | null
  /** Id of the highlighted control; null while there is none. */
  chosen: string | null
  /** Lists only what the pointer does not fully reach. */
  unreachedOnly: boolean
  failure: string | null
}

export type ButtonDiagnosticsEvent =
  | { type: 'page.move' }
  | { type: 'control.choose'; id: string }
  | { type: 'control.release' }
  | { type: 'unreachedOnly.toggle' }

export const buttonDiagnosticsMachine = setup({
  types: { context: {} as ButtonDiagnosticsContext, events: {} as ButtonDiagnosticsEvent },
  actors: {
    /** Measures the current page. */
    examine: fromPromise<PointerReport>(() => Promise.reject(new Error('examine is not provided'))),
    /** Sends `page.move` whenever the page is resized or scrolled. */
    watch: fromCallback<ButtonDiagnosticsEvent>(() => {
      throw new Error('watch is not provided')
    }),
  },
  actions: {
    setReport: assign((_, params: { report: PointerReport }) => ({ report: params.report, failure: null })),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
    setChosen: assign({
      chosen: ({ event }) => {
        assertEvent(event, 'control.choose')
        return event.id
      },
    }),
    forgetChosen: assign({ chosen: null }),
    toggleUnreached: assign({ unreachedOnly: ({ context }) => !context.unreachedOnly }),
    /** Brings the control into view. */
    showControl: (_, _params: { id: string | null }) => {
      throw new Error('showControl is not provided')
    },
  },
  guards: {
    isChosen: ({ context, event }) => event.type === 'control.choose' && event.id === context.chosen,
    isGone: ({ context: { report, chosen } }) =>
      report !== null && !report.controls.some(({ id }) => id === chosen),
  },
  delays: {
    /** Ours: the page is measured once it is at rest, not at each step of a movement. */
    SETTLE: 120,
    /** Ours: measuring takes well under a second. */
    EXAMINE_TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'button-diagnostics',
  meta: { secrets: [] },
  type: 'parallel',
  context: { report: null, chosen: null, unreachedOnly: false, failure: null },
  invoke: {
    id: 'watch',
    src: 'watch',
    onError: failing('.page.failed', 'setFailure'),
  },
  on: { 'unreachedOnly.toggle': { actions: 'toggleUnreached' } },
  states: {
    page: {
      initial: 'measuring',
      on: { 'page.move': '.settling' },
      states: {
        settling: { after: { SETTLE: 'measuring' } },
        measuring: {
          invoke: {
            id: 'examine',
            src: 'examine',
            onDone: {
              target: 'ready',
              actions: { type: 'setReport', params: ({ event }) => ({ report: event.output }) },
            },
            onError: failing('failed', 'setFailure'),
          },
          after: {
            EXAMINE_TIMEOUT: failing('failed', 'setFailure', new Error('The page could not be measured.')),
          },
        },
        ready: {},
        failed: {},
      },
    },
    highlight: {
      initial: 'off',
      states: {
        off: { on: { 'control.choose': { target: 'on', actions: 'setChosen' } } },
        on: {
          entry: { type: 'showControl', params: ({ context }) => ({ id: context.chosen }) },
          always: { guard: 'isGone', target: 'off', actions: 'forgetChosen' },
          on: {
            'control.choose': [
              { guard: 'isChosen', target: 'off', actions: 'forgetChosen' },
              { target: 'on', reenter: true, actions: 'setChosen' },
            ],
            'control.release': { target: 'off', actions: 'forgetChosen' },
          },
        },
      },
    },
  },
})
