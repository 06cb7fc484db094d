import { array, boolean, type InferOutput, nullable, number, object, string } from 'valibot'
import type { RunQuery } from './query'
import { metricSchema, RUN_STATUSES, type RunKeys, STATUS_LABELS } from './run'

/** By what runs are grouped. */
export interface RunGrouping {
  entity: 'attribute' | 'param' | 'tag'
  /** `experiment_id` or `status` of an attribute. */
  key: string
}

/** The metric of which each group shows the best value. */
export interface BestOf {
  metric: string
  lowest: boolean
}

/** `value` is null for the runs without one, `best` where no run of the group has the metric. */
const groupSchema = object({
  value: nullable(string()),
  label: nullable(string()),
  runs: number(),
  best: nullable(metricSchema),
})
export type RunGroup = InferOutput<typeof groupSchema>

/** `more` is true when there are groups that were left out. */
export const runGroupsSchema = object({ more: boolean(), groups: array(groupSchema) })
export type RunGroups = InferOutput<typeof runGroupsSchema>

/** Keys of one kind in a list of choices. */
const LISTED = 100

interface Choice {
  value: string
  label: string
}

/** The choices of a grouping: `groupingOf` reads their values. */
export const groupingChoices = ({ params, tags }: RunKeys): Choice[] => [
  { value: 'attribute:experiment_id', label: 'Experiment' },
  { value: 'attribute:status', label: 'Status' },
  ...params.slice(0, LISTED).map((key) => ({ value: `param:${key}`, label: `Parameter ${key}` })),
  ...tags
    .filter((key) => !key.startsWith('mlflow.'))
    .slice(0, LISTED)
    .map((key) => ({ value: `tag:${key}`, label: `Tag ${key}` })),
]

/** The grouping with a value of `groupingChoices`; null for any other text. */
export function groupingOf(text: string): RunGrouping | null {
  const [, entity, key] = /^(attribute|param|tag):(.+)$/s.exec(text) ?? []
  return entity && key ? { entity: entity as RunGrouping['entity'], key } : null
}

/** The choices of the best value: `bestOf` reads their values. */
export const bestChoices = ({ metrics }: RunKeys): Choice[] =>
  metrics.slice(0, LISTED).flatMap((key) => [
    { value: `highest:${key}`, label: `Highest ${key}` },
    { value: `lowest:${key}`, label: `Lowest ${key}` },
  ])

/** The metric with a value of `bestChoices`; null for any other text. */
export function bestOf(text: string): BestOf | null {
  const [, kind, metric] = /^(highest|lowest):(.+)$/s.exec(text) ?? []
  return kind && metric ? { metric, lowest: kind === 'lowest' } : null
}

/** The query that finds the runs of a group among those of `query`. */
export function queryOfGroup(query: RunQuery, { entity, key }: RunGrouping, value: string | null): RunQuery {
  const status = RUN_STATUSES.find((one) => one === value)
  if (entity === 'attribute' && key === 'status') return status ? { ...query, status } : query
  if (entity === 'attribute') return { ...query, experiment: value ?? query.experiment }
  const clause = value === null ? { entity, key, op: 'IS NULL' } : { entity, key, op: '=', value }
  return { ...query, clauses: [...query.clauses, clause] }
}

/** The name of a group. */
export function nameOfGroup({ value, label }: RunGroup, { entity, key }: RunGrouping): string {
  if (value === null) return `Without ${key}`
  if (entity !== 'attribute') return value === '' ? `Empty ${key}` : value
  const status = RUN_STATUSES.find((one) => one === value)
  return status ? STATUS_LABELS[status] : (label ?? value)
}
