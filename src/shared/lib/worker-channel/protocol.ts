/** How far a job is. */
export interface Progress {
  done: number
  total: number
  /** Of a file that is read: its rows so far. */
  rows?: number
  /** Further facts of this job, in a form that its caller knows. */
  detail?: unknown
}

/**
 * Reports the progress of the job, and lets the worker receive a cancellation: then it rejects, and the job
 * ends there.
 */
export type Report = (progress: Progress) => Promise<void>

/** The jobs of a worker, by name. */
// oxlint-disable-next-line typescript/no-explicit-any -- each job has an input of its own
export type Jobs = Record<string, (input: any, report: Report) => unknown>

export type Asked = { id: number; job: string; input: unknown } | { id: number; cancel: true }

/** An error of a job as it is posted: a class of its own would arrive as a plain `Error`. */
export interface WorkerError {
  name: string
  message: string
  stack?: string
}

export type Answered =
  | { id: number; progress: Progress }
  | { id: number; output: unknown }
  | { id: number; error: WorkerError }
  /** A job that was cancelled is at its end. */
  | { id: number; cancelled: true }

/** One end: a worker, what a worker calls `self`, or a message port. */
export interface End {
  addEventListener: (type: 'message' | 'error', listener: (event: MessageEvent) => void) => void
  postMessage: (message: unknown) => void
  /** Ends a worker whatever it does. */
  terminate?: () => void
}
