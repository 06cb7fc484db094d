import { isUnexpected } from '@/shared/lib/failure'
import { reportError } from '@/shared/lib/report-error'
import { hasOfflineCopy, isOfflineCopyStored, WORKER } from '@/shared/lib/offline-copy'
import type { ActorEnvironment } from '@/shared/lib/machine'
import { watchTyping } from './unsaved'

/**
 * The part of the offline copy that every visit loads: it registers the worker once the page is idle, and reports when
 * the stored version differs from the version of this page. Without workers, with Save-Data or after the copy was
 * switched off it does nothing.
 */
export function watchVersion(environment: ActorEnvironment): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!hasOfflineCopy || !workers) return
  watchTyping()

  const differs = async () => {
    const { controller } = workers
    return controller !== null && (await entryOf(controller)) !== ownEntry()
  }
  const say = async () => {
    const { sayNewVersion } = await import('.')
    sayNewVersion(environment)
  }
  /** The worker that has just taken over is the newest, so no update is requested. */
  const compare = async () => {
    if (await differs()) await say()
  }
  const register = async () => {
    if (!isOfflineCopyStored() || savesData()) return
    const registration = await workers.register(WORKER)
    workers.addEventListener('controllerchange', () => void compare())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void update().catch(refused)
    })
    if (!(await differs())) return
    // A page that the server was asked for may be newer than what is kept, whose successor is then on its way.
    await registration.update()
    if (!registration.installing && !registration.waiting && (await differs())) await say()
  }
  const update = async () => (await workers.getRegistration())?.update()
  const begin = () => whenIdle(() => void register().catch(refused))
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

/** How browsers say that the worker's script could not be fetched, or was not there: the same `TypeError` in all cases. */
const NOT_FETCHED = /fetch|load|network|http response|unknown error|not found/i

/** The page works without an offline copy: a browser that refuses the worker, or a lost connection, is no error. */
function refused(error: unknown): void {
  const gone = error instanceof DOMException || (error instanceof Error && NOT_FETCHED.test(error.message))
  if (!gone && isUnexpected(error)) reportError(error)
}

/** Waits for idle time twice, because a page that has just loaded still has work to do. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(() => requestIdleCallback(work, { timeout: 10_000 }), { timeout: 10_000 })
    : work()

const savesData = () =>
  Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData)

/** The script that starts the app: its name is its version. */
function ownEntry(): string | undefined {
  const starts = document.querySelectorAll<HTMLLinkElement>('link[data-later=start]')
  const last = [...starts].at(-1)
  return last ? new URL(last.href).pathname : undefined
}

/** The same of the pages that a worker keeps. Never answers where the worker is not ours. */
const entryOf = (worker: ServiceWorker) =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
    port1.start()
    worker.postMessage('entry', [port2])
  })
