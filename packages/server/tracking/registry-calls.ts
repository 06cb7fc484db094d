import { boolean, check, nullish, number, object, pipe, regex, string, transform, union } from 'valibot'
import { type Call, type CallContext, page, parsed, simple } from './calls'
import { invalid } from './errors'
import { parseFilter, parseOrder } from './filter'
import { MODELS, REGISTRY_ORDER, VERSIONS } from './grammars'
import { count, filled, list, pageToken, read, upTo } from './wire'

// The model registry: models by name, with versions, aliases, stages and tags.

export const modelNameShape = pipe(
  filled(256),
  regex(/^[^/:\p{Cc}\p{Cs}]+$/u, 'a name may not have slashes, colons or control characters'),
  check((text) => text !== '.' && text !== '..', 'it is no name'),
)
/** Names of models that are there may be anything that a client asks for. */
const anyName = upTo(300)
const version = pipe(union([string(), number()]), transform(String))
const tagKey = filled(250)
const tagValue = nullish(upTo(100_000), '')
const tags = list(object({ key: tagKey, value: tagValue }), 1000)
const description = nullish(upTo(100_000))
const alias = pipe(
  upTo(255),
  regex(/^[\w-]+$/, 'an alias has letters, digits, _ and -'),
  check((text) => !/^(latest|v\d+)$/i.test(text), 'this alias is reserved'),
)

const model = object({ name: anyName })
const ofVersion = { name: anyName, version }
const search = object({
  filter: nullish(string(), ''),
  max_results: nullish(count(200_000)),
  order_by: list(string(), 8),
  page_token: pageToken,
})

const STAGES = ['None', 'Staging', 'Production', 'Archived']

/** A stage in any case. */
function stageOf(text: string): string {
  const stage = STAGES.find((known) => known.toLowerCase() === text.toLowerCase())
  if (!stage)
    throw invalid(
      `Invalid Model Version stage: ${text.slice(0, 50)}. Value must be one of ${STAGES.join(', ')}.`,
    )
  return stage
}

const oneTag = (fields: Record<string, unknown>) => ({
  ...fields,
  tags: [{ key: fields.key, value: fields.value }],
})
const withoutTag = (fields: Record<string, unknown>) => ({ ...fields, delete_tag: fields.key })

const MOST = { models: 1000, versions: 10_000 }
const USUAL = { models: 100, versions: 1000 }

const searchFor =
  (of: 'models' | 'versions'): Call =>
  (context: CallContext, request: unknown) => {
    const asked = read(search, request) as {
      filter: string
      max_results?: number
      order_by: string[]
      page_token?: string
    }
    const grammar = of === 'models' ? MODELS : VERSIONS
    const order = parsed(() => parseOrder(asked.order_by, REGISTRY_ORDER))
    if (of === 'models' && order.some(({ key }) => key === 'version_number'))
      throw invalid('Models have no version_number')
    const query = {
      of,
      filter: parsed(() => parseFilter(asked.filter, grammar)),
      order,
      max: Math.min(asked.max_results ?? USUAL[of], MOST[of]),
    }
    return page(context, 'search_registry', query, asked.page_token)
  }

const latest = simple(
  'latest_versions',
  object({ name: anyName, stages: list(string(), 10) }),
  ({ stages, ...fields }) => ({ ...fields, stages: (stages as string[]).map(stageOf) }),
)

export const registryCalls: Record<string, Call> = {
  'POST registered-models/create': simple(
    'create_registered_model',
    object({ name: modelNameShape, tags, description }),
  ),
  'POST registered-models/rename': simple(
    'change_registered_model',
    object({ name: anyName, new_name: modelNameShape }),
  ),
  'PATCH registered-models/update': simple('change_registered_model', object({ name: anyName, description })),
  'DELETE registered-models/delete': simple('delete_registered_model', model),
  'GET registered-models/get': simple('get_registered_model', model),
  'GET registered-models/search': searchFor('models'),
  'POST registered-models/get-latest-versions': latest,
  'GET registered-models/get-latest-versions': latest,
  'POST registered-models/set-tag': emptied(
    simple('change_registered_model', object({ name: anyName, key: tagKey, value: tagValue }), oneTag),
  ),
  'DELETE registered-models/delete-tag': emptied(
    simple('change_registered_model', object({ name: anyName, key: tagKey }), withoutTag),
  ),
  'POST registered-models/alias': simple('set_alias', object({ ...ofVersion, alias })),
  'DELETE registered-models/alias': simple('delete_alias', object({ name: anyName, alias: upTo(255) })),
  'GET registered-models/alias': simple('get_by_alias', object({ name: anyName, alias: upTo(255) })),
  'POST model-versions/create': simple(
    'create_model_version',
    object({
      name: anyName,
      source: filled(2048),
      run_id: nullish(upTo(256)),
      run_link: nullish(upTo(2048)),
      description,
      model_id: nullish(upTo(256)),
      tags,
    }),
  ),
  'GET model-versions/get': simple('get_model_version', object(ofVersion)),
  'GET model-versions/get-download-uri': simple('get_download_uri', object(ofVersion)),
  'GET model-versions/search': searchFor('versions'),
  'PATCH model-versions/update': simple('change_model_version', object({ ...ofVersion, description })),
  'DELETE model-versions/delete': simple('delete_model_version', object(ofVersion)),
  'POST model-versions/transition-stage': simple(
    'change_model_version',
    object({ ...ofVersion, stage: string(), archive_existing_versions: nullish(boolean(), false) }),
    ({ stage, ...fields }) => ({ ...fields, stage: stageOf(stage as string) }),
  ),
  'POST model-versions/set-tag': emptied(
    simple('change_model_version', object({ ...ofVersion, key: tagKey, value: tagValue }), oneTag),
  ),
  'DELETE model-versions/delete-tag': emptied(
    simple('change_model_version', object({ ...ofVersion, key: tagKey }), withoutTag),
  ),
}

/** A call that answers `{}` where the function of the database returns what it changed. */
function emptied(call: Call): Call {
  return async (context, request) => {
    await call(context, request)
    return '{}'
  }
}
