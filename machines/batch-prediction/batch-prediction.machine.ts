// The predictions of a model for each row of a CSV file: choosing, running (which can be cancelled), done, failed (which keeps the file).
// Rendered by /ai-ml-platform/train and /ai-ml-platform/endpoints/:id (features/batch-prediction).
// Covers batch prediction in the browser (ours).
import { assign, fromPromise, setup } from 'xstate'
import { toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

/** How many rows got a prediction, and how many of these have fewer or more cells than the file has columns. */
export interface BatchResult {
  rows: number
  uneven: number
}

interface BatchProgress {
  /** Of the file. */
  bytes: number
  rows: number
}

export interface BatchPredictionContext {
  /** Its id for the effects, its name, and its bytes. */
  file: { id: string; name: string; size: number } | null
  progress: BatchProgress
  result: BatchResult | null
  failure: string | null
}

export type BatchPredictionEvent =
  | { type: 'file'; id: string; name: string; size: number }
  | ({ type: 'progress' } & BatchProgress)
  | { type: 'cancel' }
  | { type: 'save' }
  | { type: 'retry' }

const NOTHING: BatchProgress = { bytes: 0, rows: 0 }

const file = {
  target: 'running',
  actions: {
    type: 'setFile',
    params: ({ event }: { event: Extract<BatchPredictionEvent, { type: 'file' }> }) => event,
  },
} as const

export const batchPredictionMachine = setup({
  types: {
    context: {} as BatchPredictionContext,
    events: {} as BatchPredictionEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Predicts the rows of a file; sends `progress`. Rejects with a `Failure`. */
    predict: fromPromise<BatchResult, { file: string }>(() =>
      Promise.reject(new Error('predict is not provided')),
    ),
  },
  actions: {
    /** Hands the result to the browser's downloads. */
    save: () => undefined,
    setFile: assign((_, { id, name, size }: { id: string; name: string; size: number }) => ({
      file: { id, name, size },
    })),
    begin: assign({ progress: NOTHING, result: null, failure: null }),
    forget: assign({ file: null }),
    setProgress: assign((_, { bytes, rows }: BatchProgress) => ({ progress: { bytes, rows } })),
    setResult: assign({ result: (_, params: { result: BatchResult }) => params.result }),
    fail: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
}).createMachine({
  id: 'batch-prediction',
  meta: { secrets: [] },
  context: { file: null, progress: NOTHING, result: null, failure: null },
  initial: 'choosing',
  states: {
    choosing: { on: { file } },
    running: {
      tags: 'busy',
      entry: 'begin',
      invoke: {
        id: 'predict',
        src: 'predict',
        input: ({ context }) => ({ file: context.file?.id ?? '' }),
        onDone: {
          target: 'done',
          actions: { type: 'setResult', params: ({ event }) => ({ result: event.output }) },
        },
        onError: failing('failed', 'fail'),
      },
      on: {
        progress: { actions: { type: 'setProgress', params: ({ event }) => event } },
        cancel: { target: 'choosing', actions: 'forget' },
      },
    },
    done: { on: { file, save: { actions: 'save' } } },
    failed: { on: { file, retry: 'running' } },
  },
})
