import type { GenericSchema } from 'valibot'
import type { Domain } from './domain'
import { invalid } from './errors'
import { FilterError, parseFilter, parseOrder } from './filter'
import { EXPERIMENTS, RUNS } from './grammars'
import type { PageTokens } from './page-tokens'
import { read, shapes, withRunId } from './wire'

/** Everything that a call of the protocol has at hand. */
export interface CallContext {
  domain: Domain
  tokens: PageTokens
  /** The variable parts of the path, decoded. */
  ids: string[]
}

/** Answers one call with JSON text. `request` is the body or the query, as it came. */
export type Call = (context: CallContext, request: unknown) => Promise<string>

type Fields = Record<string, unknown>

/** A call that one function of the database answers. */
export const simple =
  (name: string, schema: GenericSchema, shape: (fields: Fields) => Fields = (fields) => fields): Call =>
  ({ domain }, request) =>
    domain.ask(name, shape(read(schema, request)))

/** A call about one run. */
export const ofRun = (
  name: string,
  schema: GenericSchema,
  shape: (fields: Fields) => Fields = (f) => f,
): Call => simple(name, schema, (fields) => shape(withRunId(fields)))

/** Answers a page: what the search means is the same with every token. */
export async function page(
  { domain, tokens }: Pick<CallContext, 'domain' | 'tokens'>,
  name: string,
  query: Fields,
  token: unknown,
): Promise<string> {
  const after = tokens.read([name, query], token as string | undefined)
  const { answer, next } = await domain.askPage(name, after === undefined ? query : { ...query, after })
  if (next === null) return answer
  return `${answer.slice(0, -1)},"next_page_token":${JSON.stringify(tokens.write([name, query], next))}}`
}

/** Runs a parser of filters; its errors are errors of the request. */
export function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (error instanceof FilterError) throw invalid(error.message)
    throw error
  }
}

/** Runs of a page: the clients ask on until no token comes back. */
const RUNS_OF_A_PAGE = 1000

/** Entries of a batch, of all kinds together. */
const BATCH = 1000
const METRIC = ['key', 'value', 'timestamp', 'step', 'model_id', 'dataset_name', 'dataset_digest']

const pick = (fields: Fields, names: string[]): Fields =>
  Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]))

function batchOf(fields: Fields): Fields {
  const { metrics, params, tags } = fields as {
    metrics: unknown[]
    params: { key: string }[]
    tags: unknown[]
  }
  if (metrics.length + params.length + tags.length > BATCH)
    throw invalid(`A batch logging request can contain at most ${BATCH} metrics, params and tags together.`)
  const keys = params.map(({ key }) => key)
  const twice = keys.find((key, place) => keys.indexOf(key) !== place)
  if (twice !== undefined) throw invalid(`Duplicate parameter keys have been submitted: ${twice}`)
  return fields
}

/** The calls of experiments, runs and metrics, by method and path. */
export const coreCalls: Record<string, Call> = {
  'POST experiments/create': simple('create_experiment', shapes.createExperiment, (fields) => {
    if (fields.artifact_location)
      throw invalid('The artifact_location of an experiment is chosen by the server')
    return fields
  }),
  'GET experiments/get': simple('get_experiment', shapes.experiment),
  'GET experiments/get-by-name': simple('get_experiment_by_name', shapes.experimentByName),
  'POST experiments/update': simple('update_experiment', shapes.updateExperiment),
  'POST experiments/delete': simple('delete_experiment', shapes.experiment),
  'POST experiments/restore': simple('restore_experiment', shapes.experiment),
  'POST experiments/set-experiment-tag': simple('set_experiment_tag', shapes.experimentTag),
  'POST experiments/delete-experiment-tag': simple('set_experiment_tag', shapes.deleteExperimentTag),
  'POST experiments/search-datasets': simple('search_datasets', shapes.searchDatasets),
  'POST runs/create': simple('create_run', shapes.createRun),
  'GET runs/get': ofRun('get_run', shapes.run),
  'POST runs/update': ofRun('update_run', shapes.updateRun),
  'POST runs/delete': ofRun('delete_run', shapes.run),
  'POST runs/restore': ofRun('restore_run', shapes.run),
  'POST runs/log-metric': ofRun('log_batch', shapes.logMetric, (fields) => ({
    run_id: fields.run_id,
    metrics: [pick(fields, METRIC)],
  })),
  'POST runs/log-parameter': ofRun('log_batch', shapes.logParam, (fields) => ({
    run_id: fields.run_id,
    params: [pick(fields, ['key', 'value'])],
  })),
  'POST runs/set-tag': ofRun('log_batch', shapes.setTag, (fields) => ({
    run_id: fields.run_id,
    tags: [pick(fields, ['key', 'value'])],
  })),
  'POST runs/delete-tag': ofRun('delete_tag', shapes.deleteTag),
  'POST runs/log-batch': ofRun('log_batch', shapes.logBatch, batchOf),
  'POST runs/log-inputs': ofRun('log_inputs', shapes.logInputs),
  'POST runs/log-model': ofRun('log_model', shapes.logModel),
  'POST runs/search': searchRuns,
  'GET metrics/get-history': history,
  'GET metrics/get-history-bulk': historyBulk,
  'GET metrics/get-history-bulk-interval': historyInterval,
  'POST experiments/search': searchExperiments,
  'GET experiments/search': searchExperiments,
}

async function searchRuns(context: CallContext, request: unknown): Promise<string> {
  const { experiment_ids, filter, run_view_type, max_results, order_by, page_token } = read(
    shapes.searchRuns,
    request,
  ) as {
    experiment_ids: string[]
    filter: string
    run_view_type: string
    max_results: number
    order_by: string[]
    page_token?: string
  }
  const query = {
    experiments: experiment_ids,
    view: run_view_type,
    filter: parsed(() => parseFilter(filter, RUNS)),
    order: parsed(() => parseOrder(order_by, RUNS)),
    max: Math.min(max_results, RUNS_OF_A_PAGE),
  }
  return page(context, 'search_runs', query, page_token)
}

async function searchExperiments(context: CallContext, request: unknown): Promise<string> {
  const { filter, view_type, max_results, order_by, page_token } = read(
    shapes.searchExperiments,
    request,
  ) as {
    filter: string
    view_type: string
    max_results: number
    order_by: string[]
    page_token?: string
  }
  const order = parsed(() => parseOrder(order_by, EXPERIMENTS))
  if (order.some(({ entity }) => entity !== 'attribute'))
    throw invalid('Experiments are ordered by attributes')
  const query = {
    view: view_type,
    filter: parsed(() => parseFilter(filter, EXPERIMENTS)),
    order,
    max: Math.min(max_results, RUNS_OF_A_PAGE),
  }
  return page(context, 'search_experiments', query, page_token)
}

async function history(context: CallContext, request: unknown): Promise<string> {
  const { run_id, metric_key, max_results, page_token } = withRunId(read(shapes.history, request))
  return page(context, 'get_history', { run_id, metric_key, max_results }, page_token)
}

async function historyBulk({ domain }: CallContext, request: unknown): Promise<string> {
  const { run_id, run_ids, metric_key, max_results } = read(shapes.historyBulk, request) as {
    run_id: string[]
    run_ids: string[]
    metric_key: string
    max_results: number
  }
  const asked = [...run_id, ...run_ids]
  if (asked.length === 0) throw invalid("Missing value for required parameter 'run_id'.")
  return domain.ask('get_history_bulk', { run_ids: asked, metric_key, max_results, sampled: false })
}

async function historyInterval({ domain }: CallContext, request: unknown): Promise<string> {
  const fields = read(shapes.historyInterval, request)
  const { start_step, end_step } = fields as { start_step?: string; end_step?: string }
  if ((fields.run_ids as string[]).length === 0)
    throw invalid("Missing value for required parameter 'run_ids'.")
  if ((start_step === undefined) !== (end_step === undefined))
    throw invalid('If either start step or end step are specified, both must be specified.')
  if (start_step !== undefined && end_step !== undefined && BigInt(start_step) > BigInt(end_step))
    throw invalid('end_step must be greater than start_step.')
  return domain.ask('get_history_bulk', { ...fields, sampled: true })
}
