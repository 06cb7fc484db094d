import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import {
  integer,
  maxLength,
  minValue,
  number,
  object,
  pipe,
  safeParse,
  string,
  trim,
  minLength,
  uuid,
} from 'valibot'
import { type Caller, createCallers } from '../callers/callers'
import type { Backend } from '../database/backend'
import type { Bodies } from '../http/bodies'
import type { ServerBindings } from '../http/responses'
import { InferenceError, invalid } from '../inference/errors'
import { refuseWith } from '../inference/refuse'
import { type ObjectStore, ObjectRefusedError } from '../objects/store'

const FILES = '/api/datasets/files'
const PART = /^\/api\/datasets\/files\/[\da-f-]{36}\/parts\/\d{1,6}$/

/** Whether a path receives a part of a file, which is streamed. */
export const receivesParts = (path: string): boolean => PART.test(path.split('?', 1)[0] ?? '')

/** Bytes of a part: an upload that stops loses no more, and its progress is shown by parts. */
const PART_BYTES = 4_000_000

const idSchema = pipe(string(), uuid())
const beginSchema = object({
  workspace: idSchema,
  dataset: pipe(string(), minLength(1), maxLength(200)),
  name: pipe(string(), trim(), minLength(1), maxLength(200)),
  size: pipe(number(), integer(), minValue(1)),
})

interface Part {
  hash: string
  size: number
}

interface DatasetFilesOptions {
  backend: Backend
  bodies: Bodies
  objects: ObjectStore
  /** Signs the tokens of sessions. */
  secret: string
}

/** The bytes of datasets: sent in parts, and read as one file. Everything else about them are functions of the database. */
export function datasetFileRoutes({
  backend,
  bodies,
  objects,
  secret,
}: DatasetFilesOptions): Hono<ServerBindings> {
  const app = new Hono<ServerBindings>()
  const callers = createCallers(backend, secret)

  const answering =
    (work: (c: Context<ServerBindings>, caller: Caller) => Promise<Response>) =>
    async (c: Context<ServerBindings>): Promise<Response> => {
      try {
        c.header('cache-control', 'no-store')
        const caller = await callers.of(c, ['session'])
        if (!caller) throw new InferenceError('unauthorized', 'Sign in to use the files of datasets')
        return await work(c, caller)
      } catch (error) {
        return refuseWith(c, error, ({ code, message }) => [{ error: message, code }])
      }
    }

  // `{ file, part_bytes, parts: [{ number, hash }] }`
  app.post(
    FILES,
    answering(async (c, caller) => {
      const request = safeParse(beginSchema, jsonOf(await bodies.take(c)))
      if (!request.success) throw invalid('Name a workspace, a dataset, a file and its size')
      const { workspace, ...file } = request.output
      return c.json(await ask<object>(caller, 'begin', workspace, { ...file, part_bytes: PART_BYTES }))
    }),
  )

  app.put(
    `${FILES}/:file/parts/:number`,
    answering(async (c, caller) => {
      const file = fileOf(c)
      const part = { number: Number(c.req.param('number')) }
      if (!Number.isSafeInteger(part.number) || part.number > 999_999)
        throw invalid('The file has no such part')
      const { bytes } = await ask<{ bytes: number }>(caller, 'prepare_part', file, part)
      const stored = await objects.put(c.env.incoming, bytes).catch((error) => {
        if (error instanceof ObjectRefusedError) throw invalid(error.message)
        throw error
      })
      // A refused part is named by no row, and swept away.
      const checksum = c.req.header('x-checksum-sha256')
      if (checksum !== undefined && checksum.toLowerCase() !== stored.hash)
        throw invalid('The part came with another checksum than it was sent with')
      await ask(caller, 'put_part', file, { ...part, ...stored })
      return c.json({ hash: stored.hash })
    }),
  )

  // `{ file, name, size, hash }`, once all parts are read and have the right checksums.
  app.post(
    `${FILES}/:file/finish`,
    answering(async (c, caller) => {
      const file = fileOf(c)
      const sum = createHash('sha256')
      const parts = await ask<Part[]>(caller, 'check', file, {})
      for await (const chunk of bytesOf(parts)) sum.update(chunk)
      return c.json(await ask<object>(caller, 'finish', file, { hash: sum.digest('hex') }))
    }),
  )

  app.get(
    `${FILES}/:file`,
    answering(async (c, caller) => {
      const { name, size, hash, parts } = await ask<Part & { name: string; parts: Part[] }>(
        caller,
        'read',
        fileOf(c),
        {},
      )
      // Sent as an attachment, never as a page of this origin.
      c.header('content-type', 'application/octet-stream')
      c.header('content-disposition', `attachment; filename*=UTF-8''${encodedName(name)}`)
      c.header('x-content-type-options', 'nosniff')
      c.header('content-security-policy', "default-src 'none'; sandbox")
      c.header('content-length', String(size))
      c.header('etag', `"${hash}"`)
      return c.body(Readable.toWeb(Readable.from(bytesOf(parts))) as ReadableStream)
    }),
  )

  /** The bytes of parts, one after the other. Throws when one is lost or damaged. */
  async function* bytesOf(parts: readonly Part[]): AsyncGenerator<Uint8Array> {
    for (const { hash } of parts) {
      const sum = createHash('sha256')
      const stream = await objects.get(hash)
      if (!stream) throw new InferenceError('model_failed', 'The bytes of this file are lost')
      for await (const chunk of stream as AsyncIterable<Uint8Array>) {
        sum.update(chunk)
        yield chunk
      }
      if (sum.digest('hex') !== hash)
        throw new InferenceError('model_failed', 'The bytes of this file are damaged')
    }
  }

  return app
}

function fileOf(c: Context<ServerBindings>): string {
  const id = safeParse(idSchema, c.req.param('file'))
  if (!id.success) throw new InferenceError('not_found', 'There is no such file')
  return id.output
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const encodedName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

async function ask<T>(caller: Caller, what: string, subject: string, request: object): Promise<T> {
  const [row] = await caller.query<{ answer: T }>(
    `select private.dataset_file_${what}($1, $2::jsonb) as answer`,
    [subject, JSON.stringify(request)],
  )
  return row?.answer as T
}
