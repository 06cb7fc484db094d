import { isUnexpected } from '@/shared/lib/failure'
import { loadOnce } from '@/shared/lib/load-once'
import { reportError, sendReports } from '@/shared/lib/report-error'

/** Messages of the window that say nothing about this app: another origin's script, and a layout that took two passes. */
const NOISE = /^(?:Script error\.?$|ResizeObserver loop)/

/**
 * From now on an unexpected error that nothing handled is reported, and in production sent to the server of this origin.
 * Returns the end.
 */
export function watchErrors(page: Window = window): () => void {
  const ends = new AbortController()
  const report = (error: unknown) => {
    // The browser logs what nothing handled.
    if (isUnexpected(error)) reportError(error, { logged: true })
  }
  page.addEventListener(
    'error',
    ({ error, message, filename }: ErrorEvent) => {
      // Extensions run in this window too.
      if (NOISE.test(message) || /^\w+-extension:/.test(filename)) return
      report(error ?? new Error(message))
    },
    ends,
  )
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason), ends)
  if (import.meta.env.PROD) sendReports((thrown) => void sendLazily(thrown))
  return () => ends.abort()
}

/** Most pages report nothing, so the code that sends is loaded with the first report. */
const loadSender = loadOnce(async () => {
  const { createSender } = await import('@/shared/lib/report-error/send')
  return createSender({
    fetch: (...asked) => fetch(...asked),
    elapsed: () => performance.now(),
    now: () => Date.now(),
    page: () => location.pathname,
  })
})

async function sendLazily(thrown: unknown): Promise<void> {
  try {
    const send = await loadSender()
    await send(thrown)
  } catch {
    // The code could not be loaded: the next report loads it again.
  }
}
