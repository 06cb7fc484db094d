import { type End, openWorker, type Report } from '@/shared/lib/worker-channel'
import type { DatasetProfile } from '../model/types'
import {
  BLOCK,
  type CsvOrder,
  profileSource,
  readAhead,
  Refusal,
  REFUSALS,
  scanCsvBlock,
  type Source,
} from '../lib/scanner'

/** ms between two reports. */
const REPORT = 100

const sourceOf = (file: Blob): Source => ({
  size: file.size,
  read: async (from, to) => {
    try {
      return new Uint8Array(await file.slice(from, to).arrayBuffer())
    } catch (error) {
      if (error instanceof RangeError) throw error
      throw new Refusal(REFUSALS.unreadable, { cause: error })
    }
  },
})

/** Files below are not worth a second worker. */
const SHARED = 2 * BLOCK

/** What the browser says when an array is too large for it is for developers. */
function refuseInWords(error: unknown): never {
  throw error instanceof RangeError ? new Refusal(REFUSALS.noMemory, { cause: error }) : error
}

const blockJobs = {
  /** One block, for the worker that has the whole file. */
  block: ({ file, order }: { file: Blob; order: CsvOrder }) =>
    scanCsvBlock(sourceOf(file), order).catch(refuseInWords),
}

/** Other workers with these jobs, that look at blocks in turn; one that is not there is this one. */
function openHelpers(start: () => End, count: number, file: Blob) {
  const started: End[] = []
  const asks = Array.from({ length: count }, () =>
    openWorker<typeof blockJobs>(() => {
      const worker = start()
      started.push(worker)
      return worker
    }, 'The profiler stopped. Please try again.'),
  )
  const own = readAhead(sourceOf(file))
  let turn = 0
  return {
    scan: async (order: CsvOrder) => {
      const ask = asks[turn++ % count]
      return ask ? ask('block', { file, order }) : scanCsvBlock(own, order)
    },
    close: () => {
      for (const worker of started) worker.terminate?.()
    },
  }
}

/** What a profiler's worker can do; `start` makes another one like it. */
export const profileJobs = (start: () => End) => ({
  ...blockJobs,

  async profile(
    { file, name, workers }: { file: Blob; name: string; workers: number },
    report: Report,
  ): Promise<DatasetProfile> {
    const total = file.size
    const count = total < SHARED ? 1 : workers
    const helpers = openHelpers(start, count > 1 ? count : 0, file)
    let reported = performance.now()
    try {
      return await profileSource(sourceOf(file), name, {
        // Two orders for each helper, so that none waits for this worker.
        ahead: count > 1 ? count * 2 : 1,
        scan: helpers.scan,
        tell: async ({ bytes, rows }) => {
          if (bytes < total && performance.now() - reported < REPORT) return
          reported = performance.now()
          await report({ done: bytes, total, rows })
        },
      })
    } catch (error) {
      return refuseInWords(error)
    } finally {
      helpers.close()
    }
  },
})

export type ProfileJobs = ReturnType<typeof profileJobs>
