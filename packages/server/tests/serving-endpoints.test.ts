import { beforeAll, describe, expect, it } from 'vitest'
import { placeOf } from '../inference/counts'
import { serverForTests } from './kit'
import { modelFile, servingKit } from './serving-kit'
import { trackingKit } from './tracking-kit'

// Endpoints with several versions: shares, roll back, pause, and the numbers of the monitoring.

const kit = serverForTests()
const { deploy, infer, newOwner, send, step } = servingKit(kit)
const { clientOf, newToken } = trackingKit(kit)

let ada: Awaited<ReturnType<typeof newOwner>>
let endpoint: string
beforeAll(async () => {
  ada = await newOwner()
  endpoint = (await deploy(ada, ada.id, 'double.onnx', 'numbers')).endpoint
  await deploy(ada, ada.id, 'triple.onnx', 'numbers')
})

const question = [{ name: 'x', shape: [1, 1], datatype: 'FP32', data: [1] }]
const ask = async (path = 'numbers') => (await infer(ada.key, path, question)).json
const change = async (what: string, value = '') =>
  ada.client.rpc('change_endpoint', { endpoint, change: what, value })
const numbers = async () =>
  (await ada.client.rpc('endpoint_numbers', { endpoint, minutes: 60 })).data as Record<string, number>

describe('versions', () => {
  it('the newest answers, and each under its own address', async () => {
    await expect.poll(async () => (await ask()).model_version, { timeout: 30_000 }).toBe('2')
    expect((await ask()).outputs[0].data).toEqual([3])
    expect((await ask('numbers/versions/1')).outputs[0].data).toEqual([2])
    const named = await send(ada.key, 'POST', '/v1/predict', {
      model_id: 'numbers',
      inputs: [[1]],
      parameters: { version: '1' },
    })
    expect(named.json.predictions).toEqual([{ y: 2 }])
  })

  it('roll back in one action, while requests run, and none is lost', async () => {
    const stop = new AbortController()
    const seen: string[] = []
    const client = async () => {
      while (!stop.signal.aborted) {
        const { status, json } = await infer(ada.key, 'numbers', question)
        seen.push(status === 200 ? json.model_version : `error ${status}`)
      }
    }
    const clients = Promise.all([client(), client(), client()])
    await expect.poll(() => seen.length, { timeout: 30_000 }).toBeGreaterThan(20)
    expect((await change('roll back', '1')).error).toBeNull()
    await expect
      .poll(() => seen.slice(-10).every((version) => version === '1'), { timeout: 30_000 })
      .toBe(true)
    stop.abort()
    await clients
    expect(new Set(seen)).toEqual(new Set(['2', '1']))
  })

  it('share requests as told', async () => {
    for (const wrong of [
      '{"1":50}',
      '{"1":150,"2":-50}',
      '{"1":50,"3":50}',
      'half',
      '{}',
      '[100]',
      '{"1":"a"}',
    ])
      expect([wrong, (await change('share', wrong)).error?.code]).toEqual([wrong, '22023'])
    expect((await change('share', '{"1":50,"2":50}')).error).toBeNull()
    const seen = new Set<string>()
    await expect
      .poll(async () => seen.add((await ask()).model_version).size, { timeout: 30_000, interval: 5 })
      .toBe(2)
    expect((await change('roll back', '7')).error?.code).toBe('22023')
  })

  it('a paused endpoint answers nothing, and goes on when it is resumed', async () => {
    await change('pause')
    await expect
      .poll(async () => (await infer(ada.key, 'numbers', question)).status, { timeout: 30_000 })
      .toBe(400)
    expect((await ask()).error).toBe('The model numbers is paused')
    expect((await send(ada.key, 'GET', '/v2/models/numbers/ready')).status).toBe(400)
    const { status, json } = await send(ada.key, 'POST', '/v1/predict', {
      model_id: 'numbers',
      inputs: [[1]],
    })
    expect([status, json.error.code]).toEqual([409, 'model_offline'])
    await change('resume')
    await expect
      .poll(async () => (await infer(ada.key, 'numbers', question)).status, { timeout: 30_000 })
      .toBe(200)
  })
})

describe('the numbers', () => {
  it('count requests, errors by kind, and times', async () => {
    const made = await deploy(ada, ada.id, 'double.onnx', 'counted')
    for (let n = 0; n < 10; n++) await infer(ada.key, 'counted', question)
    await infer(ada.key, 'counted', [])
    const of = async () =>
      (await ada.client.rpc('endpoint_numbers', { endpoint: made.endpoint, minutes: 60 })).data as Record<
        string,
        number
      >
    await expect.poll(async () => (await of()).requests, { timeout: 30_000 }).toBe(11)
    const found = await of()
    expect(found).toMatchObject({ minutes: 60, bad_input: 1, refused: 0, timed_out: 0, failed: 0 })
    expect(found.p50).toBeGreaterThan(0)
    expect(found.p99).toBeGreaterThanOrEqual(found.p50 as number)
    expect(found.series).toEqual([expect.objectContaining({ requests: 11, errors: 1 })])
    expect(found.versions).toEqual([expect.objectContaining({ version: 1, requests: 11 })])
  })

  it('add up over processes and minutes, within the width of a place', async () => {
    const made = await deploy(ada, ada.id, 'double.onnx', 'added')
    const minute = Math.floor(Date.now() / 60_000) * 60_000
    const times = (ms: number, n: number) =>
      Array.from({ length: 96 }, (_, at) => (at === placeOf(ms) ? n : 0))
    const row = { endpoint: made.endpoint, version: 1, bad_input: 0, refused: 0, timed_out: 0, failed: 0 }
    const count = (rows: object[]) =>
      kit.query('select private.count_requests($1::jsonb)', [JSON.stringify(rows)])
    await count([{ ...row, minute, requests: 90, times: times(2, 90) }])
    await count([
      { ...row, minute, requests: 8, failed: 1, times: times(40, 7) },
      { ...row, minute: minute - 60_000, requests: 3, times: times(900, 3) },
      { ...row, endpoint: '00000000-0000-4000-8000-000000000000', minute, requests: 1, times: times(1, 1) },
    ])
    const { data } = await ada.client.rpc('endpoint_numbers', { endpoint: made.endpoint, minutes: 60 })
    const found = data as Record<string, number>
    expect(found).toMatchObject({ requests: 101, failed: 1 })
    for (const [name, ms] of [
      ['p50', 2],
      ['p95', 40],
      ['p99', 900],
    ] as const) {
      expect(found[name]).toBeGreaterThanOrEqual(ms)
      expect(found[name]).toBeLessThan(ms * 1.16)
    }
    expect(found.series).toHaveLength(2)
  })

  it('an endpoint that was never asked has none', async () => {
    const made = await deploy(ada, ada.id, 'double.onnx', 'silent')
    const { data } = await ada.client.rpc('endpoint_numbers', { endpoint: made.endpoint, minutes: 60 })
    expect(data).toMatchObject({ requests: 0, p50: null, p99: null, series: [], versions: [] })
    expect(await numbers()).toHaveProperty('requests')
  })
})

describe('a version of the registry', () => {
  it('is served when its files have a model in ONNX', async () => {
    const { token } = await newToken(ada)
    const client = clientOf(token)
    const run = await client.newRun()
    const put = (path: string, bytes: Uint8Array) =>
      send(token, 'PUT', `/mlflow/api/2.0/mlflow-artifacts/artifacts/0/${run}/artifacts/model/${path}`, bytes)
    expect((await put('model.onnx', await modelFile('double.onnx'))).status).toBe(200)
    expect((await put('MLmodel', Buffer.from('flavors:\n  onnx:\n    data: model.onnx\n'))).status).toBe(200)
    await client.post('registered-models/create', { name: 'Doubling' })
    await client.post('model-versions/create', {
      name: 'Doubling',
      source: `runs:/${run}/model`,
      run_id: run,
    })
    const taken = await step(ada, 'take', { workspace: ada.id, model: 'Doubling', version: '1' })
    expect([taken.status, taken.json.name]).toEqual([200, 'model/model.onnx'])
    const deployed = await step(ada, 'deploy', {
      workspace: ada.id,
      hash: taken.json.hash,
      name: 'registered',
      source: 'registered',
      model: 'Doubling',
      version: '1',
    })
    expect(deployed.status).toBe(200)
    expect((await ask('registered')).outputs[0].data).toEqual([2])

    await client.post('model-versions/create', {
      name: 'Doubling',
      source: `runs:/${run}/other`,
      run_id: run,
    })
    const without = await step(ada, 'take', { workspace: ada.id, model: 'Doubling', version: '2' })
    expect([without.status, without.json.error]).toEqual([400, expect.stringMatching(/no .onnx file/)])
    expect((await step(ada, 'take', { workspace: ada.id, model: 'Doubling', version: '3' })).status).toBe(404)
  })
})

it('a deleted endpoint is gone', async () => {
  await change('delete')
  await expect
    .poll(async () => (await infer(ada.key, 'numbers', question)).status, { timeout: 30_000 })
    .toBe(404)
})
