import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from './kit'

// A model that was trained in the browser becomes a run of the workspace, with its files.

const kit = serverForTests()
let ada: Awaited<ReturnType<typeof kit.confirmedUser>>
beforeAll(async () => {
  ada = await kit.confirmedUser()
})

const training = {
  experiment: 'penguins.csv',
  started: 1_000,
  ended: 5_000,
  params: [{ key: 'target', value: 'sex' }],
  metrics: [
    { key: 'candidate_loss', value: 0.4, timestamp: 2_000, step: 0 },
    { key: 'candidate_loss', value: 0.3, timestamp: 3_000, step: 1 },
  ],
  tags: [{ key: 'trained in', value: 'the browser' }],
}
const store = (user: typeof ada, workspace: string, changes: object = {}) =>
  user.client.rpc('store_training', { workspace, training: JSON.stringify({ ...training, ...changes }) })

const file = (token: string, experiment: string, run: string, init: RequestInit) =>
  fetch(
    `${kit.server().url}/mlflow/api/2.0/mlflow-artifacts/artifacts/${experiment}/${run}/artifacts/model.onnx`,
    { ...init, headers: { authorization: `Bearer ${token}` } },
  )

describe('a training of the browser', () => {
  it('is a finished run with its parameters, metrics by round and files', async () => {
    const { data, error } = await store(ada, ada.id)
    expect(error).toBeNull()
    const { run, experiment } = data as { run: string; experiment: string }
    const page = (await ada.client.rpc('run_page', { run })).data as { run: Record<string, unknown> }
    expect(page.run).toMatchObject({ status: 'FINISHED', params: { target: 'sex' } })
    const [{ source } = {}] = await kit.query(`select source from public.runs where id = '${run}'`)
    expect(source).toBe('trained')
    expect((await file(ada.token, experiment, run, { method: 'PUT', body: 'bytes' })).status).toBe(200)
    expect(await (await file(ada.token, experiment, run, {})).text()).toBe('bytes')

    // Sent again when its answer did not arrive.
    expect((await store(ada, ada.id)).data).toEqual({ run, experiment })
    const another = (await store(ada, ada.id, { ended: 6_000 })).data as { run: string; experiment: string }
    expect(another.experiment).toBe(experiment)
    expect(another.run).not.toBe(run)
  })

  it('is stored by members of the workspace alone', async () => {
    const bob = await kit.confirmedUser()
    expect((await store(bob, ada.id)).error?.code).toMatch(/^(42501|PT404)$/)
  })

  it('that is not written as it has to be leaves nothing', async () => {
    const count = async () => (await kit.query('select count(*)::int as n from public.runs'))[0]?.n
    const before = await count()
    const wrong: object[] = [
      { params: 'none' },
      { params: Array.from({ length: 1001 }, (_, at) => ({ key: `p${at}`, value: '' })) },
      { metrics: [{ key: 'm', value: 'much', timestamp: 1, step: 0 }] },
      { metrics: [{ key: 'm', value: 1, timestamp: -1, step: 0 }] },
      { params: [{ key: 'k'.repeat(251), value: '' }] },
      { params: [{ value: 'no key' }] },
      { experiment: '' },
      { started: 'now' },
      { started: 9_000 },
    ]
    for (const changes of wrong)
      expect([changes, (await store(ada, ada.id, { ended: 7_000, ...changes })).error?.code]).toEqual([
        changes,
        '22023',
      ])
    const { error } = await ada.client.rpc('store_training', { workspace: ada.id, training: '{' })
    expect(error?.code).toBe('22023')
    expect(await count()).toBe(before)
  })
})
