import { array, boolean, maxLength, nullish, object, optional, picklist, pipe, regex, string } from 'valibot'
import type { Call, CallContext } from './calls'
import { ofRun, page, parsed, simple } from './calls'
import { checkedPath } from './artifact-paths'
import { invalid } from './errors'
import { parseFilter, parseOrder } from './filter'
import { LOGGED_MODELS } from './grammars'
import { count, experimentId, filled, list, pageToken, read, shapes, upTo } from './wire'

// Logged models: the calls of clients from 3.0 on.

const pair = (longest: number) => object({ key: filled(250), value: nullish(upTo(longest), '') })
const STATUSES = ['LOGGED_MODEL_PENDING', 'LOGGED_MODEL_READY', 'LOGGED_MODEL_UPLOAD_FAILED'] as const

/** Names are segments of paths. */
const modelName = pipe(
  upTo(500),
  regex(/^[^/:.%"'\p{Cc}]*$/u, 'a name may not have slashes, colons, dots, percent signs or quotes'),
)

const create = object({
  experiment_id: experimentId,
  name: nullish(modelName),
  model_type: nullish(upTo(500)),
  source_run_id: nullish(upTo(256)),
  params: list(pair(6000), 1000),
  tags: list(pair(8000), 1000),
})

const search = object({
  experiment_ids: list(experimentId, 500),
  filter: nullish(string(), ''),
  datasets: nullish(
    pipe(array(object({ dataset_name: upTo(500), dataset_digest: nullish(upTo(36)) })), maxLength(100)),
    [],
  ),
  max_results: nullish(count(50_000), 100),
  order_by: nullish(
    pipe(
      array(
        object({
          field_name: upTo(500),
          ascending: nullish(boolean(), true),
          dataset_name: nullish(upTo(500)),
          dataset_digest: nullish(upTo(36)),
        }),
      ),
      maxLength(8),
    ),
    [],
  ),
  page_token: pageToken,
})

interface Search {
  experiment_ids: string[]
  filter: string
  datasets: { dataset_name: string; dataset_digest?: string | null }[]
  max_results: number
  order_by: {
    field_name: string
    ascending: boolean
    dataset_name?: string | null
    dataset_digest?: string | null
  }[]
  page_token?: string
}

const MODELS_OF_A_PAGE = 200

async function searchModels(context: CallContext, request: unknown): Promise<string> {
  const asked = read(search, request) as unknown as Search
  const order = asked.order_by.map(({ field_name, ascending, dataset_name, dataset_digest }) => {
    const [key] = parsed(() => parseOrder([field_name], LOGGED_MODELS))
    if (!key || key.entity === 'tag' || key.entity === 'param')
      throw invalid(`Models are ordered by attributes and metrics, not by '${field_name}'`)
    return {
      ...key,
      descending: !ascending,
      ...(dataset_name ? { dataset_name } : {}),
      ...(dataset_digest ? { dataset_digest } : {}),
    }
  })
  const query = {
    experiments: asked.experiment_ids,
    filter: parsed(() => parseFilter(asked.filter, LOGGED_MODELS)),
    datasets: asked.datasets,
    order,
    max: Math.min(asked.max_results, MODELS_OF_A_PAGE),
  }
  return page(context, 'search_logged_models', query, asked.page_token)
}

/** A call about the model in the path. */
const ofModel =
  (
    schema: Parameters<typeof read>[0],
    shape: (fields: Record<string, unknown>) => object = (fields) => fields,
  ): Call =>
  ({ domain, ids }, request) =>
    domain.ask('change_logged_model', { ...shape(read(schema, request)), model_id: ids[0] })

const nothing = optional(object({}), {})

/** The calls of logged models whose path is fixed. */
export const modelCalls: Record<string, Call> = {
  'POST logged-models': simple('create_logged_model', create),
  'POST logged-models/search': searchModels,
  'POST runs/outputs': ofRun('log_outputs', shapes.outputs),
}

/** Those with ids in their paths. */
export const modelPaths: [method: string, path: RegExp, call: Call][] = [
  [
    'GET',
    /^logged-models\/(m-[\w-]+)$/,
    ({ domain, ids }, request) =>
      domain.ask('get_logged_model', {
        ...read(object({ allow_deleted: nullish(shapes.flag) }), request),
        model_id: ids[0],
      }),
  ],
  ['PATCH', /^logged-models\/(m-[\w-]+)$/, ofModel(object({ status: picklist(STATUSES) }))],
  ['DELETE', /^logged-models\/(m-[\w-]+)$/, ofModel(nothing, () => ({ delete: true }))],
  ['PATCH', /^logged-models\/(m-[\w-]+)\/tags$/, ofModel(object({ tags: list(pair(8000), 1000) }))],
  ['POST', /^logged-models\/(m-[\w-]+)\/params$/, ofModel(object({ params: list(pair(6000), 1000) }))],
  [
    'DELETE',
    /^logged-models\/(m-[\w-]+)\/tags\/(.+)$/,
    ({ domain, ids }) => domain.ask('change_logged_model', { model_id: ids[0], delete_tag: ids[1] }),
  ],
  [
    'GET',
    /^logged-models\/(m-[\w-]+)\/artifacts\/directories$/,
    async ({ domain, ids }, request) => {
      const { artifact_directory_path: folder } = read(
        object({ artifact_directory_path: nullish(upTo(1000), '') }),
        request,
      ) as { artifact_directory_path: string }
      const asked = {
        kind: 'model',
        id: ids[0],
        path: folder === '' ? '' : checkedPath(folder),
        whole_paths: true,
      }
      return domain.ask('list_artifacts', asked)
    },
  ],
]
