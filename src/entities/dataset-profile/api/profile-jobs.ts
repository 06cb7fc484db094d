import { type End, openWorker, type Report } from '@/shared/lib/worker-channel'
import type { DatasetPreview, DatasetProfile, ReadingChoice } from '@orrery/profiler/types'
import {
  BLOCK,
  type CsvOrder,
  previewSource,
  profileSource,
  readAhead,
  ProfileError,
  PROFILE_ERRORS,
  scanCsvBlock,
  type Source,
} from '@orrery/profiler'

/** ms between two reports. */
const REPORT = 100

const sourceOf = (file: Blob): Source => ({
  size: file.size,
  read: async (from, to) => {
    try {
      return new Uint8Array(await file.slice(from, to).arrayBuffer())
    } catch (error) {
      if (error instanceof RangeError) throw error
      throw new ProfileError(PROFILE_ERRORS.unreadable, { cause: error })
    }
  },
})

/** Files below are not worth a second worker. */
const SHARED = 2 * BLOCK

/** Replaces the browser's error about an array that is too large: its message is for developers. */
function refuseInWords(error: unknown): never {
  throw error instanceof RangeError ? new ProfileError(PROFILE_ERRORS.noMemory, { cause: error }) : error
}

const blockJobs = {
  /** Scans one block, for the worker that profiles the whole file. */
  block: ({ file, order }: { file: Blob; order: CsvOrder }) =>
    scanCsvBlock(sourceOf(file), order).catch(refuseInWords),
}

/** Opens `count` more workers, which scan blocks in turn; without any, this worker scans them itself. */
function openHelpers(start: () => End, count: number, file: Blob) {
  const started: End[] = []
  const asks = Array.from({ length: count }, () =>
    openWorker<typeof blockJobs>(() => {
      const worker = start()
      started.push(worker)
      return worker
    }, 'Reading the file failed. Please try again.'),
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

/** The jobs of a profiler's worker; `start` opens another worker with the same jobs. */
export const profileJobs = (start: () => End) => ({
  ...blockJobs,

  async profile(
    { file, name, workers, choice }: { file: Blob; name: string; workers: number; choice: ReadingChoice },
    report: Report,
  ): Promise<DatasetProfile> {
    const total = file.size
    const count = total < SHARED ? 1 : workers
    const helpers = openHelpers(start, count > 1 ? count : 0, file)
    let reported = performance.now()
    try {
      return await profileSource(sourceOf(file), name, {
        choice,
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

  async preview({
    file,
    name,
    choice,
  }: {
    file: Blob
    name: string
    choice: ReadingChoice
  }): Promise<DatasetPreview> {
    return previewSource(sourceOf(file), name, choice).catch(refuseInWords)
  },
})

export type ProfileJobs = ReturnType<typeof profileJobs>
