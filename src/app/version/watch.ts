import { isOfflineCopyKept } from '@/features/offline-copy'
import type { ActorEnvironment } from '@/shared/lib/machine'
import { watchTyping } from './unsaved'

/** What a page that has just arrived still has to do comes first, in ms. */
const AFTER_LOAD = 2000

/**
 * What every visit pays for the offline copy: it registers the worker once the page is idle, and says when the kept
 * version is no longer that of this page. Without workers, with Save-Data or after it was switched off it does nothing.
 */
export function watchVersion(environment: ActorEnvironment): void {
  if (!import.meta.env.PROD || import.meta.env.VITE_SERVICE_WORKER === 'off') return
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  watchTyping()

  const look = async () => {
    const { controller } = workers
    if (!controller || (await entryOf(controller)) === ownEntry()) return
    const { sayNewVersion } = await import('.')
    sayNewVersion(environment)
  }
  const register = async () => {
    if (!isOfflineCopyKept() || savesData()) return
    const registration = await workers.register('/sw.js')
    workers.addEventListener('controllerchange', () => void look())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) registration.update().catch(() => undefined)
    })
    await look()
  }
  const begin = () =>
    environment.clock.setTimeout(() => {
      // What a browser refuses to keep it does without.
      whenIdle(() => void register().catch(() => undefined))
    }, AFTER_LOAD)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 10_000 }) : work()

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
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage('entry', [port2])
  })
