import { profileFile } from '@/entities/dataset-profile'
import { openWorker } from '@/shared/lib/worker-channel'
import type { RivalJobs } from './rivals.worker'

const askRival = openWorker<RivalJobs>(
  () => new Worker(new URL('./rivals.worker.ts', import.meta.url), { type: 'module' }),
  'The parsers could not be loaded.',
)

declare global {
  interface Window {
    measure: (name: string, workers: number) => Promise<{ seconds: number; rows: number; longest: number }>
  }
}

/** Reads the chosen file with the parser of that name; `workers` is of ours. */
window.measure = async (name, workers) => {
  const file = document.querySelector('input')?.files?.[0]
  if (!file) throw new Error('No file was chosen.')
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  const start = performance.now()
  const rows =
    name === 'ours'
      ? (await profileFile(file, { workers })).totalRows
      : await askRival('read', { name, file })
  const seconds = (performance.now() - start) / 1000
  await new Promise((resolve) => setTimeout(resolve, 100))
  observer.disconnect()
  return { seconds, rows, longest }
}
