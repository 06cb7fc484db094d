import {
  array,
  boolean,
  check,
  type GenericSchema,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  object,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  union,
} from 'valibot'
import { invalid } from './errors'

// The requests of the protocol. Unknown fields are dropped, null counts as absent, and a number may be a text.

const codePoints = (text: string) => (text.length > 100 ? [...text].length : text.length)
export const upTo = (max: number) =>
  pipe(
    string(),
    check((text) => codePoints(text) <= max, `it exceeds ${max} characters`),
  )
export const filled = (max: number) => pipe(upTo(max), minLength(1, 'it is empty'))

/** An integer of 64 bits, stored as its text. */
const int64 = pipe(
  union([pipe(number(), integer()), pipe(string(), regex(/^-?\d{1,19}$/))]),
  transform(String),
  check((text) => BigInt.asIntN(64, BigInt(text)) === BigInt(text), 'it exceeds 64 bits'),
)
export const time = pipe(
  int64,
  check((text) => !text.startsWith('-'), 'a time is not negative'),
)
/** A double; the values that are no number come as words. */
const double = pipe(
  union([number(), pipe(string(), regex(/^(NaN|-?Infinity|[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?)$/))]),
  transform(String),
)
export const count = (max: number) =>
  pipe(
    union([number(), pipe(string(), regex(/^\d{1,9}$/), transform(Number))]),
    integer(),
    minValue(1),
    maxValue(max, `it is at most ${max}`),
  )
export const list = <T extends GenericSchema>(item: T, max: number) =>
  nullish(
    pipe(
      union([
        array(item),
        pipe(
          item,
          transform((one) => [one]),
        ),
      ]),
      maxLength(max, `at most ${max} at once`),
    ),
    [],
  )

/** Keys of metrics, params and run tags are normal paths. */
const isKey = (text: string): boolean =>
  /^[\p{L}\p{N}\p{M}_\-./: ]+$/u.test(text) &&
  text.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

const key = pipe(
  filled(250),
  check(isKey, 'names may have letters, digits, _ - . / : and spaces, as a normal path'),
)
const tagKey = filled(250)
const tag = object({ key: tagKey, value: nullish(string(), '') })
const runTag = object({ key, value: nullish(string(), '') })
const param = object({ key, value: nullish(string(), '') })
const metric = object({
  key,
  value: double,
  timestamp: time,
  step: nullish(int64, '0'),
  model_id: nullish(upTo(64)),
  dataset_name: nullish(upTo(500)),
  dataset_digest: nullish(upTo(36)),
})
const runId = pipe(string(), regex(/^[\w-]{1,256}$/))
export const experimentId = pipe(
  union([string(), pipe(number(), integer(), transform(String))]),
  regex(/^[\w-]{1,64}$/),
)
/** Clients send the id under both names. */
const run = { run_id: nullish(runId), run_uuid: nullish(runId) }
const view = nullish(picklist(['ACTIVE_ONLY', 'DELETED_ONLY', 'ALL']), 'ACTIVE_ONLY')
export const pageToken = nullish(upTo(20_000))
const filter = nullish(string(), '')
const order = list(string(), 8)
export const STATUSES = ['RUNNING', 'SCHEDULED', 'FINISHED', 'FAILED', 'KILLED'] as const
const flag = pipe(
  union([boolean(), picklist(['true', 'false'])]),
  transform((value) => value === true || value === 'true'),
)

export const shapes = {
  createExperiment: object({
    name: filled(500),
    artifact_location: nullish(upTo(2048)),
    tags: list(object({ key: tagKey, value: nullish(upTo(20_000), '') }), 100),
  }),
  experiment: object({ experiment_id: experimentId }),
  experimentByName: object({ experiment_name: string() }),
  updateExperiment: object({ experiment_id: experimentId, new_name: nullish(filled(500)) }),
  experimentTag: object({ experiment_id: experimentId, key: tagKey, value: upTo(20_000) }),
  deleteExperimentTag: object({ experiment_id: experimentId, key: tagKey }),
  searchExperiments: object({
    max_results: nullish(count(50_000), 1000),
    page_token: pageToken,
    filter,
    order_by: order,
    view_type: view,
  }),
  searchDatasets: object({ experiment_ids: list(experimentId, 20) }),
  createRun: object({
    experiment_id: nullish(experimentId),
    user_id: nullish(upTo(256)),
    run_name: nullish(upTo(8000)),
    start_time: nullish(time),
    tags: list(runTag, 1000),
  }),
  run: object(run),
  updateRun: object({
    ...run,
    status: nullish(picklist(STATUSES)),
    end_time: nullish(time),
    run_name: nullish(upTo(8000)),
  }),
  logMetric: object({ ...run, ...metric.entries }),
  logParam: object({ ...run, ...param.entries }),
  setTag: object({ ...run, ...runTag.entries }),
  deleteTag: object({ ...run, key: tagKey }),
  logBatch: object({
    ...run,
    metrics: list(metric, 1000),
    params: list(param, 100),
    tags: list(runTag, 100),
  }),
  logInputs: object({
    ...run,
    datasets: list(
      object({
        tags: list(object({ key: filled(255), value: nullish(upTo(500), '') }), 100),
        dataset: object({
          name: filled(500),
          digest: filled(36),
          source_type: nullish(upTo(500)),
          source: nullish(upTo(65_535)),
          schema: nullish(upTo(1_048_575)),
          profile: nullish(upTo(16_777_215)),
        }),
      }),
      1000,
    ),
    models: list(object({ model_id: upTo(64) }), 1000),
  }),
  outputs: object({ ...run, models: list(object({ model_id: upTo(64), step: nullish(int64, '0') }), 1000) }),
  logModel: object({ ...run, model_json: string() }),
  searchRuns: object({
    experiment_ids: list(experimentId, 500),
    filter,
    run_view_type: view,
    max_results: nullish(count(50_000), 1000),
    order_by: order,
    page_token: pageToken,
  }),
  history: object({
    ...run,
    metric_key: upTo(250),
    page_token: pageToken,
    max_results: nullish(count(25_000), 25_000),
  }),
  historyBulk: object({
    run_id: list(runId, 100),
    run_ids: list(runId, 100),
    metric_key: upTo(250),
    max_results: nullish(count(25_000), 25_000),
  }),
  historyInterval: object({
    run_ids: list(runId, 100),
    metric_key: upTo(250),
    start_step: nullish(int64),
    end_step: nullish(int64),
    max_results: nullish(count(2500), 320),
  }),
  tag,
  flag,
} as const

/** A request in the shape of its schema, without what is absent. Throws INVALID_PARAMETER_VALUE with the field's name. */
export function read<T extends GenericSchema>(schema: T, request: unknown): Record<string, unknown> {
  const result = safeParse(schema, request)
  if (result.success) return withoutAbsent(result.output as Record<string, unknown>)
  const [issue] = result.issues
  const path = issue.path?.map(({ key }) => String(key)).join('.') ?? 'request'
  const why = issue.kind === 'schema' && issue.received === 'undefined' ? 'it is missing' : issue.message
  throw invalid(`Invalid value for parameter '${path.slice(0, 100)}' supplied: ${why.slice(0, 200)}`)
}

const withoutAbsent = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined))

/** The id of the run, from either of its two names. Throws when both are missing. */
export function withRunId(request: Record<string, unknown>): Record<string, unknown> {
  const id = request.run_id ?? request.run_uuid
  if (id === undefined) throw invalid("Missing value for required parameter 'run_id'.")
  return { ...request, run_id: id }
}
