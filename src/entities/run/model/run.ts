import {
  array,
  boolean,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  pipe,
  record,
  string,
  transform,
  union,
} from 'valibot'

export const RUN_STATUSES = ['RUNNING', 'SCHEDULED', 'FINISHED', 'FAILED', 'KILLED'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]

/** A value that was logged: a finite number, or the name of another double. */
export const metricSchema = union([number(), picklist(['NaN', 'Infinity', '-Infinity'])])
export type MetricValue = InferOutput<typeof metricSchema>

const wireRun = object({
  id: string(),
  workspace_id: string(),
  name: string(),
  experiment_id: string(),
  experiment: nullable(string()),
  status: picklist(RUN_STATUSES),
  lifecycle: picklist(['active', 'deleted']),
  user: string(),
  started_at: number(),
  ended_at: nullable(number()),
  last_heard_at: number(),
  metrics: record(string(), metricSchema),
  params: record(string(), string()),
  tags: record(string(), string()),
})

/** A run that training code reported. Times are ms since 1970; `metrics` has the latest value of each. */
export const runSchema = pipe(
  wireRun,
  transform(({ workspace_id, experiment_id, experiment, lifecycle, ...rest }) => {
    const { started_at, ended_at, last_heard_at, ...run } = rest
    return {
      ...run,
      workspaceId: workspace_id,
      experimentId: experiment_id,
      experiment: experiment ?? '',
      isDeleted: lifecycle === 'deleted',
      startedAt: started_at,
      endedAt: ended_at,
      lastHeardAt: last_heard_at,
    }
  }),
)
export type Run = InferOutput<typeof runSchema>

export const runsSchema = array(runSchema)

/**
 * A page of runs, how many there are in all, and whether the user may change them. When `exact` is false, there are more than
 * `total`.
 */
export const runListSchema = pipe(
  object({ total: number(), exact: boolean(), may_change: boolean(), runs: array(runSchema) }),
  transform(({ may_change, ...list }) => ({ ...list, mayChange: may_change })),
)
export type RunList = InferOutput<typeof runListSchema>

const datasetSchema = object({
  name: string(),
  digest: string(),
  source_type: string(),
  source: string(),
  context: nullable(string()),
})
export type RunDataset = InferOutput<typeof datasetSchema>

const latestSchema = object({ key: string(), value: metricSchema, step: number(), time: number() })
export type LatestMetric = InferOutput<typeof latestSchema>

/** A run with everything but the points of its metrics. */
export const runPageSchema = pipe(
  object({
    run: runSchema,
    workspace_id: string(),
    may_change: boolean(),
    metrics: array(latestSchema),
    datasets: array(datasetSchema),
    children: array(runSchema),
  }),
  transform(({ workspace_id, may_change, ...page }) => ({
    ...page,
    workspaceId: workspace_id,
    mayChange: may_change,
  })),
)
export type RunPage = InferOutput<typeof runPageSchema>

export const experimentSchema = object({ id: string(), name: string(), lifecycle: string(), runs: number() })
export const experimentsSchema = array(experimentSchema)
export type Experiment = InferOutput<typeof experimentSchema>

/** The names that the runs of a workspace have logged. */
export const runKeysSchema = object({
  metrics: array(string()),
  params: array(string()),
  tags: array(string()),
})
export type RunKeys = InferOutput<typeof runKeysSchema>

/** How many runs a workspace has. */
export const runCountsSchema = pipe(
  object({
    experiments: number(),
    runs: number(),
    running: number(),
    finished: number(),
    failed: number(),
    last_run_at: nullable(number()),
  }),
  transform(({ last_run_at, ...counts }) => ({ ...counts, lastRunAt: last_run_at })),
)
export type RunCounts = InferOutput<typeof runCountsSchema>

export const STATUS_LABELS: Record<RunStatus, string> = {
  RUNNING: 'Running',
  SCHEDULED: 'Scheduled',
  FINISHED: 'Finished',
  FAILED: 'Failed',
  KILLED: 'Stopped',
}

/** A run whose code has reported nothing for this long may have died, ms. */
const SILENT_AFTER = 5 * 60_000

export const isRunning = ({ status }: Pick<Run, 'status'>): boolean =>
  status === 'RUNNING' || status === 'SCHEDULED'

/** For how many minutes a running run has reported nothing; null while it reports. `now` is in ms since 1970. */
export function silentMinutes(run: Pick<Run, 'status' | 'lastHeardAt'>, now: number): number | null {
  const silent = now - run.lastHeardAt
  return run.status === 'RUNNING' && silent > SILENT_AFTER ? Math.floor(silent / 60_000) : null
}

/** How long a run has taken until its end, or until `now`, in ms. */
export const runDuration = (
  { startedAt, endedAt }: Pick<Run, 'startedAt' | 'endedAt'>,
  now: number,
): number => Math.max(0, (endedAt ?? now) - startedAt)

export const NOTE_TAG = 'mlflow.note.content'

/** The tags that a client sets for itself are not shown among those of the user. */
export const ownTags = ({ tags }: Pick<Run, 'tags'>): [key: string, value: string][] =>
  Object.entries(tags).filter(([key]) => !key.startsWith('mlflow.'))
