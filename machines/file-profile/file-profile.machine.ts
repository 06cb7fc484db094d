// Looking into one of the chosen files: none, parsing, parsed, failed.
// Rendered as the Preview and Statistics of an upload (features/upload-dataset); runs as a child of dataset-upload.
// Covers UPL-01, UPL-05 to UPL-07.
import { assign, fromPromise, setup } from 'xstate'
import type { DatasetProfile, ProfileProgress } from '@/entities/dataset-profile/model'
import { toFailure } from '@/shared/lib/failure'

export interface FileProfileContext {
  /** Id of the file that all of this is of; null when there is none that can be looked into. */
  file: string | null
  profile: DatasetProfile | null
  progress: ProfileProgress | null
  /** Why there is no profile, in words. */
  problem: string | null
}

export type FileProfileEvent =
  /** Ids of the files that can be looked into now, in their order. The one that is stays, or it is the first one. */
  | { type: 'files'; ids: readonly string[] }
  /** Chooses one of them. */
  | { type: 'look'; id: string }
  | { type: 'progress'; id: string; progress: ProfileProgress }
  | { type: 'cancel' }
  | { type: 'retry' }

const NONE: FileProfileContext = { file: null, profile: null, progress: null, problem: null }

export const fileProfileMachine = setup({
  types: {
    context: {} as FileProfileContext,
    events: {} as FileProfileEvent,
  },
  actors: {
    /** Rejects with a `Failure`. */
    profile: fromPromise<DatasetProfile, { id: string | null }>(() =>
      Promise.reject(new Error('profile is not provided')),
    ),
  },
  actions: {
    lookInto: assign((_, params: { id: string | null }) => ({ ...NONE, file: params.id })),
    beginAgain: assign(({ context }) => ({ ...NONE, file: context.file })),
    setProgress: assign({ progress: (_, params: { progress: ProfileProgress }) => params.progress }),
    setProfile: assign({ profile: (_, params: { profile: DatasetProfile }) => params.profile }),
    setProblem: assign({ problem: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  guards: {
    /** What is looked into can stay. */
    isStill: ({ context }, params: { ids: readonly string[] }) =>
      context.file === null ? params.ids.length === 0 : params.ids.includes(context.file),
    hasAny: (_, params: { ids: readonly string[] }) => params.ids.length > 0,
    isFile: ({ context }, params: { id: string }) => context.file === params.id,
  },
}).createMachine({
  id: 'file-profile',
  meta: { secrets: [] },
  context: NONE,
  initial: 'none',
  on: {
    files: [
      { guard: { type: 'isStill', params: ({ event }) => event } },
      {
        guard: { type: 'hasAny', params: ({ event }) => event },
        target: '.parsing',
        actions: { type: 'lookInto', params: ({ event }) => ({ id: event.ids[0] ?? null }) },
      },
      { target: '.none', actions: { type: 'lookInto', params: { id: null } } },
    ],
    look: [
      { guard: { type: 'isFile', params: ({ event }) => event } },
      { target: '.parsing', actions: { type: 'lookInto', params: ({ event }) => event } },
    ],
  },
  states: {
    none: {},
    parsing: {
      invoke: {
        id: 'profile',
        src: 'profile',
        input: ({ context }) => ({ id: context.file }),
        onDone: {
          target: 'parsed',
          actions: { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        progress: {
          guard: { type: 'isFile', params: ({ event }) => event },
          actions: { type: 'setProgress', params: ({ event }) => event },
        },
        cancel: {
          target: 'failed',
          actions: { type: 'setProblem', params: { error: new Error('You stopped reading this file.') } },
        },
      },
    },
    parsed: {},
    failed: { on: { retry: { target: 'parsing', actions: 'beginAgain' } } },
  },
})
