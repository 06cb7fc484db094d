/** Machines, which know of no browser, are checked with this file. */
declare const console: { error: (...said: unknown[]) => void }

/** Sends an error that was logged to those who run this site. */
export type Sender = (error: unknown) => void

let send: Sender | null = null

/** From now on each reported error is passed on, once. Null: errors are only logged. */
export function sendReports(to: Sender | null): void {
  send = to
}

/** Reported errors: a machine, a boundary and the window may all catch the same error. */
const reported = new WeakSet<object>()

/**
 * For unexpected errors: logs them with their cause, and sends them to the target of `sendReports`. Reports
 * the same error object once. Never throws. `logged`: the browser or React has logged it already.
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
