/** Machines, which know of no browser, are checked with this file. */
declare const console: { error: (...said: unknown[]) => void }

/** Sends an error that was logged to those who run this site. */
export type Sender = (error: unknown) => void

let send: Sender | null = null

/** From now on each reported error is passed on, once. Null: errors are only logged. */
export function sendReports(to: Sender | null): void {
  send = to
}

/** Errors that were reported: a machine, a boundary and the window may all see the same one. */
const reported = new WeakSet<object>()

/**
 * For errors that nobody expected: logs them with their cause, and passes them on where `sendReports` said so. Reports the
 * same error object once. Never throws. `logged`: the browser or React has logged it already.
 */
export function reportError(error: unknown, { logged = false } = {}): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return
    reported.add(error)
  }
  try {
    if (!logged) console.error('Unexpected error:', error)
    send?.(error)
  } catch {
    // An error of the report itself would lead to the next report.
  }
}
