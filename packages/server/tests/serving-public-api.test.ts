import { beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../start/index'
import { serverForTests } from './kit'
import { modelFile, servingKit } from './serving-kit'

// The documented API: predictions by rows, lists, refusals and limits.

const kit = serverForTests({ predictPerSecond: { max: 20, windowMs: 60_000 } })
const { deploy, newKey, newOwner, send } = servingKit(kit)

let ada: Awaited<ReturnType<typeof newOwner>>
let iris: { rows: number[][]; labels: string[]; probabilities: number[][] }
beforeAll(async () => {
  ada = await newOwner()
  iris = JSON.parse((await modelFile('iris.json')).toString())
  await deploy(ada, ada.id, 'iris.onnx', 'iris')
  await deploy(ada, ada.id, 'types.onnx', 'types')
  await deploy(ada, ada.id, 'double.onnx', 'numbers')
})

// Seconds would pass on a slow machine, so the limit of a second is one of a minute here.
describe('the documented API', () => {
  const predict = (body: unknown, key = ada.key) => send(key, 'POST', '/v1/predict', body)

  it('predicts rows, with labels and their confidence', async () => {
    const { status, json } = await predict({
      model_id: 'iris',
      inputs: iris.rows,
      parameters: { threshold: 0.5 },
    })
    expect(status).toBe(200)
    expect(json.model_id).toBe('iris')
    expect(json.usage).toEqual({ inputs: 3, latency_ms: expect.any(Number) })
    expect(json.predictions.map((row: { label: string }) => row.label)).toEqual(iris.labels)
    for (const [at, row] of json.predictions.entries())
      expect(row.confidence).toBeCloseTo(Math.max(...(iris.probabilities[at] ?? [])), 5)
  })

  it('predicts rows by the names of the inputs', async () => {
    const row = { fp32: 1, fp64: 2, int64: 3, int32: 4, int16: 5, int8: 6, uint8: 7, bool: false, text: 'a' }
    const { json } = await predict({ model_id: 'types', inputs: [row, { ...row, text: 'b' }] })
    expect(json.predictions.map((found: { text_out: string }) => found.text_out)).toEqual(['a', 'b'])
    const { status, json: refused } = await predict({ model_id: 'types', inputs: [{ fp32: 1 }] })
    expect([status, refused.error.details]).toEqual([400, { inputs: 'inputs[0] has no fp64' }])
  })

  it('refuses in the documented format', async () => {
    expect((await predict({ inputs: [[1]] })).json).toEqual({
      error: {
        code: 'invalid_request',
        message: 'Invalid request parameters',
        details: { model_id: 'model_id is required' },
      },
    })
    expect((await predict({ model_id: 'iris' })).json.error.details).toHaveProperty('inputs')
    expect((await predict({ model_id: 'iris', inputs: [[1, 2]] })).json.error.details).toEqual({
      inputs: 'inputs[0] has 2 values, and X takes 4',
    })
    const codeOf = async (answer: ReturnType<typeof predict>) => {
      const { status, json } = await answer
      return [status, json.error.code]
    }
    expect(await codeOf(predict({ model_id: 'other', inputs: [[1]] }))).toEqual([404, 'not_found'])
    expect(await codeOf(predict({ model_id: 'iris', inputs: [[1]] }, ''))).toEqual([401, 'unauthorized'])
    expect(await codeOf(predict('{'))).toEqual([400, 'invalid_request'])
    expect(await codeOf(send(ada.key, 'GET', '/v1/other'))).toEqual([404, 'not_found'])
  })

  it('lists models and datasets by pages', async () => {
    const { json } = await send(ada.key, 'GET', '/v1/models?limit=2&offset=1')
    expect([json.total, json.limit, json.offset]).toEqual([3, 2, 1])
    expect(json.data.map((model: { id: string }) => model.id)).toEqual(['numbers', 'types'])
    expect((await send(ada.key, 'GET', '/v1/models?status=offline')).json.data).toEqual([])
    expect((await send(ada.key, 'GET', '/v1/datasets')).json).toEqual({
      data: [],
      limit: 20,
      offset: 0,
      total: 0,
    })
    expect((await send(ada.key, 'GET', '/v1/models?limit=101')).json.error.details).toEqual({
      limit: 'limit must be a whole number from 1 to 100',
    })
  })

  it('describes itself for tools', async () => {
    const { status, json } = await send('', 'GET', '/v1/openapi.json')
    expect([status, json.openapi, Object.keys(json.paths)]).toEqual([
      200,
      '3.1.0',
      ['/v1/predict', '/v1/models', '/v1/datasets'],
    ])
  })
})

it('the documented limits hold for each key', async () => {
  expect(DEFAULT_LIMITS).toMatchObject({
    apiPerMinute: { max: 100, windowMs: 60_000 },
    apiPerDay: { max: 5000, windowMs: 86_400_000 },
    predictPerSecond: { max: 20, windowMs: 1000 },
  })
  const { key } = await newKey(ada, { name: 'busy' })
  const predict = () => send(key, 'POST', '/v1/predict', { model_id: 'numbers', inputs: [[1, 2]] })
  const answers = await Promise.all(Array.from({ length: 30 }, predict))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.json.error.code).toBe('rate_limit_exceeded')
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  const lists = []
  for (let n = 0; n < 81; n++) lists.push((await send(key, 'GET', '/v1/models')).status)
  expect([lists.filter((status) => status === 200).length, lists.at(-1)]).toEqual([80, 429])
  // Another key has limits of its own, and the other protocol has none of these.
  expect((await send(key, 'GET', '/v2/models/numbers')).status).toBe(200)
  expect((await send(ada.key, 'GET', '/v1/models')).status).toBe(200)
})
