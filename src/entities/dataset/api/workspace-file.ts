import { type GenericSchema, type InferOutput, object, safeParse, string, unknown } from 'valibot'
import { callFunction, fetchOwn } from '@/shared/api'
import { Failure, toFailure } from '@/shared/lib/failure'
import { begunSchema, type WorkspaceFile, workspaceFileSchema } from '../model/workspace-file'

const FILES = '/api/datasets/files'

/** The file of a dataset in a workspace. Rejects with a `Failure`. */
export const readWorkspaceFile = (
  workspace: string,
  dataset: string,
  signal?: AbortSignal,
): Promise<WorkspaceFile> => callFunction('dataset_file', { workspace, dataset }, workspaceFileSchema, signal)

/** Removes a file, or what has arrived of an upload. Rejects with a `Failure`. */
export const removeWorkspaceFile = async (file: string, signal?: AbortSignal): Promise<void> => {
  await callFunction('remove_dataset_file', { file }, unknown(), signal)
}

/** An upload, which may have begun before: `received` are the SHA-256 of the parts that the server has. */
interface Begun {
  upload: string
  partBytes: number
  parts: number
  received: Record<number, string>
}

/** Begins the upload of a file, or continues one of the same name and size. Rejects with a `Failure`. */
export async function beginUpload(
  workspace: string,
  dataset: string,
  { name, size }: Pick<File, 'name' | 'size'>,
  signal: AbortSignal,
): Promise<Begun> {
  const body = JSON.stringify({ workspace, dataset, name, size })
  const headers = { 'content-type': 'application/json' }
  const { file, part_bytes, parts } = await asked(
    FILES,
    { method: 'POST', body, headers, signal },
    begunSchema,
  )
  return {
    upload: file,
    partBytes: part_bytes,
    parts: Math.ceil(size / part_bytes),
    received: Object.fromEntries(parts.map(({ number, hash }) => [number, hash])),
  }
}

/** Sends a part of a file, unless its bytes are those that the server has. Rejects with a `Failure`. */
export async function sendPart(
  upload: string,
  number: number,
  part: Blob,
  received: string | null,
  signal: AbortSignal,
): Promise<void> {
  const checksum = await checksumOf(part)
  if (checksum !== null && checksum === received) return
  const headers = {
    'content-type': 'application/octet-stream',
    ...(checksum === null ? {} : { 'x-checksum-sha256': checksum }),
  }
  const address = `${FILES}/${upload}/parts/${number}`
  await asked(address, { method: 'PUT', body: part, headers, signal }, object({ hash: string() }))
}

/** Has the server check the whole file, which is the dataset's from then on. Rejects with a `Failure`. */
export const finishUpload = async (upload: string, signal: AbortSignal): Promise<void> => {
  await asked(`${FILES}/${upload}/finish`, { method: 'POST', signal }, object({ hash: string() }))
}

/** The bytes of a file, which the browser keeps on the disk when they are many. Rejects with a `Failure`. */
export async function downloadWorkspaceFile(file: string, signal: AbortSignal): Promise<Blob> {
  try {
    const response = await fetchOwn(`${FILES}/${file}`, { signal })
    if (response.status === 404) throw new Failure('This file is no longer there. Reload the page.')
    if (!response.ok) throw new Failure('The file could not be downloaded. Please try again.')
    return await response.blob()
  } catch (error) {
    throw toFailure(error)
  }
}

const refusalSchema = object({ error: string() })

/** Asks the server and checks its answer. A server that is busy or restarting may be asked again: the kind is `network`. */
async function asked<TSchema extends GenericSchema>(
  address: string,
  init: RequestInit,
  schema: TSchema,
): Promise<InferOutput<TSchema>> {
  try {
    const response = await fetchOwn(address, init)
    const json: unknown = await response.json().catch(() => null)
    if (!response.ok) {
      const refusal = safeParse(refusalSchema, json)
      const message = refusal.success ? refusal.output.error : `The server answered ${response.status}.`
      throw new Failure(message, response.status >= 502 || response.status === 408 ? 'network' : 'other')
    }
    const answer = safeParse(schema, json)
    if (!answer.success) throw new Failure('An error occurred. Please try again.')
    return answer.output
  } catch (error) {
    throw toFailure(error)
  }
}

/** SHA-256 in hex; null on pages without encryption, where browsers have no checksums. */
async function checksumOf(part: Blob): Promise<string | null> {
  if (!window.isSecureContext) return null
  const digest = await crypto.subtle.digest('SHA-256', await part.arrayBuffer().catch(unreadable))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A file that was changed or removed after it was chosen. */
const unreadable = (): never => {
  throw new Failure('The file can no longer be read. Choose it again.')
}
