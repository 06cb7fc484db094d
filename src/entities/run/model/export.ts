import type { MetricValue, Run } from './run'
import { runDuration } from './run'

export type RunExportFormat = 'csv' | 'parquet' | 'json'

/** A column of an exported table. Texts and numbers only; `null` where a run has no value. */
export interface ExportColumn {
  name: string
  type: 'text' | 'number'
  values: (string | number | null)[]
}

const numberOf = (value: MetricValue): number => Number(value)
const isoOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString())

/**
 * Makes columns of runs: the attributes, then `metrics.<key>`, `params.<key>` and `tags.<key>` for each key that any of the
 * runs has, in the order of the alphabet. Times are ISO 8601 in UTC, the duration is in seconds and missing while a run goes on.
 */
export function exportColumns(runs: readonly Run[]): ExportColumn[] {
  const text = (name: string, of: (run: Run) => string | null): ExportColumn => ({
    name,
    type: 'text',
    values: runs.map(of),
  })
  return [
    text('run_id', ({ id }) => id),
    text('name', ({ name }) => name),
    text('experiment', ({ experiment }) => experiment),
    text('status', ({ status }) => status),
    text('user', ({ user }) => user),
    text('started_at', ({ startedAt }) => isoOf(startedAt)),
    text('ended_at', ({ endedAt }) => isoOf(endedAt)),
    {
      name: 'duration_s',
      type: 'number',
      values: runs.map((run) => (run.endedAt === null ? null : runDuration(run, run.endedAt) / 1000)),
    },
    ...keysOf(runs, 'metrics').map(
      (key): ExportColumn => ({
        name: `metrics.${key}`,
        type: 'number',
        values: runs.map(({ metrics }) =>
          Object.hasOwn(metrics, key) ? numberOf(metrics[key] as MetricValue) : null,
        ),
      }),
    ),
    ...(['params', 'tags'] as const).flatMap((part) =>
      keysOf(runs, part).map((key) =>
        text(`${part}.${key}`, (run) => (Object.hasOwn(run[part], key) ? (run[part][key] as string) : null)),
      ),
    ),
  ]
}

const keysOf = (runs: readonly Run[], part: 'metrics' | 'params' | 'tags'): string[] =>
  [...new Set(runs.flatMap((run) => Object.keys(run[part])))].sort()

/** Runs as CSV (RFC 4180), with a header and CRLF. A text that a spreadsheet would run as a formula starts with `'`. */
export function runsAsCsv(runs: readonly Run[]): string {
  const columns = exportColumns(runs)
  const lines = [columns.map(({ name }) => quoted(name))]
  for (let row = 0; row < runs.length; row++)
    lines.push(columns.map(({ values }) => quoted(values[row] ?? null)))
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}

function quoted(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const isFormula = /^[=+\-@\t\r]/.test(value) && Number.isNaN(Number(value))
  const text = isFormula ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Runs as JSON: an array of runs with times in ISO 8601. A metric that is no finite number is its name, such as `"NaN"`. */
export const runsAsJson = (runs: readonly Run[]): string =>
  JSON.stringify(
    runs.map(({ id, name, experiment, status, user, startedAt, endedAt, metrics, params, tags }) => ({
      run_id: id,
      name,
      experiment,
      status,
      user,
      started_at: isoOf(startedAt),
      ended_at: isoOf(endedAt),
      metrics,
      params,
      tags,
    })),
    null,
    2,
  )
