import type { Profile } from '@orrery/learn/profile'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDrift } from '../inference/drift'
import { fieldOf, joined } from '../inference/protobuf'
import { serverForTests } from './kit'
import { modelFile, servingKit } from './serving-kit'

// Drift: requests are counted into the bins of the training data, and compared with them.

const kit = serverForTests()
const { deploy, infer, newOwner, send, step, upload } = servingKit(kit)

// The model doubles its input: the training data had the numbers 1 to 10, ten times each.
const ten = Array<number>(10).fill(10)
const profile: Profile = {
  features: [{ name: 'x', kind: 'number', edges: [1, 2, 3, 4, 5, 6, 7, 8, 9], counts: [...ten, 0] }],
  prediction: { name: 'y', kind: 'number', edges: [2, 4, 6, 8, 10, 12, 14, 16, 18], counts: [...ten, 0] },
}

/** A model file with a property more. */
const withProfile = (file: Uint8Array, text: string) =>
  joined([file, fieldOf(14, joined([fieldOf(1, 'orrery.profile'), fieldOf(2, text)]))])

let ada: Awaited<ReturnType<typeof newOwner>>
beforeAll(async () => {
  ada = await newOwner()
})

async function deployed(name: string, text: string) {
  const stored = await upload(ada, ada.id, 'double.onnx', withProfile(await modelFile('double.onnx'), text))
  const request = {
    workspace: ada.id,
    hash: stored.json.hash,
    name,
    source: 'uploaded',
    model: 'm',
    version: '',
  }
  const { status, json } = await step(ada, 'deploy', request)
  expect(status).toBe(200)
  return { endpoint: json.endpoint as string, request }
}

interface DriftAnswer {
  version: number
  rows: number
  least: number
  columns: { part: string; name: string; expected: number[]; found: number[]; psi: number | null }[] | null
}
const driftOf = async (endpoint: string, hours = 24) =>
  (await ada.client.rpc('endpoint_drift', { endpoint, hours })).data as unknown as DriftAnswer
const ask = async (name: string, values: (number | string)[]) => {
  const { status } = await infer(ada.key, name, [
    { name: 'x', shape: [values.length, 1], datatype: 'FP32', data: values },
  ])
  expect(status).toBe(200)
}
const numbers = Array.from({ length: 100 }, (_, at) => 1 + (at % 10))

describe('drift', () => {
  it('requests like the training data are stable; others drift, in the inputs and the predictions', async () => {
    const { endpoint } = await deployed('drifting', JSON.stringify(profile))
    for (let n = 0; n < 3; n++) await ask('drifting', numbers)
    await expect.poll(async () => (await driftOf(endpoint)).rows, { timeout: 30_000 }).toBe(300)
    const stable = await driftOf(endpoint)
    expect(stable).toMatchObject({ version: 1, least: 200 })
    expect(stable.columns?.map(({ part, name, psi }) => [part, name, psi])).toEqual([
      ['feature', 'x', 0],
      ['prediction', 'y', 0],
    ])

    await ask('drifting', Array<number | string>(300).fill(10).with(0, 'NaN'))
    await expect.poll(async () => (await driftOf(endpoint)).rows, { timeout: 30_000 }).toBe(600)
    const [x, y] = (await driftOf(endpoint)).columns ?? []
    const { data } = await ada.client.rpc('workspace_drift', { workspace: ada.id })
    expect(data).toEqual([{ endpoint, name: 'x', psi: x?.psi }])
    expect(x?.found).toEqual([...Array<number>(9).fill(30), 329, 1])
    expect(y?.found).toEqual([...Array<number>(9).fill(30), 329, 1])
    // 9 bins fell from 10% to 5%, one rose to 54.8%, and 0.17% are missing.
    expect(x?.psi).toBeCloseTo(
      9 * -0.05 * Math.log(0.5) +
        (329 / 600 - 0.1) * Math.log(329 / 60) +
        (1 / 600 - 0.0001) * Math.log(1 / 0.06),
      6,
    )
  })

  it('of a large request every nth row is counted', async () => {
    const { endpoint } = await deployed('large', JSON.stringify(profile))
    await ask(
      'large',
      Array.from({ length: 2500 }, (_, at) => 1 + (at % 10)),
    )
    await expect.poll(async () => (await driftOf(endpoint)).rows, { timeout: 30_000 }).toBe(834)
  })

  it('several processes add up by hour, and hours before are left out', async () => {
    const { endpoint } = await deployed('summed', JSON.stringify(profile))
    const { backend } = kit.server().services
    const tensor = { name: 'x', datatype: 'FP32' as const, shape: [1, 1], data: Float32Array.of(4) }
    for (const ago of [0, 0, 3, 40]) {
      const process = createDrift(backend, () => Date.now() - ago * 3_600_000)
      process.add(endpoint, 1, profile, [tensor], [])
      await process.flush()
    }
    expect((await driftOf(endpoint, 2)).rows).toBe(2)
    const day = await driftOf(endpoint)
    expect(day.rows).toBe(3)
    expect(day.columns?.[0]?.found).toEqual([0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0])
    // Nothing was predicted, so there is no index.
    expect(day.columns?.[1]?.psi).toBeNull()
    expect((await driftOf(endpoint, 720)).rows).toBe(4)
    const rows = await kit.query(
      'select count(*)::int as n from public.endpoint_hours where endpoint_id = $1',
      [endpoint],
    )
    expect(rows).toEqual([{ n: 3 }])
  })

  it('counts that do not fit the profile are dropped, and those of months ago are forgotten', async () => {
    const { endpoint } = await deployed('odd', JSON.stringify(profile))
    const add = (hour: number, counts: number[], version = 1) =>
      kit.query('select private.count_inputs($1::jsonb)', [
        JSON.stringify([{ endpoint, version, hour, rows: 1, counts }]),
      ])
    const now = Date.now()
    await add(now, [1, 2, 3])
    await add(now, Array(22).fill(1), 7)
    await add(now - 31 * 86_400_000, Array(22).fill(1))
    expect(await kit.query('select * from public.endpoint_hours where endpoint_id = $1', [endpoint])).toEqual(
      [],
    )
  })

  it('a model without a profile, or with one that cannot be read, has none', async () => {
    const plain = await deploy(ada, ada.id, 'double.onnx', 'plain')
    await ask('plain', [1])
    expect(await driftOf(plain.endpoint)).toMatchObject({ rows: 0, columns: null })
    const { endpoint } = await deployed('broken', '{"features":')
    expect(await driftOf(endpoint)).toMatchObject({ columns: null })
  })

  it('members of the workspace read it, and nobody else', async () => {
    const { endpoint } = await deployed('private', JSON.stringify(profile))
    const eve = await newOwner()
    const { error } = await eve.client.rpc('endpoint_drift', { endpoint, hours: 24 })
    expect(error?.code).toBe('PT404')
    expect((await eve.client.rpc('workspace_drift', { workspace: ada.id })).error?.code).toBe('42501')
    const { data } = await eve.client.from('endpoint_hours' as never).select()
    expect(data ?? []).toEqual([])
  })
})

describe('the address of a deployment', () => {
  const attempt = '7d1f5f0e-2f0c-4c55-9d0f-0d3b1f4f5a10'
  const versions = async (endpoint: string) =>
    kit.query('select version from public.endpoint_versions where endpoint_id = $1 order by 1', [endpoint])

  it('asked again for the same attempt makes no second version', async () => {
    const { endpoint, request } = await deployed('once', '')
    const again = { ...request, attempt }
    const both = await Promise.all([step(ada, 'deploy', again), step(ada, 'deploy', again)])
    expect(both.map(({ status, json }) => [status, json.version])).toEqual([
      [200, 2],
      [200, 2],
    ])
    expect((await step(ada, 'deploy', again)).json).toEqual({ endpoint, name: 'once', version: 2 })
    expect(await versions(endpoint)).toHaveLength(2)
    // Another deployment of the same file does.
    const other = await step(ada, 'deploy', { ...request, attempt: attempt.replace('7', '8') })
    expect(other.json.version).toBe(3)
    expect((await step(ada, 'deploy', { ...request, attempt: 'x' })).status).toBe(400)
    expect((await send(ada.key, 'GET', '/v2/models/once')).status).toBe(200)
  })
})
