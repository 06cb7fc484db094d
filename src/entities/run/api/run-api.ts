import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { type Database, getBackend } from '@/shared/api'
import { Failure, toFailure } from '@/shared/lib/failure'
import { type Artifacts, artifactsSchema } from '../model/artifacts'
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
} from '../model/run'
import { type MetricSeries, type SeriesAxis, seriesSchema } from '../model/series'

/** Runs of one page of a list. */
const RUN_PAGE = 100

type Functions = Database['public']['Functions']

/** Calls a function of the database and checks its answer. Rejects with a `Failure`. */
async function call<TName extends keyof Functions, TSchema extends GenericSchema>(
  name: TName,
  args: Functions[TName]['Args'],
  schema: TSchema,
  signal?: AbortSignal,
): Promise<InferOutput<TSchema>> {
  try {
    const { client } = await getBackend()
    const request = client.rpc(name, args as never)
    const { data, error } = await (signal ? request.abortSignal(signal) : request)
    if (error) throw error
    const answer = safeParse(schema, data)
    if (!answer.success) throw new Failure('An error occurred. Please try again.')
    return answer.output
  } catch (error) {
    throw toFailure(error)
  }
}

/** One page of the runs of a workspace, of at most `size` from the index `from` on. Rejects with a `Failure`. */
export const searchRuns = (
  workspace: string,
  query: RunQuery,
  { from = 0, size = RUN_PAGE }: { from?: number; size?: number },
  signal?: AbortSignal,
): Promise<RunList> =>
  call(
    'search_runs',
    { workspace, ...searchOf(query), page_from: from, page_size: size },
    runListSchema,
    signal,
  )

/** A run with its parameters and tags; null when there is none with this id that the user may read. Rejects with a `Failure`. */
export async function readRun(id: string, signal?: AbortSignal): Promise<RunPage | null> {
  try {
    return await call('run_page', { run: id }, runPageSchema, signal)
  } catch (error) {
    if (codeOf(error) === 'PT404') return null
    throw error
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Failure && typeof error.cause === 'object' && error.cause !== null && 'code' in error.cause
    ? error.cause.code
    : null

/** One metric of at most 20 runs, each in at most `buckets` parts. Rejects with a `Failure`. */
export async function readSeries(
  runs: readonly string[],
  key: string,
  { axis, buckets }: { axis: SeriesAxis; buckets: number },
  signal?: AbortSignal,
): Promise<MetricSeries[]> {
  const args = { run_ids: runs.join(','), metric_key: key, axis, buckets }
  return (await call('metric_series', args, seriesSchema, signal)).series
}

/** The experiments of a workspace, the most recently used first. Rejects with a `Failure`. */
export const readExperiments = (workspace: string, signal?: AbortSignal): Promise<Experiment[]> =>
  call('workspace_experiments', { workspace }, experimentsSchema, signal)

/** The names of the metrics, parameters and tags of a workspace. Rejects with a `Failure`. */
export const readRunKeys = (workspace: string, signal?: AbortSignal): Promise<RunKeys> =>
  call('run_keys', { workspace }, runKeysSchema, signal)

/** How many runs a workspace has, without the deleted runs. Rejects with a `Failure`. */
export const readRunCounts = (workspace: string, signal?: AbortSignal): Promise<RunCounts> =>
  call('tracking_counts', { workspace }, runCountsSchema, signal)

export type RunChange = { change: 'delete' | 'restore' } | { change: 'rename' | 'note'; value: string }

/** Changes a run and resolves with the run as it is then. Rejects with a `Failure`. */
export const changeRun = (id: string, change: RunChange, signal?: AbortSignal): Promise<Run> =>
  call('change_run', { run: id, value: '', ...change }, runSchema, signal)

/** The files of a run. Rejects with a `Failure`. */
export const readArtifacts = (run: string, signal?: AbortSignal): Promise<Artifacts> =>
  call('run_artifacts', { run }, artifactsSchema, signal)

/** The content of a file of a run. Rejects with a `Failure`. */
export async function readArtifact(run: string, path: string, signal: AbortSignal): Promise<Blob> {
  try {
    const { client } = await getBackend()
    const { data } = await client.auth.getSession()
    const authorization = `Bearer ${data.session?.access_token ?? ''}`
    const query = `run_id=${encodeURIComponent(run)}&path=${encodeURIComponent(path)}`
    const response = await fetch(`/mlflow/get-artifact?${query}`, { headers: { authorization }, signal })
    if (response.status === 404) throw new Failure('This file is no longer there. Reload the page.')
    if (!response.ok) throw new Failure('The file could not be downloaded. Please try again.')
    return await response.blob()
  } catch (error) {
    throw toFailure(error)
  }
}
