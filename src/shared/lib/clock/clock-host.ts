import type { ClockHost } from './clock'

/** Real time of this browser. */
export const browserClockHost: ClockHost = {
  now: () => performance.now(),
  setTimeout: (callback, delay) => window.setTimeout(callback, delay),
  clearTimeout: (handle) => window.clearTimeout(handle as number),
}
