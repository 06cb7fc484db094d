import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from './kit'
import { type Json, trackingKit } from './tracking-kit'

// Logged models and the model registry over the protocol.

const kit = serverForTests()
const { clientOf, newClient, newToken, send } = trackingKit(kit)

let ada: Awaited<ReturnType<typeof newClient>>
beforeAll(async () => {
  ada = await newClient()
})

const call = async (method: string, path: string, body: object = {}, token = ada.token): Promise<Json> => {
  const answer = await send(token, method, `/api/2.0/mlflow/${path}`, method === 'GET' ? undefined : body)
  return answer.status === 200 ? answer.json : [answer.status, answer.json?.error_code]
}
const newModel = async (change: object = {}): Promise<string> =>
  (await call('POST', 'logged-models', { experiment_id: '0', name: 'net', ...change })).model.info.model_id
const unique = (name: string) => `${name} ${Math.random()}`

describe('a logged model', () => {
  it('is made by a run, finished, tagged, measured, found and deleted', async () => {
    const run_id = await ada.newRun()
    const id = await newModel({
      source_run_id: run_id,
      model_type: 'Classifier',
      params: [{ key: 'lr', value: '0.1' }],
    })
    expect(id).toMatch(/^m-[0-9a-f]{32}$/)
    await ada.post('runs/outputs', { run_id, models: [{ model_id: id, step: 3 }] })
    await call('PATCH', `logged-models/${id}`, { status: 'LOGGED_MODEL_READY' })
    await call('PATCH', `logged-models/${id}/tags`, { tags: [{ key: 'a/b', value: '1' }] })
    await call('POST', `logged-models/${id}/params`, { params: [{ key: 'depth', value: '3' }] })
    expect(await call('POST', `logged-models/${id}/params`, { params: [{ key: 'lr', value: '2' }] })).toEqual(
      [400, 'INVALID_PARAMETER_VALUE'],
    )
    await ada.post('runs/log-batch', {
      run_id,
      metrics: [
        {
          key: 'auc',
          value: 0.9,
          timestamp: 1,
          step: 1,
          model_id: id,
          dataset_name: 'iris',
          dataset_digest: 'd',
        },
      ],
    })
    const { model } = await call('GET', `logged-models/${id}`)
    expect(model).toMatchObject({
      info: {
        model_id: id,
        experiment_id: '0',
        name: 'net',
        status: 'LOGGED_MODEL_READY',
        model_type: 'Classifier',
        source_run_id: run_id,
        artifact_uri: `mlflow-artifacts:/0/models/${id}/artifacts`,
        tags: [{ key: 'a/b', value: '1' }],
      },
      data: {
        params: [
          { key: 'depth', value: '3' },
          { key: 'lr', value: '0.1' },
        ],
        metrics: [{ key: 'auc', value: 0.9, run_id, model_id: id, dataset_name: 'iris' }],
      },
    })
    expect((await ada.runOf(run_id)).outputs.model_outputs).toEqual([{ model_id: id, step: 3 }])
    await call('DELETE', `logged-models/${id}/tags/a%2Fb`)
    expect((await call('GET', `logged-models/${id}`)).model.info.tags).toEqual([])
    await call('DELETE', `logged-models/${id}`)
    expect(await call('GET', `logged-models/${id}`)).toEqual([404, 'RESOURCE_DOES_NOT_EXIST'])
    expect((await call('GET', `logged-models/${id}?allow_deleted=true`)).model.info.model_id).toBe(id)
  })

  it('is searched by attributes, params and metrics, in order and in pages', async () => {
    const { experiment_id } = await ada.post('experiments/create', { name: unique('models') })
    const run_id = await ada.newRun({ experiment_id })
    for (const [name, loss] of [
      ['a', 3],
      ['b', 1],
      ['c', 2],
    ] as const) {
      const model_id = await newModel({ experiment_id, name, params: [{ key: 'n', value: name }] })
      await ada.post('runs/log-metric', { run_id, key: 'loss', value: loss, timestamp: 1, model_id })
    }
    const search = async (request: object) =>
      (await call('POST', 'logged-models/search', { experiment_ids: [experiment_id], ...request })).models
        .map((m: Json) => m.info.name)
        .join('')
    expect(await search({ filter: "name = 'a'" })).toBe('a')
    expect(await search({ filter: "params.n != 'a' AND metrics.loss < 2" })).toBe('b')
    expect(await search({ order_by: [{ field_name: 'metrics.loss', ascending: false }] })).toBe('acb')
    expect(await search({ order_by: [{ field_name: 'name' }], max_results: 2 })).toBe('ab')
    expect(await call('POST', 'logged-models/search', { filter: "name = 'a' OR name = 'b'" })).toEqual([
      400,
      'INVALID_PARAMETER_VALUE',
    ])
  })

  it('has files of its own', async () => {
    const id = await newModel()
    const path = `/api/2.0/mlflow-artifacts/artifacts/0/models/${id}/artifacts/MLmodel`
    expect((await send(ada.token, 'PUT', path, 'flavors')).text).toBe('{}')
    expect((await send(ada.token, 'GET', path)).text).toBe('flavors')
    const bob = await newClient()
    expect((await send(bob.token, 'GET', path)).status).toBe(404)
    expect(await call('GET', `logged-models/${id}`, {}, bob.token)).toEqual([404, 'RESOURCE_DOES_NOT_EXIST'])
    expect(await call('DELETE', `logged-models/${id}`, {}, bob.token)).toEqual([
      404,
      'RESOURCE_DOES_NOT_EXIST',
    ])
    const theirs = await bob.newRun()
    expect(
      await call('POST', 'runs/outputs', { run_id: theirs, models: [{ model_id: id }] }, bob.token),
    ).toEqual([404, 'RESOURCE_DOES_NOT_EXIST'])
  })
})

describe('a registered model', () => {
  it('has versions that are counted on, aliases, stages and tags', async () => {
    const name = unique('registered')
    await call('POST', 'registered-models/create', {
      name,
      description: 'd',
      tags: [{ key: 'a', value: 'b' }],
    })
    expect(await call('POST', 'registered-models/create', { name })).toEqual([400, 'RESOURCE_ALREADY_EXISTS'])
    const run_id = await ada.newRun()
    const id = await newModel({ source_run_id: run_id })
    const create = async (change: object) => call('POST', 'model-versions/create', { name, ...change })
    const first = await create({ source: `mlflow-artifacts:/0/${run_id}/artifacts/model`, run_id })
    expect(first.model_version).toMatchObject({
      name,
      version: '1',
      status: 'READY',
      run_id,
      current_stage: 'None',
    })
    const second = await create({ source: `models:/${id}`, model_id: id })
    expect(second.model_version).toMatchObject({ version: '2', model_id: id, run_id })
    const query = (version: string) => `name=${encodeURIComponent(name)}&version=${version}`
    expect(await call('GET', `model-versions/get-download-uri?${query('2')}`)).toEqual({
      artifact_uri: `mlflow-artifacts:/0/models/${id}/artifacts`,
    })
    await call('DELETE', 'model-versions/delete', { name, version: '2' })
    expect((await create({ source: `runs:/${run_id}/model`, run_id })).model_version.version).toBe('3')

    const alias = `registered-models/alias?name=${encodeURIComponent(name)}&alias=`
    await call('POST', 'registered-models/alias', { name, alias: 'champion', version: '1' })
    expect((await call('GET', `${alias}champion`)).model_version.aliases).toEqual(['champion'])
    await call('POST', 'registered-models/alias', { name, alias: 'champion', version: '3' })
    expect((await call('GET', `${alias}champion`)).model_version.version).toBe('3')
    expect((await call('GET', `${alias}latest`)).model_version.version).toBe('3')
    expect(await call('GET', `${alias}none`)).toEqual([400, 'INVALID_PARAMETER_VALUE'])
    for (const bad of ['latest', 'LATEST', 'v1', 'a b', ''])
      expect([
        bad,
        await call('POST', 'registered-models/alias', { name, alias: bad, version: '1' }),
      ]).toEqual([bad, [400, 'INVALID_PARAMETER_VALUE']])

    await call('POST', 'model-versions/transition-stage', {
      name,
      version: '1',
      stage: 'production',
      archive_existing_versions: false,
    })
    await call('POST', 'model-versions/transition-stage', {
      name,
      version: '3',
      stage: 'Production',
      archive_existing_versions: true,
    })
    expect((await call('GET', `model-versions/get?${query('1')}`)).model_version.current_stage).toBe(
      'Archived',
    )
    expect(
      (
        await call('POST', 'registered-models/get-latest-versions', { name, stages: ['Production'] })
      ).model_versions.map(({ version }: Json) => version),
    ).toEqual(['3'])
    await call('POST', 'model-versions/set-tag', { name, version: '3', key: 'k', value: 'v' })
    await call('DELETE', 'model-versions/delete-tag', { name, version: '3', key: 'none' })
    const got = await call('GET', `registered-models/get?name=${encodeURIComponent(name)}`)
    expect(got.registered_model).toMatchObject({
      name,
      description: 'd',
      tags: [{ key: 'a', value: 'b' }],
      aliases: [{ alias: 'champion', version: '3' }],
    })

    const renamed = unique('renamed')
    await call('POST', 'registered-models/rename', { name, new_name: renamed })
    expect(
      (await call('GET', `registered-models/get?name=${encodeURIComponent(renamed)}`)).registered_model
        .latest_versions,
    ).toHaveLength(2)
    const { data } = await ada.user.client.rpc('workspace_models', { workspace: ada.user.id })
    expect((data as Json[]).find((model) => model.name === renamed)).toMatchObject({
      versions: 2,
      latest: { version: 3 },
    })
    const { data: page } = await ada.user.client.rpc('model_page', { workspace: ada.user.id, model: renamed })
    expect(page).toMatchObject({ name: renamed, description: 'd', total: 2, tags: { a: 'b' } })
    const [newest, oldest] = (page as Json).versions
    expect(newest).toMatchObject({ version: 3, aliases: ['champion'], tags: { k: 'v' } })
    expect(oldest.version).toBeLessThan(3)
    expect(newest.files).toEqual({
      kind: expect.stringMatching(/^(run|model)$/),
      id: expect.any(String),
      path: expect.any(String),
    })
    await call('DELETE', 'registered-models/delete', { name: renamed })
    expect(await call('GET', `registered-models/get?name=${encodeURIComponent(renamed)}`)).toEqual([
      404,
      'RESOURCE_DOES_NOT_EXIST',
    ])
  })

  it('is searched by name and tag, without prompts unless they are asked for', async () => {
    const bob = await newClient()
    const ask = (method: string, path: string, body: object = {}) => call(method, path, body, bob.token)
    for (const [name, tag] of [
      ['alpha', 'x'],
      ['beta', 'y'],
    ] as const)
      await ask('POST', 'registered-models/create', { name, tags: [{ key: 'team', value: tag }] })
    await ask('POST', 'registered-models/create', {
      name: 'prompt',
      tags: [{ key: 'mlflow.prompt.is_prompt', value: 'true' }],
    })
    const names = async (query: string) =>
      (await ask('GET', `registered-models/search?${query}`)).registered_models.map(({ name }: Json) => name)
    expect(await names('')).toEqual(['alpha', 'beta'])
    expect(await names(`filter=${encodeURIComponent("name ILIKE 'AL%'")}`)).toEqual(['alpha'])
    expect(await names(`filter=${encodeURIComponent("tags.team = 'y'")}`)).toEqual(['beta'])
    expect(await names('order_by=name%20DESC')).toEqual(['beta', 'alpha'])
    expect(await names(`filter=${encodeURIComponent("tags.`mlflow.prompt.is_prompt` = 'true'")}`)).toEqual([
      'prompt',
    ])
    const first = await ask('GET', 'registered-models/search?max_results=1')
    expect(
      (await ask('GET', `registered-models/search?max_results=1&page_token=${first.next_page_token}`))
        .registered_models[0].name,
    ).toBe('beta')
    const run_id = await bob.newRun()
    await ask('POST', 'model-versions/create', { name: 'alpha', source: `runs:/${run_id}/m` })
    const found = await ask(
      'GET',
      `model-versions/search?filter=${encodeURIComponent(`run_id = '${run_id}' AND version_number > 0`)}`,
    )
    expect(found.model_versions).toMatchObject([{ name: 'alpha', version: '1' }])
  })

  // The forms of CVE-2023-1177, 2023-2356, 2023-2780, 2024-1483, 2024-1558, 2024-3573 and 2025-11201.
  it.each([
    '/etc/passwd',
    'etc/passwd',
    './model',
    'file:///etc/passwd',
    'file:\\\\etc\\passwd',
    'FILE:/etc',
    'http://127.0.0.1/latest/meta-data',
    'https://evil.example/model',
    'ftp://evil.example',
    's3:bucket',
    's3://bucket/../../etc',
    's3://bucket/a#b',
    's3://bucket/a?b',
    'local:/etc',
    'mlflow-artifacts://evil.example/0/RUN/artifacts',
    'mlflow-artifacts:/0/RUN/artifacts/../../../etc',
    'mlflow-artifacts:/0/RUN/artifacts/%2e%2e/etc',
    'mlflow-artifacts:/0/RUN/artifacts/a#b',
    'mlflow-artifacts:/0/RUN/artifacts/..\\..\\etc',
    'mlflow-artifacts:/7/RUN/artifacts/model',
    'mlflow-artifacts:/etc/passwd',
    'runs:/RUN/../x',
    'models:/../../etc',
    'dbfs:/../etc',
  ])('is given no version from %s', async (source) => {
    const name = unique('source')
    await call('POST', 'registered-models/create', { name })
    const run_id = await ada.newRun()
    expect(
      await call('POST', 'model-versions/create', { name, source: source.replace('RUN', run_id), run_id }),
    ).toEqual([400, 'INVALID_PARAMETER_VALUE'])
  })

  it('is given no version from files of another run or workspace', async () => {
    const name = unique('foreign')
    const bob = await newClient()
    await call('POST', 'registered-models/create', { name })
    const [mine, theirs] = [await ada.newRun(), await bob.newRun()]
    const id = await newModel()
    const version = (source: string, run_id = '') =>
      call('POST', 'model-versions/create', { name, source, run_id })
    expect(await version(`mlflow-artifacts:/0/${await ada.newRun()}/artifacts/m`, mine)).toEqual([
      400,
      'INVALID_PARAMETER_VALUE',
    ])
    expect(await version(`runs:/${theirs}/m`)).toEqual([404, 'RESOURCE_DOES_NOT_EXIST'])
    expect(await version('s3://bucket/model', theirs)).toEqual([404, 'RESOURCE_DOES_NOT_EXIST'])
    expect((await version('s3://bucket/model')).model_version.source).toBe('s3://bucket/model')
    await call('POST', 'registered-models/create', { name }, bob.token)
    expect(await call('POST', 'model-versions/create', { name, source: `models:/${id}` }, bob.token)).toEqual(
      [404, 'RESOURCE_DOES_NOT_EXIST'],
    )
  })

  it('of another workspace is not there, and a token to read changes none', async () => {
    const name = unique('rights')
    await call('POST', 'registered-models/create', { name })
    const run_id = await ada.newRun()
    await call('POST', 'model-versions/create', { name, source: `runs:/${run_id}/m`, run_id })
    const bob = await newClient()
    const reader = clientOf((await newToken(ada.user, { scope: 'read' })).token)
    const asked = `name=${encodeURIComponent(name)}`
    for (const [method, path, body] of [
      ['GET', `registered-models/get?${asked}`, {}],
      ['GET', `model-versions/get?${asked}&version=1`, {}],
      ['GET', `model-versions/get-download-uri?${asked}&version=1`, {}],
      ['GET', `registered-models/alias?${asked}&alias=latest`, {}],
      ['POST', 'registered-models/get-latest-versions', { name }],
      ['POST', 'registered-models/rename', { name, new_name: 'x' }],
      ['PATCH', 'registered-models/update', { name, description: 'x' }],
      ['DELETE', 'registered-models/delete', { name }],
      ['POST', 'registered-models/set-tag', { name, key: 'a', value: 'b' }],
      ['POST', 'registered-models/alias', { name, alias: 'a', version: '1' }],
      ['DELETE', 'registered-models/alias', { name, alias: 'a' }],
      ['POST', 'model-versions/create', { name, source: 's3://b/m' }],
      ['PATCH', 'model-versions/update', { name, version: '1', description: 'x' }],
      ['DELETE', 'model-versions/delete', { name, version: '1' }],
      ['POST', 'model-versions/transition-stage', { name, version: '1', stage: 'Staging' }],
      ['POST', 'model-versions/set-tag', { name, version: '1', key: 'a', value: 'b' }],
    ] as const) {
      expect([path, await call(method, path, body, bob.token)]).toEqual([
        path,
        [404, 'RESOURCE_DOES_NOT_EXIST'],
      ])
      const reads = method === 'GET' || path.endsWith('latest-versions')
      const answer = await call(method, path, body, reader.token)
      expect([path, Array.isArray(answer) ? answer : 'read']).toEqual([
        path,
        reads ? 'read' : [403, 'PERMISSION_DENIED'],
      ])
    }
    expect(
      (await call('GET', `registered-models/get?${asked}`)).registered_model.latest_versions,
    ).toHaveLength(1)
  })
})
