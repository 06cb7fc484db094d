import { type Context, Hono } from 'hono'
import type { Callers } from '../callers/callers'
import type { ServerBindings } from '../http/responses'
import { writeInfer } from './answer-wire'
import { InferenceError } from './errors'
import { parseInfer } from './oip-wire'
import { refuseWith } from './refuse'
import type { Inference } from './service'
import type { Target } from './targets'

/** The header that says where the JSON ends and the tensors begin. */
const HEADER = 'inference-header-content-length'
const SERVER = { name: 'orrery', version: '2', extensions: ['binary_tensor_data'] }
const MODEL = /^\/v2\/models\/([^/]+)(?:\/versions\/([^/]+))?(?:\/(ready|infer|config|stats))?$/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The Open Inference Protocol, version 2, for API keys, and for sessions that name a workspace. */
export function oipRoutes(inference: Inference, callers: Callers): Hono<ServerBindings> {
  const app = new Hono<ServerBindings>()

  app.use('/v2/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  app.get('/v2', (c) => c.json(SERVER))
  app.get('/v2/', (c) => c.json(SERVER))
  app.get('/v2/health/live', (c) => c.json({ live: true }))
  app.get('/v2/health/ready', (c) => c.json({ ready: true }))
  app.all('/v2/repository/*', (c) =>
    c.json({ error: 'Models are deployed in the app, and loaded when they are asked' }, 400),
  )
  app.all('/v2/*', async (c) => {
    try {
      return await answer(c)
    } catch (error) {
      return refuseWith(c, error, ({ message, code }) => [
        { error: message },
        // The protocol has 404 for models that are not there, and 400 for what cannot be done.
        code === 'model_offline' || code === 'unusable_model' ? 400 : undefined,
      ])
    }
  })

  async function answer(c: Context<ServerBindings>): Promise<Response> {
    const [, name, version, verb = 'metadata'] = MODEL.exec(c.req.path) ?? []
    const method = verb === 'infer' ? 'POST' : 'GET'
    if (name === undefined || verb === 'config' || verb === 'stats' || c.req.method !== method)
      throw new InferenceError('not_found', `There is no ${c.req.method} ${c.req.path.slice(0, 200)} here`)
    const caller = await callers.of(c, ['key', 'session'])
    if (!caller)
      throw new InferenceError('unauthorized', 'Send an API key of the workspace: Authorization: Bearer sk_…')
    const workspace = c.req.query('workspace') ?? null
    if (workspace !== null && !UUID.test(workspace))
      throw new InferenceError('invalid_request', 'The workspace is not written as an id')
    const target = await inference.targets.of(caller, workspace, name)
    if (verb === 'metadata') return c.json(metadataOf(target, version))
    const chosen = inference.versionOf(target, version)
    if (verb === 'ready') {
      await inference.runtime.load(target.workspace_id, chosen.hash)
      return c.json({ name: target.name, ready: true })
    }
    return inference.bodies.with(c.env.incoming, async (body) => {
      let binary: boolean[] = []
      let id: string | undefined
      const { outputs } = await inference.ask(target, chosen, () => {
        const request = parseInfer(body, c.req.header(HEADER))
        const asked =
          request.outputs ??
          chosen.signature.outputs.map((output) => ({ name: output.name, binary: request.binary }))
        binary = asked.map((output) => output.binary)
        id = request.id
        return { inputs: request.inputs, outputs: asked.map((output) => output.name) }
      })
      const written = writeInfer({ name: target.name, version: `${chosen.version}`, id }, outputs, binary)
      if (written.header === undefined)
        return c.body(written.body as string, 200, { 'content-type': 'application/json' })
      return c.body(written.body as Uint8Array<ArrayBuffer>, 200, {
        'content-type': 'application/octet-stream',
        [HEADER]: `${written.header}`,
      })
    })
  }

  return app
}

function metadataOf(target: Target, version: string | undefined) {
  const found =
    version === undefined
      ? [...target.versions].sort((one, other) => other.share - one.share)[0]
      : target.versions.find((one) => `${one.version}` === version)
  if (!found) throw new InferenceError('not_found', `The model ${target.name} has no such version`)
  const { inputs, outputs } = found.signature
  return {
    name: target.name,
    versions: target.versions.map((one) => `${one.version}`),
    platform: 'onnx_onnxv1',
    inputs,
    outputs,
  }
}
