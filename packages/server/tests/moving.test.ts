import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderSource } from '../move/folder-source'
import { moveIntoFolder } from '../move/into-folder'
import { moveIntoServer } from '../move/into-server'
import { trackingServer } from '../move/server'
import { serverSource } from '../move/server-source'
import type { Owner, Source } from '../move/source'
import { serverForTests } from './kit'
import { type Json, trackingKit } from './tracking-kit'

// A folder that MLflow 3.17.2 wrote (tests/clients/mlruns.py) is imported, exported, and imported again.

const kit = serverForTests()
const { newClient, newToken, send } = trackingKit(kit)

let root: string
let folder: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'orrery-moving-'))
  folder = join(root, 'mlruns')
  const recording = new URL('recordings/mlruns.json', import.meta.url)
  const files = JSON.parse(await readFile(recording, 'utf8')) as Record<string, string | { base64: string }>
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(
      join(folder, path),
      typeof content === 'string' ? content : Buffer.from(content.base64, 'base64'),
    )
  }
})
afterAll(() => rm(root, { recursive: true, force: true }))

const collect = async <T>(list: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const one of list) all.push(one)
  return all
}
const byKey = <T extends object>(list: readonly T[], key: keyof T): T[] =>
  list.toSorted((one, other) => (String(one[key]) < String(other[key]) ? -1 : 1))

/** Everything that a source holds, in one order, without the places of files. */
async function contentOf(source: Source) {
  const files = async (owner: Owner) => {
    const hashes: Record<string, string> = {}
    for (const path of (await collect(source.files(owner))).sort()) {
      const bytes = await new Response(await source.open(owner, path)).arrayBuffer()
      hashes[path] = createHash('sha256').update(Buffer.from(bytes)).digest('hex')
    }
    return hashes
  }
  const experiments: Json[] = []
  for (const experiment of byKey(await collect(source.experiments()), 'name')) {
    const runs: Json[] = []
    for (const run of byKey(await collect(source.runs(experiment.experiment_id)), 'run_id')) {
      const { artifact_uri: _, metrics, ...stated } = run
      const histories: Record<string, Json> = {}
      // MLflow writes a point of a logged model twice into a folder; a point is what it says, once.
      for (const key of metrics.toSorted())
        histories[key] = [
          ...new Set(
            (await collect(source.history(run, key)))
              .flat()
              .map(({ value, timestamp, step }) => JSON.stringify([timestamp, step, String(value)])),
          ),
        ]
          .sort()
          .map((text) => JSON.parse(text) as Json)
      const { user_id, run_name, start_time, end_time, status, lifecycle_stage, run_id } = stated
      runs.push({
        run_name,
        histories,
        about: [run_id, user_id, start_time, end_time, status, lifecycle_stage],
        params: byKey(run.params, 'key'),
        tags: byKey(run.tags, 'key'),
        datasets: run.datasets,
        models: [run.modelInputs, run.modelOutputs],
        files: await files(run),
      })
    }
    const models: Json[] = []
    for (const model of byKey(await collect(source.loggedModels(experiment.experiment_id)), 'model_id')) {
      const { model_id, name, source_run_id, status, creation_timestamp_ms, last_updated_timestamp_ms } =
        model
      models.push({
        about: [model_id, name, source_run_id, status, creation_timestamp_ms, last_updated_timestamp_ms],
        params: byKey(model.params, 'key'),
        tags: byKey(model.tags, 'key'),
        metrics: byKey(model.metrics, 'key').map(({ key, value, step, timestamp }) => [
          key,
          value,
          step,
          timestamp,
        ]),
        files: await files(model),
      })
    }
    const { experiment_id, name, lifecycle_stage, creation_time, last_update_time, tags } = experiment
    experiments.push({
      experiment_id,
      name,
      lifecycle_stage,
      creation_time,
      last_update_time,
      tags,
      runs,
      models,
    })
  }
  const registry: Json[] = []
  for (const model of byKey(await collect(source.registeredModels()), 'name')) {
    const versions = byKey(await collect(source.versions(model.name)), 'version')
    registry.push({
      name: model.name,
      description: model.description ?? '',
      times: [model.creation_timestamp, model.last_updated_timestamp],
      tags: model.tags,
      aliases: model.aliases.map(({ alias, version }) => [alias, String(version)]),
      versions: versions.map(({ version, current_stage, description, run_id, model_id, tags, ...rest }) => ({
        version: String(version),
        about: [current_stage, description ?? '', run_id, model_id ?? '', tags],
        times: [rest.creation_timestamp, rest.last_updated_timestamp],
      })),
    })
  }
  return { experiments, registry }
}

const owner = async () => {
  const client = await newClient()
  const target = trackingServer(`${kit.server().url}/mlflow`, client.token)
  return { client, target }
}

describe('a folder that MLflow wrote', () => {
  it('is imported with ids, times, histories, files and the registry, and a second time changes nothing', async () => {
    const { client, target } = await owner()
    const source = await folderSource(folder)
    const moved = await moveIntoServer(source, target)
    expect(moved.left).toEqual([])
    expect(moved).toMatchObject({
      experiments: 3,
      runs: 6,
      loggedModels: 1,
      registeredModels: 2,
      versions: 2,
    })
    const expected = await contentOf(source)
    const imported = await contentOf(serverSource(target))
    expect(imported).toEqual(expected)
    const churn = imported.experiments.find(({ name }) => name === 'churn')
    const parent = churn.runs.find((run: Json) => run.run_name === 'parent')
    expect(parent.histories.loss).toHaveLength(301)
    expect(parent.histories['val/auc'][0][2]).toBe('NaN')
    expect(parent.histories.low[0][2]).toBe('-Infinity')
    expect(Object.keys(parent.files)).toEqual(['empty.txt', 'pages/page.html', 'with space 50%.txt'])
    expect(imported.experiments.find(({ name }) => name === 'gone')).toMatchObject({
      lifecycle_stage: 'deleted',
    })

    await moveIntoServer(source, target)
    expect(await contentOf(serverSource(target))).toEqual(expected)
    const { latest_versions } = (await client.get('registered-models/get', { name: 'churn' }))
      .registered_model
    expect(latest_versions.map(({ source: from }: Json) => from)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^models:\/m-/),
        expect.stringMatching(/^runs:\/\w+\/weights$/),
      ]),
    )

    const out = join(root, 'exported')
    const exported = await moveIntoFolder(serverSource(target), out)
    expect(exported.left).toEqual([])
    expect(await contentOf(await folderSource(out))).toEqual(expected)
    await moveIntoFolder(serverSource(target), out)
    expect(await contentOf(await folderSource(out))).toEqual(expected)

    // Ids belong to the workspace that has them.
    const other = await owner()
    const refused = await moveIntoServer(source, other.target)
    expect(refused.runs).toBe(0)
    expect(refused.left.filter((line) => /is taken/.test(line)).length).toBeGreaterThanOrEqual(6)
    expect(await contentOf(serverSource(target))).toEqual(expected)
  })

  it('is not there under a wrong name', async () => {
    await expect(folderSource(join(root, 'none'))).rejects.toThrow('is no folder')
  })
})

describe('an export', () => {
  /** A source with nothing but one registered model. */
  const onlyModel = (name: string): Source => {
    async function* none() {}
    async function* models() {
      yield { name, aliases: [], tags: [] }
    }
    return {
      experiments: none,
      runs: none,
      loggedModels: none,
      history: none,
      files: none,
      versions: none,
      registeredModels: models,
      open: () => Promise.reject(new Error('No file.')),
    } as unknown as Source
  }

  it('leaves a folder alone that has other files', async () => {
    const other = join(root, 'work')
    await mkdir(join(other, 'models', 'churn'), { recursive: true })
    await writeFile(join(other, 'models', 'churn', 'weights.bin'), 'precious')
    await expect(moveIntoFolder(onlyModel('churn'), other)).rejects.toThrow('is not empty')
    expect(await readFile(join(other, 'models', 'churn', 'weights.bin'), 'utf8')).toBe('precious')
  })

  it.each(['..', '.', '../..', 'a/../../b'])(
    'removes and writes nothing outside for the name %s',
    async (name) => {
      const parent = await mkdtemp(join(root, 'parent-'))
      await writeFile(join(parent, 'beside.txt'), 'precious')
      const out = join(parent, 'out')
      await moveIntoFolder(onlyModel('first'), out)
      const { left, registeredModels } = await moveIntoFolder(onlyModel(name), out)
      expect([left.length, registeredModels]).toEqual([1, 0])
      expect(await readFile(join(parent, 'beside.txt'), 'utf8')).toBe('precious')
      expect(await readFile(join(out, 'models', 'first', 'meta.yaml'), 'utf8')).toContain('first')
    },
  )
})

describe('an import', () => {
  it('gives an experiment a new id where its own is taken, and the next experiment a free one', async () => {
    const { client, target } = await owner()
    const put = (experiment_id: string, name: string) =>
      target.call<Json>('POST', 'orrery/import-experiment', { experiment_id, name })
    const first = await client.post('experiments/create', { name: 'first' })
    expect((await put(first.experiment_id, 'second')).experiment_id).not.toBe(first.experiment_id)
    expect(await put('5', 'first')).toEqual(first)
    const next = String(Number(first.experiment_id) + 2)
    expect(await put(next, 'ahead')).toEqual({ experiment_id: next })
    const created = await client.post('experiments/create', { name: 'after it' })
    expect(created.experiment_id).not.toBe(next)
    expect(
      (await client.get('experiments/get', { experiment_id: created.experiment_id })).experiment.name,
    ).toBe('after it')
  })

  it('is refused with a token to read, and of what the protocol refuses', async () => {
    const { client } = await owner()
    const { token } = await newToken(client.user, { scope: 'read' })
    for (const [call, request] of [
      ['experiment', { name: 'a' }],
      ['run', { run_id: 'r1', experiment_id: '0' }],
      ['logged-model', { model_id: `m-${'a'.repeat(32)}`, experiment_id: '0', name: 'm' }],
      ['registered-model', { name: 'm' }],
      ['model-version', { name: 'm', version: '1', source: 's3://b/m' }],
    ] as const) {
      const answer = await send(token, 'POST', `/api/2.0/mlflow/orrery/import-${call}`, request)
      expect([call, [403, 404].includes(answer.status)]).toEqual([call, true])
    }
    for (const [call, request] of [
      ['run', { run_id: '../x', experiment_id: '0' }],
      ['run', { run_id: 'x', experiment_id: '0', status: 'GONE' }],
      ['logged-model', { model_id: 'other', experiment_id: '0', name: 'm' }],
      ['model-version', { name: 'm', version: '0', source: 's3://b/m' }],
      ['registered-model', { name: 'a/b' }],
    ] as const)
      expect((await client.fails('POST', `orrery/import-${call}`, request)).slice(0, 2)).toEqual([
        400,
        'INVALID_PARAMETER_VALUE',
      ])
    await client.post('orrery/import-registered-model', { name: 'm' })
    const version = { name: 'm', version: '1', source: 'file:///etc/passwd' }
    expect((await client.fails('POST', 'orrery/import-model-version', version))[0]).toBe(400)
  })
})
