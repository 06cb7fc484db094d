import {
  MODEL_STATUSES,
  type Moved,
  nothingMoved,
  type Owner,
  placed,
  type Run,
  RUN_STATUSES,
  type Source,
} from './source'
import { folderWriter, lineOf, md5, TRASH } from './folder-writer'
import { writeFields } from './yaml'

/**
 * Copies everything of a source into a folder in MLflow's file format. It may be repeated. Rejects when the folder has
 * other content.
 */
export async function moveIntoFolder(
  source: Source,
  folder: string,
  note: (line: string) => void = () => {},
): Promise<Moved> {
  const moved = nothingMoved()
  const places: [uri: string, target: string][] = []

  const { write, pairs, makeFolder, remove, uriOf } = await folderWriter(folder)

  async function attempt(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      moved.left.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  async function files(what: string, owner: Owner, path: string): Promise<string> {
    await makeFolder(path)
    await attempt(`files of ${what}`, async () => {
      for await (const file of source.files(owner))
        await attempt(`${file} of ${what}`, async () => {
          await write(`${path}/${file}`, await source.open(owner, file))
          moved.files++
        })
    })
    const uri = uriOf(path)
    places.push([owner.artifact_uri, uri])
    return uri
  }

  async function writeRun(run: Run, home: string): Promise<void> {
    const path = `${home}/${run.run_id}`
    // Without it a metric that was deleted meanwhile would stay.
    await remove(path)
    const artifact_uri = await files(`run ${run.run_id}`, run, `${path}/artifacts`)
    const { run_id, experiment_id, run_name, user_id, start_time, end_time = null, lifecycle_stage } = run
    const status = Math.max(1, RUN_STATUSES.indexOf(run.status))
    await write(
      `${path}/meta.yaml`,
      writeFields({
        artifact_uri,
        end_time,
        entry_point_name: '',
        experiment_id,
        lifecycle_stage,
        run_id,
        run_name,
        source_name: '',
        source_type: 4,
        source_version: '',
        start_time,
        status,
        tags: [],
        user_id,
        ...(lifecycle_stage === 'deleted' && { deleted_time: end_time ?? start_time }),
      }),
    )
    await pairs(`${path}/params`, run.params)
    await pairs(`${path}/tags`, run.tags)
    await pairs(`${path}/metrics`, [])
    for (const key of run.metrics) {
      let text = ''
      for await (const page of source.history(run, key)) {
        text += page.map((point) => lineOf(point)).join('')
        moved.points += page.length
      }
      await write(`${path}/metrics/${key}`, text)
    }
    for (const { dataset, tags } of run.datasets) {
      const id = md5(dataset.name, dataset.digest)
      const { name, digest, source_type, source: from, schema = null, profile = null } = dataset
      await write(
        `${home}/datasets/${id}/meta.yaml`,
        writeFields({ digest, name, profile, schema, source: from, source_type }),
      )
      await write(
        `${path}/inputs/${md5(id, run_id)}/meta.yaml`,
        writeFields({
          destination_id: run_id,
          destination_type: 'RUN',
          source_id: id,
          source_type: 'DATASET',
          tags: Object.fromEntries(tags.map(({ key, value }) => [key, value])),
        }),
      )
    }
    const link = (kind: 'INPUT' | 'OUTPUT', model_id: string, step: number) =>
      write(
        `${path}/${kind.toLowerCase()}s/${model_id}/meta.yaml`,
        writeFields({
          destination_id: model_id,
          destination_type: `MODEL_${kind}`,
          source_id: kind === 'INPUT' ? run_id : model_id,
          source_type: `RUN_${kind}`,
          step,
          tags: {},
        }),
      )
    for (const model_id of run.modelInputs) await link('INPUT', model_id, 0)
    for (const { model_id, step } of run.modelOutputs) await link('OUTPUT', model_id, step)
    moved.runs++
  }

  for await (const experiment of source.experiments()) {
    const { experiment_id, name, lifecycle_stage, creation_time = null, last_update_time = null } = experiment
    note(`Experiment ${name}`)
    const isDeleted = lifecycle_stage === 'deleted'
    const home = isDeleted ? `${TRASH}/${experiment_id}` : experiment_id
    await attempt(`experiment ${name}`, async () => {
      await remove(isDeleted ? experiment_id : `${TRASH}/${experiment_id}`)
      const artifact_location = uriOf(experiment_id)
      await write(
        `${home}/meta.yaml`,
        writeFields({
          artifact_location,
          creation_time,
          experiment_id,
          last_update_time,
          lifecycle_stage,
          name,
        }),
      )
      await pairs(`${home}/tags`, experiment.tags)
      for await (const run of source.runs(experiment_id))
        await attempt(`run ${run.run_id}`, () => writeRun(run, home))
      for await (const model of source.loggedModels(experiment_id))
        await attempt(`model ${model.model_id}`, async () => {
          const { model_id, model_type = null, source_run_id = null } = model
          const path = `${home}/models/${model_id}`
          await remove(path)
          const location = await files(`model ${model_id}`, model, `${path}/artifacts`)
          await write(
            `${path}/meta.yaml`,
            writeFields({
              artifact_location: location,
              creation_timestamp: model.creation_timestamp_ms,
              experiment_id,
              last_updated_timestamp: model.last_updated_timestamp_ms,
              model_id,
              model_type,
              name: model.name,
              source_run_id,
              status: Math.max(1, MODEL_STATUSES.indexOf(model.status)),
              status_message: null,
            }),
          )
          await pairs(`${path}/params`, model.params)
          await pairs(`${path}/tags`, model.tags)
          for (const key of new Set(model.metrics.map((point) => point.key)))
            await write(
              `${path}/metrics/${key}`,
              model.metrics
                .filter((point) => point.key === key)
                .map((point) =>
                  lineOf(point, [
                    point.run_id,
                    ...(point.dataset_name ? [point.dataset_name, point.dataset_digest ?? ''] : []),
                  ]),
                )
                .join(''),
            )
          moved.loggedModels++
        })
      moved.experiments++
    })
  }

  for await (const model of source.registeredModels())
    await attempt(`registered model ${model.name}`, async () => {
      const path = `models/${model.name}`
      await remove(path)
      const { name, creation_timestamp = null, last_updated_timestamp = null, description, aliases } = model
      await write(
        `${path}/meta.yaml`,
        writeFields({
          aliases: Object.fromEntries(aliases.map(({ alias, version }) => [alias, String(version)])),
          creation_timestamp,
          description: description || null,
          last_updated_timestamp,
          name,
        }),
      )
      if (model.tags.length > 0) await pairs(`${path}/tags`, model.tags)
      for (const { alias, version } of aliases) await write(`${path}/aliases/${alias}`, String(version))
      moved.registeredModels++
      for await (const { tags, location, source: from, ...version } of source.versions(name)) {
        const { current_stage = 'None', description: about, user_id, run_id, run_link, model_id } = version
        const home = `${path}/version-${version.version}`
        await write(
          `${home}/meta.yaml`,
          writeFields({
            creation_timestamp: version.creation_timestamp ?? null,
            current_stage,
            description: about || null,
            last_updated_timestamp: version.last_updated_timestamp ?? null,
            model_id: model_id || null,
            name,
            run_id: run_id || null,
            run_link: run_link || null,
            source: from.startsWith('models:/') ? from : (placed(location, places) ?? location),
            status: 'READY',
            status_message: null,
            storage_location: placed(location, places) ?? location,
            user_id: user_id || null,
            version: Number(version.version),
          }),
        )
        if (tags.length > 0) await pairs(`${home}/tags`, tags)
        moved.versions++
      }
    })
  return moved
}
