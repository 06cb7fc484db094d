// A file on its way to the workspace: idle, beginning, sending part by part, checking, done; paused, waiting to try again, failed.
// Rendered by /ai-ml-platform/datasets/:id.
// Covers files of datasets (ours).
import { assign, fromPromise, setup } from 'xstate'
import { connectionFailure, toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

/** An upload as the server knows it: `received` are the SHA-256 of the parts that it has, by their numbers. */
export interface BegunUpload {
  upload: string
  parts: number
  received: Record<number, string>
}

export interface FileUploadContext {
  /** Its id for the effects, its name, and its bytes. */
  file: { id: string; name: string; size: number } | null
  begun: BegunUpload | null
  /** The part that is sent next, and the bytes of those before it. */
  next: number
  sent: number
  /** Attempts in a row that reached no further. */
  attempts: number
  failure: string | null
}

export type FileUploadEvent =
  | { type: 'file'; id: string; name: string; size: number }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'retry' }
  | { type: 'cancel' }

const NOT_PROVIDED = (name: string) => () => Promise.reject(new Error(`${name} is not provided`))
const LATE = connectionFailure()
/** Attempts in a row after which the user is asked. */
const ATTEMPTS = 6

const file = {
  target: '#file-upload.busy',
  actions: {
    type: 'setFile',
    params: ({ event }: { event: Extract<FileUploadEvent, { type: 'file' }> }) => event,
  },
} as const
const cancel = {
  target: '#file-upload.idle',
  actions: [
    {
      type: 'discard',
      params: ({ context }: { context: FileUploadContext }) => ({ upload: context.begun?.upload ?? null }),
    },
    'forget',
  ],
} as const
/** Failures of the connection are tried again; refusals are shown. */
const onError = [
  {
    guard: { type: 'mayPass', params: ({ event }: { event: { error: unknown } }) => event },
    target: '#file-upload.waiting',
    actions: { type: 'fail', params: ({ event }: { event: { error: unknown } }) => event },
  },
  failing('#file-upload.failed', 'fail'),
] as const
const late = [
  {
    guard: { type: 'mayPass', params: { error: LATE } },
    target: '#file-upload.waiting',
    actions: { type: 'fail', params: { error: LATE } },
  },
  { target: '#file-upload.failed', actions: { type: 'fail', params: { error: LATE } } },
] as const

export const fileUploadMachine = setup({
  types: {
    context: {} as FileUploadContext,
    events: {} as FileUploadEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Begins an upload, or continues an upload that stopped. Rejects with a `Failure`. */
    begin: fromPromise<BegunUpload, { file: string }>(NOT_PROVIDED('begin')),
    /** Sends a part unless the server has these bytes. Resolves with how many they are. Rejects with a `Failure`. */
    part: fromPromise<number, { file: string; upload: string; number: number; received: string | null }>(
      NOT_PROVIDED('part'),
    ),
    /** Has the server check the whole file. Rejects with a `Failure`. */
    finish: fromPromise<void, { upload: string }>(NOT_PROVIDED('finish')),
  },
  actions: {
    /** Removes from the server what has arrived; nothing is waited for. */
    discard: (_, _params: { upload: string | null }) => undefined,
    setFile: assign((_, { id, name, size }: { id: string; name: string; size: number }) => ({
      file: { id, name, size },
      begun: null,
      next: 0,
      sent: 0,
      attempts: 0,
      failure: null,
    })),
    setBegun: assign((_, params: { begun: BegunUpload }) => ({ begun: params.begun, next: 0, sent: 0 })),
    setSent: assign(({ context }, params: { bytes: number }) => ({
      next: context.next + 1,
      sent: context.sent + params.bytes,
      // A part that the server had already is no progress.
      attempts: context.begun?.received[context.next] === undefined ? 0 : context.attempts,
    })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    fail: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
    startAgain: assign({ attempts: 0, failure: null }),
    settle: assign({ failure: null }),
    forget: assign({ file: null, begun: null, next: 0, sent: 0, attempts: 0, failure: null }),
  },
  guards: {
    mayPass: ({ context }, params: { error: unknown }) =>
      context.attempts < ATTEMPTS && ['network', 'timeout'].includes(toFailure(params.error).kind),
    isLast: ({ context }) => context.next + 1 === context.begun?.parts,
  },
  delays: {
    ANSWER_TIMEOUT: 20_000,
    /** Of 4 MB. */
    PART_TIMEOUT: 120_000,
    /** The server reads the whole file. */
    CHECK_TIMEOUT: 180_000,
    /** 2, 4, 8, 16, 32, then 60 seconds. */
    BACKOFF: ({ context }) => Math.min(1000 * 2 ** context.attempts, 60_000),
  },
}).createMachine({
  id: 'file-upload',
  meta: { secrets: [] },
  context: { file: null, begun: null, next: 0, sent: 0, attempts: 0, failure: null },
  initial: 'idle',
  states: {
    idle: { on: { file } },
    busy: {
      tags: 'busy',
      initial: 'beginning',
      on: { cancel },
      states: {
        beginning: {
          on: { pause: '#file-upload.paused' },
          invoke: {
            id: 'begin',
            src: 'begin',
            input: ({ context }) => ({ file: context.file?.id ?? '' }),
            onDone: {
              target: 'sending',
              actions: { type: 'setBegun', params: ({ event }) => ({ begun: event.output }) },
            },
            onError,
          },
          after: { ANSWER_TIMEOUT: late },
        },
        sending: {
          on: { pause: '#file-upload.paused' },
          entry: 'settle',
          invoke: {
            id: 'part',
            src: 'part',
            input: ({ context: { file: chosen, begun, next } }) => ({
              file: chosen?.id ?? '',
              upload: begun?.upload ?? '',
              number: next,
              received: begun?.received[next] ?? null,
            }),
            onDone: [
              {
                guard: 'isLast',
                target: 'checking',
                actions: { type: 'setSent', params: ({ event }) => ({ bytes: event.output }) },
              },
              {
                target: 'sending',
                reenter: true,
                actions: { type: 'setSent', params: ({ event }) => ({ bytes: event.output }) },
              },
            ],
            onError,
          },
          after: { PART_TIMEOUT: late },
        },
        // The server has everything; there is nothing to pause.
        checking: {
          invoke: {
            id: 'finish',
            src: 'finish',
            input: ({ context }) => ({ upload: context.begun?.upload ?? '' }),
            onDone: { target: '#file-upload.done', actions: 'settle' },
            onError,
          },
          after: { CHECK_TIMEOUT: late },
        },
      },
    },
    waiting: {
      entry: 'countAttempt',
      on: { cancel, pause: 'paused', retry: 'busy' },
      after: { BACKOFF: 'busy' },
    },
    paused: { on: { cancel, resume: { target: 'busy', actions: 'startAgain' } } },
    failed: { on: { cancel, file, retry: { target: 'busy', actions: 'startAgain' } } },
    done: { on: { file } },
  },
})
