import { scanPage } from '@/entities/page-control'
import type { ScannedPage } from '@/entities/page-control/model'
import { Failure } from '@/shared/lib/failure'
import { settled } from './settled'

export interface ScanTarget {
  /** Address of a route; null for the page that is open. */
  path: string | null
  /** Width of the window in which a route is opened, in px. */
  width: number
}

const LOOK_EVERY = 100
const WINDOW_HEIGHT = 800

// A page in another window loads in real time.
const wait = () => new Promise<void>((resolve) => setTimeout(resolve, LOOK_EVERY))

/** Measures the open page, or opens a route in a window of its own, measures it there and closes it. */
export async function scan({ path, width }: ScanTarget, signal: AbortSignal): Promise<ScannedPage> {
  if (path === null) {
    await settled({ look: () => lookAt(window), wait }, signal)
    return scanPage(window)
  }
  // A window, not a frame: the site forbids framing, even by itself. A window of the same origin may be read.
  const opened = window.open(path, 'orrery-scan', `popup,width=${width},height=${WINDOW_HEIGHT}`)
  if (!opened)
    throw new Failure('The browser blocked the scan window. Allow pop-ups from this site and try again.')
  const look = () => {
    if (opened.closed) throw new Failure('The window was closed before the scan finished.')
    return lookAt(opened)
  }
  try {
    await settled({ look, wait }, signal)
    return scanPage(opened)
  } finally {
    opened.close()
  }
}

/** The count of elements on a page; null while it loads. */
function lookAt(view: Window): number | null {
  const { location, document: page } = view
  if (location.origin !== window.location.origin || page.readyState !== 'complete') return null
  if (page.querySelector('main [data-busy]')) return null
  return page.querySelectorAll('main *').length || null
}
