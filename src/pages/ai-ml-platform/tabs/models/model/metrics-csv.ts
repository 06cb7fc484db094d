import { type JobSeries, type StoredJob, seriesOf } from '@/entities/training-job/model'

const COLUMNS = ['job', 'model', 'dataset', 'epoch', 'accuracy', 'loss', 'gpu_percent', 'memory_gb']

/** A spreadsheet takes a text that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** One text as RFC 4180 writes it, and so that no spreadsheet computes it. */
function field(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The metrics of jobs, a line for each epoch that is over, as CSV by RFC 4180. */
export function metricsCsv(runs: readonly { job: StoredJob; epochsDone: number }[]): string {
  const lines = runs.flatMap(({ job, epochsDone }) => linesOf(job, seriesOf(job, epochsDone)))
  return [COLUMNS, ...lines].map((line) => `${line.map(field).join(',')}\r\n`).join('')
}

const linesOf = (job: StoredJob, series: JobSeries): string[][] =>
  series.epochs.map((epoch, place) => [
    job.name,
    job.model,
    job.dataset,
    String(epoch),
    (series.accuracy[place] ?? 0).toFixed(4),
    (series.loss[place] ?? 0).toFixed(4),
    (series.gpuUsage[place] ?? 0).toFixed(1),
    (series.memoryUsage[place] ?? 0).toFixed(2),
  ])

/** A name for the file that every system takes. */
export const csvName = (jobs: readonly StoredJob[]): string => {
  const [only] = jobs
  const slug = (jobs.length === 1 && only ? only.name : 'compared-runs')
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
  return `${slug || 'training-job'}-metrics.csv`
}
