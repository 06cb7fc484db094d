import { callFunction, fetchOwn } from '@/shared/api'
import { causeCode, Failure, toFailure } from '@/shared/lib/failure'
import { type Artifacts, artifactsSchema } from '../model/artifacts'
import { type RunEdit, type RunsEdited, runsEditedSchema, type TagEdit } from '../model/edits'
import { type BestOf, type RunGrouping, type RunGroups, runGroupsSchema } from '../model/groups'
import { type RunQuery, searchOf } from '../model/query'
import {
  type Experiment,
  experimentsSchema,
  type Run,
  type RunCounts,
  runCountsSchema,
  type RunKeys,
  runKeysSchema,
  type RunList,
  runListSchema,
  type RunPage,
  runPageSchema,
  runSchema,
  runsSchema,
} from '../model/run'
import { type MetricSeries, type SeriesAxis, seriesSchema } from '../model/series'

/** Runs of one page of a list. */
const RUN_PAGE = 100

/** One page of the runs of a workspace, of at most `size` from the index `from` on. Rejects with a `Failure`. */
export const searchRuns = (
  workspace: string,
  query: RunQuery,
  { from = 0, size = RUN_PAGE }: { from?: number; size?: number },
  signal?: AbortSignal,
): Promise<RunList> =>
  callFunction(
    'search_runs',
    { workspace, ...searchOf(query), page_from: from, page_size: size },
    runListSchema,
    signal,
  )

/** A run with its parameters and tags; null when there is none with this id that the user may read. Rejects with a `Failure`. */
export async function readRun(id: string, signal?: AbortSignal): Promise<RunPage | null> {
  try {
    return await callFunction('run_page', { run: id }, runPageSchema, signal)
  } catch (error) {
    if (causeCode(error) === 'PT404') return null
    throw error
  }
}

/** Runs by up to 100 ids, in their order, without those that the user may not read. Rejects with a `Failure`. */
export const readRuns = (ids: readonly string[], signal?: AbortSignal): Promise<Run[]> =>
  callFunction('compared_runs', { run_ids: ids.join(',') }, runsSchema, signal)

/** One metric of at most 20 runs, each in at most `buckets` parts. Rejects with a `Failure`. */
export async function readSeries(
  runs: readonly string[],
  key: string,
  { axis, buckets }: { axis: SeriesAxis; buckets: number },
  signal?: AbortSignal,
): Promise<MetricSeries[]> {
  const args = { run_ids: runs.join(','), metric_key: key, axis, buckets }
  return (await callFunction('metric_series', args, seriesSchema, signal)).series
}

/** The experiments of a workspace, the most recently used first. Rejects with a `Failure`. */
export const readExperiments = (workspace: string, signal?: AbortSignal): Promise<Experiment[]> =>
  callFunction('workspace_experiments', { workspace }, experimentsSchema, signal)

/** The names of the metrics, parameters and tags of a workspace. Rejects with a `Failure`. */
export const readRunKeys = (workspace: string, signal?: AbortSignal): Promise<RunKeys> =>
  callFunction('run_keys', { workspace }, runKeysSchema, signal)

/** How many runs a workspace has, without the deleted runs. Rejects with a `Failure`. */
export const readRunCounts = (workspace: string, signal?: AbortSignal): Promise<RunCounts> =>
  callFunction('tracking_counts', { workspace }, runCountsSchema, signal)

export type RunChange = { change: 'delete' | 'restore' } | { change: 'rename' | 'note'; value: string }

/** Changes a run and resolves with the run as it is then. Rejects with a `Failure`. */
export const changeRun = (id: string, change: RunChange, signal?: AbortSignal): Promise<Run> =>
  callFunction('change_run', { run: id, value: '', ...change }, runSchema, signal)

/** Changes many runs of a workspace at once. Rejects with a `Failure`. */
export function editRuns(
  workspace: string,
  edit: RunEdit | TagEdit,
  signal?: AbortSignal,
): Promise<RunsEdited> {
  const { filter, view } = searchOf(edit.query)
  const tag = 'key' in edit ? { tag_key: edit.key, tag_value: edit.value } : { tag_key: '', tag_value: '' }
  // Without ids, all runs of the filter are changed: an empty list of ids is none of them.
  if (edit.runs?.length === 0) return Promise.resolve({ changed: 0, ids: [] })
  const runs = edit.runs?.join(',') ?? ''
  return callFunction(
    'change_runs',
    { workspace, runs, filter, view, change: edit.change, ...tag },
    runsEditedSchema,
    signal,
  )
}

/** The runs that a query finds, by group, with the best value of a metric. Rejects with a `Failure`. */
export function readRunGroups(
  workspace: string,
  { query, by, best }: { query: RunQuery; by: RunGrouping; best: BestOf | null },
  signal?: AbortSignal,
): Promise<RunGroups> {
  const { filter, view } = searchOf(query)
  return callFunction(
    'run_groups',
    {
      workspace,
      filter,
      view,
      by_entity: by.entity,
      by_key: by.key,
      metric: best?.metric ?? '',
      lowest: best?.lowest ?? false,
    },
    runGroupsSchema,
    signal,
  )
}

/** The files of a run. Rejects with a `Failure`. */
export const readArtifacts = (run: string, signal?: AbortSignal): Promise<Artifacts> =>
  callFunction('run_artifacts', { run }, artifactsSchema, signal)

/** The content of a file of a run. Rejects with a `Failure`. */
export async function readArtifact(run: string, path: string, signal: AbortSignal): Promise<Blob> {
  try {
    const query = `run_id=${encodeURIComponent(run)}&path=${encodeURIComponent(path)}`
    const response = await fetchOwn(`/mlflow/get-artifact?${query}`, { signal })
    if (response.status === 404) throw new Failure('This file is no longer there. Reload the page.')
    if (!response.ok) throw new Failure('The file could not be downloaded. Please try again.')
    return await response.blob()
  } catch (error) {
    throw toFailure(error)
  }
}
