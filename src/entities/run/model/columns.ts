import { array, maxLength, nullable, object, pipe, string } from 'valibot'
import type { StoredDefinition } from '@/shared/lib/storage'
import { formatMetric } from './format'
import type { Run, RunKeys } from './run'
import type { RunSort } from './query'

/** A column of what runs have logged: a metric or a parameter by its name. */
export interface KeyColumn {
  entity: 'metric' | 'param'
  key: string
}

/** Metrics and parameters shown at most. */
export const MOST_COLUMNS = 12

/** The columns of the list of runs: `chosen` is null until the user has chosen some. */
export interface RunColumns {
  /** Ids of columns of metrics and parameters, as `columnId` makes them. */
  chosen: string[] | null
  /** Ids of the other columns that are hidden. */
  hidden: string[]
}

const names = pipe(array(pipe(string(), maxLength(300))), maxLength(100))

/** Stored for each account. */
export const storedRunColumns: StoredDefinition<RunColumns> = {
  key: 'run-columns',
  version: 1,
  schema: object({ chosen: nullable(names), hidden: names }),
  fallback: { chosen: null, hidden: ['user'] },
}

export const columnId = ({ entity, key }: KeyColumn): string => `${entity}:${key}`

/** The column with an id that `columnId` made; null for any other text. */
export function columnOf(id: string): KeyColumn | null {
  const [, entity, key] = /^(metric|param):(.+)$/s.exec(id) ?? []
  return entity && key ? { entity: entity as KeyColumn['entity'], key } : null
}

/** The columns that are shown: those that were chosen, or the first few that there are. */
export const shownColumns = ({ chosen }: RunColumns, { metrics, params }: RunKeys): KeyColumn[] =>
  chosen
    ? chosen.flatMap((id) => columnOf(id) ?? []).slice(0, MOST_COLUMNS)
    : [
        ...metrics.slice(0, 2).map((key) => ({ entity: 'metric' as const, key })),
        ...params.slice(0, 1).map((key) => ({ entity: 'param' as const, key })),
      ]

/** The value of a run in a column, in words; undefined where it has none. */
export function valueIn({ metrics, params }: Run, { entity, key }: KeyColumn): string | undefined {
  if (entity === 'param') return Object.hasOwn(params, key) ? params[key] : undefined
  const value = Object.hasOwn(metrics, key) ? metrics[key] : undefined
  return value === undefined ? undefined : formatMetric(value)
}

const ATTRIBUTES: Record<string, string> = {
  name: 'run_name',
  status: 'status',
  started: 'start_time',
  user: 'user_id',
}

/** The order that a press on the header of a column asks for; null for a column that runs are not sorted by. */
export function sortOf(id: string, descending: boolean): RunSort | null {
  const column = columnOf(id)
  if (column) return { ...column, descending }
  const key = ATTRIBUTES[id]
  return key ? { entity: 'attribute', key, descending } : null
}

/** The id of the column by which runs are sorted. */
export const sortedColumn = (sort: RunSort | null): string | null =>
  sort === null
    ? null
    : sort.entity === 'attribute'
      ? (Object.keys(ATTRIBUTES).find((id) => ATTRIBUTES[id] === sort.key) ?? null)
      : columnId({ entity: sort.entity, key: sort.key })
