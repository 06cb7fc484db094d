import { object, string } from 'valibot'
import { callFunction, fetchOwn } from '@/shared/api'
import { Failure, toFailure } from '@/shared/lib/failure'

/** A finished training. Times are ms since 1970. */
export interface FinishedTraining {
  /** The name of the experiment. */
  experiment: string
  started: number
  ended: number
  params: Record<string, string>
  metrics: readonly { key: string; value: number; timestamp: number; step: number }[]
  tags: Record<string, string>
}

const storedSchema = object({ run: string(), experiment: string() })
const listOf = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => ({ key, value }))

/** Stores a training with its files as a run of a workspace, and resolves with the run's id. Rejects with a `Failure`. */
export async function storeTraining(
  workspace: string,
  training: FinishedTraining,
  files: readonly { path: string; content: Blob }[],
  signal: AbortSignal,
): Promise<string> {
  const text = JSON.stringify({
    ...training,
    params: listOf(training.params),
    tags: listOf(training.tags),
    // JSON has no word for a number that is none.
    metrics: training.metrics.filter(({ value }) => Number.isFinite(value)),
  })
  const { run, experiment } = await callFunction(
    'store_training',
    { workspace, training: text },
    storedSchema,
    signal,
  )
  for (const { path, content } of files)
    await storeFile(`${experiment}/${run}/artifacts/${path}`, content, signal)
  return run
}

async function storeFile(place: string, body: Blob, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetchOwn(`/mlflow/api/2.0/mlflow-artifacts/artifacts/${place}`, {
      method: 'PUT',
      body,
      signal,
    })
    if (!response.ok) throw new Failure('The run was saved without all of its files.')
  } catch (error) {
    throw toFailure(error)
  }
}
