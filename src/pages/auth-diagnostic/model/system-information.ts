import { useSyncExternalStore } from 'react'
import { MISSING } from '@/shared/lib/format'

/** AUD-01, in this order. */
export interface SystemInformation {
  browser: string
  system: string
  screen: string
  viewport: string
  online: boolean
  cookies: boolean
}

const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* .*Safari\//],
]

const SYSTEMS: readonly [string, RegExp][] = [
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
]

/** Name and major version of a browser, from what it says about itself. */
export function browserOf(userAgent: string): string {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1]
    if (version) return `${name} ${version}`
  }
  return 'Unknown'
}

export const systemOf = (userAgent: string): string =>
  SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'Unknown'

function read(): SystemInformation {
  const { userAgent, onLine, cookieEnabled } = navigator
  return {
    browser: browserOf(userAgent),
    system: systemOf(userAgent),
    screen: `${window.screen.width} × ${window.screen.height}`,
    viewport: `${window.innerWidth} × ${window.innerHeight}`,
    online: onLine,
    cookies: cookieEnabled,
  }
}

/** AUD-01: live, as the window is resized and the network comes and goes. */
export function useSystemInformation(): SystemInformation {
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(read()),
    () => null,
  )
  return text === null ? UNSEEN : (JSON.parse(text) as SystemInformation)
}

/** In the page that the build writes. */
const UNSEEN: SystemInformation = {
  browser: MISSING,
  system: MISSING,
  screen: MISSING,
  viewport: MISSING,
  online: true,
  cookies: true,
}

function subscribe(listener: () => void): () => void {
  const ends = new AbortController()
  for (const type of ['resize', 'online', 'offline']) window.addEventListener(type, listener, ends)
  return () => ends.abort()
}
