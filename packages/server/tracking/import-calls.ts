import { nullish, number, object, picklist, pipe, regex, string, transform, union } from 'valibot'
import { type Call, simple } from './calls'
import { modelNameShape } from './registry-calls'
import { experimentId, filled, list, STATUSES, time, upTo } from './wire'

// Calls of the importer (`npm run import:mlflow`), which no client of MLflow has: they keep ids and times.

const lifecycle = nullish(picklist(['active', 'deleted']))
const pair = (longest: number) => object({ key: filled(250), value: nullish(upTo(longest), '') })
const noted = {
  description: nullish(upTo(100_000)),
  user_id: nullish(upTo(256)),
  tags: list(pair(100_000), 1000),
}
const changed = { creation_timestamp: nullish(time), last_updated_timestamp: nullish(time) }

export const importCalls: Record<string, Call> = {
  'POST orrery/import-experiment': simple(
    'import_experiment',
    object({
      experiment_id: nullish(upTo(64)),
      name: filled(500),
      lifecycle_stage: lifecycle,
      creation_time: nullish(time),
      last_update_time: nullish(time),
      tags: list(pair(20_000), 1000),
    }),
  ),
  'POST orrery/import-run': simple(
    'import_run',
    object({
      run_id: pipe(string(), regex(/^[\w-]{1,256}$/, 'an id has letters, digits, _ and -')),
      experiment_id: experimentId,
      run_name: nullish(upTo(8000)),
      user_id: nullish(upTo(256)),
      status: nullish(picklist(STATUSES)),
      start_time: nullish(time),
      end_time: nullish(time),
      lifecycle_stage: lifecycle,
    }),
  ),
  'POST orrery/import-logged-model': simple(
    'import_logged_model',
    object({
      model_id: pipe(string(), regex(/^m-[0-9a-f]{32}$/, 'it is no id of a logged model')),
      experiment_id: experimentId,
      name: filled(500),
      model_type: nullish(upTo(500)),
      source_run_id: nullish(upTo(256)),
      status: nullish(picklist(['LOGGED_MODEL_PENDING', 'LOGGED_MODEL_READY', 'LOGGED_MODEL_UPLOAD_FAILED'])),
      creation_timestamp_ms: nullish(time),
      last_updated_timestamp_ms: nullish(time),
      params: list(pair(6000), 1000),
      tags: list(pair(8000), 1000),
    }),
  ),
  'POST orrery/import-registered-model': simple(
    'import_registered_model',
    object({ name: modelNameShape, ...noted, ...changed }),
  ),
  'POST orrery/import-model-version': simple(
    'import_model_version',
    object({
      name: modelNameShape,
      version: pipe(
        union([string(), number()]),
        transform(String),
        regex(/^[1-9]\d{0,8}$/, 'a version is a number'),
      ),
      current_stage: nullish(picklist(['None', 'Staging', 'Production', 'Archived'])),
      source: filled(2048),
      run_id: nullish(upTo(256)),
      run_link: nullish(upTo(2048)),
      model_id: nullish(upTo(256)),
      ...noted,
      ...changed,
    }),
  ),
}
