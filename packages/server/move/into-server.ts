import type { LoggedModel, ModelVersion, Moved, Owner, Point, Run, Source } from './source'
import { nothingMoved, placed } from './source'
import { encodedPath, type TrackingServer } from './server'

/** Entries of a batch. */
const POINTS = 1000
const PAIRS = 100

const parts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, place) =>
    list.slice(place * size, (place + 1) * size),
  )

/**
 * Copies everything of a source into an Orrery. It may be repeated: what is there already is written over with the same.
 * One thing that is refused is left out, with the reason in `left`, and the next one goes on.
 */
export async function moveIntoServer(
  source: Source,
  target: TrackingServer,
  note: (line: string) => void = () => {},
): Promise<Moved> {
  const moved = nothingMoved()
  /** Where the files of runs and models were, by the text that stands for them in the target. */
  const places: [uri: string, target: string][] = []
  const post = (path: string, request: object) => target.call('POST', path, request)

  async function attempt(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      moved.left.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  async function points(run: Run, list: readonly Point[]): Promise<void> {
    for (const metrics of parts(list, POINTS)) await post('runs/log-batch', { run_id: run.run_id, metrics })
    moved.points += list.length
  }

  async function files(what: string, owner: Owner, root: string): Promise<void> {
    await attempt(`files of ${what}`, async () => {
      for await (const path of source.files(owner))
        await attempt(`${path} of ${what}`, async () => {
          const address = `/api/2.0/mlflow-artifacts/artifacts/${encodedPath(`${root}/${path}`)}`
          await target.bytes('PUT', address, await source.open(owner, path))
          moved.files++
        })
    })
  }

  /** The run is active while it is written to, and gets its own state at the end. */
  const statedRun = (run: Run, experiment_id: string, lifecycle_stage: string) => {
    const { run_id, run_name, user_id, status, start_time, end_time } = run
    return post('orrery/import-run', {
      run_id,
      experiment_id,
      run_name,
      user_id,
      status,
      start_time,
      end_time,
      lifecycle_stage,
    })
  }

  async function writeRun(run: Run, experiment: string): Promise<void> {
    const { run_id } = run
    await statedRun(run, experiment, 'active')
    for (const params of parts(run.params, PAIRS)) await post('runs/log-batch', { run_id, params })
    for (const tags of parts(run.tags, PAIRS)) await post('runs/log-batch', { run_id, tags })
    for (const datasets of parts(run.datasets, PAIRS)) await post('runs/log-inputs', { run_id, datasets })
    for (const key of run.metrics) for await (const page of source.history(run, key)) await points(run, page)
    await files(`run ${run_id}`, run, `${experiment}/${run_id}/artifacts`)
    places.push([run.artifact_uri, `runs:/${run_id}`])
    moved.runs++
  }

  async function writeModel(
    model: LoggedModel,
    experiment: string,
    runs: ReadonlyMap<string, Run>,
  ): Promise<void> {
    const { metrics, artifact_uri: _, ...stated } = model
    await post('orrery/import-logged-model', { ...stated, experiment_id: experiment })
    for (const { run_id, ...point } of metrics) {
      const run = runs.get(run_id)
      if (run) await points(run, [{ ...point, model_id: model.model_id }])
    }
    await files(`model ${model.model_id}`, model, `${experiment}/models/${model.model_id}/artifacts`)
    // Its params, tags and times once more: a metric may have touched them.
    await post('orrery/import-logged-model', { ...stated, experiment_id: experiment })
    places.push([model.artifact_uri, `models:/${model.model_id}`])
    moved.loggedModels++
  }

  for await (const experiment of source.experiments()) {
    note(`Experiment ${experiment.name}`)
    await attempt(`experiment ${experiment.name}`, async () => {
      const { experiment_id } = await target.call<{ experiment_id: string }>(
        'POST',
        'orrery/import-experiment',
        {
          ...experiment,
          lifecycle_stage: 'active',
        },
      )
      const runs = new Map<string, Run>()
      for await (const run of source.runs(experiment.experiment_id)) {
        runs.set(run.run_id, run)
        await attempt(`run ${run.run_id}`, () => writeRun(run, experiment_id))
      }
      for await (const model of source.loggedModels(experiment.experiment_id))
        await attempt(`model ${model.model_id}`, () => writeModel(model, experiment_id, runs))
      for (const run of runs.values())
        await attempt(`run ${run.run_id}`, async () => {
          const { run_id, modelInputs, modelOutputs } = run
          if (modelInputs.length > 0)
            await post('runs/log-inputs', {
              run_id,
              datasets: [],
              models: modelInputs.map((model_id) => ({ model_id })),
            })
          if (modelOutputs.length > 0) await post('runs/outputs', { run_id, models: modelOutputs })
          await statedRun(run, experiment_id, run.lifecycle_stage)
        })
      await post('orrery/import-experiment', experiment)
      moved.experiments++
    })
  }

  for await (const { aliases, ...model } of source.registeredModels())
    await attempt(`registered model ${model.name}`, async () => {
      await post('orrery/import-registered-model', model)
      moved.registeredModels++
      for await (const { location, ...version } of source.versions(model.name))
        await attempt(`version ${version.version} of ${model.name}`, async () => {
          await post('orrery/import-model-version', {
            ...version,
            source: sourceOf({ ...version, location }, places),
          })
          moved.versions++
        })
      for (const { alias, version } of aliases)
        await attempt(`alias ${alias} of ${model.name}`, async () => {
          await post('registered-models/alias', { name: model.name, alias, version: String(version) })
        })
      await post('orrery/import-registered-model', model)
    })
  return moved
}

/** The source of a version in the target: the run or model that its files were moved with, or as it was. */
function sourceOf(
  { source, location }: ModelVersion,
  places: readonly (readonly [string, string])[],
): string {
  if (/^models:\/m-[0-9a-f]{32}$/.test(source)) return source
  return placed(source, places) ?? placed(location, places) ?? source
}
