import { assign, fromPromise, setup } from 'xstate'
import type {
  DatasetPreview,
  DatasetProfile,
  ProfileProgress,
  ReadingChoice,
} from '@/entities/dataset-profile/model'
import { toFailure } from '@/shared/lib/failure'

export interface FileProfileContext {
  /** Id of the file that all of this is of; null when no file can be read. */
  file: string | null
  /** The head of the file, as it was read last; null before, and where the last correction failed. */
  preview: DatasetPreview | null
  /** How the file was read last, also where a correction failed since. */
  known: KnownReading | null
  /** Of the whole file, as `choices` have it; null until it was read like that. */
  profile: DatasetProfile | null
  progress: ProfileProgress | null
  /** Every file that can be read, in their order. */
  ids: readonly string[]
  /** Those that could not be read, and why, in words. */
  unread: readonly UnreadFile[]
  /** The corrections of how each file is read, by its id. They survive reading another file. */
  choices: Readonly<Record<string, ReadingChoice>>
  /** Whether preview and statistics have something to show, or had until a moment ago. */
  shown: boolean
}

export type KnownReading = Pick<DatasetPreview, 'reading' | 'sheets' | 'fileType'>

export interface UnreadFile {
  id: string
  problem: string
}

export type FileProfileEvent =
  /**
   * Ids of the files that can be read now, in their order. The current file stays if it can be read or is being corrected;
   * otherwise the first file that was not found unreadable is opened.
   */
  | { type: 'files'; ids: readonly string[] }
  /** Chooses one of them. */
  | { type: 'look'; id: string }
  /** Corrects how the file is read. `typed`: more keys may follow. */
  | { type: 'correct'; choice: ReadingChoice; typed?: boolean }
  /** Takes back one correction, or all of them. */
  | { type: 'guess'; field?: keyof ReadingChoice }
  | { type: 'progress'; id: string; progress: ProfileProgress }
  | { type: 'cancel' }
  | { type: 'retry' }

/** The input of an effect: the file and its corrections. */
export interface ReadingOrder {
  id: string | null
  choice: ReadingChoice
}

export const NONE = { file: null, preview: null, known: null, profile: null, progress: null }

type Files = Pick<FileProfileContext, 'ids' | 'unread'>

const isUnread = ({ unread }: Pick<Files, 'unread'>, id: string | null) => unread.some((one) => one.id === id)

/** The first file that was not found unreadable, and is not `but`. */
const nextOf = (files: Files, but: string | null = null) =>
  files.ids.find((id) => id !== but && !isUnread(files, id)) ?? null

const choiceOf = ({
  choices,
  file,
}: Pick<FileProfileContext, 'choices' | 'file'>): ReadingChoice | undefined =>
  file === null ? undefined : choices[file]

const without = (unread: FileProfileContext['unread'], file: string | null) =>
  unread.filter(({ id }) => id !== file)

const knownOf = ({ reading, sheets, fileType }: KnownReading): KnownReading => ({ reading, sheets, fileType })

/** The choices of one file in place of those it had; none of them leaves nothing behind. */
function withChoice({ choices, file }: FileProfileContext, choice: ReadingChoice) {
  const rest = Object.entries(choices).filter(([id]) => id !== file)
  return Object.fromEntries(Object.keys(choice).length > 0 ? [...rest, [file, choice]] : rest)
}

export const profiling = setup({
  types: {
    context: {} as FileProfileContext,
    events: {} as FileProfileEvent,
  },
  actors: {
    /** The head of the file. Rejects with a `Failure`. */
    preview: fromPromise<DatasetPreview, ReadingOrder>(() =>
      Promise.reject(new Error('preview is not provided')),
    ),
    /** The whole file. Rejects with a `Failure`. */
    profile: fromPromise<DatasetProfile, ReadingOrder>(() =>
      Promise.reject(new Error('profile is not provided')),
    ),
  },
  actions: {
    setIds: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      ids,
      unread: context.unread.filter(({ id }) => ids.includes(id)),
      choices: Object.fromEntries(Object.entries(context.choices).filter(([id]) => ids.includes(id))),
    })),
    /** Opens the first file that can be read; when there is none, the first file again. */
    openFirst: assign(({ context }) => {
      const file = nextOf(context) ?? context.ids[0] ?? null
      return { ...NONE, file, unread: without(context.unread, file) }
    }),
    open: assign(({ context }, { id }: { id: string | null }) => ({
      ...NONE,
      file: id,
      unread: without(context.unread, id),
    })),
    choose: assign(({ context }, { choice }: { choice: ReadingChoice }) => ({
      choices: withChoice(context, { ...choiceOf(context), ...choice }),
    })),
    forgetChoice: assign(({ context }, { field }: { field?: keyof ReadingChoice }) => {
      const { [field ?? 'sheet']: _, ...rest } = choiceOf(context) ?? {}
      return { choices: withChoice(context, field === undefined ? {} : rest) }
    }),
    /** The preview that was read before stays in sight until the new preview is read. */
    readAgain: assign(({ context }) => ({
      profile: null,
      progress: null,
      unread: without(context.unread, context.file),
    })),
    setPreview: assign((_, { preview }: { preview: DatasetPreview }) => ({
      preview,
      known: knownOf(preview),
      shown: true,
    })),
    clearPreview: assign({ preview: null }),
    setProgress: assign({ progress: (_, params: { progress: ProfileProgress }) => params.progress }),
    setProfile: assign((_, { profile }: { profile: DatasetProfile }) => ({
      profile,
      known: knownOf(profile),
    })),
    setUnread: assign(({ context: { file, unread } }, { error }: { error: unknown }) => ({
      unread: file === null ? unread : [...unread, { id: file, problem: toFailure(error).message }],
    })),
    setStopped: assign(({ context: { file, unread } }) => ({
      unread: file === null ? unread : [...unread, { id: file, problem: 'You stopped reading this file.' }],
    })),
    close: assign({ shown: false }),
    /** A file of which nothing was ever read has nothing to show. */
    closeUnseen: assign({ shown: ({ context }) => context.known !== null }),
  },
  guards: {
    /** The current file can stay. */
    isStill: ({ context }, { ids }: { ids: readonly string[] }) =>
      context.file === null
        ? ids.length === 0
        : ids.includes(context.file) &&
          (!isUnread(context, context.file) ||
            choiceOf(context) !== undefined ||
            nextOf({ ids, unread: context.unread }) === null),
    hasAny: (_, params: { ids: readonly string[] }) => params.ids.length > 0,
    /** Another file replaces this file, unless this file is being corrected. */
    hasNext: ({ context }) => choiceOf(context) === undefined && nextOf(context, context.file) !== null,
    hasFile: ({ context }) => context.file !== null,
    isFile: ({ context }, params: { id: string }) => context.file === params.id,
    isTyped: ({ context }, { typed = false }: { typed?: boolean }) => typed && context.file !== null,
    hasChosen: ({ context }, { field }: { field?: keyof ReadingChoice }) => {
      const choice = choiceOf(context)
      return choice !== undefined && (field === undefined || Object.hasOwn(choice, field))
    },
  },
  delays: {
    /** ms after the last key until a correction is read. */
    TYPING_PAUSE: 300,
  },
})
