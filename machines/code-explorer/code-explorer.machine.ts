// Looks into the code before it is downloaded: settling, generating, ready, failed.
// Rendered by the Explore panel of both wizards, a project's Code tab and a template's source (features/explore-code).
// Covers Explore (ours): the files that would be generated, live as choices change: read, searched, saved one by one.
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { CodeOrder, GeneratedFile } from '@/entities/project/model'
import { toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

export interface CodeExplorerInput {
  order: CodeOrder
  /** The file to open first; the readme when there is none or no such file. */
  path?: string | null
}

export interface CodeExplorerContext {
  order: CodeOrder
  /** Sorted by path; the files of the last order stay until the next files are generated. */
  files: GeneratedFile[]
  /** Path of the open file; null without one. */
  path: string | null
  /** The line that a search has opened, from 1; null without one. */
  line: number | null
  /** Paths of folders that are closed. */
  closed: string[]
  /** The text to find in all files; an empty text finds nothing. */
  query: string
  /** Long lines go on below instead of to the side. */
  wraps: boolean
  /** On a narrow screen the list of files replaces the code. */
  picks: boolean
  failure: string | null
}

export type CodeExplorerEvent =
  | { type: 'order.change'; order: CodeOrder }
  | { type: 'file.open'; path: string; line?: number }
  | { type: 'file.save' }
  /** The paths of all folders that are closed now. */
  | { type: 'folders.change'; closed: string[] }
  | { type: 'query.change'; query: string }
  | { type: 'wrap.toggle' }
  | { type: 'picker.toggle' }
  | { type: 'retry' }

export const codeExplorerMachine = setup({
  types: {
    context: {} as CodeExplorerContext,
    events: {} as CodeExplorerEvent,
    input: {} as CodeExplorerInput,
  },
  actors: {
    /** Generates the files of an order. Rejects with what is wrong. */
    generate: fromPromise<GeneratedFile[], { order: CodeOrder }>(() =>
      Promise.reject(new Error('generate is not provided')),
    ),
  },
  actions: {
    setOrder: assign({
      order: ({ event }) => {
        assertEvent(event, 'order.change')
        return event.order
      },
    }),
    setFiles: assign(({ context }, params: { files: GeneratedFile[] }) => {
      const has = (path: string | null) => params.files.some((file) => file.path === path)
      const first = has('README.md') ? 'README.md' : (params.files[0]?.path ?? null)
      const stays = has(context.path)
      return {
        files: params.files,
        path: stays ? context.path : first,
        line: stays ? context.line : null,
        failure: null,
      }
    }),
    openFile: assign(({ event }) => {
      assertEvent(event, 'file.open')
      return { path: event.path, line: event.line ?? null, picks: false }
    }),
    setClosed: assign({ closed: (_, params: { closed: string[] }) => params.closed }),
    setQuery: assign({ query: (_, params: { query: string }) => params.query }),
    toggleWrap: assign({ wraps: ({ context }) => !context.wraps }),
    togglePicker: assign({ picks: ({ context }) => !context.picks }),
    /** Reports the open file to the page, which writes it into its address. */
    tellOpened: (_, _params: { path: string }) => {
      throw new Error('tellOpened is not provided')
    },
    /** Hands the open file to the browser's downloads. */
    saveFile: (_, _params: { file: GeneratedFile | undefined }) => {
      throw new Error('saveFile is not provided')
    },
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  delays: {
    /** Ours: typing a name does not generate a project for each letter. */
    SETTLE: 150,
    /** Ours: generating takes well under a second; a worker that hangs is reported. */
    GENERATE_TIMEOUT: 30_000,
  },
}).createMachine({
  id: 'code-explorer',
  meta: { secrets: [] },
  context: ({ input: { order, path } }) => ({
    order,
    files: [],
    path: path ?? null,
    line: null,
    closed: [],
    query: '',
    wraps: false,
    picks: false,
    failure: null,
  }),
  initial: 'generating',
  on: {
    'order.change': { target: '.settling', reenter: true, actions: 'setOrder' },
    'file.open': {
      actions: ['openFile', { type: 'tellOpened', params: ({ event }) => ({ path: event.path }) }],
    },
    'file.save': {
      actions: {
        type: 'saveFile',
        params: ({ context }) => ({ file: context.files.find(({ path }) => path === context.path) }),
      },
    },
    'folders.change': {
      actions: { type: 'setClosed', params: ({ event }) => ({ closed: event.closed }) },
    },
    'query.change': { actions: { type: 'setQuery', params: ({ event }) => ({ query: event.query }) } },
    'wrap.toggle': { actions: 'toggleWrap' },
    'picker.toggle': { actions: 'togglePicker' },
  },
  states: {
    settling: { after: { SETTLE: 'generating' } },
    generating: {
      tags: 'busy',
      invoke: {
        id: 'generate',
        src: 'generate',
        input: ({ context }) => ({ order: context.order }),
        onDone: {
          target: 'ready',
          actions: { type: 'setFiles', params: ({ event }) => ({ files: event.output }) },
        },
        onError: failing('failed', 'setFailure'),
      },
      after: {
        GENERATE_TIMEOUT: failing('failed', 'setFailure', new Error('The generator did not respond')),
      },
    },
    ready: {},
    failed: { on: { retry: 'generating' } },
  },
})
