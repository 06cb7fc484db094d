import type { LoggedModel, ModelVersion, Owner, Pair, Point, RegisteredModel, Run, Source } from './source'
import { encodedPath, RefusedError, type TrackingServer } from './server'

interface Page {
  next_page_token?: string
}

interface WireRun {
  info: Omit<Run, 'metrics' | 'params' | 'tags' | 'datasets' | 'modelInputs' | 'modelOutputs'>
  data?: { metrics?: Point[]; params?: Pair[]; tags?: Pair[] }
  inputs?: {
    dataset_inputs?: { dataset: Run['datasets'][0]['dataset']; tags?: Pair[] }[]
    model_inputs?: { model_id: string }[]
  }
  outputs?: { model_outputs?: { model_id: string; step?: number }[] }
}

interface WireModel {
  info: Omit<LoggedModel, 'params' | 'metrics' | 'tags'> & { tags?: Pair[] }
  data?: { params?: Pair[]; metrics?: (Point & { run_id: string })[] }
}

const PROXY = 'mlflow-artifacts:/'
const ARTIFACTS = '/api/2.0/mlflow-artifacts/artifacts'

/** MLflow's database stores an infinity as the greatest double. */
const valueOf = (value: number | string): number | string =>
  Math.abs(Number(value)) === Number.MAX_VALUE ? (Number(value) > 0 ? 'Infinity' : '-Infinity') : value

/** The part of a proxied URI that names a place; null for files that the server does not hand out. */
const proxied = (uri: string): string | null =>
  uri.startsWith(PROXY) ? uri.slice(PROXY.length).replace(/^\/+([^/]*\/\/)?/, '') : null

const isMissing = (error: unknown) => error instanceof RefusedError && error.status === 404

/** Reads a tracking server: MLflow's own, or Orrery. */
export function serverSource(server: TrackingServer): Source {
  /** All pages of a search. */
  async function* pages<T extends Page>(method: string, path: string, request: object): AsyncIterable<T> {
    for (let token: string | undefined; ; ) {
      const page: T = await server.call<T>(method, path, {
        ...request,
        ...(token ? { page_token: token } : {}),
      })
      yield page
      token = page.next_page_token
      if (!token) return
    }
  }

  async function* walk(
    list: (folder: string) => Promise<{ path: string; is_dir: boolean }[]>,
    folder = '',
  ): AsyncIterable<string> {
    for (const { path, is_dir } of await list(folder))
      if (is_dir) yield* walk(list, path)
      else yield path
  }

  return {
    async *experiments() {
      const request = { view_type: 'ALL', max_results: 1000 }
      for await (const { experiments = [] } of pages<Page & { experiments?: never[] }>(
        'POST',
        'experiments/search',
        request,
      ))
        for (const one of experiments as { tags?: Pair[] }[]) yield { tags: [], ...one } as never
    },

    async *runs(experiment) {
      const request = {
        experiment_ids: [experiment],
        run_view_type: 'ALL',
        max_results: 500,
        order_by: ['attribute.start_time ASC'],
      }
      for await (const { runs = [] } of pages<Page & { runs?: WireRun[] }>('POST', 'runs/search', request))
        for (const { info, data, inputs, outputs } of runs)
          yield {
            ...info,
            metrics: (data?.metrics ?? []).map(({ key }) => key),
            params: data?.params ?? [],
            tags: data?.tags ?? [],
            datasets: (inputs?.dataset_inputs ?? []).map(({ dataset, tags = [] }) => ({ dataset, tags })),
            modelInputs: (inputs?.model_inputs ?? []).map(({ model_id }) => model_id),
            modelOutputs: (outputs?.model_outputs ?? []).map(({ model_id, step = 0 }) => ({
              model_id,
              step,
            })),
          }
    },

    async *history({ run_id }, metric_key) {
      const request = { run_id, metric_key, max_results: 25_000 }
      for await (const { metrics = [] } of pages<Page & { metrics?: Point[] }>(
        'GET',
        'metrics/get-history',
        request,
      ))
        yield metrics.map(({ value, timestamp, step = 0 }) => ({
          key: metric_key,
          value: valueOf(value),
          timestamp: Number(timestamp),
          step: Number(step),
        }))
    },

    async *loggedModels(experiment) {
      try {
        const request = { experiment_ids: [experiment], max_results: 50 }
        for await (const { models = [] } of pages<Page & { models?: WireModel[] }>(
          'POST',
          'logged-models/search',
          request,
        ))
          for (const { info, data } of models)
            yield {
              ...info,
              tags: info.tags ?? [],
              params: data?.params ?? [],
              metrics: (data?.metrics ?? []).map((point) => ({ ...point, value: valueOf(point.value) })),
            }
      } catch (error) {
        // Servers before 3.0 have none.
        if (!isMissing(error)) throw error
      }
    },

    async *registeredModels() {
      const search = pages<Page & { registered_models?: { name: string }[] }>(
        'GET',
        'registered-models/search',
        { max_results: 100 },
      )
      for await (const { registered_models = [] } of search)
        for (const { name } of registered_models) {
          const { registered_model } = await server.call<{ registered_model: RegisteredModel }>(
            'GET',
            'registered-models/get',
            { name },
          )
          yield {
            ...registered_model,
            tags: registered_model.tags ?? [],
            aliases: registered_model.aliases ?? [],
          }
        }
    },

    async *versions(name) {
      // Quotes cannot be escaped in a filter, so either kind is used; a name with both is filtered here.
      const quote = name.includes("'") ? '"' : "'"
      const filter = name.includes("'") && name.includes('"') ? '' : `name = ${quote}${name}${quote}`
      const search = pages<Page & { model_versions?: ModelVersion[] }>('GET', 'model-versions/search', {
        filter,
        max_results: 200,
      })
      for await (const { model_versions = [] } of search)
        for (const version of model_versions.filter((one) => one.name === name)) {
          const { artifact_uri } = await server
            .call<{ artifact_uri?: string }>('GET', 'model-versions/get-download-uri', {
              name,
              version: version.version,
            })
            .catch(() => ({ artifact_uri: undefined }))
          yield { ...version, tags: version.tags ?? [], location: artifact_uri ?? version.source }
        }
    },

    async *files(owner: Owner) {
      const root = proxied(owner.artifact_uri)
      if (root !== null)
        yield* walk(async (folder) => {
          const path = folder === '' ? root : `${root}/${folder}`
          const answer = await server.bytes('GET', `${ARTIFACTS}?path=${encodeURIComponent(path)}`)
          const { files = [] } = (await answer.json()) as { files?: { path: string; is_dir: boolean }[] }
          return files.map((file) => ({
            ...file,
            path: folder === '' ? file.path : `${folder}/${file.path}`,
          }))
        })
      else if ('run_id' in owner)
        yield* walk(async (path) => {
          const { files = [] } = await server.call<{ files?: { path: string; is_dir: boolean }[] }>(
            'GET',
            'artifacts/list',
            {
              run_id: owner.run_id,
              path,
            },
          )
          return files
        })
      else throw new Error(`its files are not served by the server: ${owner.artifact_uri}`)
    },

    async open(owner, path) {
      const root = proxied(owner.artifact_uri)
      const address =
        root !== null || !('run_id' in owner)
          ? `${ARTIFACTS}/${encodedPath(`${root}/${path}`)}`
          : `/get-artifact?run_id=${owner.run_id}&path=${encodeURIComponent(path)}`
      const { body } = await server.bytes('GET', address)
      return body ?? new Blob([]).stream()
    },
  }
}
