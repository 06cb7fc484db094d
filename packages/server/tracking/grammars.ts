// The keys and operators of each kind of search.

/** How the keys of an entity compare. A list names the only keys that it has. */
export type Kind = 'number' | 'text' | 'nullable text' | 'exact text'
export interface Grammar {
  /** Aliases of entities by their names in a filter. A bare key belongs to `attribute`. */
  entities: Record<string, string>
  /** Kinds by entity: of any key, or by key. */
  kinds: Record<string, Kind | Record<string, Kind>>
  /** Aliases of attributes. */
  aliases?: Record<string, string>
  /** Attributes that take IN and NOT IN. */
  listed: ReadonlySet<string>
}

const TAGS = { tag: 'tag', tags: 'tag' }
const ATTRIBUTES = { attribute: 'attribute', attributes: 'attribute', attr: 'attribute' }

export const RUNS: Grammar = {
  entities: {
    ...TAGS,
    ...ATTRIBUTES,
    run: 'attribute',
    metric: 'metric',
    metrics: 'metric',
    param: 'param',
    params: 'param',
    parameter: 'param',
    parameters: 'param',
    dataset: 'dataset',
    datasets: 'dataset',
  },
  kinds: {
    metric: 'number',
    param: 'nullable text',
    tag: 'nullable text',
    attribute: {
      run_id: 'text',
      run_name: 'text',
      status: 'text',
      user_id: 'text',
      artifact_uri: 'text',
      start_time: 'number',
      end_time: 'number',
    },
    dataset: { name: 'text', digest: 'text', context: 'text' },
  },
  aliases: { 'run name': 'run_name', 'Run name': 'run_name', 'Run Name': 'run_name', created: 'start_time' },
  listed: new Set(['attribute run_id', 'dataset name', 'dataset digest', 'dataset context']),
}

export const EXPERIMENTS: Grammar = {
  entities: { ...TAGS, ...ATTRIBUTES },
  kinds: {
    tag: 'nullable text',
    attribute: {
      name: 'text',
      experiment_id: 'exact text',
      creation_time: 'number',
      last_update_time: 'number',
    },
  },
  listed: new Set(['attribute experiment_id']),
}

export const MODELS: Grammar = {
  entities: { ...TAGS, ...ATTRIBUTES },
  kinds: { tag: 'text', attribute: { name: 'text' } },
  listed: new Set(['attribute name']),
}

export const VERSIONS: Grammar = {
  entities: { ...TAGS, ...ATTRIBUTES },
  kinds: {
    tag: 'text',
    attribute: { name: 'text', run_id: 'text', source_path: 'text', version_number: 'number' },
  },
  listed: new Set(['attribute run_id', 'attribute name']),
}

/** Keys by which models and versions are ordered; filters do not know the times. */
export const REGISTRY_ORDER: Grammar = {
  entities: ATTRIBUTES,
  kinds: {
    attribute: {
      name: 'text',
      version_number: 'number',
      creation_timestamp: 'number',
      last_updated_timestamp: 'number',
    },
  },
  aliases: { timestamp: 'last_updated_timestamp' },
  listed: new Set(),
}

export const LOGGED_MODELS: Grammar = {
  entities: { ...TAGS, ...ATTRIBUTES, metrics: 'metric', metric: 'metric', params: 'param', param: 'param' },
  kinds: {
    metric: 'number',
    param: 'text',
    tag: 'nullable text',
    attribute: {
      name: 'text',
      model_id: 'text',
      model_type: 'text',
      status: 'text',
      source_run_id: 'text',
      creation_timestamp: 'number',
      last_updated_timestamp: 'number',
    },
  },
  aliases: { creation_time: 'creation_timestamp', last_updated_time: 'last_updated_timestamp' },
  listed: new Set(
    ['name', 'model_id', 'model_type', 'status', 'source_run_id'].map((key) => `attribute ${key}`),
  ),
}
