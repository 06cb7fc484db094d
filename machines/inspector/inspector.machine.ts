// The inspector's own state: its place, the selection, whether its log moves, the recording and the imported log.
// Rendered by the app when the inspector opens (src/app/inspector), the catalogue and Storybook (features/inspect-machines).
// Covers INS-01.
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { Failure, toFailure } from '@/shared/lib/failure'
import type {
  Dock,
  ImportedLog,
  InspectorContext,
  InspectorEvent,
  InspectorInput,
  InspectorLayout,
  LogFile,
} from './types'
import { failing } from '@machines/failing'

/** px */
export const SMALLEST = 240
export const LARGEST = 1600

const TOO_LONG = new Failure('This file could not be read in time.')

const within = (size: number) => Math.round(Math.min(LARGEST, Math.max(SMALLEST, size)))

const keepLayout = {
  type: 'keepLayout' as const,
  params: ({ context }: { context: InspectorContext }) => ({ layout: context.layout }),
}

export const inspectorMachine = setup({
  types: {
    context: {} as InspectorContext,
    events: {} as InspectorEvent,
    input: {} as InspectorInput,
  },
  actors: {
    /** The log that a file holds. Rejects with a `Failure` that says why it holds none. */
    readLog: fromPromise<ImportedLog, { file: LogFile }>(() =>
      Promise.reject(new Error('readLog is not provided')),
    ),
  },
  actions: {
    setDock: assign({
      layout: ({ context }, { dock }: { dock: Dock }) => ({ ...context.layout, dock }),
      docked: ({ context }, { dock }) => (dock === 'window' ? context.docked : dock),
      blocked: false,
    }),
    fallBack: assign({
      layout: ({ context }) => ({ ...context.layout, dock: 'right' as const }),
      blocked: true,
    }),
    setWidth: assign(({ context, event }) => {
      assertEvent(event, 'resize')
      return { layout: { ...context.layout, right: within(event.size) } }
    }),
    setHeight: assign(({ context, event }) => {
      assertEvent(event, 'resize')
      return { layout: { ...context.layout, bottom: within(event.size) } }
    }),
    select: assign(({ event }) => {
      assertEvent(event, 'select')
      return { selected: event.actor }
    }),
    openPart: assign(({ event }) => {
      assertEvent(event, 'part.open')
      return { part: event.part }
    }),
    holdLog: assign(({ event }) => {
      assertEvent(event, 'log.pause')
      return { pausedAt: event.at }
    }),
    letLogGo: assign({ pausedAt: null }),
    startRecord: assign(({ event }) => {
      assertEvent(event, 'record')
      return { recorded: { from: event.at, to: event.at } }
    }),
    endRecord: assign(({ context, event }) => {
      assertEvent(event, 'record.stop')
      return { recorded: { from: context.recorded.from, to: event.at } }
    }),
    forgetImport: assign({ imported: null, refusal: null }),
    setImport: assign((_, params: { imported: ImportedLog }) => ({
      imported: params.imported,
      refusal: null,
    })),
    refuse: assign((_, params: { error: unknown }) => ({
      imported: null,
      refusal: toFailure(params.error).message,
    })),
    /** Stores the panel's place and size. */
    keepLayout: (_, _params: { layout: InspectorLayout }) => {
      throw new Error('keepLayout is not provided')
    },
    /** Opens a window for the panel; sends `window.refused` when the browser does not. */
    openWindow: () => {
      throw new Error('openWindow is not provided')
    },
    closeWindow: () => {
      throw new Error('closeWindow is not provided')
    },
    /** Begins to write down what is done to the page. */
    watchGestures: () => {
      throw new Error('watchGestures is not provided')
    },
    leaveGestures: () => {
      throw new Error('leaveGestures is not provided')
    },
  },
  guards: {
    standsAt: ({ context }, { dock }: { dock: Dock }) => context.layout.dock === dock,
    stoodAt: ({ context }, { dock }: { dock: Dock }) => context.docked === dock,
    goesTo: ({ event }, { dock }: { dock: Dock }) => event.type === 'dock' && event.dock === dock,
  },
  delays: {
    /** Ours: a file that cannot be read to its end. */
    READ_TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'inspector',
  meta: { secrets: [] },
  context: ({ input }) => ({
    layout: input.layout,
    docked: input.layout.dock === 'bottom' ? 'bottom' : 'right',
    part: 'actor',
    selected: null,
    blocked: false,
    pausedAt: null,
    recorded: { from: 0, to: 0 },
    imported: null,
    refusal: null,
  }),
  type: 'parallel',
  on: {
    select: { actions: 'select' },
    'part.open': { actions: 'openPart' },
    'log.pause': { actions: 'holdLog' },
    'log.resume': { actions: 'letLogGo' },
  },
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            open: [
              { guard: { type: 'standsAt', params: { dock: 'window' } }, target: 'open.window' },
              { guard: { type: 'standsAt', params: { dock: 'bottom' } }, target: 'open.bottom' },
              { target: 'open.right' },
            ],
          },
        },
        open: {
          initial: 'right',
          on: {
            close: 'closed',
            dock: [
              {
                guard: { type: 'goesTo', params: { dock: 'window' } },
                target: '.window',
                actions: [{ type: 'setDock', params: { dock: 'window' } }, keepLayout],
              },
              {
                guard: { type: 'goesTo', params: { dock: 'bottom' } },
                target: '.bottom',
                actions: [{ type: 'setDock', params: { dock: 'bottom' } }, keepLayout],
              },
              { target: '.right', actions: [{ type: 'setDock', params: { dock: 'right' } }, keepLayout] },
            ],
          },
          states: {
            right: { on: { resize: { actions: ['setWidth', keepLayout] } } },
            bottom: { on: { resize: { actions: ['setHeight', keepLayout] } } },
            window: {
              entry: 'openWindow',
              exit: 'closeWindow',
              on: {
                'window.refused': { target: 'right', actions: ['fallBack', keepLayout] },
                'window.closed': [
                  {
                    guard: { type: 'stoodAt', params: { dock: 'bottom' } },
                    target: 'bottom',
                    actions: [{ type: 'setDock', params: { dock: 'bottom' } }, keepLayout],
                  },
                  {
                    target: 'right',
                    actions: [{ type: 'setDock', params: { dock: 'right' } }, keepLayout],
                  },
                ],
              },
            },
          },
        },
      },
    },
    record: {
      initial: 'off',
      states: {
        off: { on: { record: { target: 'running', actions: 'startRecord' } } },
        running: {
          entry: 'watchGestures',
          exit: 'leaveGestures',
          on: { 'record.stop': { target: 'done', actions: 'endRecord' } },
        },
        done: { on: { record: { target: 'running', actions: 'startRecord' }, 'record.discard': 'off' } },
      },
    },
    imported: {
      initial: 'none',
      on: { import: { target: '.reading', actions: 'forgetImport' } },
      states: {
        none: {},
        reading: {
          invoke: {
            id: 'readLog',
            src: 'readLog',
            input: ({ event }) => {
              assertEvent(event, 'import')
              return { file: event.file }
            },
            onDone: {
              target: 'shown',
              actions: { type: 'setImport', params: ({ event }) => ({ imported: event.output }) },
            },
            onError: failing('refused', 'refuse'),
          },
          on: { 'import.close': 'none' },
          after: {
            READ_TIMEOUT: failing('refused', 'refuse', TOO_LONG),
          },
        },
        shown: { on: { 'import.close': { target: 'none', actions: 'forgetImport' } } },
        refused: { on: { 'import.close': { target: 'none', actions: 'forgetImport' } } },
      },
    },
  },
})
