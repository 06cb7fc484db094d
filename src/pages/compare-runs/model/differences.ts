import { formatMetric, formatTook, type Run, runDuration } from '@/entities/run/model'

/** One line of the comparison: a value of each run, null where a run has none. */
export interface Compared {
  kind: 'run' | 'param' | 'metric'
  name: string
  values: (string | null)[]
  /** Whether the runs differ in it. */
  differs: boolean
}

const line = (kind: Compared['kind'], name: string, values: (string | null)[]): Compared => ({
  kind,
  name,
  values,
  differs: values.some((value) => value !== values[0]),
})

const keysOf = (records: readonly object[]): string[] =>
  [...new Set(records.flatMap((one) => Object.keys(one)))].sort()

const valueOf = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** The facts, parameters and latest metrics of runs side by side. `now` is in ms since 1970. */
export const comparedOf = (runs: readonly Run[], now: number): Compared[] => [
  line(
    'run',
    'Duration',
    runs.map((run) => formatTook(runDuration(run, now))),
  ),
  line(
    'run',
    'Experiment',
    runs.map(({ experiment }) => experiment),
  ),
  ...keysOf(runs.map(({ params }) => params)).map((key) =>
    line(
      'param',
      key,
      runs.map(({ params }) => valueOf(params, key) ?? null),
    ),
  ),
  ...keysOf(runs.map(({ metrics }) => metrics)).map((key) =>
    line(
      'metric',
      key,
      runs.map(({ metrics }) => {
        const value = valueOf(metrics, key)
        return value === undefined ? null : formatMetric(value)
      }),
    ),
  ),
]
