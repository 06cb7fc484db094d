import { type Context, Hono } from 'hono'
import {
  type GenericSchema,
  type InferOutput,
  maxLength,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  uuid,
} from 'valibot'
import type { Caller, Callers } from '../callers/callers'
import type { Bodies } from '../http/bodies'
import type { ServerBindings } from '../http/responses'
import { type ObjectStore, ObjectRefusedError } from '../objects/store'
import { InferenceError, invalid } from './errors'
import { checkModel, type ModelFacts } from './model-file'
import { refuseWith } from './refuse'
import { bytesOf, type Inference } from './service'
import { ARRAYS, elementsOf, type Signature, type Tensor } from './tensors'

/** The one path whose body is a model, and streamed. */
const UPLOAD = '/api/serving/upload'
export const receivesModels = (path: string): boolean => path.split('?', 1)[0] === UPLOAD

const workspace = pipe(string(), uuid())
const hash = pipe(string(), regex(/^[\da-f]{64}$/))
const name = pipe(string(), maxLength(256))
const takeSchema = object({ workspace, model: name, version: pipe(string(), maxLength(20)) })
const loadSchema = object({ workspace, hash })
const deploySchema = object({
  workspace,
  hash,
  name,
  source: picklist(['uploaded', 'registered']),
  model: name,
  /** Of a registered model; empty for an upload. */
  version: pipe(string(), maxLength(20)),
  /** The same for each request of one deployment: asked again, it makes no second version. */
  attempt: optional(pipe(string(), uuid())),
})

interface StoredFile {
  hash: string
  size: number
  name: string
}

interface DeployOptions {
  inference: Inference
  callers: Callers
  objects: ObjectStore
  bodies: Bodies
}

/** The steps of a deployment, which the app asks one by one for people with a session. */
export function deployRoutes({ inference, callers, objects, bodies }: DeployOptions): Hono<ServerBindings> {
  const app = new Hono<ServerBindings>()
  const step = (path: string, work: (c: Context<ServerBindings>, caller: Caller) => Promise<object>) =>
    app.post(path, async (c) => {
      try {
        const caller = await callers.of(c, ['session'])
        if (!caller) throw new InferenceError('unauthorized', 'Sign in to deploy a model')
        return c.json(await work(c, caller))
      } catch (error) {
        return refuseWith(c, error, ({ code, message, details }) => [{ error: message, code, details }])
      }
    })

  // Copied and checked: `{ hash, size, name, facts }`.
  step(UPLOAD, async (c, caller) => {
    const home = c.req.query('workspace') ?? ''
    const file = (c.req.query('name') ?? '').slice(0, 200) || 'model.onnx'
    if (!safeParse(workspace, home).success) throw invalid('The workspace is not written as an id')
    const { bytes } = await asked<{ bytes: number }>(caller, 'prepare_file', home, {})
    if (Number(c.req.header('content-length') ?? 0) > bytes) throw tooLarge(bytes)
    const stored = await objects.put(c.env.incoming, bytes).catch((error) => {
      if (error instanceof ObjectRefusedError)
        throw error.reason === 'too large' ? tooLarge(bytes) : invalid(error.message)
      throw error
    })
    const checksum = c.req.header('x-checksum-sha256')
    if (checksum !== undefined && checksum.toLowerCase() !== stored.hash)
      throw invalid('The file came with another checksum than it was sent with')
    // Refused files are named by no row, and swept away.
    const facts = await factsOf(stored.hash, file)
    await asked(caller, 'put_file', home, { ...stored, name: file })
    return { ...stored, name: file, facts }
  })

  // The same for a version of the registry, whose bytes are here already.
  step('/api/serving/take', async (c, caller) => {
    const request = await requestOf(c, takeSchema)
    const stored = await asked<StoredFile>(caller, 'registered_file', request.workspace, {
      model: request.model,
      model_version: request.version,
    })
    return { ...stored, facts: await factsOf(stored.hash, stored.name) }
  })

  // Loaded and warmed up: `{ engine, signature, loadMs, warmMs, warmFailure }`.
  step('/api/serving/load', async (c, caller) => {
    const request = await requestOf(c, loadSchema)
    await asked(caller, 'file', request.workspace, { hash: request.hash })
    const began = performance.now()
    const { engine, signature } = await inference.runtime.load(request.workspace, request.hash)
    const loaded = performance.now()
    const warmFailure = await inference.runtime
      .run(
        request.workspace,
        request.hash,
        exampleOf(signature),
        signature.outputs.map((output) => output.name),
      )
      .then(
        () => null,
        (error: unknown) => {
          // A model may refuse zeros; a model that kills its process is not served.
          if (error instanceof InferenceError && error.code === 'invalid_request') return error.message
          throw error
        },
      )
    return {
      engine,
      signature,
      loadMs: Math.round(loaded - began),
      warmMs: Math.round(10 * (performance.now() - loaded)) / 10,
      warmFailure,
    }
  })

  // Given an address: `{ endpoint, name, version }`.
  step('/api/serving/deploy', async (c, caller) => {
    const { version, ...request } = await requestOf(c, deploySchema)
    await asked(caller, 'file', request.workspace, { hash: request.hash })
    const { signature, profile } = await inference.runtime.load(request.workspace, request.hash)
    return asked(caller, 'deploy', request.workspace, {
      ...request,
      model_version: version || null,
      signature,
      profile,
    })
  })

  app.all('/api/serving/*', (c) => c.json({ error: 'Not found' }, 404))

  async function requestOf<T extends GenericSchema>(
    c: Context<ServerBindings>,
    schema: T,
  ): Promise<InferOutput<T>> {
    const text = await bodies.take(c)
    let json: unknown
    try {
      json = JSON.parse(text)
    } catch {
      throw invalid('The body is not valid JSON')
    }
    const { success, output, issues } = safeParse(schema, json)
    if (!success) throw invalid(`${issues[0].path?.[0]?.key as string}: ${issues[0].message}`.slice(0, 200))
    return output
  }

  async function factsOf(key: string, file: string): Promise<ModelFacts> {
    const stream = await objects.get(key)
    if (!stream) throw new InferenceError('unusable_model', 'The bytes of this model are lost')
    return checkModel(await bytesOf(stream), file)
  }

  return app
}

const tooLarge = (bytes: number) =>
  new InferenceError(
    'too_large',
    `The file is larger than the ${Math.floor(bytes / 1e6)} MB that this workspace may upload now`,
  )

async function asked<T>(caller: Caller, what: string, home: string, request: object): Promise<T> {
  const [row] = await caller.query<{ answer: T }>(`select private.serving_${what}($1, $2::jsonb) as answer`, [
    home,
    JSON.stringify(request),
  ])
  return row?.answer as T
}

/** One row of zeros and empty texts, where a model leaves a size open. */
function exampleOf({ inputs }: Signature): Tensor[] {
  return inputs.map(({ name: input, datatype, shape }) => {
    const full = shape.map((size) => (size === -1 ? 1 : size))
    const elements = elementsOf(full)
    if (elements === null || elements > 50_000_000)
      throw new InferenceError('unusable_model', `The input ${input} is too large to be served`)
    const data = datatype === 'BYTES' ? Array<string>(elements).fill('') : new ARRAYS[datatype](elements)
    return { name: input, datatype, shape: full, data }
  })
}
