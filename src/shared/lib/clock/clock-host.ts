import type { ClockHost } from './clock'

/** Real time as this browser tells it. */
export const browserClockHost: ClockHost = {
  now: () => performance.now(),
  setTimeout: (callback, delay) => window.setTimeout(callback, delay),
  clearTimeout: (handle) => window.clearTimeout(handle as number),
}
