import { Failure } from '@/shared/lib/failure'
import { openWorker } from '@/shared/lib/worker-channel'
import type { FileFacts, TrainedModel, TrainingChoice, TrainingProgress, Warning } from '../model'
import type { LearnJobs, Papers } from './learn-jobs'

/** Models are trained in a worker: the page stays responsive, and never loads the engine. */
const askLearner = openWorker<LearnJobs>(
  () => new Worker(new URL('./learn.worker.ts', import.meta.url), { type: 'module' }),
  'The training stopped. Please try again.',
)

/** The columns of a file, and what could be predicted. Rejects with a Failure in words. */
export async function lookAtFile(file: File, signal: AbortSignal): Promise<FileFacts> {
  return asFailure(signal, askLearner('look', { file, name: file.name }, { signal }))
}

/** Finds warnings about a choice, and columns that are better left out. Rejects with a Failure where nothing can be trained. */
export async function checkChoice(
  file: File,
  choice: TrainingChoice,
  signal: AbortSignal,
): Promise<{ warnings: Warning[]; leftOut: string[] }> {
  return asFailure(signal, askLearner('check', { file, name: file.name, choice }, { signal }))
}

export interface Training {
  pause: () => void
  resume: () => void
  done: Promise<{ model: TrainedModel; papers: Papers }>
}

/** Trains a model of a file; it can be paused between two rounds. */
export function trainOnFile(
  file: File,
  choice: TrainingChoice,
  signal: AbortSignal,
  onProgress: (progress: TrainingProgress) => void,
): Training {
  const name = `training-${crypto.randomUUID()}`
  const channel = new BroadcastChannel(name)
  const order = { file, name: file.name, choice, channel: name }
  // A training that waits in a pause ends, too.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  signal.addEventListener('abort', () => channel.postMessage('resume'))
  const answer = async () =>
    asFailure(
      signal,
      askLearner('train', order, {
        signal,
        onProgress: ({ detail }) => {
          if (detail !== undefined) onProgress(detail as TrainingProgress)
        },
      }),
    )
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    pause: () => channel.postMessage('pause'),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    resume: () => channel.postMessage('resume'),
    done: answer().finally(() => channel.close()),
  }
}

/** The bundled dataset, as a file. */
export async function penguins(): Promise<File> {
  const { default: text } = await import('./penguins.csv?raw')
  return new File([text], 'penguins.csv', { type: 'text/csv' })
}

async function asFailure<T>(signal: AbortSignal, reply: Promise<T>): Promise<T> {
  try {
    return await reply
  } catch (error) {
    if (signal.aborted || error instanceof Failure) throw error
    throw new Failure(error instanceof Error ? error.message : String(error))
  }
}
