import { predictRows, type RowModel } from '@orrery/learn/predict-rows'
import type { RowAnswer, RowFeed, RowInput } from '@orrery/learn/types'
import type { RowCounts, Source } from '@orrery/profiler'
import type { Report as Tell } from '@/shared/lib/worker-channel'

/** A model that the worker runs, or a model that the page asks: by the name of a channel, with the inputs that it takes. */
export type ModelOrder =
  | { by: 'file'; file: Blob }
  | { by: 'page'; channel: string; inputs: readonly RowInput[]; most: number }

export interface PredictOrder {
  file: Blob
  model: ModelOrder
}

/** On the channel: rows for the page's model, and its answer. */
export interface AskedRows {
  feeds: RowFeed[]
  rows: number
}
export type AnsweredRows = { answers: RowAnswer[] } | { failure: string }

export interface Predicted extends RowCounts {
  csv: Blob
}

type OpenModel = (file: Blob) => Promise<RowModel & { close: () => Promise<void> }>

const sourceOf = (file: Blob): Source => ({
  size: file.size,
  read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
})

/** A model that answers on a channel. */
function pageModel({ channel, inputs, most }: Extract<ModelOrder, { by: 'page' }>) {
  const line = new BroadcastChannel(channel)
  return {
    inputs,
    most,
    run: (feeds: RowFeed[], rows: number) =>
      new Promise<RowAnswer[]>((resolve, reject) => {
        line.addEventListener(
          'message',
          ({ data }: MessageEvent<AnsweredRows>) => {
            if ('answers' in data) resolve(data.answers)
            else reject(new Error(data.failure))
          },
          { once: true },
        )
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
        line.postMessage({ feeds, rows } satisfies AskedRows)
      }),
    close: async () => line.close(),
  }
}

/** The jobs of the worker that predicts. `open` loads the runtime of models, which other orders do without. */
export function predictJobs(open: OpenModel) {
  return {
    async predict({ file, model: order }: PredictOrder, tell: Tell): Promise<Predicted> {
      const model = order.by === 'file' ? await open(order.file) : pageModel(order)
      // A browser may hold these parts on its disk.
      const parts: Blob[] = []
      try {
        const counts = await predictRows(sourceOf(file), model, {
          write: async (text) => void parts.push(new Blob([text])),
          tell: ({ rows, bytes }) => tell({ done: bytes, total: file.size, rows }),
        })
        return { ...counts, csv: new Blob(parts, { type: 'text/csv' }) }
      } finally {
        await model.close()
      }
    },
  }
}

export type PredictJobs = ReturnType<typeof predictJobs>
