import type { Answered, Asked, End, Jobs, WorkerError } from './protocol'

/**
 * The worker's end: runs the requested jobs one after another. Skips a job that was cancelled before its
 * turn.
 */
export function answerJobs(end: End, jobs: Jobs): void {
  const open = new Set<number>()
  let last = Promise.resolve()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  const post = (message: Answered) => end.postMessage(message)

  const run = async (id: number, job: string, input: unknown) => {
    const breathe = async () => {
      await new Promise((resolve) => setTimeout(resolve))
      if (!open.has(id)) throw new Error('Cancelled')
    }
    try {
      await breathe()
      const output = await jobs[job]?.(input, async (progress) => {
        post({ id, progress })
        await breathe()
      })
      if (open.has(id)) post({ id, output })
    } catch (error) {
      if (open.has(id)) post({ id, error: posted(error) })
    }
    if (!open.delete(id)) post({ id, cancelled: true })
  }

  end.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    if ('cancel' in data) return void open.delete(data.id)
    open.add(data.id)
    last = last.then(() => run(data.id, data.job, data.input))
  })
}

function posted(error: unknown): WorkerError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  const { name, message, stack } = error
  return { name, message, stack }
}
