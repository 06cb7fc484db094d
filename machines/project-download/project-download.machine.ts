// A download of generated code: idle, generating, done, failed.
// Rendered wherever a project can be downloaded (features/download-project).
// Covers PRJ-08, PRJ-09.
import { assertEvent, assign, fromPromise, setup } from 'xstate'

/** `code`: a zip of the files. `project`: the documented single project file. */
export type DownloadKind = 'code' | 'project'

export interface ProjectDownloadContext {
  kind: DownloadKind
  /** Name of the saved file; null until done. */
  fileName: string | null
}

export type ProjectDownloadEvent = { type: 'download'; kind: DownloadKind }

export const projectDownloadMachine = setup({
  types: {
    context: {} as ProjectDownloadContext,
    events: {} as ProjectDownloadEvent,
  },
  actors: {
    /** Generates the files and hands them to the browser. Resolves with the file's name. */
    download: fromPromise<{ fileName: string }, { kind: DownloadKind }>(() =>
      Promise.reject(new Error('download is not provided')),
    ),
  },
  actions: {
    setKind: assign({
      kind: ({ event }) => {
        assertEvent(event, 'download')
        return event.kind
      },
      fileName: null,
    }),
  },
  delays: {
    /** Ours: generating takes well under a second; a worker that hangs is reported. */
    GENERATE_TIMEOUT: 30_000,
  },
}).createMachine({
  id: 'project-download',
  meta: { secrets: [] },
  context: { kind: 'code', fileName: null },
  initial: 'idle',
  states: {
    idle: { on: { download: { target: 'generating', actions: 'setKind' } } },
    generating: {
      tags: 'busy',
      invoke: {
        id: 'download',
        src: 'download',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'done', actions: assign({ fileName: ({ event }) => event.output.fileName }) },
        onError: 'failed',
      },
      after: { GENERATE_TIMEOUT: 'failed' },
    },
    done: { on: { download: { target: 'generating', actions: 'setKind' } } },
    failed: { on: { download: { target: 'generating', actions: 'setKind' } } },
  },
})

/** PRJ-09: the documented alert texts. */
export function downloadFailureText(kind: DownloadKind): string {
  return kind === 'code'
    ? 'Failed to download project code. Please try again.'
    : 'Failed to download project. Please try again.'
}
