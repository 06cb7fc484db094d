import type { RowAnswer, RowFeed } from '@orrery/learn/types'
import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  number,
  object,
  safeParse,
  string,
  union,
} from 'valibot'
import { fetchOwn } from '@/shared/api'
import { Failure, toFailure } from '@/shared/lib/failure'
import type { Endpoint } from '../model/endpoint'
import { type Row, tensorsOf, type WrittenTensor } from '../model/row'
import {
  type Deployed,
  deployedSchema,
  type LoadedModel,
  loadedModelSchema,
  type ServedModel,
  type StoredModel,
  storedModelSchema,
} from '../model/serving'
import { mainVersion } from '../model/endpoint'
import { halvesOf, joinedAnswers, tensorsOfRows } from '../model/file-rows'

const refusalSchema = object({ error: string() })
const inferSchema = object({
  outputs: array(
    object({
      name: string(),
      datatype: string(),
      shape: array(number()),
      data: array(union([number(), string(), boolean()])),
    }),
  ),
})

/** Asks an address of the server and checks its answer. Rejects with a `Failure` in the server's words. */
async function asked<TSchema extends GenericSchema>(
  address: string,
  body: BodyInit,
  headers: Record<string, string>,
  schema: TSchema,
  signal: AbortSignal,
): Promise<InferOutput<TSchema>> {
  try {
    const response = await fetchOwn(address, { method: 'POST', body, headers, signal })
    const json: unknown = await response.json().catch(() => null)
    if (!response.ok) {
      const refusal = safeParse(refusalSchema, json)
      throw new Failure(refusal.success ? refusal.output.error : `The server answered ${response.status}.`)
    }
    const answer = safeParse(schema, json)
    if (!answer.success) throw new Failure('An error occurred. Please try again.')
    return answer.output
  } catch (error) {
    throw toFailure(error)
  }
}

const JSON_BODY = { 'content-type': 'application/json' }

/** Copies a model file to the server, which checks it. Rejects with a `Failure`. */
export async function uploadModel(
  workspace: string,
  name: string,
  file: Blob,
  signal: AbortSignal,
): Promise<StoredModel> {
  const query = new URLSearchParams({ workspace, name })
  return asked(
    `/api/serving/upload?${query}`,
    file,
    { 'content-type': 'application/octet-stream', ...(await checksumOf(file)) },
    storedModelSchema,
    signal,
  )
}

/** Browsers have no checksums on pages without encryption. */
async function checksumOf(file: Blob): Promise<Record<string, string>> {
  if (!window.isSecureContext) return {}
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return {
    'x-checksum-sha256': [...new Uint8Array(digest)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(''),
  }
}

/** Takes the file of a registered version, whose bytes the server has, and checks it. Rejects with a `Failure`. */
export const takeModel = (
  workspace: string,
  { model, version }: { model: string; version: string },
  signal: AbortSignal,
): Promise<StoredModel> =>
  asked(
    '/api/serving/take',
    JSON.stringify({ workspace, model, version }),
    JSON_BODY,
    storedModelSchema,
    signal,
  )

/** Loads a model in the workspace's process and runs it once on zeros. Rejects with a `Failure`. */
export const loadModel = (workspace: string, hash: string, signal: AbortSignal): Promise<LoadedModel> =>
  asked('/api/serving/load', JSON.stringify({ workspace, hash }), JSON_BODY, loadedModelSchema, signal)

/** Gives a loaded model an address, once for each `attempt`. Rejects with a `Failure`. */
export const deployModel = (
  workspace: string,
  { hash, name, model, attempt }: { hash: string; name: string; model: ServedModel; attempt: string },
  signal: AbortSignal,
): Promise<Deployed> => {
  const version = model.source === 'registered' ? model.version : ''
  const body = { workspace, hash, name, source: model.source, model: model.model, version, attempt }
  return asked('/api/serving/deploy', JSON.stringify(body), JSON_BODY, deployedSchema, signal)
}

/** Waits until a model answers at its address. Rejects with a `Failure`. */
export async function checkAnswers(workspace: string, name: string, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetchOwn(`/v2/models/${name}/ready?workspace=${workspace}`, { signal })
    if (!response.ok) throw new Failure(`The endpoint ${name} does not answer yet.`)
  } catch (error) {
    throw toFailure(error)
  }
}

/** Asks an endpoint for the prediction of one row, with the session. Rejects with a `Failure` in the server's words. */
export async function askEndpoint(
  endpoint: Endpoint,
  row: Row,
  signal: AbortSignal,
): Promise<WrittenTensor[]> {
  const inputs = tensorsOf(mainVersion(endpoint).signature, row)
  const address = `/v2/models/${endpoint.name}/infer?workspace=${endpoint.workspace}`
  return (await asked(address, JSON.stringify({ inputs }), JSON_BODY, inferSchema, signal)).outputs
}

/** Characters of one question, which is at most three bytes for each: the server takes 4 MB of JSON. */
const MOST_TEXT = 1_000_000

/**
 * Asks the main version of an endpoint for the predictions of rows, with the session. A question that is too long is asked in parts.
 * Rejects with a `Failure` in the server's words.
 */
export async function askRows(
  endpoint: Endpoint,
  feeds: readonly RowFeed[],
  rows: number,
  signal: AbortSignal,
): Promise<RowAnswer[]> {
  const { signature, version } = mainVersion(endpoint)
  const body = JSON.stringify({ inputs: tensorsOfRows(signature, feeds, rows) })
  if (body.length > MOST_TEXT && rows > 1) {
    const answers: RowAnswer[][] = []
    for (const half of halvesOf(feeds, rows))
      answers.push(await askRows(endpoint, half.feeds, half.rows, signal))
    return joinedAnswers(answers)
  }
  const address = `/v2/models/${endpoint.name}/versions/${version}/infer?workspace=${endpoint.workspace}`
  const { outputs } = await asked(address, body, JSON_BODY, inferSchema, signal)
  return outputs.map(({ name, data }) => ({ name, values: data }))
}
