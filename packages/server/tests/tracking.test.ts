import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from './kit'
import { type Json, trackingKit } from './tracking-kit'

// Experiments, runs, metrics, params and tags over the tracking protocol.

const kit = serverForTests()
const { newClient, send } = trackingKit(kit)

let ada: Awaited<ReturnType<typeof newClient>>
beforeAll(async () => {
  ada = await newClient()
})

const NAME = () => `experiment ${Math.random()}`
const create = async (client = ada, name = NAME()): Promise<string> =>
  (await client.post('experiments/create', { name })).experiment_id

const metricsOf = (run: Json) => Object.fromEntries(run.data.metrics.map((m: Json) => [m.key, m.value]))
const pairs = (list: Json[]) => Object.fromEntries(list.map(({ key, value }) => [key, value]))

describe('an experiment', () => {
  it('is created, found by id and name, renamed, and has tags', async () => {
    const name = NAME()
    const id = await create(ada, name)
    await ada.post('experiments/set-experiment-tag', { experiment_id: id, key: 'team', value: 'vision' })
    expect((await ada.get('experiments/get', { experiment_id: id })).experiment).toEqual({
      experiment_id: id,
      name,
      artifact_location: `mlflow-artifacts:/${id}`,
      lifecycle_stage: 'active',
      creation_time: expect.any(Number),
      last_update_time: expect.any(Number),
      tags: [{ key: 'team', value: 'vision' }],
    })
    await ada.post('experiments/update', { experiment_id: id, new_name: `${name} b` })
    const found = await ada.get('experiments/get-by-name', { experiment_name: `${name} b` })
    expect(found.experiment.experiment_id).toBe(id)
    expect((await ada.fails('GET', 'experiments/get-by-name', { experiment_name: name }))[1]).toBe(
      'RESOURCE_DOES_NOT_EXIST',
    )
    await ada.post('experiments/delete-experiment-tag', { experiment_id: id, key: 'team' })
    expect(
      (await ada.fails('POST', 'experiments/delete-experiment-tag', { experiment_id: id, key: 'team' }))[0],
    ).toBe(404)
  })

  it('keeps its name when it is deleted, and takes its runs along in both directions', async () => {
    const name = NAME()
    const id = await create(ada, name)
    const [run, deleted] = [await ada.newRun({ experiment_id: id }), await ada.newRun({ experiment_id: id })]
    await ada.post('runs/delete', { run_id: deleted })
    await ada.post('experiments/delete', { experiment_id: id })
    expect((await ada.runOf(run)).info.lifecycle_stage).toBe('deleted')
    expect(await ada.fails('POST', 'experiments/create', { name })).toEqual([
      400,
      'RESOURCE_ALREADY_EXISTS',
      `Experiment '${name}' already exists.`,
    ])
    expect(
      (await ada.get('experiments/get-by-name', { experiment_name: name })).experiment.lifecycle_stage,
    ).toBe('deleted')
    expect((await ada.fails('POST', 'experiments/delete', { experiment_id: id }))[1]).toBe(
      'RESOURCE_DOES_NOT_EXIST',
    )
    expect((await ada.fails('POST', 'experiments/update', { experiment_id: id, new_name: 'x' }))[1]).toBe(
      'INVALID_STATE',
    )
    expect((await ada.fails('POST', 'runs/create', { experiment_id: id }))[1]).toBe('INVALID_PARAMETER_VALUE')
    await ada.post('experiments/restore', { experiment_id: id })
    expect((await ada.runOf(deleted)).info.lifecycle_stage).toBe('active')
  })

  it('0 is the Default of each workspace, and another in each', async () => {
    const bob = await newClient()
    const run = await bob.newRun({ experiment_id: '0' })
    expect((await bob.get('experiments/get', { experiment_id: '0' })).experiment.name).toBe('Default')
    expect((await bob.runOf(run)).info.experiment_id).toBe('0')
    const mine = await ada.post('runs/search', { experiment_ids: ['0'] })
    expect(mine.runs.map((found: Json) => found.info.run_id)).not.toContain(run)
  })

  it('is searched by name, tag and view, in order and in pages', async () => {
    const bob = await newClient()
    for (const [name, team] of [
      ['a', 'x'],
      ['b', 'y'],
      ['c', 'x'],
    ] as const)
      await bob.post('experiments/create', { name, tags: [{ key: 'team', value: team }] })
    const search = async (request: object) =>
      (await bob.post('experiments/search', request)).experiments.map((found: Json) => found.name)
    expect(await search({ filter: "tags.team = 'x'", order_by: ['name DESC'] })).toEqual(['c', 'a'])
    expect(await search({ filter: "name ILIKE 'B%'" })).toEqual(['b'])
    expect(await search({ filter: "name != 'Default'", order_by: ['name'] })).toEqual(['a', 'b', 'c'])
    const first = await bob.post('experiments/search', { max_results: 3, order_by: ['name'] })
    expect(first.experiments.map((found: Json) => found.name)).toEqual(['Default', 'a', 'b'])
    const rest = await bob.post('experiments/search', {
      max_results: 3,
      order_by: ['name'],
      page_token: first.next_page_token,
    })
    expect(rest.experiments.map((found: Json) => found.name)).toEqual(['c'])
    expect(rest.next_page_token).toBeUndefined()
  })
})

describe('a run', () => {
  it('has what was logged: the latest of each metric, params and tags', async () => {
    const run_id = await ada.newRun({
      user_id: 'ada',
      run_name: 'first',
      tags: [{ key: 'kind', value: 'a' }],
    })
    await ada.post('runs/log-metric', { run_id, key: 'loss', value: 0.5, timestamp: 1000, step: 1 })
    await ada.post('runs/log-parameter', { run_id, key: 'lr', value: '0.1' })
    await ada.post('runs/set-tag', { run_id, key: 'kind', value: 'b' })
    await ada.post('runs/update', { run_id, status: 'FINISHED', end_time: 5000 })
    const run = await ada.runOf(run_id)
    expect(run.info).toEqual({
      run_id,
      run_uuid: run_id,
      run_name: 'first',
      experiment_id: '0',
      user_id: 'ada',
      status: 'FINISHED',
      start_time: expect.any(Number),
      end_time: 5000,
      artifact_uri: `mlflow-artifacts:/0/${run_id}/artifacts`,
      lifecycle_stage: 'active',
    })
    expect(run.data.metrics).toEqual([{ key: 'loss', value: 0.5, timestamp: 1000, step: 1 }])
    expect(run.data.params).toEqual([{ key: 'lr', value: '0.1' }])
    expect(pairs(run.data.tags)).toEqual({ kind: 'b', 'mlflow.runName': 'first' })
  })

  it('keeps the latest by step, time and value, in any order of arrival, and each point once', async () => {
    const run_id = await ada.newRun()
    const point = (step: number, timestamp: number, value: number) => ({ key: 'm', step, timestamp, value })
    for (const metrics of [
      [point(2, 10, 5)],
      [point(1, 99, 7), point(2, 10, 6)],
      [point(2, 9, 100)],
      [point(2, 10, 6)],
    ])
      await ada.post('runs/log-batch', { run_id, metrics })
    expect(metricsOf(await ada.runOf(run_id))).toEqual({ m: 6 })
    const { metrics } = await ada.get('metrics/get-history', { run_id, metric_key: 'm' })
    expect(metrics.map((m: Json) => [m.timestamp, m.step, m.value])).toEqual([
      [9, 2, 100],
      [10, 2, 5],
      [10, 2, 6],
      [99, 1, 7],
    ])
  })

  it('keeps values that are no number, and integers of 64 bits', async () => {
    const run_id = await ada.newRun()
    const body = `{"run_id":"${run_id}","metrics":[{"key":"nan","value":NaN,"timestamp":1},{"key":"inf","value":"Infinity","timestamp":1},{"key":"low","value":-Infinity,"timestamp":1},{"key":"step","value":1e300,"timestamp":1,"step":-9223372036854775808}]}`
    expect((await send(ada.token, 'POST', '/api/2.0/mlflow/runs/log-batch', body)).status).toBe(200)
    expect(metricsOf(await ada.runOf(run_id))).toEqual({
      inf: 'Infinity',
      low: '-Infinity',
      nan: 'NaN',
      step: 1e300,
    })
    const { text } = await send(
      ada.token,
      'GET',
      `/ajax-api/2.0/mlflow/metrics/get-history?run_id=${run_id}&metric_key=step`,
    )
    expect(text).toContain('"step" : -9223372036854775808')
  })

  it('refuses another value of a param, with everything else of the batch', async () => {
    const run_id = await ada.newRun()
    await ada.post('runs/log-parameter', { run_id, key: 'lr', value: '0.1' })
    await ada.post('runs/log-parameter', { run_id, key: 'lr', value: '0.1' })
    const [status, code, message] = await ada.fails('POST', 'runs/log-batch', {
      run_id,
      params: [
        { key: 'new', value: '1' },
        { key: 'lr', value: '0.2' },
      ],
      tags: [{ key: 'seen', value: 'no' }],
    })
    expect([status, code]).toEqual([400, 'INVALID_PARAMETER_VALUE'])
    for (const part of ["'lr'", "'0.1'", "'0.2'"]) expect(message).toContain(part)
    const run = await ada.runOf(run_id)
    expect(pairs(run.data.params)).toEqual({ lr: '0.1' })
    expect(pairs(run.data.tags).seen).toBeUndefined()
  })

  it('cuts long values of params and tags, and refuses long keys and other characters', async () => {
    const run_id = await ada.newRun()
    await ada.post('runs/log-batch', {
      run_id,
      params: [{ key: 'p', value: 'ü'.repeat(7000) }],
      tags: [{ key: 't', value: 'x'.repeat(9000) }],
    })
    const { data } = await ada.runOf(run_id)
    expect([...pairs(data.params).p].length).toBe(6000)
    expect(pairs(data.tags).t.length).toBe(8000)
    await ada.post('runs/log-parameter', { run_id, key: 'größe/breite 1.0_-:', value: '' })
    for (const key of [
      '',
      'a'.repeat(251),
      '../a',
      '/a',
      'a//b',
      'a/./b',
      'a/',
      '.',
      'a\\b',
      'a\u0000',
      'a;b',
      'a*',
    ])
      expect([key, (await ada.fails('POST', 'runs/log-parameter', { run_id, key, value: '1' }))[1]]).toEqual([
        key,
        'INVALID_PARAMETER_VALUE',
      ])
  })

  it('has one name, whether it is set as such or as a tag', async () => {
    const named = await ada.newRun({ tags: [{ key: 'mlflow.runName', value: 'by tag' }] })
    expect((await ada.runOf(named)).info.run_name).toBe('by tag')
    await ada.post('runs/set-tag', { run_id: named, key: 'mlflow.runName', value: 'again' })
    expect((await ada.runOf(named)).info.run_name).toBe('again')
    await ada.post('runs/update', { run_id: named, run_name: 'third' })
    expect(pairs((await ada.runOf(named)).data.tags)['mlflow.runName']).toBe('third')
    expect((await ada.runOf(await ada.newRun())).info.run_name).toMatch(/^[a-z]+-[a-z]+-\d+$/)
    expect(
      (
        await ada.fails('POST', 'runs/create', {
          run_name: 'a',
          tags: [{ key: 'mlflow.runName', value: 'b' }],
        })
      )[1],
    ).toBe('INVALID_PARAMETER_VALUE')
  })

  it('refuses every write while it is deleted, and is resumed by any status', async () => {
    const run_id = await ada.newRun()
    await ada.post('runs/update', { run_id, status: 'FINISHED', end_time: 1 })
    await ada.post('runs/update', { run_id, status: 'RUNNING' })
    expect((await ada.runOf(run_id)).info).toMatchObject({ status: 'RUNNING' })
    await ada.post('runs/delete', { run_id })
    for (const [call, request] of [
      ['runs/log-metric', { key: 'a', value: 1, timestamp: 1 }],
      ['runs/log-parameter', { key: 'a', value: '1' }],
      ['runs/set-tag', { key: 'a', value: '1' }],
      ['runs/delete-tag', { key: 'a' }],
      ['runs/log-batch', {}],
      ['runs/update', { status: 'FAILED' }],
      ['runs/log-inputs', { datasets: [] }],
    ] as const)
      expect([call, (await ada.fails('POST', call, { run_id, ...request }))[1]]).toEqual([
        call,
        'INVALID_PARAMETER_VALUE',
      ])
    expect((await ada.runOf(run_id)).info.lifecycle_stage).toBe('deleted')
    await ada.post('runs/restore', { run_id })
    await ada.post('runs/set-tag', { run_id, key: 'a', value: '1' })
    await ada.post('runs/delete-tag', { run_id, key: 'a' })
    expect((await ada.fails('POST', 'runs/delete-tag', { run_id, key: 'a' }))[1]).toBe(
      'RESOURCE_DOES_NOT_EXIST',
    )
  })

  it('links datasets, once for each name and digest', async () => {
    const id = await create()
    const run_id = await ada.newRun({ experiment_id: id })
    const dataset = {
      name: 'iris',
      digest: 'abc',
      source_type: 'local',
      source: '{"uri":"iris.csv"}',
      profile: '{}',
    }
    for (const context of ['training', 'eval'])
      await ada.post('runs/log-inputs', {
        run_id,
        datasets: [{ dataset, tags: [{ key: 'mlflow.data.context', value: context }] }],
      })
    expect((await ada.runOf(run_id)).inputs.dataset_inputs).toEqual([
      { tags: [{ key: 'mlflow.data.context', value: 'eval' }], dataset },
    ])
    expect(await ada.post('experiments/search-datasets', { experiment_ids: [id] })).toEqual({
      dataset_summaries: [{ experiment_id: id, name: 'iris', digest: 'abc', context: 'eval' }],
    })
  })

  it('keeps the models that older clients describe', async () => {
    const run_id = await ada.newRun()
    const model = { artifact_path: 'model', flavors: { python_function: {} } }
    await ada.post('runs/log-model', { run_id, model_json: JSON.stringify(model) })
    await ada.post('runs/log-model', { run_id, model_json: JSON.stringify({ ...model, artifact_path: 'b' }) })
    const tags = pairs((await ada.runOf(run_id)).data.tags)
    expect(JSON.parse(tags['mlflow.log-model.history'])).toEqual([model, { ...model, artifact_path: 'b' }])
    expect((await ada.fails('POST', 'runs/log-model', { run_id, model_json: '{' }))[1]).toBe(
      'INVALID_PARAMETER_VALUE',
    )
  })
})

describe('a history', () => {
  it('comes in pages that join without a gap', async () => {
    const run_id = await ada.newRun()
    const metrics = Array.from({ length: 250 }, (_, step) => ({
      key: 'm',
      value: step / 10,
      timestamp: 1000 + (step % 7),
      step,
    }))
    await ada.post('runs/log-batch', { run_id, metrics })
    const steps: number[] = []
    let token = ''
    do {
      const page = await ada.get('metrics/get-history', {
        run_id,
        metric_key: 'm',
        max_results: '100',
        ...(token ? { page_token: token } : {}),
      })
      expect(page.metrics.length).toBeLessThanOrEqual(100)
      steps.push(...page.metrics.map((m: Json) => m.step))
      token = page.next_page_token ?? ''
    } while (token)
    expect(steps).toHaveLength(250)
    expect(new Set(steps).size).toBe(250)
    const first = await ada.get('metrics/get-history', { run_id, metric_key: 'm', max_results: '100' })
    for (const page_token of [
      'garbage',
      `${first.next_page_token}A`,
      Buffer.from('{"offset":1}').toString('base64'),
    ])
      expect(
        (
          await ada.fails('GET', 'metrics/get-history', {
            run_id,
            metric_key: 'm',
            max_results: '100',
            page_token,
          })
        )[1],
      ).toBe('INVALID_PARAMETER_VALUE')
    expect(
      (
        await ada.fails('GET', 'metrics/get-history', {
          run_id,
          metric_key: 'n',
          max_results: '100',
          page_token: first.next_page_token,
        })
      )[1],
    ).toBe('INVALID_PARAMETER_VALUE')
  })

  it('of several runs is sampled evenly, with the first and the last point', async () => {
    const runs = [await ada.newRun(), await ada.newRun()]
    for (const run_id of runs)
      await ada.post('runs/log-batch', {
        run_id,
        metrics: Array.from({ length: 101 }, (_, step) => ({ key: 'm', value: step, timestamp: 1, step })),
      })
    const query = new URLSearchParams([
      ...runs.map((id) => ['run_ids', id]),
      ['metric_key', 'm'],
      ['max_results', '11'],
    ])
    const { json } = await send(
      ada.token,
      'GET',
      `/ajax-api/2.0/mlflow/metrics/get-history-bulk-interval?${query}`,
    )
    const steps = json.metrics.filter((m: Json) => m.run_id === runs[0]).map((m: Json) => m.step)
    expect(steps).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
    expect(json.metrics).toHaveLength(22)
    const bulk = new URLSearchParams([
      ...runs.map((id) => ['run_id', id]),
      ['metric_key', 'm'],
      ['max_results', '5'],
    ])
    const all = await send(ada.token, 'GET', `/ajax-api/2.0/mlflow/metrics/get-history-bulk?${bulk}`)
    expect(all.json.metrics).toHaveLength(10)
    query.set('start_step', '5')
    expect(
      (await send(ada.token, 'GET', `/ajax-api/2.0/mlflow/metrics/get-history-bulk-interval?${query}`))
        .status,
    ).toBe(400)
    query.set('end_step', '7')
    const part = await send(
      ada.token,
      'GET',
      `/ajax-api/2.0/mlflow/metrics/get-history-bulk-interval?${query}`,
    )
    expect(part.json.metrics.map((m: Json) => m.step)).toEqual([5, 6, 7, 5, 6, 7])
  })
})

describe('the door', () => {
  it('answers server-info to everyone, and ENDPOINT_NOT_FOUND for what is not there', async () => {
    const info = await send('', 'GET', '/api/3.0/mlflow/server-info')
    expect(info.json).toMatchObject({ store_type: 'SqlStore', workspaces_enabled: false })
    for (const [method, path] of [
      ['GET', '/version'],
      ['POST', '/api/3.0/mlflow/scorers/register'],
      ['POST', '/api/2.0/mlflow/runs/get'],
      ['POST', '/api/2.0/mlflow/constructor'],
      ['POST', '/v1/traces'],
      ['POST', '/graphql'],
    ] as const) {
      const answer = await send(ada.token, method, path, method === 'POST' ? {} : undefined)
      expect([path, answer.status, answer.json?.error_code]).toEqual([path, 404, 'ENDPOINT_NOT_FOUND'])
    }
  })

  it('opens the page of the run that a client prints', async () => {
    const page = await send('', 'GET', '/')
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.text).toContain("location.replace('/ai-ml-platform/runs'")
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
  })

  it('takes a token as the password of Basic, too, and changes from no other site', async () => {
    const basic = `Basic ${Buffer.from(`ada:${ada.token}`).toString('base64')}`
    const asked = await send('', 'GET', '/api/2.0/mlflow/experiments/get?experiment_id=0', undefined, {
      authorization: basic,
    })
    expect(asked.status).toBe(200)
    const foreign = await send(
      ada.token,
      'POST',
      '/api/2.0/mlflow/runs/create',
      {},
      { origin: 'https://evil.example' },
    )
    expect(foreign.status).toBe(403)
    const rebound = await kit.raw('/mlflow/api/3.0/mlflow/server-info', { host: 'evil.example' })
    expect(rebound.status).toBe(421)
  })

  it('opens to a session, which writes to its own workspace', async () => {
    const asked = await send(ada.user.token, 'POST', '/api/2.0/mlflow/runs/search', { experiment_ids: ['0'] })
    expect([asked.status, Array.isArray(asked.json.runs)]).toEqual([200, true])
    await ada.user.client.auth.signOut()
    expect((await send(ada.user.token, 'POST', '/api/2.0/mlflow/runs/search', {})).status).toBe(401)
  })
})
