import { beforeAll, describe, expect, it } from 'vitest'
import { firstRow } from '../inference/kept-requests'
import { serverForTests } from './kit'
import { servingKit } from './serving-kit'

// The last requests of an endpoint: kept where a member switched that on, few, small, and deleted when it is switched off.

const kit = serverForTests()
const { deploy, infer, newKey, newOwner, send } = servingKit(kit)
type Owner = Awaited<ReturnType<typeof newOwner>>

let ada: Owner
beforeAll(async () => {
  ada = await newOwner()
})

interface Kept {
  keep: boolean
  may: boolean
  requests: { id: number; version: number; rows: number; ms: number; input: unknown }[]
}
const keptOf = async (owner: Owner, endpoint: string) =>
  (await owner.client.rpc('endpoint_requests', { endpoint })).data as unknown as Kept
const keep = (owner: Owner, endpoint: string, on: boolean) =>
  owner.client.rpc('keep_endpoint_requests', { endpoint, keep: on })
const ask = async (owner: Owner, name: string, values: (number | string)[], datatype = 'FP32') => {
  const input = { name: 'x', shape: [values.length, 1], datatype, data: values }
  expect((await infer(owner.key, name, [input])).status).toBe(200)
}
/** Requests are written every two seconds, and the answer of the database about an endpoint holds for half a second. */
const LATER = { timeout: 15_000, interval: 250 }
const lastOf = async (endpoint: string) => (await keptOf(ada, endpoint)).requests[0]
/** Asks until a request is kept. */
const seen = (name: string, endpoint: string) =>
  expect
    .poll(async () => {
      await ask(ada, name, [1])
      return lastOf(endpoint)
    }, LATER)
    .toBeDefined()
const store = (endpoint: string, inputs: unknown[]) =>
  kit.query('select private.keep_requests($1::jsonb)', [
    JSON.stringify([
      { endpoint, requests: inputs.map((input, at) => ({ version: 1, at, rows: 1, ms: 1, input })) },
    ]),
  ])

describe('kept requests', () => {
  it('none are kept until a member switches it on, and all are deleted when it is switched off', async () => {
    const { endpoint } = await deploy(ada, ada.id, 'double.onnx', 'kept')
    await ask(ada, 'kept', [1])
    expect(await keptOf(ada, endpoint)).toEqual({ keep: false, may: true, requests: [] })

    expect((await keep(ada, endpoint, true)).data).toEqual({ keep: true, may: true, requests: [] })
    await seen('kept', endpoint)
    await ask(ada, 'kept', [7, 8, 9])
    await expect.poll(() => lastOf(endpoint), LATER).toMatchObject({ version: 1, rows: 3, input: { x: 7 } })

    expect((await keep(ada, endpoint, false)).data).toEqual({ keep: false, may: true, requests: [] })
    // A process that does not know yet writes what it has seen.
    await store(endpoint, [{ x: 7 }])
    expect(await kit.query('select 1 from private.kept_requests where endpoint_id = $1', [endpoint])).toEqual(
      [],
    )
  })

  it('the last 20 are kept, and of a large row none of its values', async () => {
    const { endpoint } = await deploy(ada, ada.id, 'double.onnx', 'bounded')
    await keep(ada, endpoint, true)
    for (const first of [0, 15, 30])
      await store(
        endpoint,
        Array.from({ length: 15 }, (_, at) => ({ x: first + at })),
      )
    const { requests } = await keptOf(ada, endpoint)
    expect(requests).toHaveLength(20)
    expect(requests.slice(0, 2).map(({ input }) => input)).toEqual([{ x: 44 }, { x: 43 }])
    const wide = { name: 'w', datatype: 'FP32' as const, shape: [2, 1001], data: new Float32Array(2002) }
    expect(firstRow([wide])).toBeNull()
    const long = { name: 't', datatype: 'BYTES' as const, shape: [1, 1], data: ['x'.repeat(5000)] }
    expect(firstRow([long])).toBeNull()
    expect(firstRow([{ ...wide, shape: [2, 2], data: Float32Array.of(1, NaN, 3, 4) }])).toEqual({
      w: [1, null],
    })
  })

  it('texts that the database refuses cost no other request', async () => {
    const row = firstRow([{ name: 't', datatype: 'BYTES', shape: [1], data: ['a\0b\ud800'] }])
    expect(row).toEqual({ t: 'a\ufffdb\ufffd' })
    const { endpoint } = await deploy(ada, ada.id, 'double.onnx', 'hostile')
    await keep(ada, endpoint, true)
    await store(endpoint, [row])
    expect((await keptOf(ada, endpoint)).requests).toMatchObject([{ input: row }])
  })

  it('managers switch it and read; others see that it is on, strangers and keys nothing', async () => {
    const { endpoint } = await deploy(ada, ada.id, 'double.onnx', 'rights')
    await keep(ada, endpoint, true)
    await seen('rights', endpoint)
    const [manager, developer, eve] = await Promise.all([newOwner(), newOwner(), newOwner()])
    for (const [user, role] of [
      [manager, 'manager'],
      [developer, 'developer'],
    ] as const)
      await kit.query('insert into public.memberships (workspace_id, user_id, role) values ($1, $2, $3)', [
        ada.id,
        user.id,
        role,
      ])
    expect(await keptOf(manager, endpoint)).toMatchObject({ keep: true, may: true })
    expect((await keptOf(manager, endpoint)).requests.length).toBeGreaterThan(0)
    expect(await keptOf(developer, endpoint)).toEqual({ keep: true, may: false, requests: [] })
    expect((await keep(developer, endpoint, false)).error?.code).toBe('42501')
    expect((await keep(eve, endpoint, false)).error?.code).toBe('PT404')
    expect((await eve.client.rpc('endpoint_requests', { endpoint })).error?.code).toBe('PT404')
    const { key } = await newKey(ada, { name: 'reader' })
    const byKey = await send(
      key,
      'POST',
      '/rest/v1/rpc/endpoint_requests',
      { endpoint },
      {
        apikey: kit.server().services.secrets.publishableKey,
        'content-type': 'application/json',
      },
    )
    expect(byKey.status).toBeGreaterThanOrEqual(400)
    const may = await kit.query(
      `select r from unnest(array['anon', 'authenticated']) r
       where has_table_privilege(r, 'private.kept_requests', 'select')
         or has_function_privilege(r, 'private.keep_requests(jsonb)', 'execute')`,
    )
    expect(may).toEqual([])
  })
})
