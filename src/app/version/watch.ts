import { hasOfflineCopy, isOfflineCopyKept, WORKER } from '@/shared/lib/offline-copy'
import type { ActorEnvironment } from '@/shared/lib/machine'
import { watchTyping } from './unsaved'

/**
 * What every visit pays for the offline copy: it registers the worker once the page is idle, and says when the kept
 * version is no longer that of this page. Without workers, with Save-Data or after it was switched off it does nothing.
 */
export function watchVersion(environment: ActorEnvironment): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!hasOfflineCopy || !workers) return
  watchTyping()

  const look = async () => {
    const { controller } = workers
    if (!controller || (await entryOf(controller)) === ownEntry()) return
    const { sayNewVersion } = await import('.')
    sayNewVersion(environment)
  }
  const register = async () => {
    if (!isOfflineCopyKept() || savesData()) return
    await workers.register(WORKER)
    workers.addEventListener('controllerchange', () => void look())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void update().catch(() => undefined)
    })
    await look()
  }
  const update = async () => (await workers.getRegistration())?.update()
  // What a browser refuses to keep it does without.
  const begin = () => whenIdle(() => void register().catch(() => undefined))
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

/** What a page that has just arrived still has to do comes first: twice idle is idle. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(() => requestIdleCallback(work, { timeout: 10_000 }), { timeout: 10_000 })
    : work()

const savesData = () =>
  Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData)

/** The script that this page started with: its name is its version. */
function ownEntry(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  return script ? new URL(script.src).pathname : undefined
}

/** The same of the pages that a worker keeps. Never answers where the worker is not ours. */
const entryOf = (worker: ServiceWorker) =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
    port1.start()
    worker.postMessage('entry', [port2])
  })
