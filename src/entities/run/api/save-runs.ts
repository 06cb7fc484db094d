import { saveFile } from '@/shared/lib/save-file'
import { toFailure } from '@/shared/lib/failure'
import { exportColumns, type RunExportFormat, runsAsCsv, runsAsJson } from '../model/export'
import type { Run } from '../model/run'

/**
 * Makes a file of runs, `runs.csv` for example, and hands it to the browser's downloads. Saves nothing once `signal` is aborted.
 * Rejects with a `Failure`.
 */
export async function saveRuns(
  runs: readonly Run[],
  format: RunExportFormat,
  signal: AbortSignal,
): Promise<void> {
  try {
    const blob = await blobOf(runs, format)
    signal.throwIfAborted()
    saveFile(`runs.${format}`, blob)
  } catch (error) {
    throw toFailure(error)
  }
}

async function blobOf(runs: readonly Run[], format: RunExportFormat): Promise<Blob> {
  if (format === 'csv') return new Blob([runsAsCsv(runs)], { type: 'text/csv' })
  if (format === 'json') return new Blob([runsAsJson(runs)], { type: 'application/json' })
  const { parquetWriteBuffer } = await import('hyparquet-writer')
  const columnData = exportColumns(runs).map(({ name, type, values }) => ({
    name,
    data: values,
    type: type === 'number' ? ('DOUBLE' as const) : ('STRING' as const),
    nullable: true,
  }))
  return new Blob([parquetWriteBuffer({ columnData })], { type: 'application/vnd.apache.parquet' })
}
