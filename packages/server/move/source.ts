/** The content of a tracking server or a folder, in the shapes of the protocol. Times are ms since 1970. */

export interface Pair {
  key: string
  value: string
}

export interface Experiment {
  experiment_id: string
  name: string
  lifecycle_stage: string
  creation_time?: number
  last_update_time?: number
  tags: Pair[]
}

export interface Point {
  key: string
  /** A finite number, or NaN, Infinity or -Infinity as text. */
  value: number | string
  timestamp: number
  step: number
  model_id?: string
  dataset_name?: string
  dataset_digest?: string
}

export interface Dataset {
  name: string
  digest: string
  source_type: string
  source: string
  schema?: string
  profile?: string
}

export interface Run {
  run_id: string
  experiment_id: string
  run_name: string
  user_id: string
  status: string
  start_time: number
  end_time?: number
  lifecycle_stage: string
  artifact_uri: string
  /** Keys of the metrics that have points. */
  metrics: string[]
  params: Pair[]
  tags: Pair[]
  datasets: { dataset: Dataset; tags: Pair[] }[]
  /** Ids of logged models that the run read. */
  modelInputs: string[]
  modelOutputs: { model_id: string; step: number }[]
}

export interface LoggedModel {
  model_id: string
  experiment_id: string
  name: string
  model_type?: string
  source_run_id?: string
  status: string
  creation_timestamp_ms: number
  last_updated_timestamp_ms: number
  artifact_uri: string
  params: Pair[]
  tags: Pair[]
  /** Points with the run that measured each. */
  metrics: (Point & { run_id: string })[]
}

export interface RegisteredModel {
  name: string
  description?: string
  creation_timestamp?: number
  last_updated_timestamp?: number
  tags: Pair[]
  aliases: { alias: string; version: string }[]
}

export interface ModelVersion {
  name: string
  version: string
  current_stage?: string
  description?: string
  user_id?: string
  source: string
  run_id?: string
  run_link?: string
  model_id?: string
  creation_timestamp?: number
  last_updated_timestamp?: number
  tags: Pair[]
  /** Where its files are, resolved; as the source when nothing else is known. */
  location: string
}

/** Owner of files: a run or a logged model. */
export type Owner = Pick<Run, 'run_id' | 'artifact_uri'> | Pick<LoggedModel, 'model_id' | 'artifact_uri'>

export interface Source {
  experiments: () => AsyncIterable<Experiment>
  runs: (experiment: string) => AsyncIterable<Run>
  /** The history of a metric in pages. */
  history: (run: Run, key: string) => AsyncIterable<Point[]>
  loggedModels: (experiment: string) => AsyncIterable<LoggedModel>
  registeredModels: () => AsyncIterable<RegisteredModel>
  versions: (model: string) => AsyncIterable<ModelVersion>
  /** The paths of all files of an owner. Rejects when they lie where this source does not reach. */
  files: (owner: Owner) => AsyncIterable<string>
  open: (owner: Owner, path: string) => Promise<ReadableStream<Uint8Array>>
}

/** The statuses by their numbers in MLflow's files. */
export const RUN_STATUSES = ['', 'RUNNING', 'SCHEDULED', 'FINISHED', 'FAILED', 'KILLED']
export const MODEL_STATUSES = ['', 'LOGGED_MODEL_PENDING', 'LOGGED_MODEL_READY', 'LOGGED_MODEL_UPLOAD_FAILED']

/** Counts of one move, and what was left out. */
export interface Moved {
  experiments: number
  runs: number
  points: number
  files: number
  loggedModels: number
  registeredModels: number
  versions: number
  /** A line for each thing that was left out, and why. */
  left: string[]
}

export const nothingMoved = (): Moved => ({
  experiments: 0,
  runs: 0,
  points: 0,
  files: 0,
  loggedModels: 0,
  registeredModels: 0,
  versions: 0,
  left: [],
})

/** A place by what stands for it in the target; null for a place that was not moved. */
export function placed(
  text: string,
  places: readonly (readonly [uri: string, target: string])[],
): string | null {
  for (const [uri, target] of places)
    if (uri !== '' && (text === uri || text.startsWith(`${uri}/`))) return target + text.slice(uri.length)
  return null
}

/** One line of a summary. */
export const movedText = (moved: Moved): string =>
  [
    [moved.experiments, 'experiments'],
    [moved.runs, 'runs'],
    [moved.points, 'points'],
    [moved.files, 'files'],
    [moved.loggedModels, 'logged models'],
    [moved.registeredModels, 'registered models'],
    [moved.versions, 'versions'],
  ]
    .map(([count, what]) => `${count} ${what}`)
    .join(', ')
