import { type Context, Hono } from 'hono'
import {
  array,
  maxLength,
  minLength,
  object,
  optional,
  pipe,
  record,
  safeParse,
  string,
  unknown,
} from 'valibot'
import type { Caller, Callers } from '../callers/callers'
import type { ServerBindings } from '../http/responses'
import type { Counted, Limits } from '../limits/limits'
import { parseLenient } from '../tracking/json'
import { MAX_JSON } from './body'
import { InferenceError, invalid } from './errors'
import { openApi } from './openapi'
import { questionOfRows, rowsOfAnswer } from './rows'
import { refuseWith } from './refuse'
import type { Inference } from './service'

const predictSchema = object({
  model_id: pipe(
    string('model_id is required'),
    minLength(1, 'model_id is required'),
    maxLength(100, 'model_id is too long'),
  ),
  inputs: pipe(
    array(unknown(), 'inputs is required, as a list'),
    minLength(1, 'inputs has no rows'),
    maxLength(100_000, 'inputs has more than 100000 rows'),
  ),
  parameters: optional(record(string(), unknown(), 'parameters is an object')),
})

/** Documented: 100 requests a minute and 5,000 a day for each key, 20 predictions a second. */
const perRequest = (caller: Caller): Counted[] => [
  ['apiPerMinute', caller.id],
  ['apiPerDay', caller.id],
]

/** The public API of the documentation, below `/v1`, for API keys. */
export function publicApi(
  inference: Inference,
  callers: Callers,
  limits: Limits,
  siteUrl: string,
): Hono<ServerBindings> {
  const app = new Hono<ServerBindings>()

  app.use('/v1/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  app.get('/v1/openapi.json', (c) => c.json(openApi(siteUrl)))
  app.post('/v1/predict', (c) => answered(c, predict, true))
  app.get('/v1/models', (c) => answered(c, (_, caller) => listed(c, caller, 'models', 'status')))
  app.get('/v1/datasets', (c) => answered(c, (_, caller) => listed(c, caller, 'datasets', 'type')))
  app.all('/v1/*', (c) =>
    answered(c, () => {
      throw new InferenceError('not_found', `There is no ${c.req.method} ${c.req.path.slice(0, 200)} here`)
    }),
  )

  async function answered(
    c: Context<ServerBindings>,
    work: (c: Context<ServerBindings>, caller: Caller) => Promise<Response>,
    predicts = false,
  ): Promise<Response> {
    try {
      const caller = await callers.of(c, ['key'])
      if (!caller)
        throw new InferenceError(
          'unauthorized',
          'Send a valid and active API key: Authorization: Bearer sk_…',
        )
      const wait = await limits.take([
        ...perRequest(caller),
        ...(predicts ? [['predictPerSecond', caller.id] as const] : []),
      ])
      if (wait > 0) {
        const retryAfter = Math.max(1, Math.ceil(wait / 1000))
        throw new InferenceError('rate_limit_exceeded', `Too many requests. Try again in ${retryAfter} s.`, {
          retryAfter,
        })
      }
      return await work(c, caller)
    } catch (error) {
      return refuseWith(c, error, ({ code, message, details }) => [
        { error: { code: code === 'model_failed' ? 'internal_error' : code, message, details } },
      ])
    }
  }

  async function predict(c: Context<ServerBindings>, caller: Caller): Promise<Response> {
    return inference.bodies.with(c.env.incoming, async (body) => {
      const { model_id, inputs, parameters } = readPredict(body)
      const target = await inference.targets.of(caller, null, model_id)
      const named = parameters?.version
      const chosen = inference.versionOf(target, named === undefined ? undefined : `${named as string}`)
      const { outputs, ms } = await inference.ask(target, chosen, () => ({
        inputs: questionOfRows(chosen.signature, inputs),
      }))
      return c.json({
        model_id: target.name,
        predictions: rowsOfAnswer(outputs, inputs.length),
        usage: { inputs: inputs.length, latency_ms: Math.round(ms * 100) / 100 },
      })
    })
  }

  return app
}

function readPredict(body: Uint8Array) {
  if (body.length > MAX_JSON)
    throw new InferenceError('too_large', `The body is larger than ${MAX_JSON / 2 ** 20} MB`)
  let json: unknown
  try {
    json = parseLenient(new TextDecoder().decode(body))
  } catch {
    throw invalid('The body is not valid JSON')
  }
  const { success, output, issues } = safeParse(predictSchema, json)
  if (success) return output
  // The first fault of each part; a missing part has no message of its own.
  const details: Record<string, string> = {}
  for (const { path, message, received } of issues) {
    const key = String(path?.[0]?.key ?? 'body')
    details[key] ??= received === 'undefined' ? `${key} is required` : message
  }
  throw invalid('Invalid request parameters', details)
}

async function listed(
  c: Context<ServerBindings>,
  caller: Caller,
  what: 'models' | 'datasets',
  filter: 'status' | 'type',
): Promise<Response> {
  const details: Record<string, string> = {}
  const limit = numberOf(c.req.query('limit'), 20, 1, 100)
  if (limit === null) details.limit = 'limit must be a whole number from 1 to 100'
  const offset = numberOf(c.req.query('offset'), 0, 0, 999_999_999)
  if (offset === null) details.offset = 'offset must be a whole number of 0 or more'
  if (Object.keys(details).length > 0) throw invalid('Invalid request parameters', details)
  const [row] = await caller.query<{ answer: string }>(
    `select private.serving_${what}(private.serving_workspace(null), $1::jsonb)::text as answer`,
    [JSON.stringify({ limit, offset, [filter]: (c.req.query(filter) ?? '').slice(0, 100) })],
  )
  return c.body(row?.answer ?? '{}', 200, { 'content-type': 'application/json' })
}

function numberOf(text: string | undefined, usual: number, least: number, most: number): number | null {
  if (text === undefined || text === '') return usual
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}
