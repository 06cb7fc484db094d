// Looks into the code before it is downloaded: settling, generating, ready, failed.
// Rendered by the Explore panel of both wizards and of a project (features/explore-code).
// Covers Explore (ours): the tree of the files that would be generated, live as choices change.
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { CodeOrder, GeneratedFile } from '@/entities/project/model'
import { toFailure } from '@/shared/lib/failure'

export interface CodeExplorerInput {
  order: CodeOrder
}

export interface CodeExplorerContext extends CodeExplorerInput {
  /** Sorted by path; those of the last order stay until the next ones are there. */
  files: GeneratedFile[]
  /** Path of the open file; null without one. */
  path: string | null
  /** Paths of folders that are closed. */
  closed: string[]
  failure: string | null
}

export type CodeExplorerEvent =
  | { type: 'order.change'; order: CodeOrder }
  | { type: 'file.open'; path: string }
  | { type: 'folder.toggle'; path: string }
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
      return { files: params.files, path: has(context.path) ? context.path : first, failure: null }
    }),
    openFile: assign({
      path: ({ event }) => {
        assertEvent(event, 'file.open')
        return event.path
      },
    }),
    toggleFolder: assign({
      closed: ({ context, event }) => {
        assertEvent(event, 'folder.toggle')
        const { path } = event
        return context.closed.includes(path)
          ? context.closed.filter((other) => other !== path)
          : [...context.closed, path]
      },
    }),
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
  context: ({ input }) => ({ ...input, files: [], path: null, closed: [], failure: null }),
  initial: 'generating',
  on: {
    'order.change': { target: '.settling', reenter: true, actions: 'setOrder' },
    'file.open': { actions: 'openFile' },
    'folder.toggle': { actions: 'toggleFolder' },
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
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        GENERATE_TIMEOUT: {
          target: 'failed',
          actions: { type: 'setFailure', params: { error: new Error('The generator did not answer') } },
        },
      },
    },
    ready: {},
    failed: { on: { retry: 'generating' } },
  },
})
