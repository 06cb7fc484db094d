import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { type ObjectStore, ObjectRefusedError } from '../objects/store'
import type { ServerBindings } from '../http/responses'
import { type ArtifactPlace, checkedPath, existingPlaceOf, placeOf, safePath } from './artifact-paths'
import type { Domain } from './domain'
import { invalid, TrackingError } from './errors'
import { parseQuery } from './json'

/** The proxied files, below either prefix. A path of files follows, with its query, since names may have a `?`. */
const FILES = /^\/mlflow\/(?:ajax-)?api\/2\.0\/mlflow-artifacts\/artifacts(?:\/([^?]*))?(?:\?(.*))?$/s
const MULTIPART = /^\/mlflow\/(?:ajax-)?api\/2\.0\/mlflow-artifacts\/mpu\//
const BY_OWNER = /^\/mlflow\/(?:ajax-api\/2\.0\/mlflow\/)?get-artifact\?(.*)$/s
const LIST = /^\/mlflow\/(?:ajax-)?api\/2\.0\/mlflow\/artifacts\/list\?(.*)$/s

/** Whether a path receives files, which are streamed and may be large. */
export const receivesFiles = (path: string): boolean =>
  /^\/mlflow\/(ajax-)?api\/2\.0\/mlflow-artifacts\/artifacts\//.test(path)

/** Answers requests about files, and null for all others. */
export async function answerArtifacts(
  c: Context<ServerBindings>,
  { domain, objects }: { domain: Domain; objects: ObjectStore },
): Promise<Response | null> {
  const { method } = c.req
  // As it came: a router may already have decoded the path.
  const target = targetOf(c)
  const byOwner = BY_OWNER.exec(target)
  if (byOwner && method === 'GET') return download(c, ownerPlace(byOwner[1] ?? ''), domain, objects)
  const list = LIST.exec(target)
  if (list && method === 'GET') return listOfRun(c, list[1] ?? '', domain)
  if (MULTIPART.test(target))
    throw new TrackingError(
      'NOT_IMPLEMENTED',
      'Multipart upload is not supported for the current artifact repository',
    )
  const files = FILES.exec(target)
  if (!files) return null
  const [, encoded = '', query] = files
  if (encoded === '') return method === 'GET' ? listProxied(c, query ?? '', domain) : null
  const path = safePath(query === undefined ? encoded : `${encoded}?${query}`)
  switch (method) {
    case 'PUT':
      return upload(c, existingPlaceOf(path), domain, objects)
    case 'GET':
      return download(c, existingPlaceOf(path), domain, objects)
    case 'DELETE':
      return json(c, await domain.ask('delete_artifact', existingPlaceOf(path)))
    default:
      return null
  }
}

const json = (c: Context, text: string) => c.body(text, 200, { 'content-type': 'application/json' })

/** The target of a request, without the origin that a request line may have. */
function targetOf(c: Context<ServerBindings>): string {
  const target = c.env.incoming.url ?? '/'
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/]*/i, '')
}

async function upload(
  c: Context<ServerBindings>,
  place: ArtifactPlace,
  domain: Domain,
  objects: ObjectStore,
): Promise<Response> {
  const { incoming } = c.env
  try {
    if (place.path === '') throw invalid('Invalid path')
    const { bytes } = JSON.parse(await domain.ask('prepare_artifact', place)) as { bytes: number }
    if (Number(c.req.header('content-length') ?? 0) > bytes) throw new ObjectRefusedError('too large')
    const stored = await objects.put(incoming, bytes)
    return json(c, await domain.ask('put_artifact', { ...place, ...stored }))
  } catch (error) {
    // The client reads the refusal only after it has sent everything.
    incoming.resume()
    if (error instanceof ObjectRefusedError)
      throw new TrackingError(
        error.reason === 'too large' ? 'PERMISSION_DENIED' : 'BAD_REQUEST',
        error.reason === 'too large'
          ? 'The file is larger than the limit of this workspace, or than what is left of it'
          : error.message,
      )
    throw error
  }
}

/** Sends a file as an attachment, never as a page of this origin. One range of bytes is honoured. */
async function download(
  c: Context<ServerBindings>,
  place: ArtifactPlace,
  domain: Domain,
  objects: ObjectStore,
): Promise<Response> {
  const { hash, size } = JSON.parse(await domain.ask('get_artifact', place)) as { hash: string; size: number }
  const range = rangeOf(c.req.header('range'), size)
  const stream = size === 0 ? Readable.from([]) : await objects.get(hash, range)
  if (!stream) throw new TrackingError('RESOURCE_DOES_NOT_EXIST', 'The bytes of this artifact are lost')
  c.header('content-type', 'application/octet-stream')
  c.header('content-disposition', `attachment; filename*=UTF-8''${encodedName(place.path)}`)
  c.header('x-content-type-options', 'nosniff')
  c.header('content-security-policy', "default-src 'none'; sandbox")
  c.header('accept-ranges', 'bytes')
  c.header('etag', `"${hash}"`)
  c.header('content-length', String(range ? range.end - range.start + 1 : size))
  if (range) c.header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return c.body(Readable.toWeb(stream) as ReadableStream, range ? 206 : 200)
}

const encodedName = (path: string) =>
  encodeURIComponent(path.split('/').at(-1) ?? '').replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )

/** One range within the file; other ranges are ignored, as HTTP allows. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined) return undefined
  const start = Number(first)
  const end = Math.min(last ? Number(last) : size - 1, size - 1)
  return start <= end ? { start, end } : undefined
}

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/** `run_id` or `model_id`, and `path`, from a query. */
function ownerPlace(query: string): ArtifactPlace {
  const { run_id, run_uuid, model_id, path } = parseQuery(query)
  const model = textOf(model_id)
  return {
    kind: model ? 'model' : 'run',
    id: model || textOf(run_id) || textOf(run_uuid),
    path: checkedPath(textOf(path)),
  }
}

/** A folder at the proxy: names relative to it. A path outside every run has nothing in it. */
async function listProxied(c: Context, query: string, domain: Domain): Promise<Response> {
  const path = textOf(parseQuery(query).path).replace(/\/$/, '')
  const place = path === '' ? null : placeOf(checkedPath(path))
  return json(c, place ? await domain.ask('list_artifacts', place) : '{"files": []}')
}

/** A folder of a run, with whole paths. */
async function listOfRun(c: Context, query: string, domain: Domain): Promise<Response> {
  const { run_id, run_uuid, path } = parseQuery(query)
  const id = textOf(run_id) || textOf(run_uuid)
  const folder = textOf(path)
  const asked = { kind: 'run', id, path: folder === '' ? '' : checkedPath(folder), whole_paths: true }
  const files = await domain.ask('list_artifacts', asked)
  const { run } = JSON.parse(await domain.ask('get_run', { run_id: id })) as {
    run: { info: { artifact_uri: string } }
  }
  return json(c, `{"root_uri":${JSON.stringify(run.info.artifact_uri)},${files.trim().slice(1)}`)
}
