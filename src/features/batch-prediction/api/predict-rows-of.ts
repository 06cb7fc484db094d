import type { RowAnswer, RowFeed, RowInput } from '@orrery/learn/types'
import { Failure, toFailure } from '@/shared/lib/failure'
import { openWorker } from '@/shared/lib/worker-channel'
import type { AnsweredRows, AskedRows, ModelOrder, Predicted, PredictJobs } from './predict-jobs'

/** A model whose file is here, or a model that is asked somewhere else. */
export type BatchModel =
  | { by: 'file'; open: () => Promise<Blob> }
  | {
      by: 'page'
      inputs: readonly RowInput[]
      /** Rows of one question. */
      most: number
      /** Rejects with a `Failure`. */
      ask: (feeds: readonly RowFeed[], rows: number, signal: AbortSignal) => Promise<RowAnswer[]>
    }

/** Files are read and models run in a worker: the page stays responsive, and never loads the runtime. */
const askPredictor = openWorker<PredictJobs>(
  () => new Worker(new URL('./predict.worker.ts', import.meta.url), { type: 'module' }),
  'The prediction stopped. Please try again.',
)

/** The rows of a CSV file with the predictions of a model behind them. Rejects with a `Failure` in words. */
export async function predictRowsOf(
  file: Blob,
  model: BatchModel,
  signal: AbortSignal,
  onProgress: (done: { bytes: number; rows: number }) => void,
): Promise<Predicted> {
  const { order, close } = await ordered(model, signal)
  try {
    return await askPredictor(
      'predict',
      { file, model: order },
      { signal, onProgress: ({ done, rows = 0 }) => onProgress({ bytes: done, rows }) },
    )
  } catch (error) {
    if (signal.aborted || error instanceof Failure) throw error
    throw new Failure(error instanceof Error ? error.message : String(error))
  } finally {
    close()
  }
}

/** The model as the worker takes it: its bytes, or a channel on which this page answers. */
async function ordered(
  model: BatchModel,
  signal: AbortSignal,
): Promise<{ order: ModelOrder; close: () => void }> {
  if (model.by === 'file') return { order: { by: 'file', file: await model.open() }, close: () => undefined }
  const name = `prediction-${crypto.randomUUID()}`
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  const answer = (rows: AnsweredRows) => channel.postMessage(rows)
  channel.addEventListener('message', async ({ data: { feeds, rows } }: MessageEvent<AskedRows>) => {
    const found: AnsweredRows = await model.ask(feeds, rows, signal).then(
      (answers) => ({ answers }),
      (error: unknown) => ({ failure: toFailure(error).message }),
    )
    if (!signal.aborted) answer(found)
  })
  // A worker that waits for an answer comes to its end, too.
  signal.addEventListener('abort', () => answer({ failure: 'Cancelled' }), { once: true })
  return {
    order: { by: 'page', channel: name, inputs: model.inputs, most: model.most },
    close: () => channel.close(),
  }
}
