import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type LoggedModel, MODEL_STATUSES, type Owner, type Run, RUN_STATUSES, type Source } from './source'
import { fieldsAt, filesBelow, foldersIn, linesOf, pairsIn, pointOf } from './folder-files'
import { readFields, readPairs, timesOf } from './yaml'

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text)

/** Reads a folder in MLflow's file format (`mlruns`). */
export async function folderSource(root: string): Promise<Source> {
  if (!(await stat(root).catch(() => null))?.isDirectory()) throw new Error(`${root} is no folder`)
  /** The folders of the experiments, those in the trash too. */
  const homes = new Map<string, string>()
  for (const base of [root, join(root, '.trash')])
    for (const name of await foldersIn(base)) {
      const home = join(base, name)
      const isExperiment = await stat(join(home, 'meta.yaml')).catch(() => null)
      if (isExperiment && name !== '.trash' && name !== 'models') homes.set(name, home)
    }
  const homeOf = (experiment: string) => homes.get(experiment) ?? join(root, experiment)
  /** Where the files of runs and logged models lie, wherever the folder was when they were written. */
  const places = new Map<string, string>()
  const idOf = (owner: Owner) => ('run_id' in owner ? owner.run_id : owner.model_id)

  async function readRun(home: string, id: string): Promise<Run> {
    const folder = join(home, id)
    const fields = await fieldsAt(folder)
    places.set(id, join(folder, 'artifacts'))
    const metrics: string[] = []
    for await (const key of filesBelow(join(folder, 'metrics'))) metrics.push(key)
    const run: Run = {
      run_id: id,
      experiment_id: fields.experiment_id ?? '',
      run_name: fields.run_name ?? '',
      user_id: fields.user_id ?? '',
      status: RUN_STATUSES[Number(fields.status)] || 'FINISHED',
      start_time: Number(fields.start_time ?? 0),
      ...(fields.end_time !== undefined && { end_time: Number(fields.end_time) }),
      lifecycle_stage: fields.lifecycle_stage ?? 'active',
      artifact_uri: fields.artifact_uri ?? '',
      metrics,
      params: await pairsIn(join(folder, 'params')),
      tags: await pairsIn(join(folder, 'tags')),
      datasets: [],
      modelInputs: [],
      modelOutputs: [],
    }
    for (const name of await foldersIn(join(folder, 'inputs'))) {
      const text = await readFile(join(folder, 'inputs', name, 'meta.yaml'), 'utf8')
      const link = readFields(text)
      if (link.source_type === 'DATASET') {
        const {
          name: named = '',
          digest = '',
          source_type = '',
          source = '',
          schema,
          profile,
        } = await fieldsAt(join(home, 'datasets', link.source_id ?? ''))
        run.datasets.push({
          dataset: {
            name: named,
            digest,
            source_type,
            source,
            ...(schema && { schema }),
            ...(profile && { profile }),
          },
          tags: readPairs(text, 'tags'),
        })
      } else if (link.destination_id) run.modelInputs.push(link.destination_id)
    }
    for (const name of await foldersIn(join(folder, 'outputs'))) {
      const link = await fieldsAt(join(folder, 'outputs', name))
      run.modelOutputs.push({ model_id: link.destination_id ?? name, step: Number(link.step ?? 0) })
    }
    return run
  }

  return {
    async *experiments() {
      for (const [id, home] of homes) {
        const fields = await fieldsAt(home)
        const created = numberOf(fields.creation_time)
        const updated = numberOf(fields.last_update_time)
        yield {
          experiment_id: fields.experiment_id ?? id,
          name: fields.name ?? id,
          lifecycle_stage: fields.lifecycle_stage ?? 'active',
          ...(created !== undefined && { creation_time: created }),
          ...(updated !== undefined && { last_update_time: updated }),
          tags: await pairsIn(join(home, 'tags')),
        }
      }
    },

    async *runs(experiment) {
      const home = homeOf(experiment)
      for (const name of await foldersIn(home)) {
        if (['tags', 'datasets', 'models', 'traces'].includes(name)) continue
        if (await stat(join(home, name, 'meta.yaml')).catch(() => null)) yield await readRun(home, name)
      }
    },

    async *history({ run_id, experiment_id }, key) {
      const lines = await linesOf(join(homeOf(experiment_id), run_id, 'metrics', key))
      yield lines.map((line) => pointOf(key, line))
    },

    async *loggedModels(experiment) {
      const models = join(homeOf(experiment), 'models')
      for (const id of await foldersIn(models)) {
        const folder = join(models, id)
        const fields = await fieldsAt(folder)
        places.set(id, join(folder, 'artifacts'))
        const metrics: LoggedModel['metrics'] = []
        for await (const key of filesBelow(join(folder, 'metrics')))
          for (const line of await linesOf(join(folder, 'metrics', key)))
            metrics.push({
              ...pointOf(key, line),
              run_id: line[3] ?? '',
              ...(line[4] && { dataset_name: line[4], dataset_digest: line[5] ?? '' }),
            })
        yield {
          model_id: id,
          experiment_id: fields.experiment_id ?? experiment,
          name: fields.name ?? id,
          ...(fields.model_type && { model_type: fields.model_type }),
          ...(fields.source_run_id && { source_run_id: fields.source_run_id }),
          status: MODEL_STATUSES[Number(fields.status)] || 'LOGGED_MODEL_READY',
          creation_timestamp_ms: Number(fields.creation_timestamp ?? 0),
          last_updated_timestamp_ms: Number(fields.last_updated_timestamp ?? 0),
          artifact_uri: fields.artifact_location ?? '',
          params: await pairsIn(join(folder, 'params')),
          tags: await pairsIn(join(folder, 'tags')),
          metrics,
        }
      }
    },

    async *registeredModels() {
      for (const name of await foldersIn(join(root, 'models'))) {
        const folder = join(root, 'models', name)
        const fields = await fieldsAt(folder)
        yield {
          name: fields.name ?? name,
          ...(fields.description && { description: fields.description }),
          ...timesOf(fields),
          tags: await pairsIn(join(folder, 'tags')),
          aliases: (await pairsIn(join(folder, 'aliases'))).map(({ key, value }) => ({
            alias: key,
            version: value.trim(),
          })),
        }
      }
    },

    async *versions(name) {
      const home = join(root, 'models', name)
      for (const entry of (await foldersIn(home)).filter((one) => /^version-\d+$/.test(one))) {
        const folder = join(home, entry)
        const {
          version,
          source = '',
          storage_location,
          current_stage,
          description,
          user_id,
          run_id,
          run_link,
          model_id,
          ...rest
        } = await fieldsAt(folder)
        yield {
          name,
          version: version ?? entry.slice('version-'.length),
          source,
          location: storage_location ?? source,
          ...(current_stage && { current_stage }),
          ...(description && { description }),
          ...(user_id && { user_id }),
          ...(run_id && { run_id }),
          ...(run_link && { run_link }),
          ...(model_id && { model_id }),
          ...timesOf(rest),
          tags: await pairsIn(join(folder, 'tags')),
        }
      }
    },

    async *files(owner) {
      const place = places.get(idOf(owner))
      if (place && (await stat(place).catch(() => null))) yield* filesBelow(place)
      else if (/^(?!file:)\w[\w+.-]+:/.test(owner.artifact_uri))
        throw new Error(`its files are not in the folder: ${owner.artifact_uri}`)
    },

    open: async (owner, path) =>
      Readable.toWeb(
        createReadStream(join(places.get(idOf(owner)) ?? '', path)),
      ) as ReadableStream<Uint8Array>,
  }
}
