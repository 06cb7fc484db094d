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
  /** All that can be looked into, in their order. */
  ids: readonly string[]
  /** Those that could not be read, and why, in words. */
  unread: readonly UnreadFile[]
}

export interface UnreadFile {
  id: string
  problem: string
}

export type FileProfileEvent =
  /**
   * Ids of the files that can be looked into now, in their order. The one that is stays, if it can be read; or it is the
   * first one that was not found unreadable.
   */
  | { type: 'files'; ids: readonly string[] }
  /** Chooses one of them. */
  | { type: 'look'; id: string }
  | { type: 'progress'; id: string; progress: ProfileProgress }
  | { type: 'cancel' }
  | { type: 'retry' }

const NONE = { file: null, profile: null, progress: null }

const isUnread = ({ unread }: Pick<FileProfileContext, 'unread'>, id: string | null) =>
  unread.some((one) => one.id === id)

/** The first one that was not found unreadable, and is not `but`. */
const nextOf = (context: Pick<FileProfileContext, 'ids' | 'unread'>, but: string | null = null) =>
  context.ids.find((id) => id !== but && !isUnread(context, id)) ?? null

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
    keepIds: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      ids,
      unread: context.unread.filter(({ id }) => ids.includes(id)),
    })),
    /** The first one that can be read; when there is none, the first one again. */
    lookIntoFirst: assign(({ context }) => {
      const file = nextOf(context) ?? context.ids[0] ?? null
      return { ...NONE, file, unread: context.unread.filter(({ id }) => id !== file) }
    }),
    lookInto: assign(({ context }, params: { id: string | null }) => ({
      ...NONE,
      file: params.id,
      unread: context.unread.filter(({ id }) => id !== params.id),
    })),
    setProgress: assign({ progress: (_, params: { progress: ProfileProgress }) => params.progress }),
    setProfile: assign({ profile: (_, params: { profile: DatasetProfile }) => params.profile }),
    setUnread: assign({
      unread: ({ context: { file, unread } }, params: { error: unknown }) =>
        file === null ? unread : [...unread, { id: file, problem: toFailure(params.error).message }],
    }),
  },
  guards: {
    /** What is looked into can stay. */
    isStill: ({ context }, { ids }: { ids: readonly string[] }) =>
      context.file === null
        ? ids.length === 0
        : ids.includes(context.file) &&
          (!isUnread(context, context.file) || nextOf({ ids, unread: context.unread }) === null),
    hasAny: (_, params: { ids: readonly string[] }) => params.ids.length > 0,
    hasNext: ({ context }) => nextOf(context, context.file) !== null,
    isFile: ({ context }, params: { id: string }) => context.file === params.id,
  },
}).createMachine({
  id: 'file-profile',
  meta: { secrets: [] },
  context: { ...NONE, ids: [], unread: [] },
  initial: 'none',
  on: {
    files: [
      {
        guard: { type: 'isStill', params: ({ event }) => event },
        actions: { type: 'keepIds', params: ({ event }) => event },
      },
      {
        guard: { type: 'hasAny', params: ({ event }) => event },
        target: '.parsing',
        actions: [{ type: 'keepIds', params: ({ event }) => event }, 'lookIntoFirst'],
      },
      {
        target: '.none',
        actions: [
          { type: 'keepIds', params: ({ event }) => event },
          { type: 'lookInto', params: { id: null } },
        ],
      },
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
        onError: [
          {
            guard: 'hasNext',
            target: 'parsing',
            reenter: true,
            actions: [
              { type: 'setUnread', params: ({ event }) => ({ error: event.error }) },
              'lookIntoFirst',
            ],
          },
          {
            target: 'failed',
            actions: { type: 'setUnread', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: {
        progress: {
          guard: { type: 'isFile', params: ({ event }) => event },
          actions: { type: 'setProgress', params: ({ event }) => event },
        },
        cancel: {
          target: 'failed',
          actions: { type: 'setUnread', params: { error: new Error('You stopped reading this file.') } },
        },
      },
    },
    parsed: {},
    failed: {
      on: {
        retry: {
          target: 'parsing',
          actions: { type: 'lookInto', params: ({ context }) => ({ id: context.file }) },
        },
      },
    },
  },
})
